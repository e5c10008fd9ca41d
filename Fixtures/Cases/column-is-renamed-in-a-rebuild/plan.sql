-- Plan
-- pupil: swap
--   because column nick is now called alias
--   because column joined is NOT NULL now
--   because column plan is new; the rows that exist get 'free'
--   because index pupil_nick is declared differently
--   not cheaper, since ALTER TABLE would add the column, but column nick is now called alias
--   not cheaper, since ALTER TABLE would rename the column, but column joined is NOT NULL now
--   not cheaper, since an edit of its definition would not do: column nick is now called alias
--   not cheaper, since an update of its rows would not do: column nick is now called alias
-- pupil_nicked: replace
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

-- drop trigger pupil_nicked: it is declared differently
DROP TRIGGER main."pupil_nicked";

-- drop index pupil_nick: it is declared differently
DROP INDEX main."pupil_nick";
-- make pupil_bak in the form that pupil will have
CREATE TABLE main."pupil_bak" (
  "id" INTEGER PRIMARY KEY,
  "alias" TEXT,
  "joined" TEXT NOT NULL,
  "plan" TEXT NOT NULL DEFAULT 'free'
);
-- copy the rows of pupil
INSERT OR ABORT INTO main."pupil_bak"("id", "alias", "joined")
SELECT "pupil"."id", "pupil"."nick", "pupil"."joined"
FROM main."pupil" NOT INDEXED;
-- every row of pupil was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pupil" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."pupil_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of pupil and pupil_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('pupil', 'pupil_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('pupil', 'pupil_bak') AND other.name <> own.name;
-- define pupil as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE pupil (id INTEGER PRIMARY KEY, alias TEXT, joined TEXT NOT NULL, plan TEXT NOT NULL DEFAULT ''free'')'
WHERE type = 'table' AND name = 'pupil';
-- pupil_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "pupil_bak"(x)'
WHERE type = 'table' AND name = 'pupil_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."pupil_bak";

-- create index pupil_nick
CREATE UNIQUE INDEX main.pupil_nick ON pupil (alias);

-- create trigger pupil_nicked
CREATE TRIGGER main.pupil_nicked AFTER UPDATE OF alias ON pupil BEGIN UPDATE pupil SET joined = joined || '*' WHERE id = new.id; END;

COMMIT;
