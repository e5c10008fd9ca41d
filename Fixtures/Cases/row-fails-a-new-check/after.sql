CREATE TABLE slope (id INTEGER PRIMARY KEY, top INTEGER, foot INTEGER, CONSTRAINT falls CHECK (slope.top > foot));
