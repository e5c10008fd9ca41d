-- Plan
-- letter: swap
--   because column opening is new; the rows that exist get substr(body, 1, 8)
--   because column year is new; the rows that exist get CAST(substr(sent, 1, 4) AS INTEGER)
--   not cheaper, since ALTER TABLE cannot add opening: its rows are filled by an expression
--   not cheaper, since an edit of its definition would not do: column opening is filled by an expression
--   not cheaper, since an update of its rows would not do: column opening is filled by an expression

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make letter_bak in the form that letter will have
CREATE TABLE main."letter_bak" (
  "id" INTEGER PRIMARY KEY,
  "body" TEXT,
  "sent" TEXT,
  "opening" TEXT,
  "year" INTEGER NOT NULL DEFAULT 0
);
-- copy the rows of letter
INSERT OR ABORT INTO main."letter_bak"("id", "body", "sent", "opening", "year")
SELECT "letter"."id", "letter"."body", "letter"."sent", (substr("letter"."body", 1, 8)), (CAST(substr("letter"."sent", 1, 4) AS INTEGER))
FROM main."letter" NOT INDEXED;
-- every row of letter was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."letter" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."letter_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of letter and letter_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('letter', 'letter_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('letter', 'letter_bak') AND other.name <> own.name;
-- define letter as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE letter (
  id INTEGER PRIMARY KEY,
  body TEXT,
  sent TEXT,
  opening TEXT,
  year INTEGER NOT NULL DEFAULT 0
)'
WHERE type = 'table' AND name = 'letter';
-- letter_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "letter_bak"(x)'
WHERE type = 'table' AND name = 'letter_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."letter_bak";

COMMIT;
