-- Plan
-- parcel: rebuild
--   because column label is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- sqliteusers: rebuild
--   because column login is NOT NULL now
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
-- keep the old table as parcel_bak
ALTER TABLE main."parcel" RENAME TO "parcel_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create parcel as declared
CREATE TABLE main.parcel (id INTEGER PRIMARY KEY AUTOINCREMENT, label TEXT NOT NULL);
-- copy the rows of parcel
INSERT OR ABORT INTO main."parcel"("id", "label")
SELECT "parcel_bak"."id", "parcel_bak"."label"
FROM main."parcel_bak" NOT INDEXED;
-- every row of parcel was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."parcel_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."parcel" NOT INDEXED) AS new)
WHERE old <> new;
-- carry the counter of parcel
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'parcel', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('parcel', 'parcel_bak')) WHERE seq IS NOT NULL;
-- keep no counter of parcel but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'parcel' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'parcel');
-- drop the old table
DROP TABLE main."parcel_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as sqliteusers_bak
ALTER TABLE main."sqliteusers" RENAME TO "sqliteusers_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create sqliteusers as declared
CREATE TABLE main.sqliteusers (id INTEGER PRIMARY KEY, login TEXT NOT NULL);
-- copy the rows of sqliteusers
INSERT OR ABORT INTO main."sqliteusers"("id", "login")
SELECT "sqliteusers_bak"."id", "sqliteusers_bak"."login"
FROM main."sqliteusers_bak" NOT INDEXED;
-- every row of sqliteusers was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."sqliteusers_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."sqliteusers" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."sqliteusers_bak";

-- create index parcel_label
CREATE INDEX main.parcel_label ON parcel (label);

COMMIT;
