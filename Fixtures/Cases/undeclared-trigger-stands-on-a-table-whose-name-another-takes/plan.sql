-- Plan
-- past_fee: rename
--   because table old_fee is now called past_fee
-- old_fee: rename
--   because table new_fee is now called old_fee
-- old_fee: rebuild
--   because column price has type BLOB instead of TEXT
--   because column paid is new; the rows that exist get 1 + 1
--   not cheaper, since ALTER TABLE cannot add paid: its default is computed
--   not cheaper, since a portable plan edits no definition
-- trigger fee_changed on old_fee is not declared; it is kept
-- trigger new_fee_changed on new_fee is not declared; it is kept

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table old_fee to past_fee
ALTER TABLE main."old_fee" RENAME TO "past_fee";
-- rename table new_fee to old_fee
ALTER TABLE main."new_fee" RENAME TO "old_fee";
-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as old_fee_bak
ALTER TABLE main."old_fee" RENAME TO "old_fee_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create old_fee as declared
CREATE TABLE main.old_fee (id INTEGER PRIMARY KEY, price BLOB, tax, paid DEFAULT (1 + 1));
-- copy the rows of old_fee
INSERT OR ABORT INTO main."old_fee"("id", "price", "tax")
SELECT "old_fee_bak"."id", "old_fee_bak"."price", "old_fee_bak"."tax"
FROM main."old_fee_bak" NOT INDEXED;
-- every row of old_fee was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."old_fee_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."old_fee" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."old_fee_bak";

-- create trigger new_fee_changed
CREATE TRIGGER main.new_fee_changed AFTER UPDATE ON "old_fee" BEGIN INSERT INTO log VALUES (new.price); END;

COMMIT;
