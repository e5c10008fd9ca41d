CREATE TABLE harbour (
  "id" INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  "depth" DECIMAL(10,2) DEFAULT 3.5,
  "full name" TEXT DEFAULT ('unnamed'),
  "country" VARCHAR(2) COLLATE NOCASE,
  FOREIGN KEY (country) REFERENCES country (code)
);
CREATE TABLE country (code VARCHAR(2), name TEXT, UNIQUE (code));
CREATE UNIQUE INDEX harbour_name ON harbour ("full name");
