-- Plan
-- price: rebuild
--   because column tax is NOT NULL now
--   because column amount is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- history: rebuild
--   because column tax is NOT NULL now
--   because column amount is NOT NULL now
--   not cheaper, since ALTER TABLE has no form for it
-- view bill is not declared; it is kept
-- view everything is not declared; it is kept
-- trigger price_kept on price is not declared; it is kept

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
-- keep the old table as price_bak
ALTER TABLE main."price" RENAME TO "price_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create price as declared
CREATE TABLE main.price (tax INT NOT NULL, amount INT NOT NULL);
-- copy the rows of price
INSERT OR ABORT INTO main."price"(rowid, "tax", "amount")
SELECT "price_bak".rowid, "price_bak"."tax", "price_bak"."amount"
FROM main."price_bak" NOT INDEXED;
-- every row of price was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."price_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."price" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."price_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as history_bak
ALTER TABLE main."history" RENAME TO "history_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create history as declared
CREATE TABLE main.history (tax INT NOT NULL, amount INT NOT NULL);
-- copy the rows of history
INSERT OR ABORT INTO main."history"(rowid, "tax", "amount")
SELECT "history_bak".rowid, "history_bak"."tax", "history_bak"."amount"
FROM main."history_bak" NOT INDEXED;
-- every row of history was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."history_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."history" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."history_bak";

-- create trigger price_kept
CREATE TRIGGER main.price_kept AFTER INSERT ON price BEGIN INSERT INTO history(amount, tax) VALUES (new.amount, new.tax); END;

COMMIT;
