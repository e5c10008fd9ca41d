-- Plan
-- flag: rebuild
--   because UNIQUE (mast) is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- hazard duplicate: flag may no longer hold equal rows in the key (mast), and 1 row equals another one (value 7)
--   cured: the first of them stays, by hue

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- the definition of flag names the table itself, so it cannot be renamed; make a backup
CREATE TABLE main."flag_bak"("id" INTEGER COLLATE "BINARY", "hue" TEXT COLLATE "NOCASE", "mast" INTEGER COLLATE "BINARY");
-- keep the rows of flag in flag_bak
INSERT INTO main."flag_bak" SELECT "flag"."id", "flag"."hue", "flag"."mast" FROM main."flag" NOT INDEXED;
-- every row of flag is in flag_bak
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."flag" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."flag_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- every value of flag is in flag_bak as it is
SELECT abs(-9223372036854775807 - (found > 0)) AS "values were changed"
FROM (SELECT count(*) AS found FROM (SELECT "id", "hue", "mast" FROM main."flag" NOT INDEXED EXCEPT SELECT "id", "hue", "mast" FROM main."flag_bak"))
WHERE found > 0;
-- drop the old table, whose rows are in flag_bak
DROP TABLE main."flag";

-- create flag as declared
CREATE TABLE main.flag (id INTEGER PRIMARY KEY, hue TEXT COLLATE NOCASE, mast INT UNIQUE, CHECK (flag.hue <> 'none'));
-- have 32 MB of page cache while the keys of flag come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of flag
INSERT OR ABORT INTO main."flag"("id", "hue", "mast")
SELECT "flag_bak"."id", "flag_bak"."hue", "flag_bak"."mast"
FROM main."flag_bak" NOT INDEXED
WHERE "flag_bak"."id" NOT IN (SELECT i0 FROM (SELECT "flag_bak"."id" AS i0, lag(1) OVER (PARTITION BY "flag_bak"."mast" COLLATE "BINARY" ORDER BY "flag_bak"."hue", "flag_bak"."id") AS "equal" FROM main."flag_bak" NOT INDEXED WHERE "flag_bak"."mast" IS NOT NULL) WHERE "equal" IS NOT NULL);
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of flag that stays was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."flag_bak" NOT INDEXED
WHERE "flag_bak"."id" NOT IN (SELECT i0 FROM (SELECT "flag_bak"."id" AS i0, lag(1) OVER (PARTITION BY "flag_bak"."mast" COLLATE "BINARY" ORDER BY "flag_bak"."hue", "flag_bak"."id") AS "equal" FROM main."flag_bak" NOT INDEXED WHERE "flag_bak"."mast" IS NOT NULL) WHERE "equal" IS NOT NULL)) AS old,
  (SELECT count(*) FROM main."flag" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."flag_bak";

COMMIT;
