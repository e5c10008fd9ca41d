-- Plan
-- pass: rebuild
--   because column holder may be NULL now
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as pass_bak
ALTER TABLE main."pass" RENAME TO "pass_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create pass as declared
CREATE TABLE main.pass (gate TEXT NOT NULL, day TEXT NOT NULL, holder TEXT, PRIMARY KEY (gate, day));
-- copy the rows of pass
INSERT OR ABORT INTO main."pass"(rowid, "gate", "day", "holder")
SELECT "pass_bak".rowid, "pass_bak"."gate", "pass_bak"."day", "pass_bak"."holder"
FROM main."pass_bak" NOT INDEXED;
-- every row of pass was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pass_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."pass" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."pass_bak";

COMMIT;
