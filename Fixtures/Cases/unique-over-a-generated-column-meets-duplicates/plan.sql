-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- visit: definition edit
--   because UNIQUE (day) is new
--   not cheaper, since ALTER TABLE has no form for it
-- hazard duplicate: visit may no longer hold equal rows in the key (day), and 1 row equals another one (value '2024-05-01')
--   refused; change or delete those rows first, or let one of them stay: --deduplicate visit=first|last[:ORDER BY …]

-- BEGIN IMMEDIATE;

-- sort the index of the key (day)
-- CREATE UNIQUE INDEX main."visit_bak_1" ON "visit" ("day" COLLATE "BINARY");

-- make every connection read the schema again
-- CREATE TABLE main."visit_bak"(x);
-- let definitions be edited
-- PRAGMA writable_schema=ON;

-- define visit as declared
-- UPDATE main.sqlite_schema SET sql = 'CREATE TABLE visit (id INTEGER PRIMARY KEY, moment TEXT, day TEXT AS (substr(moment, 1, 10)) UNIQUE)'
-- WHERE type = 'table' AND name = 'visit';
-- it is the index of the key (day) of visit
-- UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_visit_1',
--   tbl_name = 'visit', sql = NULL
-- WHERE type = 'index' AND name = 'visit_bak_1';

-- no more; read the schema again
-- PRAGMA writable_schema=RESET;
-- the schema is counted up
-- DROP TABLE main."visit_bak";
-- rows from all over visit are found by index sqlite_autoindex_visit_1
-- SELECT abs(-9223372036854775807 - (found > 0)) AS "rows are not found by an index"
-- FROM (SELECT count(*) AS found FROM (SELECT 1 FROM (SELECT "day" AS k0, "id" AS k1
--   FROM main."visit" NOT INDEXED WHERE "id" IN (WITH RECURSIVE step(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM step WHERE i < 199),
--   ends(low, high) AS (SELECT (SELECT min("id") FROM main."visit" NOT INDEXED), (SELECT max("id") FROM main."visit" NOT INDEXED)),
--   aim(place) AS (SELECT low + (1.0 * high - low) * i / 199 FROM ends, step
--     UNION ALL SELECT low + (1 << i) FROM ends, step WHERE i < 63
--     UNION ALL SELECT high - (1 << i) FROM ends, step WHERE i < 63)
-- SELECT (SELECT "id" FROM main."visit" NOT INDEXED WHERE "id" >= aim.place
--   ORDER BY "id" LIMIT 1) FROM aim)) AS sample
-- WHERE NOT EXISTS (SELECT 1 FROM main."visit" INDEXED BY "sqlite_autoindex_visit_1"
--   WHERE "day" COLLATE "BINARY" IS sample.k0 AND "id" IS sample.k1)))
-- WHERE found > 0;

-- COMMIT;
