-- Plan
-- path: indexes
--   because index path_a is not declared
--   because index path_ab is declared differently
--   because index path_b is new
-- index path_a on path is not declared; it is dropped

BEGIN IMMEDIATE;

-- drop index path_a: it is not declared
DROP INDEX main."path_a";
-- drop index path_ab: it is declared differently
DROP INDEX main."path_ab";
-- create index path_ab
CREATE INDEX main.path_ab ON path (a, b DESC);
-- create index path_b
CREATE UNIQUE INDEX main.path_b ON path (b);

COMMIT;
