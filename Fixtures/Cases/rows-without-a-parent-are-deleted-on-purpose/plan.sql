-- Plan
-- note: rebuild
--   because the foreign key (folder) to directory(id) is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- directory: rename
--   because table folder is now called directory
-- directory: rename column
--   because column label is now called title
-- note_search: replace
--   because the values of its content table change
-- hazard orphan: 1 row of note would refer by folder to no row of directory (id 2)
--   cured: they are not copied

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
SELECT "note_bak"."id", "note_bak"."folder", "note_bak"."body"
FROM main."note_bak" NOT INDEXED
WHERE "note_bak"."id" NOT IN (SELECT "note_bak"."id" FROM main."note_bak" NOT INDEXED WHERE "note_bak"."folder" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM main."directory" AS p WHERE p."id" = +"note_bak"."folder"));
-- every row of note that stays was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."note_bak" NOT INDEXED
WHERE "note_bak"."id" NOT IN (SELECT "note_bak"."id" FROM main."note_bak" NOT INDEXED WHERE "note_bak"."folder" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM main."directory" AS p WHERE p."id" = +"note_bak"."folder"))) AS old,
  (SELECT count(*) FROM main."note" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."note_bak";

-- rename column label of directory to title
ALTER TABLE main."directory" RENAME COLUMN "label" TO "title";
-- index the rows of its content table
INSERT INTO main."note_search"("note_search") VALUES ('rebuild');
-- every row of note has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."note" AS c
WHERE c."folder" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."directory" AS p WHERE p."id" = +c."folder")))
WHERE found > 0;

COMMIT;
