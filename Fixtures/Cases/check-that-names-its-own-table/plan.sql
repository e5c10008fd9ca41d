-- Plan
-- scale: rebuild
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

-- the definition of scale names the table itself, so it cannot be renamed; make a backup
CREATE TABLE main."scale_bak"("id", "grams");
-- keep the rows of scale in scale_bak
INSERT INTO main."scale_bak" SELECT "scale"."id", "scale"."grams" FROM main."scale" NOT INDEXED;
-- every row of scale is in scale_bak
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."scale" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."scale_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table, whose rows are in scale_bak
DROP TABLE main."scale";

-- create scale as declared
CREATE TABLE main.scale (id INTEGER PRIMARY KEY, grams INTEGER NOT NULL, CHECK (scale.grams > 0));
-- copy the rows of scale
INSERT OR ABORT INTO main."scale"("id", "grams")
SELECT "scale_bak"."id", "scale_bak"."grams"
FROM main."scale_bak" NOT INDEXED;
-- every row of scale was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."scale_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."scale" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."scale_bak";

COMMIT;
