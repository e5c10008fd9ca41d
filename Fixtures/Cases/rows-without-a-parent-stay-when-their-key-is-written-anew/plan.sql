-- Plan
-- dock: rename column
--   because column code is now called sign
-- barge: swap
--   because column dock is now called berth
--   because the foreign key (mark) to dock(code) is no longer declared
--   because the foreign key (berth) to dock, named moored is no longer declared
--   because the foreign key (berth) to dock(id), on delete SET NULL is new
--   because the foreign key (mark) to dock(sign) is new
--   not cheaper, since ALTER TABLE would rename the column, but the foreign key (mark) to dock(code) is no longer declared
--   not cheaper, since an edit of its definition would not do: column dock is now called berth
--   not cheaper, since an update of its rows would not do: column dock is now called berth
-- 2 rows of barge referred to no parent before; a run compares them one by one, which a script in a shell does not
-- 1 row of barge referred to no parent before; a run compares them one by one, which a script in a shell does not

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename column code of dock to sign
ALTER TABLE main."dock" RENAME COLUMN "code" TO "sign";
-- make barge_bak in the form that barge will have
CREATE TABLE main."barge_bak" (
  "id" INTEGER PRIMARY KEY,
  "berth" INTEGER,
  "mark" TEXT
);
-- copy the rows of barge
INSERT OR ABORT INTO main."barge_bak"("id", "berth", "mark")
SELECT "barge"."id", "barge"."dock", "barge"."mark"
FROM main."barge" NOT INDEXED;
-- every row of barge was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."barge" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."barge_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of barge and barge_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('barge', 'barge_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('barge', 'barge_bak') AND other.name <> own.name;
-- define barge as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE barge (id INTEGER PRIMARY KEY, berth INTEGER REFERENCES dock (id) ON DELETE SET NULL, mark TEXT REFERENCES dock (sign))'
WHERE type = 'table' AND name = 'barge';
-- barge_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "barge_bak"(x)'
WHERE type = 'table' AND name = 'barge_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."barge_bak";

COMMIT;
