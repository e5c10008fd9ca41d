CREATE TABLE tag (id INTEGER PRIMARY KEY AUTOINCREMENT, word TEXT, changed INTEGER, gone TEXT);
CREATE TABLE log (what TEXT);
CREATE TRIGGER tag_gone AFTER DELETE ON tag BEGIN INSERT INTO log VALUES ('gone ' || old.id); END;
INSERT INTO tag VALUES (1, 'Ink', 5, NULL), (2, 'ink', 9, NULL), (3, 'INK', 9, NULL), (4, 'pen', 1, NULL), (5, NULL, 1, NULL), (6, NULL, 1, NULL), (9, 'ink', 2, NULL);
DELETE FROM tag WHERE id = 9;
