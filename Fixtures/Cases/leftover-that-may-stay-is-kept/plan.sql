-- Plan
-- diary: definition edit
--   because column pinned has default 1 instead of 0
--   not cheaper, since ALTER TABLE has no form for it
-- hazard leftover: table diary is empty, while diary_bak, which has its columns and is not declared, holds 2 rows: a rebuild by hand seems to have stopped half-way (id 1, 2)
--   allowed
-- table diary_bak is not declared; it is kept

BEGIN IMMEDIATE;

-- every row of diary stores pinned itself
SELECT abs(-9223372036854775807 - (found > 0)) AS "rows do not fit"
FROM (SELECT count(*) AS found FROM (SELECT 1 FROM main."diary" NOT INDEXED WHERE ("diary"."pinned" IS NULL OR "diary"."pinned" COLLATE BINARY IS (+0))))
WHERE found > 0;

-- make every connection read the schema again
CREATE TABLE main."diary_bak_2"(x);
-- let definitions be edited
PRAGMA writable_schema=ON;

-- define diary as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE diary (id INTEGER PRIMARY KEY, page TEXT, pinned INTEGER NOT NULL DEFAULT 1)'
WHERE type = 'table' AND name = 'diary';

-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- the schema is counted up
DROP TABLE main."diary_bak_2";

COMMIT;
