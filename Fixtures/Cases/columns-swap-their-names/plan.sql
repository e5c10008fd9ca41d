-- Plan
-- span: rebuild
--   because column b is now called a
--   because column a is now called b
--   not cheaper, since ALTER TABLE has no form for it

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
-- keep the old table as span_bak
ALTER TABLE main."span" RENAME TO "span_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create span as declared
CREATE TABLE main.span (id INTEGER PRIMARY KEY, a INTEGER, b TEXT);
-- copy the rows of span
INSERT OR ABORT INTO main."span"("id", "a", "b")
SELECT "span_bak"."id", "span_bak"."b", "span_bak"."a"
FROM main."span_bak" NOT INDEXED;
-- every row of span was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."span_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."span" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."span_bak";

COMMIT;
