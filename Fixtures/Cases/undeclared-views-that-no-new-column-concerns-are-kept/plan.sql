-- Plan
-- pen: rebuild
--   because column ink is NOT NULL now
--   because column shade is new; the rows that exist get 'dark'
--   not cheaper, since ALTER TABLE would add the column, but column ink is NOT NULL now
-- view every_pen is not declared; it is kept
-- view capped is not declared; it is kept
-- view by_number is not declared; it is kept
-- trigger cap_gone on cap is not declared; it is kept

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
-- keep the old table as pen_bak
ALTER TABLE main."pen" RENAME TO "pen_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create pen as declared
CREATE TABLE main.pen (id INTEGER PRIMARY KEY, ink TEXT NOT NULL, shade TEXT DEFAULT 'dark');
-- copy the rows of pen
INSERT OR ABORT INTO main."pen"("id", "ink")
SELECT "pen_bak"."id", "pen_bak"."ink"
FROM main."pen_bak" NOT INDEXED;
-- every row of pen was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pen_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."pen" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."pen_bak";

COMMIT;
