-- Plan
-- queue: rebuild
--   because column job is NOT NULL now
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
-- keep the old table as queue_bak
ALTER TABLE main."queue" RENAME TO "queue_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create queue as declared
CREATE TABLE main.queue (pos INTEGER PRIMARY KEY AUTOINCREMENT, job TEXT NOT NULL);
-- copy the rows of queue
INSERT OR ABORT INTO main."queue"("pos", "job")
SELECT "queue_bak"."pos", "queue_bak"."job"
FROM main."queue_bak" NOT INDEXED;
-- every row of queue was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."queue_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."queue" NOT INDEXED) AS new)
WHERE old <> new;
-- carry the counter of queue
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'queue', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('queue', 'queue_bak')) WHERE seq IS NOT NULL;
-- keep no counter of queue but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'queue' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'queue');
-- drop the old table
DROP TABLE main."queue_bak";

COMMIT;
