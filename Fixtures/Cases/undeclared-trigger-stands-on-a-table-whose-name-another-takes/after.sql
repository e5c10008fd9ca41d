CREATE TABLE past_fee (id INTEGER PRIMARY KEY, amount TEXT);
CREATE TABLE old_fee (id INTEGER PRIMARY KEY, price BLOB, tax, paid DEFAULT (1 + 1));
CREATE TABLE log (entry);
