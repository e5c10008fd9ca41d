-- Plan
-- flag: swap
--   because the primary key is (letter), and was none; letter gets coalesce(letter, 'code') in the rows that exist
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column letter is filled by an expression
--   not cheaper, since an update of its rows would not do: column letter is filled by an expression

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make flag_bak in the form that flag will have
CREATE TABLE main."flag_bak" (
  "letter" TEXT NOT NULL,
  "meaning" TEXT
) STRICT;
-- copy the rows of flag
INSERT OR ABORT INTO main."flag_bak"(rowid, "letter", "meaning")
SELECT "flag".rowid, (coalesce("flag"."letter", 'code')), "flag"."meaning"
FROM main."flag" NOT INDEXED;
-- every row of flag was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."flag" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."flag_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (letter)
CREATE UNIQUE INDEX main."flag_bak_1" ON "flag_bak" ("letter" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of flag and flag_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('flag', 'flag_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('flag', 'flag_bak') AND other.name <> own.name;
-- define flag as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE flag (
  letter TEXT PRIMARY KEY,
  meaning TEXT
) STRICT'
WHERE type = 'table' AND name = 'flag';
-- flag_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "flag_bak"(x)'
WHERE type = 'table' AND name = 'flag_bak';
-- it is the index of the key (letter) of flag
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_flag_1',
  tbl_name = 'flag', sql = NULL
WHERE type = 'index' AND name = 'flag_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."flag_bak";

COMMIT;
