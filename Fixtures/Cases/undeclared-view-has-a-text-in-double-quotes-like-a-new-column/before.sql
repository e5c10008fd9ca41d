CREATE TABLE lamp (id INTEGER PRIMARY KEY, state TEXT);
CREATE VIEW lit AS SELECT id FROM lamp WHERE state = "on";
INSERT INTO lamp VALUES (1, 'on'), (2, 'off');
