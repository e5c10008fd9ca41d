-- Plan
-- note: rebuild
--   because the foreign key (folder) to directory(id) is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
-- directory: rename
--   because table folder is now called directory
-- directory: swap
--   because column label is now called title
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column label is now called title
-- note_search: replace
--   because the values of its content table change
-- hazard orphan: 1 row of note would refer by folder to no row of directory (id 2)
--   cured: folder becomes NULL in them

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table folder to directory
ALTER TABLE main."folder" RENAME TO "directory";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as note_bak
ALTER TABLE main."note" RENAME TO "note_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create note as declared
CREATE TABLE main.note (id INTEGER PRIMARY KEY, folder TEXT REFERENCES directory(id), body TEXT);
-- copy the rows of note
INSERT OR ABORT INTO main."note"("id", "folder", "body")
SELECT "note_bak"."id", CASE WHEN ("note_bak"."folder" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM main."directory" AS p WHERE p."id" = +"note_bak"."folder")) THEN NULL ELSE "note_bak"."folder" END, "note_bak"."body"
FROM main."note_bak" NOT INDEXED;
-- every row of note was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."note_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."note" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."note_bak";

-- make directory_bak in the form that directory will have
CREATE TABLE main."directory_bak" (
  "id" INTEGER PRIMARY KEY,
  "title" TEXT
);
-- copy the rows of directory
INSERT OR ABORT INTO main."directory_bak"("id", "title")
SELECT "directory"."id", "directory"."label"
FROM main."directory" NOT INDEXED;
-- every row of directory was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."directory" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."directory_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of directory and directory_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('directory', 'directory_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('directory', 'directory_bak') AND other.name <> own.name;
-- define directory as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE directory (
  id INTEGER PRIMARY KEY,
  title TEXT
)'
WHERE type = 'table' AND name = 'directory';
-- directory_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "directory_bak"(x)'
WHERE type = 'table' AND name = 'directory_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."directory_bak";

-- index the rows of its content table
INSERT INTO main."note_search"("note_search") VALUES ('rebuild');
-- every row of note has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."note" AS c
WHERE c."folder" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."directory" AS p WHERE p."id" = +c."folder")))
WHERE found > 0;

COMMIT;
