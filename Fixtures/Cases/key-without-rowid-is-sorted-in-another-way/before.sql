CREATE TABLE word (text TEXT, count INTEGER, PRIMARY KEY (text)) WITHOUT ROWID;
INSERT INTO word VALUES ('ant', 3), ('Bee', 1), ('cow', 2);
