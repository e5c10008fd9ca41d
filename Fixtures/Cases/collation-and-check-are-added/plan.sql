-- Plan
-- guest: rebuild
--   because column name is collated by NOCASE instead of BINARY
--   because CHECK (age >= 0) is new
--   because index guest_name follows its columns, which are compared by other rules now
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

-- drop index guest_name: it is declared differently
DROP INDEX main."guest_name";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as guest_bak
ALTER TABLE main."guest" RENAME TO "guest_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create guest as declared
CREATE TABLE main.guest (id INTEGER PRIMARY KEY, name TEXT COLLATE NOCASE, age INTEGER CONSTRAINT born CHECK (age >= 0));
-- copy the rows of guest
INSERT OR ABORT INTO main."guest"("id", "name", "age")
SELECT "guest_bak"."id", "guest_bak"."name", "guest_bak"."age"
FROM main."guest_bak" NOT INDEXED;
-- every row of guest was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."guest_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."guest" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."guest_bak";

-- create index guest_name
CREATE INDEX main.guest_name ON guest (name);

COMMIT;
