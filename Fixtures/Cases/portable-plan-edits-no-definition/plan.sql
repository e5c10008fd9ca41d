-- Plan
-- pot: rebuild
--   because column litres may be NULL now
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since a portable plan edits no definition

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
-- keep the old table as pot_bak
ALTER TABLE main."pot" RENAME TO "pot_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create pot as declared
CREATE TABLE main.pot (id INTEGER PRIMARY KEY, litres INTEGER);
-- copy the rows of pot
INSERT OR ABORT INTO main."pot"("id", "litres")
SELECT "pot_bak"."id", "pot_bak"."litres"
FROM main."pot_bak" NOT INDEXED;
-- every row of pot was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pot_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."pot" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."pot_bak";

COMMIT;
