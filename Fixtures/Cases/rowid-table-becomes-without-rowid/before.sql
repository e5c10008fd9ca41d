CREATE TABLE word (lang TEXT NOT NULL, term TEXT NOT NULL, sense TEXT, PRIMARY KEY (lang, term));
CREATE INDEX word_sense ON word (sense);
INSERT INTO word VALUES ('nb', 'hav', 'sea'), ('de', 'Watt', 'mudflat'), ('nb', 'fjell', 'mountain');
