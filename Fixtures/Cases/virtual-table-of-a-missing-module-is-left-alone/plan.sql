-- Plan
-- place: rebuild
--   because column name is NOT NULL now
--   because index place_name is new
--   not cheaper, since ALTER TABLE has no form for it
-- table shape is not declared; it is kept

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
-- keep the old table as place_bak
ALTER TABLE main."place" RENAME TO "place_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create place as declared
CREATE TABLE main.place (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
-- copy the rows of place
INSERT OR ABORT INTO main."place"("id", "name")
SELECT "place_bak"."id", "place_bak"."name"
FROM main."place_bak" NOT INDEXED;
-- every row of place was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."place_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."place" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."place_bak";

-- create index place_name
CREATE INDEX main.place_name ON place (name);

COMMIT;
