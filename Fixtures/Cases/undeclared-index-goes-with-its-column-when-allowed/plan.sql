-- Plan
-- port: rebuild
--   because column code is no longer declared; it holds no values
--   because index port_code is not declared
--   not cheaper, since ALTER TABLE has no form for it
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as port_bak
ALTER TABLE main."port" RENAME TO "port_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create port as declared
CREATE TABLE main.port (id INTEGER PRIMARY KEY, town TEXT);
-- copy the rows of port
INSERT OR ABORT INTO main."port"("id", "town")
SELECT "port_bak"."id", "port_bak"."town"
FROM main."port_bak" NOT INDEXED;
-- every row of port was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."port_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."port" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."port_bak";

COMMIT;
