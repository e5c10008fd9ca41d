-- Plan
-- note: recover
--   because note_bak is not in the file, and note is empty: the rows that were in it are not in this file, only an older copy of the file can have them
--   because table tag refers to note_bak
--   because view bodies names note_bak
--   because trigger tag_gone names note_bak
-- what the rows that were put back have to say is known only then; a run does both in one transaction, or nothing

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop trigger tag_gone, which stands in the way; it comes back
DROP TRIGGER main."tag_gone";
-- drop view bodies, which stands in the way; it comes back
DROP VIEW main."bodies";
-- drop view long_bodies, which stands in the way; it comes back
DROP VIEW main."long_bodies";

-- let note be what others refer to
ALTER TABLE main."note" RENAME TO "note_bak";
-- they follow to its own name
ALTER TABLE main."note_bak" RENAME TO "note";

-- create view bodies again
CREATE VIEW main.bodies AS SELECT body /* of note */ FROM "note";
-- create view long_bodies again
CREATE VIEW main.long_bodies AS SELECT body FROM bodies WHERE length(body) > 9;

-- create trigger tag_gone again
CREATE TRIGGER main.tag_gone AFTER DELETE ON tag BEGIN DELETE FROM "note" WHERE id = old.note; END;

COMMIT;
