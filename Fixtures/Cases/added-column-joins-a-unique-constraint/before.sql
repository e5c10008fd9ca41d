CREATE TABLE phrase (id INTEGER PRIMARY KEY, topic INTEGER, words TEXT NOT NULL, UNIQUE (topic, words));
INSERT INTO phrase VALUES (1, 0, 'good day'), (2, 3, 'good night');
