-- Plan
-- label: rename
--   because table tag is now called label
-- label: rebuild
--   because column gone is no longer declared; it holds no values
--   because column word is now called text
--   because column text is collated by NOCASE instead of BINARY
--   because UNIQUE (text COLLATE NOCASE) is new
--   not cheaper, since ALTER TABLE copies no rows, and its rows are cured while they are copied
--   not cheaper, since an edit of a definition copies no rows, and its rows are cured while they are copied
--   not cheaper, since a swap cures no rows, and its rows are cured while they are copied
-- tag_gone: replace
--   because it names tag, which is now called label
-- hazard duplicate: label may no longer hold equal rows in the key (text), and 2 rows equal another one (value 'Ink', …)
--   cured: the last of them stays, by changed

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table tag to label
ALTER TABLE main."tag" RENAME TO "label";

-- drop trigger tag_gone: it names tag, which is now called label
DROP TRIGGER main."tag_gone";

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as label_bak
ALTER TABLE main."label" RENAME TO "label_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create label as declared
CREATE TABLE main.label (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  text TEXT COLLATE NOCASE UNIQUE,
  changed INTEGER
);
-- have 32 MB of page cache while the keys of label come in no order
PRAGMA main.cache_size=-32000;
-- copy the rows of label
INSERT OR ABORT INTO main."label"("id", "text", "changed")
SELECT "label_bak"."id", "label_bak"."word", "label_bak"."changed"
FROM main."label_bak" NOT INDEXED
WHERE "label_bak"."id" NOT IN (SELECT i0 FROM (SELECT "label_bak"."id" AS i0, lead(1) OVER (PARTITION BY ("label_bak"."word" COLLATE "NOCASE") COLLATE "NOCASE" ORDER BY "label_bak"."changed", "label_bak"."id") AS "equal" FROM main."label_bak" NOT INDEXED WHERE ("label_bak"."word" COLLATE "NOCASE") IS NOT NULL) WHERE "equal" IS NOT NULL);
-- have as much page cache as before
PRAGMA main.cache_size=-2000;
-- every row of label that stays was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."label_bak" NOT INDEXED
WHERE "label_bak"."id" NOT IN (SELECT i0 FROM (SELECT "label_bak"."id" AS i0, lead(1) OVER (PARTITION BY ("label_bak"."word" COLLATE "NOCASE") COLLATE "NOCASE" ORDER BY "label_bak"."changed", "label_bak"."id") AS "equal" FROM main."label_bak" NOT INDEXED WHERE ("label_bak"."word" COLLATE "NOCASE") IS NOT NULL) WHERE "equal" IS NOT NULL)) AS old,
  (SELECT count(*) FROM main."label" NOT INDEXED) AS new)
WHERE old <> new;
-- carry the counter of label
INSERT INTO main.sqlite_sequence(name, seq) SELECT 'label', seq FROM (SELECT max(seq) AS seq FROM main.sqlite_sequence WHERE name IN ('label', 'label_bak')) WHERE seq IS NOT NULL;
-- keep no counter of label but the highest
DELETE FROM main.sqlite_sequence WHERE name = 'label' AND rowid < (SELECT max(rowid) FROM main.sqlite_sequence WHERE name = 'label');
-- drop the old table
DROP TABLE main."label_bak";

-- create trigger tag_gone
CREATE TRIGGER main.tag_gone AFTER DELETE ON label BEGIN INSERT INTO log VALUES ('gone ' || old.id); END;

COMMIT;
