-- Plan
-- lodger: rebuild
--   because column host is no longer declared
--   because the foreign key (host) to host(id) is no longer declared
--   because index lodger_host is not declared
--   not cheaper, since ALTER TABLE has no form for it
-- hazard drop-column: column host of lodger is not declared and holds values in 1 row, which would be dropped with it (id 1)
--   allowed
-- index lodger_host on lodger is not declared; it is dropped

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop index lodger_host: it is not declared
DROP INDEX main."lodger_host";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as lodger_bak
ALTER TABLE main."lodger" RENAME TO "lodger_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create lodger as declared
CREATE TABLE main.lodger (id INTEGER PRIMARY KEY, bed TEXT, photo BLOB);
-- copy the rows of lodger
INSERT OR ABORT INTO main."lodger"("id", "bed", "photo")
SELECT "lodger_bak"."id", "lodger_bak"."bed", "lodger_bak"."photo"
FROM main."lodger_bak" NOT INDEXED;
-- every row of lodger was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."lodger_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."lodger" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."lodger_bak";

-- create index lodger_bed
CREATE INDEX main.lodger_bed ON lodger (bed);

COMMIT;
