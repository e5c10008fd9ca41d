-- Plan
-- departure: rename
--   because table arrival is now called departure
-- arrival: rename
--   because table departure is now called arrival
-- arrival: rebuild
--   because column boat has type BLOB instead of TEXT
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- trigger came on arrival is not declared; it is kept
-- trigger went on departure is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table arrival to arrival_bak
ALTER TABLE main."arrival" RENAME TO "arrival_bak";
-- rename table departure to arrival
ALTER TABLE main."departure" RENAME TO "arrival";
-- rename table arrival_bak to departure
ALTER TABLE main."arrival_bak" RENAME TO "departure";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as arrival_bak
ALTER TABLE main."arrival" RENAME TO "arrival_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create arrival as declared
CREATE TABLE main.arrival (id INTEGER PRIMARY KEY, boat BLOB);
-- copy the rows of arrival
INSERT OR ABORT INTO main."arrival"("id", "boat")
SELECT "arrival_bak"."id", "arrival_bak"."boat"
FROM main."arrival_bak" NOT INDEXED;
-- every row of arrival was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."arrival_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."arrival" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."arrival_bak";

-- create trigger went
CREATE TRIGGER main.went AFTER INSERT ON "arrival" BEGIN INSERT INTO log VALUES (new.boat); END;

COMMIT;
