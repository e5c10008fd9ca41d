-- Plan
-- member: rebuild
--   because column paid is NOT NULL now, has default 0 instead of none
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
-- keep the old table as member_bak
ALTER TABLE main."member" RENAME TO "member_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create member as declared
CREATE TABLE main.member (id INTEGER PRIMARY KEY, club INTEGER REFERENCES club (id), paid INTEGER NOT NULL DEFAULT 0);
-- copy the rows of member
INSERT OR ABORT INTO main."member"("id", "club", "paid")
SELECT "member_bak"."id", "member_bak"."club", coalesce("member_bak"."paid", 0)
FROM main."member_bak" NOT INDEXED;
-- every row of member was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."member_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."member" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."member_bak";

COMMIT;
