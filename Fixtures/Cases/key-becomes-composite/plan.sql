-- Plan
-- line: rebuild
--   because column line is NOT NULL now
--   because the primary key is (zone, line), and was (line)
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
-- keep the old table as line_bak
ALTER TABLE main."line" RENAME TO "line_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create line as declared
CREATE TABLE main.line (line TEXT NOT NULL, zone TEXT NOT NULL, driver TEXT, PRIMARY KEY (zone, line));
-- copy the rows of line
INSERT OR ABORT INTO main."line"(rowid, "line", "zone", "driver")
SELECT "line_bak".rowid, "line_bak"."line", "line_bak"."zone", "line_bak"."driver"
FROM main."line_bak" NOT INDEXED;
-- every row of line was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."line_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."line" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."line_bak";

-- create index line_driver
CREATE UNIQUE INDEX main.line_driver ON line (driver);
-- create index line_zone
CREATE INDEX main.line_zone ON line (zone);

COMMIT;
