CREATE TABLE "group" (id INTEGER PRIMARY KEY, "order" INTEGER, "select" TEXT, "from" TEXT REFERENCES "transaction" ("index"));
CREATE TABLE "transaction" ("index" TEXT PRIMARY KEY, "values" TEXT);
CREATE TABLE key (action INTEGER, generated TEXT, always TEXT, "check" TEXT, without TEXT, strict TEXT);
CREATE INDEX "where" ON "group" ("order", "from");
INSERT INTO "transaction" VALUES ('t9', 'v');
INSERT INTO "group" VALUES (1, 5, 's', 't9');
INSERT INTO key VALUES (1, 'g', 'a', 'c', 'w', 's');
