-- Plan
-- c: rebuild
--   because column b has type INTEGER instead of TEXT
--   because UNIQUE (a) is new
--   because the foreign key (p) to p(id) is new
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
-- keep the old table as c_bak
ALTER TABLE main."c" RENAME TO "c_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create c as declared
CREATE TABLE main.c (p INTEGER REFERENCES p(id), a TEXT UNIQUE, b INTEGER);
-- copy the rows of c
INSERT OR ABORT INTO main."c"(rowid, "p", "a", "b")
SELECT "c_bak".rowid, "c_bak"."p", "c_bak"."a", "c_bak"."b"
FROM main."c_bak" NOT INDEXED;
-- every row of c was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."c_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."c" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."c_bak";

-- every row of c has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."c" AS c
WHERE c."p" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."p" AS p WHERE p."id" = +c."p")))
WHERE found > 0;

COMMIT;
