-- Plan
-- t_message: rebuild
--   because column retriveTimeString is no longer declared; it holds no values
--   because column messageID is NOT NULL now
--   because column readState is NOT NULL now, has default 0 instead of none
--   because column senderName is new
--   because UNIQUE (messageID) is new
--   not cheaper, since ALTER TABLE would add the column, but column retriveTimeString is no longer declared
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

-- leave references, views and triggers as written
PRAGMA legacy_alter_table=ON;
-- keep the old table as t_message_bak
ALTER TABLE main."t_message" RENAME TO "t_message_bak";
-- let later renames be followed
PRAGMA legacy_alter_table=OFF;
-- create t_message as declared
CREATE TABLE main.t_message (
  messageID TEXT NOT NULL UNIQUE,
  messageType INTEGER,
  messageJsonContent TEXT,
  postTimeString TEXT,
  readState INTEGER NOT NULL DEFAULT 0,
  senderName TEXT

);
-- copy the rows of t_message
INSERT OR ABORT INTO main."t_message"(rowid, "messageID", "messageType", "messageJsonContent", "postTimeString", "readState")
SELECT "t_message_bak".rowid, "t_message_bak"."messageID", "t_message_bak"."messageType", "t_message_bak"."messageJsonContent", "t_message_bak"."postTimeString", coalesce("t_message_bak"."readState", 0)
FROM main."t_message_bak" NOT INDEXED;
-- every row of t_message was copied
SELECT abs(-9223372036854775807 - (old <> new)) AS "rows were lost"
FROM (SELECT (SELECT count(*) FROM main."t_message_bak" NOT INDEXED) AS old,
  (SELECT count(*) FROM main."t_message" NOT INDEXED) AS new)
WHERE old <> new;
-- drop the old table
DROP TABLE main."t_message_bak";

COMMIT;
