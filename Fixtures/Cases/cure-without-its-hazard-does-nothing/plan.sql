-- Plan
-- c: swap
--   because column b has type INTEGER instead of TEXT
--   because UNIQUE (a) is new
--   because the foreign key (p) to p(id) is new
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column b has type INTEGER instead of TEXT
--   not cheaper, since the index of a key of c is to be another one

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make c_bak in the form that c will have
CREATE TABLE main."c_bak" (
  "p" INTEGER,
  "a" TEXT,
  "b" INTEGER
);
-- copy the rows of c
INSERT OR ABORT INTO main."c_bak"(rowid, "p", "a", "b")
SELECT "c".rowid, "c"."p", "c"."a", "c"."b"
FROM main."c" NOT INDEXED;
-- every row of c was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."c" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."c_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (a)
CREATE UNIQUE INDEX main."c_bak_1" ON "c_bak" ("a" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of c and c_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('c', 'c_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('c', 'c_bak') AND other.name <> own.name;
-- define c as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE c (p INTEGER REFERENCES p(id), a TEXT UNIQUE, b INTEGER)'
WHERE type = 'table' AND name = 'c';
-- c_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "c_bak"(x)'
WHERE type = 'table' AND name = 'c_bak';
-- it is the index of the key (a) of c
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_c_1',
  tbl_name = 'c', sql = NULL
WHERE type = 'index' AND name = 'c_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."c_bak";

-- every row of c has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."c" AS c
WHERE c."p" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."p" AS p WHERE p."id" = +c."p")))
WHERE found > 0;

COMMIT;
