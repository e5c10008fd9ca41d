-- Plan
-- setting: update
--   because column changed has default 0 instead of none
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since 1 row may hold the default of changed only as the definition says it, and would change with it

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make setting_bak, through which the rows of setting are written
CREATE TABLE main."setting_bak" (
  "name",
  "value",
  "changed"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of setting and setting_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('setting', 'setting_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('setting', 'setting_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of setting where they stand
UPDATE OR ABORT main."setting_bak" SET "changed" = "changed";
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of setting and setting_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('setting', 'setting_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('setting', 'setting_bak') AND other.name <> own.name;
-- define setting as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE setting (name TEXT PRIMARY KEY, value ANY, changed INT DEFAULT 0) STRICT'
WHERE type = 'table' AND name = 'setting';
-- setting_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "setting_bak"(x)'
WHERE type = 'table' AND name = 'setting_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."setting_bak";

-- index sqlite_autoindex_setting_1 of setting has an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."setting" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."setting" INDEXED BY "sqlite_autoindex_setting_1") AS i0)
WHERE i0 <> found;
-- rows from all over setting are found by index sqlite_autoindex_setting_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "name" AS k0, rowid AS k1
  FROM main."setting" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min(rowid) FROM main."setting" NOT INDEXED), (SELECT max(rowid) FROM main."setting" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT rowid FROM main."setting" NOT INDEXED WHERE rowid >= aim.place
  ORDER BY rowid LIMIT 1) FROM aim) AND (+"name" COLLATE BINARY < '') IS NOT TRUE) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."setting" INDEXED BY "sqlite_autoindex_setting_1"
  WHERE "name" COLLATE "BINARY" IS sample.k0 AND rowid IS sample.k1)))
WHERE found > 0;

COMMIT;
