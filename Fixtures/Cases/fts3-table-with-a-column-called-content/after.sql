CREATE TABLE letter (id INTEGER PRIMARY KEY, content TEXT, body TEXT NOT NULL DEFAULT '');
CREATE VIRTUAL TABLE search USING fts3(body, content='letter', sender);
