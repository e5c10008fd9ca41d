-- Plan
-- hall: rebuild
--   because every table is to be rebuilt
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- chair: rebuild
--   because every table is to be rebuilt
--   not cheaper, since the strategy is to rebuild what differs, or everything

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
-- keep the old table as hall_bak
ALTER TABLE main."hall" RENAME TO "hall_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create hall as declared
CREATE TABLE main.hall (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE);
-- have 32 MB of page cache while the keys of hall come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of hall
INSERT OR ABORT INTO main."hall"("id", "name")
SELECT "hall_bak"."id", "hall_bak"."name"
FROM main."hall_bak" NOT INDEXED;
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of hall was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."hall_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."hall" NOT INDEXED) AS new)
WHERE old <> new;
-- carry the counter of hall
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'hall', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('hall', 'hall_bak')) WHERE seq IS NOT NULL;
-- keep no counter of hall but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'hall' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'hall');
-- drop the old table
DROP TABLE main."hall_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as chair_bak
ALTER TABLE main."chair" RENAME TO "chair_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create chair as declared
CREATE TABLE main.chair (hall INTEGER NOT NULL REFERENCES hall (id) ON DELETE CASCADE, no INTEGER, PRIMARY KEY (hall, no)) WITHOUT ROWID;
-- copy the rows of chair
INSERT OR ABORT INTO main."chair"("hall", "no")
SELECT "chair_bak"."hall", "chair_bak"."no"
FROM main."chair_bak" INDEXED BY "sqlite_autoindex_chair_bak_1"
ORDER BY "chair_bak"."hall" COLLATE "BINARY", "chair_bak"."no" COLLATE "BINARY";
-- every row of chair was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."chair_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."chair" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."chair_bak";

-- create index chair_no
CREATE INDEX main.chair_no ON chair (no) WHERE no > 1;

-- create trigger chair_in
CREATE TRIGGER main.chair_in AFTER INSERT ON chair BEGIN UPDATE hall SET name = name || '.' WHERE id = new.hall; END;

COMMIT;
