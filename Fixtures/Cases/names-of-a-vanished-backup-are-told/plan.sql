-- Plan
-- tag: rebuild
--   because the foreign key (note) to note_bak(id) is no longer declared
--   because the foreign key (note) to note(id) is new
--   not cheaper, since ALTER TABLE has no form for it
-- bodies: replace
--   because it is declared differently
-- tag_gone: replace
--   because it is declared differently
-- table tag refers to note_bak, view bodies names note_bak, trigger tag_gone names note_bak, which is not in the file: a rebuild of note by hand has dropped it, and note is empty: the rows that were in it are not in this file, only an older copy of the file can have them; --recover (Policy.recoversLeftovers) puts the names back

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop trigger tag_gone: it is declared differently
DROP TRIGGER main."tag_gone";
-- drop view bodies: it is declared differently
DROP VIEW main."bodies";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as tag_bak
ALTER TABLE main."tag" RENAME TO "tag_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create tag as declared
CREATE TABLE main.tag (id INTEGER PRIMARY KEY, note INTEGER REFERENCES note (id));
-- copy the rows of tag
INSERT OR ABORT INTO main."tag"("id", "note")
SELECT "tag_bak"."id", "tag_bak"."note"
FROM main."tag_bak" NOT INDEXED;
-- every row of tag was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tag_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tag" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."tag_bak";

-- create view bodies
CREATE VIEW main.bodies AS SELECT body /* of note */ FROM note;

-- create trigger tag_gone
CREATE TRIGGER main.tag_gone AFTER DELETE ON tag BEGIN DELETE FROM note WHERE id = old.note; END;

-- view bodies compiles
SELECT * FROM main."bodies" LIMIT 0;
-- every row of tag has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."tag" AS c
WHERE c."note" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."note" AS p WHERE p."id" = +c."note")))
WHERE found > 0;

COMMIT;
