-- Plan
-- peak: rebuild
--   because UNIQUE (name) is new
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since CREATE INDEX sorts a descending key in another way than a UNIQUE constraint does
--   not cheaper, since the rows of peak are kept in the index of its key

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
-- keep the old table as peak_bak
ALTER TABLE main."peak" RENAME TO "peak_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create peak as declared
CREATE TABLE main.peak (name TEXT UNIQUE, height INTEGER, PRIMARY KEY (height DESC)) WITHOUT ROWID;
-- have 32 MB of page cache while the keys of peak come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of peak
INSERT OR ABORT INTO main."peak"("name", "height")
SELECT "peak_bak"."name", "peak_bak"."height"
FROM main."peak_bak" INDEXED BY "sqlite_autoindex_peak_bak_1"
ORDER BY "peak_bak"."height" COLLATE "BINARY" DESC;
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of peak was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."peak_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."peak" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."peak_bak";

COMMIT;
