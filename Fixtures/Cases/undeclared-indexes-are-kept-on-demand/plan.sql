-- Plan
-- sailor: rename
--   because table crew is now called sailor
-- sailor: rebuild
--   because column gone is no longer declared; it holds no values
--   because column name is now called title
--   because column ship is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- index crew_name on sailor is not declared; it is kept
-- index crew_ship on sailor is not declared; it is kept
-- index "crew by pay" on sailor is not declared; it is kept
-- index port_town on port is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table crew to sailor
ALTER TABLE main."crew" RENAME TO "sailor";

-- drop index crew_ship: it names its own table, which stops the rename
DROP INDEX main."crew_ship";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as sailor_bak
ALTER TABLE main."sailor" RENAME TO "sailor_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create sailor as declared
CREATE TABLE main.sailor (
  id INTEGER PRIMARY KEY,
  title TEXT,
  ship TEXT COLLATE NOCASE NOT NULL,
  pay INTEGER
);
-- copy the rows of sailor
INSERT OR ABORT INTO main."sailor"("id", "title", "ship", "pay")
SELECT "sailor_bak"."id", "sailor_bak"."name", "sailor_bak"."ship", "sailor_bak"."pay"
FROM main."sailor_bak" NOT INDEXED;
-- every row of sailor was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."sailor_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."sailor" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."sailor_bak";

-- create index declared
CREATE INDEX main.declared ON sailor (ship);
-- create index crew_name
CREATE INDEX main.crew_name ON "sailor" ("title" DESC, pay);
-- create index crew_ship
CREATE UNIQUE INDEX main.crew_ship ON "sailor"(ship, "title") WHERE "sailor".pay > 0;
-- create index "crew by pay"
CREATE INDEX main."crew by pay" ON "sailor" (pay * 2, lower("title") COLLATE NOCASE);

COMMIT;
