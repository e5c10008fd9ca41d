-- Plan
-- price: rebuild
--   because column cents is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- table price_bak is not declared; it is kept

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
-- keep the old table as price_bak_4
ALTER TABLE main."price" RENAME TO "price_bak_4";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create price as declared
CREATE TABLE main.price (id INTEGER PRIMARY KEY, cents INTEGER NOT NULL);
-- copy the rows of price
INSERT OR ABORT INTO main."price"("id", "cents")
SELECT "price_bak_4"."id", "price_bak_4"."cents"
FROM main."price_bak_4" NOT INDEXED;
-- every row of price was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."price_bak_4" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."price" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."price_bak_4";

-- create index PRICE_BAK_3
CREATE INDEX main.PRICE_BAK_3 ON price (cents);

COMMIT;
