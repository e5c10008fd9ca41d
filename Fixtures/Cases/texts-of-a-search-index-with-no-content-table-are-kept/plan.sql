-- Plan
-- diary: replace
--   because it is declared differently

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make a backup for diary
CREATE TABLE main."diary_bak"("rowid_bak" INTEGER PRIMARY KEY, "text", "day");
-- keep the rows of diary in diary_bak
INSERT INTO main."diary_bak" SELECT rowid, "text", "day" FROM main."diary";
-- drop diary, which is declared differently
DROP TABLE main."diary";
-- create virtual table diary
CREATE VIRTUAL TABLE main.diary USING fts5(text, day UNINDEXED, mood, tokenize = 'unicode61');
-- copy the rows back
INSERT INTO main."diary"(rowid, "text", "day") SELECT * FROM main."diary_bak";
-- every row of diary came back
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."diary_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."diary" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the backup
DROP TABLE main."diary_bak";

COMMIT;
