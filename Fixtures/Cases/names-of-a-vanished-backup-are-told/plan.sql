-- Plan
-- tag: definition edit
--   because the foreign key (note) to note_bak(id) is no longer declared
--   because the foreign key (note) to note(id) is new
--   not cheaper, since ALTER TABLE has no form for it
-- bodies: replace
--   because it is declared differently
-- tag_gone: replace
--   because it is declared differently
-- table tag refers to note_bak, view bodies names note_bak, trigger tag_gone names note_bak, which is not in the file: a rebuild of note by hand has dropped it, and note is empty: the rows that were in it are not in this file, only an older copy of the file can have them; --recover (Policy.recoversLeftovers) puts the names back

BEGIN IMMEDIATE;

-- drop trigger tag_gone: it is declared differently
DROP TRIGGER main."tag_gone";
-- drop view bodies: it is declared differently
DROP VIEW main."bodies";

-- make every connection read the schema again
CREATE TABLE main."tag_bak"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define tag as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE tag (id INTEGER PRIMARY KEY, note INTEGER REFERENCES note (id))'
WHERE type = 'table' AND name = 'tag';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."tag_bak";

-- create view bodies
CREATE VIEW main.bodies AS SELECT body /* of note */ FROM note;

-- create trigger tag_gone
CREATE TRIGGER main.tag_gone AFTER DELETE ON tag BEGIN DELETE FROM note WHERE id = old.note; END;

-- view bodies compiles
SELECT * FROM main."bodies" LIMIT 0;
-- every row of tag has the parent that it refers to
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."tag" AS c
WHERE c."note" IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM main."note" AS p WHERE p."id" = +c."note")))
WHERE found > 0;

COMMIT;
