CREATE TABLE card (id INTEGER PRIMARY KEY, front TEXT, back TEXT, side TEXT DEFAULT 'gilt');
CREATE VIRTUAL TABLE card_search USING fts4(content='card');
