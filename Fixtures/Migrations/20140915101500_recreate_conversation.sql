-- As SQLite's page recommends it: https://sqlite.org/lang_altertable.html#otheralter
PRAGMA foreign_keys=OFF;
CREATE TABLE conversation_new (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL DEFAULT 'untitled; as yet',
  messages INTEGER NOT NULL DEFAULT 0
);
INSERT INTO conversation_new (id, title)
  SELECT id, coalesce(title, 'untitled; as yet') FROM conversation;
DROP TABLE conversation;
ALTER TABLE conversation_new RENAME TO conversation;
PRAGMA foreign_keys=ON;
