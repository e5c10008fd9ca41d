-- Plan
-- oven: rebuild
--   because column watts is no longer declared
--   not cheaper, since ALTER TABLE has no form for it
-- hazard drop-column: column watts of oven is not declared and holds values in 1 row, which would be dropped with it (id 2)
--   allowed

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
-- keep the old table as oven_bak
ALTER TABLE main."oven" RENAME TO "oven_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create oven as declared
CREATE TABLE main.oven (id INTEGER PRIMARY KEY, brand TEXT);
-- copy the rows of oven
INSERT OR ABORT INTO main."oven"("id", "brand")
SELECT "oven_bak"."id", "oven_bak"."brand"
FROM main."oven_bak" NOT INDEXED;
-- every row of oven was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."oven_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."oven" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."oven_bak";

COMMIT;
