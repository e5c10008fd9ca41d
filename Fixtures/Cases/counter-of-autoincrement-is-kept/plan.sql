-- Plan
-- ticket: rebuild
--   because column seat is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything

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
-- keep the old table as ticket_bak
ALTER TABLE main."ticket" RENAME TO "ticket_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create ticket as declared
CREATE TABLE main.ticket (no INTEGER PRIMARY KEY AUTOINCREMENT, seat TEXT NOT NULL);
-- copy the rows of ticket
INSERT OR ABORT INTO main."ticket"("no", "seat")
SELECT "ticket_bak"."no", "ticket_bak"."seat"
FROM main."ticket_bak" NOT INDEXED;
-- every row of ticket was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."ticket_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."ticket" NOT INDEXED) AS new)
WHERE old <> new;
-- carry the counter of ticket
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'ticket', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('ticket', 'ticket_bak')) WHERE seq IS NOT NULL;
-- keep no counter of ticket but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'ticket' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'ticket');
-- drop the old table
DROP TABLE main."ticket_bak";

COMMIT;
