-- Plan
-- cell: rebuild
--   because column text is NOT NULL now, has default '' instead of none
--   because index cell_text is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard fill-null: column text of cell is now NOT NULL; 1 row with NULL will hold its default, '' (rowid 2)

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
-- keep the old table as cell_bak
ALTER TABLE main."cell" RENAME TO "cell_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create cell as declared
CREATE TABLE main.cell (sheet TEXT, row INTEGER, text TEXT NOT NULL DEFAULT '', PRIMARY KEY (sheet, row DESC));
-- copy the rows of cell
INSERT OR ABORT INTO main."cell"(rowid, "sheet", "row", "text")
SELECT "cell_bak".rowid, "cell_bak"."sheet", "cell_bak"."row", coalesce("cell_bak"."text", '')
FROM main."cell_bak" NOT INDEXED;
-- every row of cell was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."cell_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."cell" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."cell_bak";

-- create index cell_text
CREATE INDEX main.cell_text ON cell (text, sheet);

COMMIT;
