-- Plan
-- cell: update
--   because column text is NOT NULL now, has default '' instead of none
--   because index cell_text is new
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since the default of text is to be written in 1 row
-- hazard fill-null: column text of cell is now NOT NULL; 1 row with NULL will hold its default, '' (rowid 2)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make cell_bak, through which the rows of cell are written
CREATE TABLE main."cell_bak" (
  "sheet",
  "row",
  "text"
);

-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cell and cell_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cell', 'cell_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cell', 'cell_bak') AND other.name <> own.name;
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- write the rows of cell where they stand
UPDATE OR ABORT main."cell_bak" SET "text" = coalesce("text", '');
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of cell and cell_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('cell', 'cell_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('cell', 'cell_bak') AND other.name <> own.name;
-- define cell as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE cell (sheet TEXT, row INTEGER, text TEXT NOT NULL DEFAULT '''', PRIMARY KEY (sheet, row DESC))'
WHERE type = 'table' AND name = 'cell';
-- cell_bak has the empty place again
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "cell_bak"(x)'
WHERE type = 'table' AND name = 'cell_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the empty table
DROP TABLE main."cell_bak";

-- index sqlite_autoindex_cell_1 of cell has an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."cell" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."cell" INDEXED BY "sqlite_autoindex_cell_1") AS i0)
WHERE i0 <> found;
-- rows from all over cell are found by index sqlite_autoindex_cell_1
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "sheet" AS k0, "row" AS k1, rowid AS k2
  FROM main."cell" NOT INDEXED WHERE rowid IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min(rowid) FROM main."cell" NOT INDEXED), (SELECT max(rowid) FROM main."cell" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT rowid FROM main."cell" NOT INDEXED WHERE rowid >= aim.place
  ORDER BY rowid LIMIT 1) FROM aim) AND (+"sheet" COLLATE BINARY < '') IS NOT TRUE AND ((+"row" COLLATE BINARY >= '' AND typeof("row") = 'text' AND CAST("row" AS NUMERIC) = +"row")) IS NOT TRUE) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."cell" INDEXED BY "sqlite_autoindex_cell_1"
  WHERE "sheet" COLLATE "BINARY" IS sample.k0 AND "row" COLLATE "BINARY" IS sample.k1 AND rowid IS sample.k2)))
WHERE found > 0;

-- create index cell_text
CREATE INDEX main.cell_text ON cell (text, sheet);

COMMIT;
