-- Plan
-- part: rebuild
--   because the foreign key (whole) to part(id) is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- hazard orphan: 1 row of part would refer by whole to no row of part (id 3)
--   cured: whole becomes NULL in them

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
-- keep the old table as part_bak
ALTER TABLE main."part" RENAME TO "part_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create part as declared
CREATE TABLE main.part (id INTEGER PRIMARY KEY, whole INTEGER REFERENCES part(id), name TEXT);
-- copy the rows of part
INSERT OR ABORT INTO main."part"("id", "whole", "name")
SELECT "part_bak"."id", CASE WHEN ("part_bak"."whole" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM main."part_bak" AS p WHERE p."id" = +"part_bak"."whole")) THEN NULL ELSE "part_bak"."whole" END, "part_bak"."name"
FROM main."part_bak" NOT INDEXED;
-- every row of part was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."part_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."part" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."part_bak";

-- every row of part has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."part" AS c
WHERE c."whole" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."part" AS p WHERE p."id" = +c."whole")))
WHERE found > 0;

COMMIT;
