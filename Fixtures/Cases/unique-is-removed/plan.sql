-- Plan
-- radio: rebuild
--   because UNIQUE (code) is no longer declared
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
-- keep the old table as radio_bak
ALTER TABLE main."radio" RENAME TO "radio_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create radio as declared
CREATE TABLE main.radio (id INTEGER PRIMARY KEY, host TEXT NOT NULL UNIQUE, code TEXT NOT NULL);
-- copy the rows of radio
INSERT OR ABORT INTO main."radio"("id", "host", "code")
SELECT "radio_bak"."id", "radio_bak"."host", "radio_bak"."code"
FROM main."radio_bak" NOT INDEXED;
-- every row of radio was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."radio_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."radio" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."radio_bak";

COMMIT;
