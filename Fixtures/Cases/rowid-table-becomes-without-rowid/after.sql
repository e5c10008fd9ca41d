CREATE TABLE word (lang TEXT NOT NULL, term TEXT NOT NULL, sense TEXT, PRIMARY KEY (lang, term)) WITHOUT ROWID;
CREATE INDEX word_sense ON word (sense);
