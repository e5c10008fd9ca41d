CREATE TABLE page (number INTEGER NOT NULL UNIQUE, follows TEXT REFERENCES page(number));
INSERT INTO page VALUES (1, NULL), (2, '01'), (3, '2');
