-- Plan
-- guest: swap
--   because column name is collated by NOCASE instead of BINARY
--   because CHECK (age >= 0) is new
--   because index guest_name follows its columns, which are compared by other rules now
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column name is collated by NOCASE instead of BINARY
--   not cheaper, since an update of its rows would not do: column name is collated by NOCASE instead of BINARY

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
-- make guest_bak in the form that guest will have
CREATE TABLE main."guest_bak" (
  "id" INTEGER PRIMARY KEY,
  "name" TEXT COLLATE "NOCASE",
  "age" INTEGER
);
-- copy the rows of guest
INSERT OR ABORT INTO main."guest_bak"("id", "name", "age")
SELECT "guest"."id", "guest"."name", "guest"."age"
FROM main."guest" NOT INDEXED;
-- every row of guest was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."guest" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."guest_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- no row of guest fails a CHECK
SELECT abs(-9223372036854775807 - 1) AS "rows fail a CHECK"
FROM (SELECT count(CASE WHEN NOT (age >= 0) THEN 1 END) AS c0 FROM main."guest_bak" AS "guest" NOT INDEXED)
WHERE c0 > 0;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of guest and guest_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('guest', 'guest_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('guest', 'guest_bak') AND other.name <> own.name;
-- define guest as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE guest (id INTEGER PRIMARY KEY, name TEXT COLLATE NOCASE, age INTEGER CONSTRAINT born CHECK (age >= 0))'
WHERE type = 'table' AND name = 'guest';
-- guest_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "guest_bak"(x)'
WHERE type = 'table' AND name = 'guest_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."guest_bak";

-- create index guest_name
CREATE INDEX main.guest_name ON guest (name);

COMMIT;
