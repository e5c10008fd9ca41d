-- Plan
-- group: rebuild
--   because column order is NOT NULL now
--   because column default is new; the rows that exist get 'd'
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- transaction: rebuild
--   because column values is NOT NULL now
--   not cheaper, since the strategy is to rebuild what differs, or everything
-- key: rebuild
--   because column action is NOT NULL now
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
-- keep the old table as group_bak
ALTER TABLE main."group" RENAME TO "group_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create group as declared
CREATE TABLE main."group" (id INTEGER PRIMARY KEY, "order" INTEGER NOT NULL, "select" TEXT, "from" TEXT REFERENCES "transaction" ("index"), "default" TEXT DEFAULT 'd');
-- copy the rows of group
INSERT OR ABORT INTO main."group"("id", "order", "select", "from")
SELECT "group_bak"."id", "group_bak"."order", "group_bak"."select", "group_bak"."from"
FROM main."group_bak" NOT INDEXED;
-- every row of group was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."group_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."group" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."group_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as transaction_bak
ALTER TABLE main."transaction" RENAME TO "transaction_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create transaction as declared
CREATE TABLE main."transaction" ("index" TEXT PRIMARY KEY, "values" TEXT NOT NULL);
-- have 32 MB of page cache while the keys of transaction come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of transaction
INSERT OR ABORT INTO main."transaction"(rowid, "index", "values")
SELECT "transaction_bak".rowid, "transaction_bak"."index", "transaction_bak"."values"
FROM main."transaction_bak" NOT INDEXED;
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of transaction was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."transaction_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."transaction" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."transaction_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as key_bak
ALTER TABLE main."key" RENAME TO "key_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create key as declared
CREATE TABLE main.key (action INTEGER NOT NULL, generated TEXT, always TEXT, "check" TEXT, without TEXT, strict TEXT);
-- copy the rows of key
INSERT OR ABORT INTO main."key"(rowid, "action", "generated", "always", "check", "without", "strict")
SELECT "key_bak".rowid, "key_bak"."action", "key_bak"."generated", "key_bak"."always", "key_bak"."check", "key_bak"."without", "key_bak"."strict"
FROM main."key_bak" NOT INDEXED;
-- every row of key was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."key_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."key" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."key_bak";

-- create index where
CREATE INDEX main."where" ON "group" ("order", "from");

COMMIT;
