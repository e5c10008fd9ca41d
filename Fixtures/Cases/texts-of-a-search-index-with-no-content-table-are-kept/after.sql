CREATE VIRTUAL TABLE diary USING fts5(text, day UNINDEXED, mood, tokenize = 'unicode61');
