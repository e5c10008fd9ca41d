-- Plan
-- boat: rebuild
--   because the foreign key (owner) to owner is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- hazard broken-check: 2 rows of boat fail the CHECK (length > 0 AND owner IS NOT 0) in the file already, and are kept as they are (id 2, 4)
-- hazard orphan: 2 rows of boat would refer by owner to no row of owner (id 2, 3)
--   cured: owner becomes NULL in them

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
-- keep the old table as boat_bak
ALTER TABLE main."boat" RENAME TO "boat_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create boat as declared
CREATE TABLE main.boat (id INTEGER PRIMARY KEY, owner INTEGER REFERENCES owner, length INTEGER,
  CHECK (length > 0 AND owner IS NOT 0));
-- keep the rows that fail a CHECK already
PRAGMA ignore_check_constraints=ON;
-- copy the rows of boat
INSERT OR ABORT INTO main."boat"("id", "owner", "length")
SELECT "boat_bak"."id", CASE WHEN ("boat_bak"."owner" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM main."owner" AS p WHERE p."id" = +"boat_bak"."owner")) THEN NULL ELSE "boat_bak"."owner" END, "boat_bak"."length"
FROM main."boat_bak" NOT INDEXED;
-- every row is checked again
PRAGMA ignore_check_constraints=OFF;
-- every row of boat was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."boat_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."boat" NOT INDEXED) AS new)
WHERE old <> new;
-- no row of boat fails a CHECK that it did not fail before
SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
FROM (SELECT count(CASE WHEN NOT (length > 0 AND owner IS NOT 0) THEN 1 END) AS c0 FROM main."boat" NOT INDEXED)
WHERE c0 > 2;
-- drop the old table
DROP TABLE main."boat_bak";

-- every row of boat has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."boat" AS c
WHERE c."owner" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."owner" AS p WHERE p."id" = +c."owner")))
WHERE found > 0;

COMMIT;
