-- Plan
-- letter: rename
--   because table Letter is now called letter
-- letter: swap
--   because column isread is now called isRead
--   not cheaper, since ALTER TABLE would change the text of unread, which is to stay
--   not cheaper, since an edit of its definition would not do: column isread is now called isRead
--   not cheaper, since an update of its rows would not do: column isread is now called isRead

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- rename table Letter to Letter_bak
ALTER TABLE main."Letter" RENAME TO "Letter_bak";
-- rename table Letter_bak to letter
ALTER TABLE main."Letter_bak" RENAME TO "letter";

-- drop trigger letter_new: the rename of a table has changed its text; it comes back
DROP TRIGGER main."letter_new";
-- drop view unread: the rename of a table has changed its text; it comes back
DROP VIEW main."unread";
-- make letter_bak in the form that letter will have
CREATE TABLE main."letter_bak" (
  "id" INTEGER PRIMARY KEY,
  "isRead" INTEGER,
  "body" TEXT
);
-- copy the rows of letter
INSERT OR ABORT INTO main."letter_bak"("id", "isRead", "body")
SELECT "letter"."id", "letter"."isread", "letter"."body"
FROM main."letter" NOT INDEXED;
-- every row of letter was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."letter" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."letter_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of letter and letter_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('letter', 'letter_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('letter', 'letter_bak') AND other.name <> own.name;
-- define letter as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE letter (id INTEGER PRIMARY KEY AUTOINCREMENT, isRead INTEGER, body TEXT)'
WHERE type = 'table' AND name = 'letter';
-- letter_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "letter_bak"(x)'
WHERE type = 'table' AND name = 'letter_bak';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."letter_bak";

-- index letter_read of letter has an entry for each row
SELECT abs(-9223372036854775807 - (i0 <> found)) AS "an index is not whole"
FROM (SELECT (SELECT count(*) FROM main."letter" NOT INDEXED) AS found,
  (SELECT count(*) FROM main."letter" INDEXED BY "letter_read") AS i0)
WHERE i0 <> found;
-- rows from all over letter are found by index letter_read
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "isread" AS k0, "id" AS k1
  FROM main."letter" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
  ends(low, high) AS (SELECT (SELECT min("id") FROM main."letter" NOT INDEXED), (SELECT max("id") FROM main."letter" NOT INDEXED)),
  aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
    UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
    UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
SELECT (SELECT "id" FROM main."letter" NOT INDEXED WHERE "id" >= aim.place
  ORDER BY "id" LIMIT 1) FROM aim)) AS sample
WHERE NOT EXISTS (SELECT 1 FROM main."letter" INDEXED BY "letter_read"
  WHERE "isread" COLLATE "BINARY" IS sample.k0 AND "id" IS sample.k1)))
WHERE found > 0;

-- create view unread
CREATE VIEW main.unread AS SELECT id FROM Letter WHERE isread = 0;

-- create trigger letter_new
CREATE TRIGGER main.letter_new AFTER INSERT ON Letter BEGIN UPDATE Letter SET isread = 0 WHERE id = new.id; END;

COMMIT;
