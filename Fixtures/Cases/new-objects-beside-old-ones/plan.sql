-- Plan
-- wheel: create
--   because the file lacks it
-- river_words: create
--   because the file lacks it
-- mills: create
--   because the file lacks it
-- mill_in: create
--   because the file lacks it

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- create wheel, which the file lacks
CREATE TABLE main.wheel (id INTEGER PRIMARY KEY, mill INTEGER NOT NULL REFERENCES mill (id), teeth INTEGER);

-- create index wheel_mill
CREATE INDEX main.wheel_mill ON wheel (mill);

-- create virtual table river_words
CREATE VIRTUAL TABLE main.river_words USING fts5(river, content='mill', content_rowid='id');

-- create view mills
CREATE VIEW main.mills AS SELECT mill.id, count(wheel.id) AS wheels FROM mill LEFT JOIN wheel ON wheel.mill = mill.id GROUP BY mill.id;

-- create trigger mill_in
CREATE TRIGGER main.mill_in AFTER INSERT ON mill BEGIN INSERT INTO wheel (mill) VALUES (new.id); END;

-- view mills compiles
SELECT * FROM main."mills" LIMIT 0;
-- index the rows of its content table
INSERT INTO main."river_words"("river_words") VALUES ('rebuild');

COMMIT;
