-- Plan
-- nick: swap
--   because UNIQUE (name) is new
--   not cheaper, since ALTER TABLE has no form for it
--   not cheaper, since an edit of its definition would not do: the indexes of its keys would be other ones

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make nick_bak in the form that nick will have
CREATE TABLE main."nick_bak" (
  "id" INTEGER PRIMARY KEY,
  "name" TEXT,
  "team" TEXT
);
-- copy the rows of nick
INSERT OR ABORT INTO main."nick_bak"("id", "name", "team")
SELECT "nick"."id", "nick"."name", "nick"."team"
FROM main."nick" NOT INDEXED;
-- every row of nick was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."nick" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."nick_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (name)
CREATE UNIQUE INDEX main."nick_bak_1" ON "nick_bak" ("name" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of nick and nick_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('nick', 'nick_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('nick', 'nick_bak') AND other.name <> own.name;
-- define nick as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE nick (id INTEGER PRIMARY KEY, name TEXT UNIQUE, team TEXT)'
WHERE type = 'table' AND name = 'nick';
-- nick_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "nick_bak"(x)'
WHERE type = 'table' AND name = 'nick_bak';
-- it is the index of the key (name) of nick
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_nick_1',
  tbl_name = 'nick', sql = NULL
WHERE type = 'index' AND name = 'nick_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."nick_bak";

COMMIT;
