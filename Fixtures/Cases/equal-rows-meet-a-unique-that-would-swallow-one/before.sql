CREATE TABLE brand (id INTEGER PRIMARY KEY, name TEXT);
INSERT INTO brand VALUES (1, 'Ask'), (2, 'Embla'), (3, 'Ask');
