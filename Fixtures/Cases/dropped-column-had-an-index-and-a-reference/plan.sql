-- Plan
-- lodger: drop column
--   because column host is no longer declared
--   because the foreign key (host) to host(id) is no longer declared
--   because index lodger_host is not declared
--   not cheaper, since an edit of its definition would not do: column host is no longer declared
-- hazard drop-column: column host of lodger is not declared and holds values in 1 row, which would be dropped with it (id 1)
--   allowed
-- index lodger_host on lodger is not declared; it is dropped

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- drop index lodger_host: it is not declared
DROP INDEX main."lodger_host";

-- drop column host of lodger
ALTER TABLE main."lodger" DROP COLUMN "host";

COMMIT;
