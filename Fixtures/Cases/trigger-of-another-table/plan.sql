-- Plan
-- task_log: rebuild
--   because column note is NOT NULL now, has default '' instead of none
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
-- keep the old table as task_log_bak
ALTER TABLE main."task_log" RENAME TO "task_log_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create task_log as declared
CREATE TABLE main.task_log (id INTEGER PRIMARY KEY, task INTEGER, note TEXT NOT NULL DEFAULT '');
-- copy the rows of task_log
INSERT OR ABORT INTO main."task_log"("id", "task", "note")
SELECT "task_log_bak"."id", "task_log_bak"."task", coalesce("task_log_bak"."note", '')
FROM main."task_log_bak" NOT INDEXED;
-- every row of task_log was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."task_log_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."task_log" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."task_log_bak";

COMMIT;
