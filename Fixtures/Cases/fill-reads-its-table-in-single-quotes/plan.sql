-- Plan
-- note: rename
--   because table letter is now called note
-- note: swap
--   because column body is NOT NULL now
--   because column last is new; the rows that exist get (SELECT max(n.'body') FROM 'note' AS n)
--   because column own is new; the rows that exist get 'note'.'body' || 'note'
--   not cheaper, since ALTER TABLE cannot add last: its rows are filled by an expression
--   not cheaper, since an edit of its definition would not do: column last is filled by an expression
--   not cheaper, since an update of its rows would not do: column last is filled by an expression

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table letter to note
ALTER TABLE main."letter" RENAME TO "note";
-- make note_bak in the form that note will have
CREATE TABLE main."note_bak" (
  "id" INTEGER PRIMARY KEY,
  "body" TEXT NOT NULL,
  "last" TEXT NOT NULL,
  "own" TEXT NOT NULL
);
-- copy the rows of note
INSERT OR ABORT INTO main."note_bak"("id", "body", "last", "own")
SELECT "note"."id", "note"."body", ((SELECT max(n.'body') FROM main."note" AS n)), ("note"."body" || 'note')
FROM main."note" NOT INDEXED;
-- every row of note was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."note" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."note_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of note and note_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('note', 'note_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('note', 'note_bak') AND other.name <> own.name;
-- define note as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE note (
  id INTEGER PRIMARY KEY,
  body TEXT NOT NULL,
  last TEXT NOT NULL,
  own TEXT NOT NULL
)'
WHERE type = 'table' AND name = 'note';
-- note_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "note_bak"(x)'
WHERE type = 'table' AND name = 'note_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."note_bak";

COMMIT;
