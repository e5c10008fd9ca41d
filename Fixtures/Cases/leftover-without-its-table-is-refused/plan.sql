-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- stamp: definition edit
--   because the foreign key (parcel) to parcel_bak(id), on delete CASCADE is no longer declared
--   because the foreign key (parcel) to parcel(id), on delete CASCADE is new
--   not cheaper, since ALTER TABLE has no form for it
-- parcel: create
--   because the file lacks it
-- heavy: replace
--   because it is declared differently
-- parcel_gone: replace
--   because it is declared differently
-- stamp_gone: replace
--   because it is declared differently
-- hazard orphan: 3 rows of stamp would refer by parcel to no row of parcel (id 1, 2, 3)
--   refused; correct or delete those rows first, let them go or be NULL (--orphans stamp.parcel=delete|null), or let them stay without a parent (Policy.allowed, --allow orphan:stamp.parcel)
-- hazard drop-table: parcel_label is declared, but the file has another object of that name, which is not declared and would have to be dropped
--   refused; give one of them another name, or drop what is not declared
-- hazard leftover: table parcel is missing and would be created empty, while parcel_bak, which has its columns and is not declared, holds 2 rows: a rebuild by hand seems to have stopped half-way (id 1, 2)
--   refused; put the rows back by --recover (Policy.recoversLeftovers); else declare parcel_bak where it is a table of yours, say that it may go (DroppedTable(…), -- @dropped parcel_bak, --allow-drop parcel_bak), or allow it (Policy.allowed, --allow leftover:parcel)
-- table parcel_bak is not declared; it is kept

-- BEGIN IMMEDIATE;

-- drop trigger parcel_gone: it is declared differently
-- DROP TRIGGER main."parcel_gone";
-- drop trigger stamp_gone: it is declared differently
-- DROP TRIGGER main."stamp_gone";
-- drop view heavy: it is declared differently
-- DROP VIEW main."heavy";

-- make every connection read the schema again
-- CREATE TABLE main."stamp_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define stamp as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE stamp (id INTEGER PRIMARY KEY, parcel INTEGER REFERENCES parcel (id) ON DELETE CASCADE)'
-- WHERE type = 'table' AND name = 'stamp';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."stamp_bak";
-- create parcel, which the file lacks
-- CREATE TABLE main.parcel (id INTEGER PRIMARY KEY AUTOINCREMENT, label TEXT, weight REAL, seen INTEGER NOT NULL DEFAULT 0);

-- create index parcel_label
-- CREATE INDEX main.parcel_label ON parcel (label);

-- create view heavy
-- CREATE VIEW main.heavy AS SELECT id, label FROM parcel WHERE weight > 2;

-- create trigger parcel_gone
-- CREATE TRIGGER main.parcel_gone AFTER DELETE ON parcel BEGIN INSERT INTO log VALUES ('gone ' || old.id); END;
-- create trigger stamp_gone
-- CREATE TRIGGER main.stamp_gone AFTER DELETE ON stamp BEGIN UPDATE parcel SET label = NULL WHERE id = old.parcel; END;

-- view heavy compiles
-- SELECT * FROM main."heavy" LIMIT 0;
-- every row of stamp has the parent that it refers to
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows without a parent"
-- FROM (SELECT count(*) AS found FROM (SELECT c.rowid FROM main."stamp" AS c
-- WHERE c."parcel" IS NOT NULL AND NOT EXISTS (
--   SELECT 1 FROM main."parcel" AS p WHERE p."id" = +c."parcel")))
-- WHERE found > 0;

-- COMMIT;
