-- Plan
-- dock: rebuild
--   because column code is now called sign
--   not cheaper, since ALTER TABLE has no form for it
-- barge: rebuild
--   because column dock is now called berth
--   because the foreign key (mark) to dock(code) is no longer declared
--   because the foreign key (berth) to dock, named moored is no longer declared
--   because the foreign key (berth) to dock(id), on delete SET NULL is new
--   because the foreign key (mark) to dock(sign) is new
--   not cheaper, since ALTER TABLE has no form for it
-- 2 rows of barge referred to no parent before; a run compares them one by one, which a script in a shell does not
-- 1 row of barge referred to no parent before; a run compares them one by one, which a script in a shell does not

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
-- keep the old table as dock_bak
ALTER TABLE main."dock" RENAME TO "dock_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create dock as declared
CREATE TABLE main.dock (id INTEGER PRIMARY KEY, sign TEXT UNIQUE);
-- copy the rows of dock
INSERT OR ABORT INTO main."dock"("id", "sign")
SELECT "dock_bak"."id", "dock_bak"."code"
FROM main."dock_bak" NOT INDEXED;
-- every row of dock was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."dock_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."dock" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."dock_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as barge_bak
ALTER TABLE main."barge" RENAME TO "barge_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create barge as declared
CREATE TABLE main.barge (id INTEGER PRIMARY KEY, berth INTEGER REFERENCES dock (id) ON DELETE SET NULL, mark TEXT REFERENCES dock (sign));
-- copy the rows of barge
INSERT OR ABORT INTO main."barge"("id", "berth", "mark")
SELECT "barge_bak"."id", "barge_bak"."dock", "barge_bak"."mark"
FROM main."barge_bak" NOT INDEXED;
-- every row of barge was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."barge_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."barge" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."barge_bak";

COMMIT;
