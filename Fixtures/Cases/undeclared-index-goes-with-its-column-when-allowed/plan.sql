-- Plan
-- port: swap
--   because column code is no longer declared; it holds no values
--   because index port_code is not declared
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column code is no longer declared
-- hazard drop-index: index port_code on port is not declared and names column code, which goes: CREATE INDEX port_code ON port (upper(code)) WHERE code IS NOT NULL
--   allowed
-- index port_code on port is not declared; it is dropped

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop index port_code: it is not declared
DROP INDEX main."port_code";
-- make port_bak in the form that port will have
CREATE TABLE main."port_bak" (
  "id" INTEGER PRIMARY KEY,
  "town" TEXT
);
-- copy the rows of port
INSERT OR ABORT INTO main."port_bak"("id", "town")
SELECT "port"."id", "port"."town"
FROM main."port" NOT INDEXED;
-- every row of port was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."port" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."port_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of port and port_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('port', 'port_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('port', 'port_bak') AND other.name <> own.name;
-- define port as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE port (id INTEGER PRIMARY KEY, town TEXT)'
WHERE type = 'table' AND name = 'port';
-- port_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "port_bak"(x)'
WHERE type = 'table' AND name = 'port_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."port_bak";

COMMIT;
