CREATE TABLE message (
  LocID INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  messageID TEXT UNIQUE,
  Content,
  TypeName,
  SendTime TEXT,
  CreateTime,
  Status INTEGER,
  msgtype TEXT,
  apply_id TEXT,
  userid TEXT,
  message_last_id TEXT
);
