CREATE TABLE author (id INTEGER PRIMARY KEY, name TEXT NOT NULL, born INTEGER);
CREATE TABLE book (id INTEGER PRIMARY KEY, title TEXT, author INTEGER REFERENCES author (id), pages INTEGER);
CREATE INDEX book_author ON book (author);
CREATE TABLE loan (book INTEGER REFERENCES book (id), day TEXT, until TEXT, PRIMARY KEY (book, day)) WITHOUT ROWID;
