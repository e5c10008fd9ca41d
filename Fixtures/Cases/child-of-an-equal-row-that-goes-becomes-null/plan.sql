-- Plan
-- pet: rebuild
--   because its rows are cured while they are copied
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- person: rebuild
--   because column mail is collated by NOCASE instead of BINARY
--   because UNIQUE (mail COLLATE NOCASE) is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- hazard orphan: 1 row of pet would refer by owner to no row of person (id 11)
--   cured: owner becomes NULL in them
-- hazard duplicate: person may no longer hold equal rows in the key (mail), and 1 row equals another one (value 'a@x')
--   cured: the first of them stays, by id
-- 1 row of pet referred to no parent before; a run compares them one by one, which a script in a shell does not

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
-- keep the old table as pet_bak
ALTER TABLE main."pet" RENAME TO "pet_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create pet as declared
CREATE TABLE main.pet (id INTEGER PRIMARY KEY, owner INTEGER REFERENCES person(id) ON DELETE CASCADE, name TEXT);
-- copy the rows of pet
INSERT OR ABORT INTO main."pet"("id", "owner", "name")
SELECT "pet_bak"."id", CASE WHEN ("pet_bak"."owner" IS NOT NULL AND EXISTS (SELECT 1 FROM main."person" AS p WHERE p."id" = +"pet_bak"."owner") AND NOT EXISTS (SELECT 1 FROM main."person" AS p WHERE p."id" = +"pet_bak"."owner" AND p."id" NOT IN (SELECT i0 FROM (SELECT "person"."id" AS i0, lag(1) OVER (PARTITION BY ("person"."mail" COLLATE "NOCASE") COLLATE "NOCASE" ORDER BY "person"."id") AS "equal" FROM main."person" NOT INDEXED WHERE ("person"."mail" COLLATE "NOCASE") IS NOT NULL) WHERE "equal" IS NOT NULL))) THEN NULL ELSE "pet_bak"."owner" END, "pet_bak"."name"
FROM main."pet_bak" NOT INDEXED;
-- every row of pet was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."pet_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."pet" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."pet_bak";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as person_bak
ALTER TABLE main."person" RENAME TO "person_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create person as declared
CREATE TABLE main.person (id INTEGER PRIMARY KEY, mail TEXT COLLATE NOCASE UNIQUE);
-- have 32 MB of page cache while the keys of person come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of person
INSERT OR ABORT INTO main."person"("id", "mail")
SELECT "person_bak"."id", "person_bak"."mail"
FROM main."person_bak" NOT INDEXED
WHERE "person_bak"."id" NOT IN (SELECT i0 FROM (SELECT "person_bak"."id" AS i0, lag(1) OVER (PARTITION BY ("person_bak"."mail" COLLATE "NOCASE") COLLATE "NOCASE" ORDER BY "person_bak"."id") AS "equal" FROM main."person_bak" NOT INDEXED WHERE ("person_bak"."mail" COLLATE "NOCASE") IS NOT NULL) WHERE "equal" IS NOT NULL);
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of person that stays was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."person_bak" NOT INDEXED
WHERE "person_bak"."id" NOT IN (SELECT i0 FROM (SELECT "person_bak"."id" AS i0, lag(1) OVER (PARTITION BY ("person_bak"."mail" COLLATE "NOCASE") COLLATE "NOCASE" ORDER BY "person_bak"."id") AS "equal" FROM main."person_bak" NOT INDEXED WHERE ("person_bak"."mail" COLLATE "NOCASE") IS NOT NULL) WHERE "equal" IS NOT NULL)) AS old,
  (SELECT count(*) FROM main."person" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."person_bak";

COMMIT;
