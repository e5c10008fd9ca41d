-- Plan
-- name: rebuild
--   because column name is NOT NULL now
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as name_bak
ALTER TABLE main."name" RENAME TO "name_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create name as declared
CREATE TABLE main.name (name TEXT NOT NULL, name_id INTEGER PRIMARY KEY, note TEXT DEFAULT 'name of name');
-- copy the rows of name
INSERT OR ABORT INTO main."name"("name", "name_id", "note")
SELECT "name_bak"."name", "name_bak"."name_id", "name_bak"."note"
FROM main."name_bak" NOT INDEXED;
-- every row of name was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."name_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."name" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."name_bak";

-- create index name_name
CREATE INDEX main.name_name ON name (name);

-- create trigger name_in
CREATE TRIGGER main.name_in AFTER INSERT ON name BEGIN UPDATE name SET note = 'a name: ' || new.name WHERE name_id = new.name_id; END;

COMMIT;
