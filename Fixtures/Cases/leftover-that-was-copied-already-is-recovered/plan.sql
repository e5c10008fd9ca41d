-- Plan
-- parcel: recover
--   because parcel holds 2 rows, and parcel_bak none that it lacks
--   because table stamp refers to parcel_bak
--   because view heavy names parcel_bak
--   because trigger parcel_gone names parcel_bak
--   because trigger stamp_gone names parcel_bak
--   because parcel_bak has the index parcel_label
-- then parcel: add column, because column seen is new; the rows that exist get 0
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

-- drop trigger stamp_gone, which stands in the way; it comes back
DROP TRIGGER main."stamp_gone";
-- parcel_bak has every row of parcel
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows would be lost"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."parcel" AS x NOT INDEXED
  WHERE NOT EXISTS (SELECT 1 FROM main."parcel_bak" AS b WHERE x."id" IS b."id" AND x."id" COLLATE BINARY IS b."id" AND x."label" COLLATE BINARY IS b."label" AND x."weight" COLLATE BINARY IS b."weight")
  OR x."seen" IS NOT NULL AND x."seen" COLLATE BINARY IS NOT (0)))
WHERE found > 0;
-- carry the counter of parcel_bak
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'parcel_bak', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('parcel_bak', 'parcel')) WHERE seq IS NOT NULL;
-- keep no counter of parcel_bak but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'parcel_bak' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'parcel_bak');
-- drop parcel, which parcel_bak replaces
DROP TABLE main."parcel";

-- give parcel_bak the name of parcel back
ALTER TABLE main."parcel_bak" RENAME TO "parcel";

-- create trigger stamp_gone again
CREATE TRIGGER main.stamp_gone AFTER DELETE ON stamp BEGIN UPDATE "parcel" SET label = NULL WHERE id = old.parcel; END;

COMMIT;
