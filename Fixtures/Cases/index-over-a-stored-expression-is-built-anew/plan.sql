-- Plan
-- tag: swap
--   because column size has type TEXT instead of INTEGER
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: column size has type TEXT instead of INTEGER
--   not cheaper, since tag stores values that it computes

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make tag_bak in the form that tag will have
CREATE TABLE main."tag_bak" (
  "id" INTEGER PRIMARY KEY,
  "text" TEXT,
  "folded" TEXT GENERATED ALWAYS AS (lower(text)) STORED,
  "size" TEXT
);
-- copy the rows of tag
INSERT OR ABORT INTO main."tag_bak"("id", "text", "size")
SELECT "tag"."id", "tag"."text", "tag"."size"
FROM main."tag" NOT INDEXED;
-- every row of tag was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."tag" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."tag_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of tag and tag_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('tag', 'tag_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('tag', 'tag_bak') AND other.name <> own.name;
-- define tag as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tag (id INTEGER PRIMARY KEY, text TEXT, folded TEXT AS (lower(text)) STORED, size TEXT)'
WHERE type = 'table' AND name = 'tag';
-- tag_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "tag_bak"(x)'
WHERE type = 'table' AND name = 'tag_bak';
-- index tag_folded goes with the old rows
UPDATE main.sqlite_schema SET rowid = (SELECT max(rowid) + 1 FROM main.sqlite_schema),
  name = 'tag_bak_1', tbl_name = 'tag_bak',
  sql = 'CREATE INDEX "tag_bak_1" ON "tag_bak"(x)'
WHERE type = 'index' AND name = 'tag_folded';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."tag_bak";

-- create index tag_folded
CREATE INDEX main.tag_folded ON tag (folded);

COMMIT;
