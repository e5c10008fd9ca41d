-- Plan
-- prefs: update
--   because column value has type JSON instead of TEXT
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column value has type JSON instead of TEXT

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make prefs_bak, through which the rows of prefs are written
CREATE TABLE main."prefs_bak" (
  "name",
  "value" NUMERIC
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of prefs and prefs_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('prefs', 'prefs_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('prefs', 'prefs_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of prefs where they stand
UPDATE OR ABORT main."prefs_bak" SET "value" = "value"
WHERE typeof("value") IN ('text', 'real');
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of prefs and prefs_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('prefs', 'prefs_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('prefs', 'prefs_bak') AND other.name <> own.name;
-- define prefs as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE prefs (name TEXT PRIMARY KEY, value JSON)'
WHERE type = 'table' AND name = 'prefs';
-- prefs_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "prefs_bak"(x)'
WHERE type = 'table' AND name = 'prefs_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."prefs_bak";

-- index sqlite_autoindex_prefs_1 of prefs has an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."prefs" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."prefs" INDEXED BY "sqlite_autoindex_prefs_1") AS i0)
WHERE i0 <> found;
-- rows from all over prefs are found by index sqlite_autoindex_prefs_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "name" AS k0, rowid AS k1
  FROM main."prefs" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min(rowid) FROM main."prefs" NOT INDEXED), (SELECT max(rowid) FROM main."prefs" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT rowid FROM main."prefs" NOT INDEXED WHERE rowid >= aim.place
  ORDER BY rowid LIMIT 1) FROM aim) AND (+"name" COLLATE BINARY < '') IS NOT TRUE) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."prefs" INDEXED BY "sqlite_autoindex_prefs_1"
  WHERE "name" COLLATE "BINARY" IS sample.k0 AND rowid IS sample.k1)))
WHERE found > 0;

COMMIT;
