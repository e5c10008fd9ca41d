-- Plan
-- stone: rebuild
--   because column grams is NOT NULL now
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
-- keep the old table as stone_bak
ALTER TABLE main."stone" RENAME TO "stone_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create stone as declared
CREATE TABLE main.stone (id INTEGER PRIMARY KEY, grams INTEGER NOT NULL);
-- copy the rows of stone
INSERT OR ABORT INTO main."stone"("id", "grams")
SELECT "stone_bak"."id", "stone_bak"."grams"
FROM main."stone_bak" NOT INDEXED;
-- every row of stone was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."stone_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."stone" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."stone_bak";

-- create trigger stone_in
CREATE TRIGGER main.stone_in AFTER INSERT ON stone BEGIN UPDATE pile SET stones = stones + 1; END;
-- create trigger stone_out
CREATE TRIGGER main.stone_out AFTER DELETE ON stone BEGIN UPDATE pile SET stones = stones - 1; END;
-- create trigger stone_stays
CREATE TRIGGER main.stone_stays BEFORE DELETE ON stone WHEN old.id = 1 BEGIN SELECT RAISE(ABORT, 'the first stone stays'); END;

COMMIT;
