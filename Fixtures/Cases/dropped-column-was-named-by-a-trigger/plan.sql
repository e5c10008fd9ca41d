-- Plan
-- camp: rebuild
--   because column nick is no longer declared
--   not cheaper, since ALTER TABLE has no form for it
-- camp_in: replace
--   because it is declared differently
-- hazard drop-column: column nick of camp is not declared and holds values in 1 row, which would be dropped with it (id 1)
--   allowed

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop trigger camp_in: it is declared differently
DROP TRIGGER main."camp_in";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as camp_bak
ALTER TABLE main."camp" RENAME TO "camp_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create camp as declared
CREATE TABLE main.camp (id INTEGER PRIMARY KEY, name TEXT, open INTEGER);
-- copy the rows of camp
INSERT OR ABORT INTO main."camp"("id", "name", "open")
SELECT "camp_bak"."id", "camp_bak"."name", "camp_bak"."open"
FROM main."camp_bak" NOT INDEXED;
-- every row of camp was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."camp_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."camp" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."camp_bak";

-- create trigger camp_in
CREATE TRIGGER main.camp_in AFTER INSERT ON camp BEGIN UPDATE camp SET name = coalesce(new.name, 'nameless'), open = 1 WHERE id = new.id; END;

COMMIT;
