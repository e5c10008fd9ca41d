-- Plan
-- letter: swap
--   because column id is now called number
--   not cheaper, since ALTER TABLE would change the text of letter_insert, which is to stay
--   not cheaper, since an edit of its definition would not do: column id is now called number
--   not cheaper, since an update of its rows would not do: column id is now called number

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
  "number" INTEGER PRIMARY KEY,
  "body" TEXT
);
-- copy the rows of letter
INSERT OR ABORT INTO main."letter_bak"("number", "body")
SELECT "letter"."id", "letter"."body"
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
  number INTEGER PRIMARY KEY,
  body TEXT
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
