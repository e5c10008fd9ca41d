-- Plan
-- seed: rebuild
--   because column code is now called label
--   because column grams is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- bed: rebuild
--   because the foreign key (seed) to seed(code), on update CASCADE is no longer declared
--   because the foreign key (seed) to seed(label), on update CASCADE is new
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
-- keep the old table as seed_bak
ALTER TABLE main."seed" RENAME TO "seed_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create seed as declared
CREATE TABLE main.seed (id INTEGER PRIMARY KEY, label TEXT NOT NULL UNIQUE, grams INTEGER NOT NULL);
-- copy the rows of seed
INSERT OR ABORT INTO main."seed"("id", "label", "grams")
SELECT "seed_bak"."id", "seed_bak"."code", "seed_bak"."grams"
FROM main."seed_bak" NOT INDEXED;
-- every row of seed was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."seed_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."seed" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."seed_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as bed_bak
ALTER TABLE main."bed" RENAME TO "bed_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create bed as declared
CREATE TABLE main.bed (id INTEGER PRIMARY KEY, seed TEXT REFERENCES seed (label) ON UPDATE CASCADE, rows INTEGER);
-- copy the rows of bed
INSERT OR ABORT INTO main."bed"("id", "seed", "rows")
SELECT "bed_bak"."id", "bed_bak"."seed", "bed_bak"."rows"
FROM main."bed_bak" NOT INDEXED;
-- every row of bed was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."bed_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."bed" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."bed_bak";

-- every row of bed has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."bed" AS c
WHERE c."seed" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."seed" AS p WHERE p."label" = +c."seed")))
WHERE found > 0;

COMMIT;
