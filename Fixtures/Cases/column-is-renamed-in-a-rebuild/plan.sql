-- Plan
-- pupil: rebuild
--   because column nick is now called alias
--   because column joined is NOT NULL now
--   because column plan is new; the rows that exist get 'free'
--   because index pupil_nick is declared differently
--   not cheaper, since ALTER TABLE would add the column, but column nick is now called alias
-- pupil_nicked: replace
--   because it is declared differently

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop trigger pupil_nicked: it is declared differently
DROP TRIGGER main."pupil_nicked";

-- drop index pupil_nick: it is declared differently
DROP INDEX main."pupil_nick";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as pupil_bak
ALTER TABLE main."pupil" RENAME TO "pupil_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create pupil as declared
CREATE TABLE main.pupil (id INTEGER PRIMARY KEY, alias TEXT, joined TEXT NOT NULL, plan TEXT NOT NULL DEFAULT 'free');
-- copy the rows of pupil
INSERT OR ABORT INTO main."pupil"("id", "alias", "joined")
SELECT "pupil_bak"."id", "pupil_bak"."nick", "pupil_bak"."joined"
FROM main."pupil_bak" NOT INDEXED;
-- every row of pupil was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pupil_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."pupil" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."pupil_bak";

-- create index pupil_nick
CREATE UNIQUE INDEX main.pupil_nick ON pupil (alias);

-- create trigger pupil_nicked
CREATE TRIGGER main.pupil_nicked AFTER UPDATE OF alias ON pupil BEGIN UPDATE pupil SET joined = joined || '*' WHERE id = new.id; END;

COMMIT;
