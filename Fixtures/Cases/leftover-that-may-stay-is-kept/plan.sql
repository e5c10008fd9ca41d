-- Plan
-- diary: rebuild
--   because column pinned has default 1 instead of 0
--   not cheaper, since ALTER TABLE has no form for it
-- hazard leftover: table diary is empty, while diary_bak, which has its columns and is not declared, holds 2 rows: a rebuild by hand seems to have stopped half-way (id 1, 2)
--   allowed
-- table diary_bak is not declared; it is kept

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
-- keep the old table as diary_bak_2
ALTER TABLE main."diary" RENAME TO "diary_bak_2";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create diary as declared
CREATE TABLE main.diary (id INTEGER PRIMARY KEY, page TEXT, pinned INTEGER NOT NULL DEFAULT 1);
-- copy the rows of diary
INSERT OR ABORT INTO main."diary"("id", "page", "pinned")
SELECT "diary_bak_2"."id", "diary_bak_2"."page", "diary_bak_2"."pinned"
FROM main."diary_bak_2" NOT INDEXED;
-- every row of diary was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."diary_bak_2" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."diary" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."diary_bak_2";

COMMIT;
