CREATE TABLE t_message (
  messageID TEXT NOT NULL UNIQUE,
  messageType INTEGER,
  messageJsonContent TEXT,
  postTimeString TEXT,
  readState INTEGER NOT NULL DEFAULT 0,
  senderName TEXT
  -- @dropped retriveTimeString
);
CREATE TABLE feedbak (id INTEGER PRIMARY KEY, messageID TEXT, words TEXT);
