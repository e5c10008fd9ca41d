-- Plan
-- barn: rebuild
--   because column hay is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- view full_barn is not declared; it is kept
-- trigger barn_in on barn is not declared; it is kept

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
-- keep the old table as barn_bak
ALTER TABLE main."barn" RENAME TO "barn_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create barn as declared
CREATE TABLE main.barn (id INTEGER PRIMARY KEY, hay INTEGER NOT NULL);
-- copy the rows of barn
INSERT OR ABORT INTO main."barn"("id", "hay")
SELECT "barn_bak"."id", "barn_bak"."hay"
FROM main."barn_bak" NOT INDEXED;
-- every row of barn was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."barn_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."barn" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."barn_bak";

-- create trigger barn_in
CREATE TRIGGER main.barn_in AFTER INSERT ON barn BEGIN INSERT INTO barn_note VALUES ('barn ' || new.id); END;

COMMIT;
