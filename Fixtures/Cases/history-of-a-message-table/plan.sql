-- Plan
-- t_message: swap
--   because column retriveTimeString is no longer declared; it holds no values
--   because column messageID is NOT NULL now
--   because column readState is NOT NULL now, has default 0 instead of none
--   because column senderName is new
--   because UNIQUE (messageID) is new
--   not cheaper, since ALTER TABLE would add the column, but column retriveTimeString is no longer declared
--   not cheaper, since an edit of its definition would not do: column retriveTimeString is no longer declared
--   not cheaper, since ALTER TABLE would drop the column, but column messageID is NOT NULL now
--   not cheaper, since column senderName is new, for which no row has a place
-- hazard fill-null: column readState of t_message is now NOT NULL; 1 row with NULL will hold its default, 0 (rowid 2)

-- dropping the old tables must not reach the rows of others
PRAGMA foreign_keys=OFF;
-- renames are followed by what names the table
PRAGMA legacy_alter_table=OFF;
-- every row is checked
PRAGMA ignore_check_constraints=OFF;
-- rows are read in their order
PRAGMA reverse_unordered_selects=OFF;
BEGIN IMMEDIATE;

-- make t_message_bak in the form that t_message will have
CREATE TABLE main."t_message_bak" (
  "messageID" TEXT NOT NULL,
  "messageType" INTEGER,
  "messageJsonContent" TEXT,
  "postTimeString" TEXT,
  "readState" INTEGER NOT NULL DEFAULT 0,
  "senderName" TEXT
);
-- copy the rows of t_message
INSERT OR ABORT INTO main."t_message_bak"(rowid, "messageID", "messageType", "messageJsonContent", "postTimeString", "readState")
SELECT "t_message".rowid, "t_message"."messageID", "t_message"."messageType", "t_message"."messageJsonContent", "t_message"."postTimeString", coalesce("t_message"."readState", 0)
FROM main."t_message" NOT INDEXED;
-- every row of t_message was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."t_message" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."t_message_bak" NOT INDEXED) AS new)
WHERE old <> new;
-- sort the index of the key (messageID)
CREATE UNIQUE INDEX main."t_message_bak_1" ON "t_message_bak" ("messageID" COLLATE "BINARY");
-- let definitions be edited
PRAGMA writable_schema=ON;
-- exchange the places of t_message and t_message_bak in the file
UPDATE main.sqlite_schema AS own SET rootpage = other.rootpage
FROM (SELECT name, rootpage FROM main.sqlite_schema
  WHERE type = 'table' AND name IN ('t_message', 't_message_bak')) AS other
WHERE own.type = 'table' AND own.name IN ('t_message', 't_message_bak') AND other.name <> own.name;
-- define t_message as declared
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE t_message (
  messageID TEXT NOT NULL UNIQUE,
  messageType INTEGER,
  messageJsonContent TEXT,
  postTimeString TEXT,
  readState INTEGER NOT NULL DEFAULT 0,
  senderName TEXT

)'
WHERE type = 'table' AND name = 't_message';
-- t_message_bak has the old rows now, which nobody reads any more
UPDATE main.sqlite_schema SET sql = 'CREATE TABLE "t_message_bak"(x)'
WHERE type = 'table' AND name = 't_message_bak';
-- it is the index of the key (messageID) of t_message
UPDATE main.sqlite_schema SET name = 'sqlite_autoindex_t_message_1',
  tbl_name = 't_message', sql = NULL
WHERE type = 'index' AND name = 't_message_bak_1';
-- no more; read the schema again
PRAGMA writable_schema=RESET;
-- drop the old rows
DROP TABLE main."t_message_bak";

COMMIT;
