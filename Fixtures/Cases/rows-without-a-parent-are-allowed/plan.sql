-- Plan
-- note: rebuild
--   because the foreign key (folder) to folder(id) is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard orphan: 2 rows of note would refer by folder to no row of folder (id 2, 4)
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as note_bak
ALTER TABLE main."note" RENAME TO "note_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create note as declared
CREATE TABLE main.note (id INTEGER PRIMARY KEY, folder INTEGER REFERENCES folder(id));
-- copy the rows of note
INSERT OR ABORT INTO main."note"("id", "folder")
SELECT "note_bak"."id", "note_bak"."folder"
FROM main."note_bak" NOT INDEXED;
-- every row of note was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."note_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."note" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."note_bak";

COMMIT;
