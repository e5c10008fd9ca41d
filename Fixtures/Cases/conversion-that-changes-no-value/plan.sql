-- Plan
-- store: rebuild
--   because column n has type INTEGER instead of TEXT
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
-- keep the old table as store_bak
ALTER TABLE main."store" RENAME TO "store_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create store as declared
CREATE TABLE main.store (id INTEGER PRIMARY KEY, n INTEGER);
-- copy the rows of store
INSERT OR ABORT INTO main."store"("id", "n")
SELECT "store_bak"."id", "store_bak"."n"
FROM main."store_bak" NOT INDEXED;
-- every row of store was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."store_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."store" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."store_bak";

COMMIT;
