CREATE TABLE read (id INTEGER PRIMARY KEY, count TEXT, level, note BLOB);
INSERT INTO read VALUES (1, '007', '12 cm', 'ink'), (2, '7', 3.5, x'61'), (3, 'none', NULL, NULL), (4, '12345678901234567890', x'3132', 5);
CREATE TABLE loose (a TEXT);
INSERT INTO loose VALUES ('007'), ('none'), ('8');
