-- Plan
-- rota: rebuild
--   because column hours is NOT NULL now, has default 8 instead of none
--   not cheaper, since ALTER TABLE has no form for it
-- hazard fill-null: column hours of rota is now NOT NULL; 1 row with NULL will hold its default, 8 (id 2)

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
-- keep the old table as rota_bak
ALTER TABLE main."rota" RENAME TO "rota_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create rota as declared
CREATE TABLE main.rota (id INTEGER PRIMARY KEY, who TEXT, hours INTEGER NOT NULL DEFAULT 8);
-- copy the rows of rota
INSERT OR ABORT INTO main."rota"("id", "who", "hours")
SELECT "rota_bak"."id", "rota_bak"."who", coalesce("rota_bak"."hours", 8)
FROM main."rota_bak" NOT INDEXED;
-- every row of rota was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."rota_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."rota" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."rota_bak";

COMMIT;
