-- Plan
-- tag: rebuild
--   because the foreign key (note) to note_bak(id) is no longer declared
--   because the foreign key (note) to note(id) is new
--   not cheaper, since ALTER TABLE has no form for it
-- table note_bak is not declared; it is kept
-- table note_bak looks like what a rebuild of note by hand has left; it is kept, and no rows are put back: 1 row of note has other values there (id 2)

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
-- keep the old table as tag_bak
ALTER TABLE main."tag" RENAME TO "tag_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create tag as declared
CREATE TABLE main.tag (note INTEGER REFERENCES note (id));
-- copy the rows of tag
INSERT OR ABORT INTO main."tag"(rowid, "note")
SELECT "tag_bak".rowid, "tag_bak"."note"
FROM main."tag_bak" NOT INDEXED;
-- every row of tag was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tag_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tag" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."tag_bak";

-- every row of tag has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."tag" AS c
WHERE c."note" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."note" AS p WHERE p."id" = +c."note")))
WHERE found > 0;

COMMIT;
