-- Plan
-- author: recover
--   because author holds 2 rows, and author_bak none that it lacks
--   because table book_bak refers to author_bak
-- book: recover
--   because book holds 1 row, and book_bak 2 that it lacks
--   because table loan_bak refers to book_bak
--   because book_bak has the index book_author
-- loan: recover
--   because loan is empty and loan_bak holds 3 rows
-- then author: add column, because column born is new
-- then book: add column, because column pages is new
-- then loan: add column, because column until is new
-- what the rows that were put back have to say is known only then; a run does both in one transaction, or nothing

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- author_bak has every row of author
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows would be lost"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."author" AS x NOT INDEXED
  WHERE NOT EXISTS (SELECT 1 FROM main."author_bak" AS b WHERE x."id" IS b."id" AND x."id" COLLATE BINARY IS b."id" AND x."name" COLLATE BINARY IS b."name")
  OR x."born" IS NOT NULL))
WHERE found > 0;
-- drop author, which author_bak replaces
DROP TABLE main."author";

-- book_bak has every row of book
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows would be lost"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."book" AS x NOT INDEXED
  WHERE NOT EXISTS (SELECT 1 FROM main."book_bak" AS b WHERE x."id" IS b."id" AND x."id" COLLATE BINARY IS b."id" AND x."title" COLLATE BINARY IS b."title" AND x."author" COLLATE BINARY IS b."author")
  OR x."pages" IS NOT NULL))
WHERE found > 0;
-- drop book, which book_bak replaces
DROP TABLE main."book";

-- loan is empty
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows would be lost"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."loan" AS x NOT INDEXED))
WHERE found > 0;
-- drop the empty loan
DROP TABLE main."loan";

-- give author_bak the name of author back
ALTER TABLE main."author_bak" RENAME TO "author";
-- give book_bak the name of book back
ALTER TABLE main."book_bak" RENAME TO "book";
-- give loan_bak the name of loan back
ALTER TABLE main."loan_bak" RENAME TO "loan";

COMMIT;
