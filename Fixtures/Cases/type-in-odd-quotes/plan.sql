-- Plan
-- bottle: rebuild
--   because column label is NOT NULL now, has default '' instead of none
--   not cheaper, since ALTER TABLE has no form for it
-- hazard fill-null: column label of bottle is now NOT NULL; 1 row with NULL will hold its default, '' (id 2)

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
-- keep the old table as bottle_bak
ALTER TABLE main."bottle" RENAME TO "bottle_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create bottle as declared
CREATE TABLE main.bottle (id INTEGER PRIMARY KEY, label "it's" NOT NULL DEFAULT '', size [x]ml, shape 'A "B" C');
-- copy the rows of bottle
INSERT OR ABORT INTO main."bottle"("id", "label", "size", "shape")
SELECT "bottle_bak"."id", coalesce("bottle_bak"."label", ''), "bottle_bak"."size", "bottle_bak"."shape"
FROM main."bottle_bak" NOT INDEXED;
-- every row of bottle was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."bottle_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."bottle" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."bottle_bak";

COMMIT;
