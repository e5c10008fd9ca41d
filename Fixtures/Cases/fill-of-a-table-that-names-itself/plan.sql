-- Plan
-- flag: rebuild
--   because column mark is new; the rows that exist get (mast = '5') || (hue = 'RED') || (SELECT count(*) FROM flag AS other WHERE other.hue = flag.hue)
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

-- the definition of flag names the table itself, so it cannot be renamed; make a backup
CREATE TABLE main."flag_bak"("rowid_bak" INTEGER PRIMARY KEY, "mast" INTEGER COLLATE "BINARY", "hue" TEXT COLLATE "NOCASE");
-- keep the rows of flag in flag_bak
INSERT INTO main."flag_bak" SELECT "flag".rowid, "flag"."mast", "flag"."hue" FROM main."flag" NOT INDEXED;
-- every row of flag is in flag_bak
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."flag" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."flag_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- every value of flag is in flag_bak as it is
SELECT abs(-9223372036854775807 - (found > 0)) AS "values were changed"
FROM (SELECT count(*) AS found FROM (SELECT "mast", "hue" FROM main."flag" NOT INDEXED EXCEPT SELECT "mast", "hue" FROM main."flag_bak"))
WHERE found > 0;
-- drop the old table, whose rows are in flag_bak
DROP TABLE main."flag";

-- create flag as declared
CREATE TABLE main.flag (mast INT, hue TEXT COLLATE NOCASE, mark TEXT NOT NULL, CHECK (flag.hue <> 'none'));
-- copy the rows of flag
INSERT OR ABORT INTO main."flag"(rowid, "mast", "hue", "mark")
SELECT "flag"."rowid_bak", "flag"."mast", "flag"."hue", (("flag"."mast" = '5') || ("flag"."hue" = 'RED') || (SELECT count(*) FROM main."flag_bak" AS other WHERE other.hue = "flag".hue))
FROM main."flag_bak" AS "flag" NOT INDEXED;
-- every row of flag was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."flag_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."flag" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."flag_bak";

COMMIT;
