-- Plan
-- nick: rebuild
--   because UNIQUE (name) is new
--   not cheaper, since ALTER TABLE has no form for it

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
-- keep the old table as nick_bak
ALTER TABLE main."nick" RENAME TO "nick_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create nick as declared
CREATE TABLE main.nick (id INTEGER PRIMARY KEY, name TEXT UNIQUE, team TEXT);
-- copy the rows of nick
INSERT OR ABORT INTO main."nick"("id", "name", "team")
SELECT "nick_bak"."id", "nick_bak"."name", "nick_bak"."team"
FROM main."nick_bak" NOT INDEXED;
-- every row of nick was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."nick_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."nick" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."nick_bak";

COMMIT;
