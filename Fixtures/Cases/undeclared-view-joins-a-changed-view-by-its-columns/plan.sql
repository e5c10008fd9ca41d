-- Refused: nothing below is run until the hazards are settled.
-- Plan
-- weighed: replace
--   because it is declared differently
-- doubled: replace
--   because it is declared differently
-- hazard drop-view: view agreeing is not declared and would mean something else, since it would no longer find column mass of weighed by a name in it or by a NATURAL JOIN: CREATE VIEW agreeing AS SELECT count(*) AS found FROM weighed NATURAL JOIN tray
--   refused; declare it in its new form, or let it go (-- @dropped agreeing, --allow-drop agreeing, Policy.allowed, --allow drop-view:agreeing)
-- view heavy is not declared; it is kept

-- BEGIN IMMEDIATE;

-- drop view weighed: it is declared differently
-- DROP VIEW main."weighed";
-- drop view doubled: it is declared differently
-- DROP VIEW main."doubled";

-- create view weighed
-- CREATE VIEW main.weighed AS SELECT tray, mass AS grams FROM sample;
-- create view doubled
-- CREATE VIEW main.doubled AS SELECT tray, grams * 2 AS twice FROM weighed;

-- view weighed compiles
-- SELECT * FROM main."weighed" LIMIT 0;
-- view doubled compiles
-- SELECT * FROM main."doubled" LIMIT 0;

-- COMMIT;
