CREATE TABLE t_message (
  messageID TEXT,
  messageType INTEGER,
  messageJsonContent TEXT,
  retriveTimeString TEXT,
  postTimeString TEXT,
  readState INTEGER
);
CREATE TABLE feedbak (id INTEGER PRIMARY KEY, messageID TEXT, words TEXT);
INSERT INTO t_message VALUES
  ('m-01', 1, '{"say":"low tide at six"}', NULL, '2014-03-01 06:00', 1),
  ('m-02', 2, '{"say":"bring the nets"}', NULL, '2014-03-01 07:30', NULL),
  ('m-07', 1, '{"say":"“quoted”"}', NULL, '2014-03-02 19:45', 0);
INSERT INTO feedbak VALUES (3, 'm-02', 'which nets?'), (8, 'm-07', 'nice');
