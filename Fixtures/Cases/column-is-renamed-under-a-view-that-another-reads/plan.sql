-- Plan
-- pear: swap
--   because column kind is now called sort
--   not cheaper, since ALTER TABLE reads names again, while a view that it reads is gone
--   not cheaper, since an edit of its definition would not do: column kind is now called sort
--   not cheaper, since an update of its rows would not do: column kind is now called sort
-- kinds: replace
--   because it is declared differently
-- kinds_in: replace
--   because it is declared differently

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop trigger kinds_in: it is declared differently
DROP TRIGGER main."kinds_in";
-- drop view kinds: it is declared differently
DROP VIEW main."kinds";
-- make pear_bak in the form that pear will have
CREATE TABLE main."pear_bak" (
  "id" INTEGER PRIMARY KEY,
  "sort" TEXT
);
-- copy the rows of pear
INSERT OR ABORT INTO main."pear_bak"("id", "sort")
SELECT "pear"."id", "pear"."kind"
FROM main."pear" NOT INDEXED;
-- every row of pear was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pear" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."pear_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of pear and pear_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('pear', 'pear_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('pear', 'pear_bak') AND other.name <> own.name;
-- define pear as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE pear (id INTEGER PRIMARY KEY, sort TEXT)'
WHERE type = 'table' AND name = 'pear';
-- pear_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "pear_bak"(x)'
WHERE type = 'table' AND name = 'pear_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."pear_bak";

-- create view kinds
CREATE VIEW main.kinds AS SELECT id, sort AS name FROM pear;

-- create trigger kinds_in
CREATE TRIGGER main.kinds_in INSTEAD OF INSERT ON kinds BEGIN INSERT INTO pear (sort) VALUES (new.name); END;

-- view kinds compiles
SELECT * FROM main."kinds" LIMIT 0;

COMMIT;
