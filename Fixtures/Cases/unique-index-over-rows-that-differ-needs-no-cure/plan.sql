-- Plan
-- t: indexes
--   because index t_a is new

BEGIN IMMEDIATE;

-- create index t_a
CREATE UNIQUE INDEX main.t_a ON t (a);

COMMIT;
