CREATE TABLE phrase (id INTEGER PRIMARY KEY, topic INTEGER, words TEXT NOT NULL, lang TEXT NOT NULL DEFAULT 'nb', UNIQUE (topic, words, lang));
