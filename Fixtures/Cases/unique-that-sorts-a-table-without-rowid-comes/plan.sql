-- Plan
-- seat: rebuild
--   because column place is collated by NOCASE instead of BINARY
--   because UNIQUE (number DESC) is new
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column place is collated by NOCASE instead of BINARY
--   not cheaper, since the rows of seat are kept in the index of its key
--   not cheaper, since the rows of seat are sorted by a UNIQUE constraint

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
-- keep the old table as seat_bak
ALTER TABLE main."seat" RENAME TO "seat_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create seat as declared
CREATE TABLE main.seat (number INTEGER PRIMARY KEY, row INTEGER, place TEXT COLLATE NOCASE, UNIQUE (number DESC)) WITHOUT ROWID;
-- copy the rows of seat
INSERT OR ABORT INTO main."seat"("number", "row", "place")
SELECT "seat_bak"."number", "seat_bak"."row", "seat_bak"."place"
FROM main."seat_bak" INDEXED BY "sqlite_autoindex_seat_bak_1"
ORDER BY "seat_bak"."number" COLLATE "BINARY";
-- every row of seat was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."seat_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."seat" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."seat_bak";

-- create index seat_row
CREATE INDEX main.seat_row ON seat (row);

COMMIT;
