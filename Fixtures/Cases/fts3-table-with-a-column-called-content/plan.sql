-- Plan
-- letter: definition edit
--   because column body is NOT NULL now, has default '' instead of none
--   not cheaper, since ALTER TABLE has no form for it
-- search: replace
--   because it is declared differently

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- letter.body is never NULL
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."letter" NOT INDEXED WHERE "letter"."body" IS NULL))
WHERE found > 0;
-- every row of letter stores body itself
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."letter" NOT INDEXED WHERE "letter"."body" IS NULL))
WHERE found > 0;

-- make every connection read the schema again
CREATE TABLE main."letter_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define letter as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE letter (id INTEGER PRIMARY KEY, content TEXT, body TEXT NOT NULL DEFAULT '''')'
WHERE type = 'table' AND name = 'letter';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."letter_bak";
-- make a backup for search
CREATE TABLE main."search_bak"("rowid_bak" INTEGER PRIMARY KEY, "body", "content");
-- keep the rows of search in search_bak
INSERT INTO main."search_bak" SELECT rowid, "body", "content" FROM main."search";
-- drop search, which is declared differently
DROP TABLE main."search";
-- create virtual table search
CREATE VIRTUAL TABLE main.search USING fts3(body, content='letter', sender);
-- copy the rows back
INSERT INTO main."search"(rowid, "body", "content") SELECT * FROM main."search_bak";
-- every row of search came back
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."search_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."search" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the backup
DROP TABLE main."search_bak";

COMMIT;
