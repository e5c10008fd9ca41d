-- Plan
-- key: rebuild
--   because the foreign key (lock) to lock(id) is no longer declared
--   because the foreign key (lock) to lock(id), deferred is new
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
-- keep the old table as key_bak
ALTER TABLE main."key" RENAME TO "key_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create key as declared
CREATE TABLE main.key (id INTEGER PRIMARY KEY, lock INTEGER REFERENCES lock (id) DEFERRABLE INITIALLY DEFERRED, teeth INTEGER);
-- copy the rows of key
INSERT OR ABORT INTO main."key"("id", "lock", "teeth")
SELECT "key_bak"."id", "key_bak"."lock", "key_bak"."teeth"
FROM main."key_bak" NOT INDEXED;
-- every row of key was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."key_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."key" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."key_bak";

COMMIT;
