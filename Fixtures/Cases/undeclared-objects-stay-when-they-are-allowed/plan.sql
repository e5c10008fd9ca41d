-- Plan
-- pond: rebuild
--   because column depth is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- hazard undeclared: table duck is not declared
--   allowed
-- hazard undeclared: view deep is not declared
--   allowed
-- hazard undeclared: trigger pond_in on pond is not declared
--   allowed
-- hazard undeclared: index pond_depth on pond is not declared
--   allowed
-- table duck is not declared; it is kept
-- view deep is not declared; it is kept
-- trigger pond_in on pond is not declared; it is kept
-- index pond_depth on pond is not declared; it is kept

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
-- keep the old table as pond_bak
ALTER TABLE main."pond" RENAME TO "pond_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create pond as declared
CREATE TABLE main.pond (id INTEGER PRIMARY KEY, depth INTEGER NOT NULL);
-- copy the rows of pond
INSERT OR ABORT INTO main."pond"("id", "depth")
SELECT "pond_bak"."id", "pond_bak"."depth"
FROM main."pond_bak" NOT INDEXED;
-- every row of pond was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pond_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."pond" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."pond_bak";

-- create index pond_depth
CREATE INDEX main.pond_depth ON pond (depth);

-- create trigger pond_in
CREATE TRIGGER main.pond_in AFTER INSERT ON pond BEGIN UPDATE pond SET depth = 0 WHERE depth < 0; END;

COMMIT;
