-- Plan
-- note: recover
--   because note holds 3 rows, and note_bak 1 that it lacks
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

-- drop trigger note_added, which stands in the way; it comes back
DROP TRIGGER main."note_added";
-- copy the rows of note_bak that note lacks
INSERT OR ABORT INTO main."note"("id", "body")
SELECT b."id", b."body"
FROM main."note_bak" AS b NOT INDEXED
WHERE NOT EXISTS (SELECT 1 FROM main."note" AS x WHERE x."id" IS b."id");
-- note has every row of note_bak
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows would be lost"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."note_bak" AS b NOT INDEXED
  WHERE NOT EXISTS (SELECT 1 FROM main."note" AS x WHERE x."id" IS b."id" AND x."id" COLLATE BINARY IS b."id" AND x."body" COLLATE BINARY IS b."body")))
WHERE found > 0;
-- carry the counter of note
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'note', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('note', 'note_bak')) WHERE seq IS NOT NULL;
-- keep no counter of note but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'note' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'note');
-- drop the backup
DROP TABLE main."note_bak";

-- create trigger note_added again
CREATE TRIGGER main.note_added AFTER INSERT ON note BEGIN INSERT INTO log VALUES (new.id); END;
-- index the rows of its content table
INSERT INTO main."words"("words") VALUES ('rebuild');

COMMIT;
