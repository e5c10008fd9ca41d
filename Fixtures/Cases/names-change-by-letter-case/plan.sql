-- Plan
-- letter: rename
--   because table Letter is now called letter
-- letter: rebuild
--   because column isread is now called isRead
--   not cheaper, since ALTER TABLE has no form for it

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table Letter to Letter_bak
ALTER TABLE main."Letter" RENAME TO "Letter_bak";
-- rename table Letter_bak to letter
ALTER TABLE main."Letter_bak" RENAME TO "letter";

-- drop trigger letter_new: the rename of a table has changed its text; it comes back
DROP TRIGGER main."letter_new";
-- drop view unread: the rename of a table has changed its text; it comes back
DROP VIEW main."unread";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as letter_bak
ALTER TABLE main."letter" RENAME TO "letter_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create letter as declared
CREATE TABLE main.letter (id INTEGER PRIMARY KEY AUTOINCREMENT, isRead INTEGER, body TEXT);
-- copy the rows of letter
INSERT OR ABORT INTO main."letter"("id", "isRead", "body")
SELECT "letter_bak"."id", "letter_bak"."isread", "letter_bak"."body"
FROM main."letter_bak" NOT INDEXED;
-- every row of letter was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."letter_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."letter" NOT INDEXED) AS new)
WHERE old <> new;
-- carry the counter of letter
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'letter', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('letter', 'letter_bak')) WHERE seq IS NOT NULL;
-- keep no counter of letter but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'letter' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'letter');
-- drop the old table
DROP TABLE main."letter_bak";

-- create index letter_read
CREATE INDEX main.letter_read ON letter (isRead);

-- create view unread
CREATE VIEW main.unread AS SELECT id FROM Letter WHERE isread = 0;

-- create trigger letter_new
CREATE TRIGGER main.letter_new AFTER INSERT ON Letter BEGIN UPDATE Letter SET isread = 0 WHERE id = new.id; END;

COMMIT;
