-- Where the migrations lead; not one of them, since its name begins with no digit.
CREATE TABLE conversation (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL DEFAULT 'untitled; as yet',
  messages INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  conversation INTEGER NOT NULL REFERENCES conversation (id) ON DELETE CASCADE,
  body TEXT,
  read INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX message_by_conversation ON message (conversation, id);
CREATE TRIGGER message_added AFTER INSERT ON message BEGIN
  UPDATE conversation SET messages = messages + 1 WHERE id = new.conversation;
END;
CREATE TRIGGER message_gone AFTER DELETE ON message BEGIN
  UPDATE conversation SET messages = messages - 1 WHERE id = old.conversation;
END;
