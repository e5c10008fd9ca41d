-- Plan
-- lane: indexes
--   because index lane_name is not declared
-- index lane_name on lane is not declared; it is dropped

BEGIN IMMEDIATE;

-- drop index lane_name: it is not declared
DROP INDEX main."lane_name";

COMMIT;
