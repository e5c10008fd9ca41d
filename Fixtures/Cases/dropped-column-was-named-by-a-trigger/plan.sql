-- Plan
-- camp: swap
--   because column nick is no longer declared
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column nick is no longer declared
-- camp_in: replace
--   because it is declared differently
-- hazard drop-column: column nick of camp is not declared and holds values in 1 row, which would be dropped with it (id 1)
--   allowed

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop trigger camp_in: it is declared differently
DROP TRIGGER main."camp_in";
-- make camp_bak in the form that camp will have
CREATE TABLE main."camp_bak" (
  "id" INTEGER PRIMARY KEY,
  "name" TEXT,
  "open" INTEGER
);
-- copy the rows of camp
INSERT OR ABORT INTO main."camp_bak"("id", "name", "open")
SELECT "camp"."id", "camp"."name", "camp"."open"
FROM main."camp" NOT INDEXED;
-- every row of camp was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."camp" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."camp_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of camp and camp_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('camp', 'camp_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('camp', 'camp_bak') AND other.name <> own.name;
-- define camp as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE camp (id INTEGER PRIMARY KEY, name TEXT, open INTEGER)'
WHERE type = 'table' AND name = 'camp';
-- camp_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "camp_bak"(x)'
WHERE type = 'table' AND name = 'camp_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."camp_bak";

-- create trigger camp_in
CREATE TRIGGER main.camp_in AFTER INSERT ON camp BEGIN UPDATE camp SET name = coalesce(new.name, 'nameless'), open = 1 WHERE id = new.id; END;

COMMIT;
