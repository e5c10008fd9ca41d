-- Plan
-- "a ""quoted"" name": rebuild
--   because column "x""y" is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- "don't": rebuild
--   because column "it's" is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- "main.t": rebuild
--   because column "x.y" is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- "50% [off]": rebuild
--   because column "%s %d" is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- "whale 🐋": rebuild
--   because column größe is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- "-- none": rebuild
--   because column "/* c */" is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- " ": rebuild
--   because column "" is NOT NULL now
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
-- keep the old table as "a ""quoted"" name_bak"
ALTER TABLE main."a ""quoted"" name" RENAME TO "a ""quoted"" name_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create "a ""quoted"" name" as declared
CREATE TABLE main."a ""quoted"" name" ("x""y" TEXT NOT NULL, "c d" INTEGER);
-- copy the rows of "a ""quoted"" name"
INSERT OR ABORT INTO main."a ""quoted"" name"(rowid, "x""y", "c d")
SELECT "a ""quoted"" name_bak".rowid, "a ""quoted"" name_bak"."x""y", "a ""quoted"" name_bak"."c d"
FROM main."a ""quoted"" name_bak" NOT INDEXED;
-- every row of "a ""quoted"" name" was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."a ""quoted"" name_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."a ""quoted"" name" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."a ""quoted"" name_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as "don't_bak"
ALTER TABLE main."don't" RENAME TO "don't_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create "don't" as declared
CREATE TABLE main."don't" ("it's" TEXT NOT NULL);
-- copy the rows of "don't"
INSERT OR ABORT INTO main."don't"(rowid, "it's")
SELECT "don't_bak".rowid, "don't_bak"."it's"
FROM main."don't_bak" NOT INDEXED;
-- every row of "don't" was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."don't_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."don't" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."don't_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as "main.t_bak"
ALTER TABLE main."main.t" RENAME TO "main.t_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create "main.t" as declared
CREATE TABLE main."main.t" ("x.y" TEXT NOT NULL);
-- copy the rows of "main.t"
INSERT OR ABORT INTO main."main.t"(rowid, "x.y")
SELECT "main.t_bak".rowid, "main.t_bak"."x.y"
FROM main."main.t_bak" NOT INDEXED;
-- every row of "main.t" was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."main.t_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."main.t" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."main.t_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as "50% [off]_bak"
ALTER TABLE main."50% [off]" RENAME TO "50% [off]_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create "50% [off]" as declared
CREATE TABLE main."50% [off]" ("%s %d" TEXT NOT NULL, "[y]" TEXT);
-- copy the rows of "50% [off]"
INSERT OR ABORT INTO main."50% [off]"(rowid, "%s %d", "[y]")
SELECT "50% [off]_bak".rowid, "50% [off]_bak"."%s %d", "50% [off]_bak"."[y]"
FROM main."50% [off]_bak" NOT INDEXED;
-- every row of "50% [off]" was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."50% [off]_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."50% [off]" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."50% [off]_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as "whale 🐋_bak"
ALTER TABLE main."whale 🐋" RENAME TO "whale 🐋_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create "whale 🐋" as declared
CREATE TABLE main."whale 🐋" ("größe" INTEGER NOT NULL, `back``tick` TEXT);
-- copy the rows of "whale 🐋"
INSERT OR ABORT INTO main."whale 🐋"(rowid, "größe", "back`tick")
SELECT "whale 🐋_bak".rowid, "whale 🐋_bak"."größe", "whale 🐋_bak"."back`tick"
FROM main."whale 🐋_bak" NOT INDEXED;
-- every row of "whale 🐋" was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."whale 🐋_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."whale 🐋" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."whale 🐋_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as "-- none_bak"
ALTER TABLE main."-- none" RENAME TO "-- none_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create "-- none" as declared
CREATE TABLE main."-- none" ("/* c */" TEXT NOT NULL, ";" TEXT);
-- copy the rows of "-- none"
INSERT OR ABORT INTO main."-- none"(rowid, "/* c */", ";")
SELECT "-- none_bak".rowid, "-- none_bak"."/* c */", "-- none_bak".";"
FROM main."-- none_bak" NOT INDEXED;
-- every row of "-- none" was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."-- none_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."-- none" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."-- none_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as " _bak"
ALTER TABLE main." " RENAME TO " _bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create " " as declared
CREATE TABLE main." " ("" TEXT NOT NULL, "	tab" TEXT);
-- copy the rows of " "
INSERT OR ABORT INTO main." "(rowid, "", "	tab")
SELECT " _bak".rowid, " _bak"."", " _bak"."	tab"
FROM main." _bak" NOT INDEXED;
-- every row of " " was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main." _bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main." " NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main." _bak";

-- create index "i "" x"
CREATE INDEX main."i "" x" ON "a ""quoted"" name" ("x""y");

COMMIT;
