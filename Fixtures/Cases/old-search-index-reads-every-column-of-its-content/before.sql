CREATE TABLE card (id INTEGER PRIMARY KEY, front TEXT, back TEXT);
INSERT INTO card VALUES (1, 'rose', 'mark');
CREATE VIRTUAL TABLE card_search USING fts4(content='card');
INSERT INTO card_search (card_search) VALUES ('rebuild');
