-- Plan
-- cable: update
--   because column metres has type NUMERIC instead of REAL
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column metres has type NUMERIC instead of REAL
-- label_search: replace
--   because the values of its content table change
-- tag_search: replace
--   because the values of its content table change

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make cable_bak, through which the rows of cable are written
CREATE TABLE main."cable_bak" (
  "id" INTEGER PRIMARY KEY,
  "metres" NUMERIC,
  "kind"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cable and cable_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cable', 'cable_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cable', 'cable_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of cable where they stand
UPDATE OR ABORT main."cable_bak" SET "metres" = "metres"
WHERE typeof("metres") IN ('text', 'real');
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cable and cable_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cable', 'cable_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cable', 'cable_bak') AND other.name <> own.name;
-- define cable as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE cable (
  id INTEGER PRIMARY KEY, metres NUMERIC, kind TEXT,
  label TEXT AS (metres || ''m''), tag TEXT AS (''<'' || label || ''>''), upper TEXT AS (upper(kind))
)'
WHERE type = 'table' AND name = 'cable';
-- cable_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "cable_bak"(x)'
WHERE type = 'table' AND name = 'cable_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."cable_bak";

-- index the rows of its content table
INSERT INTO main."label_search"("label_search") VALUES ('rebuild');
-- index the rows of its content table
INSERT INTO main."tag_search"("tag_search") VALUES ('rebuild');

COMMIT;
