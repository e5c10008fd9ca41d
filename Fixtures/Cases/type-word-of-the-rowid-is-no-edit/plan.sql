-- Plan
-- lamp: swap
--   because column id has type INT instead of INTEGER
--   because the primary key (id) is no longer the rowid
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column id has type INT instead of INTEGER
--   not cheaper, since an update of its rows would not do: another column is its rowid
-- bulb: swap
--   because column id has type INTEGER instead of INT
--   because the primary key (id) is now the rowid
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column id has type INTEGER instead of INT
--   not cheaper, since an update of its rows would not do: another column is its rowid

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make lamp_bak in the form that lamp will have
CREATE TABLE main."lamp_bak" (
  "id" INT,
  "watts" INTEGER
);
-- copy the rows of lamp
INSERT OR ABORT INTO main."lamp_bak"(rowid, "id", "watts")
SELECT "lamp"."id", "lamp"."id", "lamp"."watts"
FROM main."lamp" NOT INDEXED;
-- every row of lamp was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."lamp" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."lamp_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (id)
CREATE UNIQUE INDEX main."lamp_bak_1" ON "lamp_bak" ("id" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of lamp and lamp_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('lamp', 'lamp_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('lamp', 'lamp_bak') AND other.name <> own.name;
-- define lamp as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE lamp (id INT PRIMARY KEY, watts INTEGER)'
WHERE type = 'table' AND name = 'lamp';
-- lamp_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "lamp_bak"(x)'
WHERE type = 'table' AND name = 'lamp_bak';
-- it is the index of the key (id) of lamp
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_lamp_1',
  tbl_name = 'lamp', sql = NULL
WHERE type = 'index' AND name = 'lamp_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."lamp_bak";

-- make bulb_bak in the form that bulb will have
CREATE TABLE main."bulb_bak" (
  "id" INTEGER PRIMARY KEY,
  "watts" INTEGER
);
-- copy the rows of bulb
INSERT OR ABORT INTO main."bulb_bak"("id", "watts")
SELECT "bulb"."id", "bulb"."watts"
FROM main."bulb" NOT INDEXED;
-- every row of bulb was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."bulb" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."bulb_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of bulb and bulb_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('bulb', 'bulb_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('bulb', 'bulb_bak') AND other.name <> own.name;
-- define bulb as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE bulb (id INTEGER PRIMARY KEY, watts INTEGER)'
WHERE type = 'table' AND name = 'bulb';
-- bulb_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "bulb_bak"(x)'
WHERE type = 'table' AND name = 'bulb_bak';
-- index sqlite_autoindex_bulb_1 goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'bulb_bak_1', tbl_name = 'bulb_bak',
  sql = 'CREATE INDEX "bulb_bak_1" ON "bulb_bak"(x)'
WHERE type = 'index' AND name = 'sqlite_autoindex_bulb_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."bulb_bak";

COMMIT;
