CREATE TABLE message (
  LocID INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  messageID TEXT UNIQUE,
  Content,
  TypeName,
  SendTime TEXT,
  CreateTime,
  Status INTEGER
);
INSERT INTO message (LocID, messageID, Content, TypeName, SendTime, CreateTime, Status) VALUES
  (1, 'a1', 'are you there', 'text', '08:01', 1400000001, 1),
  (2, 'a2', x'FFD8FFE0', 'image', '08:02', 1400000002.5, 0),
  (5, 'a3', 42, 'number', NULL, NULL, NULL);
DELETE FROM message WHERE LocID = 1;
INSERT INTO message (messageID, Content) VALUES ('gone', 'soon');
DELETE FROM message WHERE messageID = 'gone';
