CREATE TABLE "group" (id INTEGER PRIMARY KEY, "order" INTEGER NOT NULL, "select" TEXT, "from" TEXT REFERENCES "transaction" ("index"), "default" TEXT DEFAULT 'd');
CREATE TABLE "transaction" ("index" TEXT PRIMARY KEY, "values" TEXT NOT NULL);
CREATE TABLE key (action INTEGER NOT NULL, generated TEXT, always TEXT, "check" TEXT, without TEXT, strict TEXT);
CREATE INDEX "where" ON "group" ("order", "from");
