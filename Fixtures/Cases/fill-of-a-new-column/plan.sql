-- Plan
-- letter: rebuild
--   because column opening is new; the rows that exist get substr(body, 1, 8)
--   because column year is new; the rows that exist get CAST(substr(sent, 1, 4) AS INTEGER)
--   not cheaper, since ALTER TABLE cannot add opening: its rows are filled by an expression

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as letter_bak
ALTER TABLE main."letter" RENAME TO "letter_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create letter as declared
CREATE TABLE main.letter (
  id INTEGER PRIMARY KEY,
  body TEXT,
  sent TEXT,
  opening TEXT,
  year INTEGER NOT NULL DEFAULT 0
);
-- copy the rows of letter
INSERT OR ABORT INTO main."letter"("id", "body", "sent", "opening", "year")
SELECT "letter"."id", "letter"."body", "letter"."sent", (substr("letter"."body", 1, 8)), (CAST(substr("letter"."sent", 1, 4) AS INTEGER))
FROM main."letter_bak" AS "letter" NOT INDEXED;
-- every row of letter was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."letter_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."letter" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."letter_bak";

COMMIT;
