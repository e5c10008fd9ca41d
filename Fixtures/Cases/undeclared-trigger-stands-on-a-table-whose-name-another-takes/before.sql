CREATE TABLE old_fee (id INTEGER PRIMARY KEY, amount TEXT);
CREATE TABLE new_fee (id INTEGER PRIMARY KEY, price TEXT, tax);
CREATE TABLE log (entry);
INSERT INTO old_fee VALUES (1, '5');
INSERT INTO new_fee VALUES (1, '6', 2);
CREATE TRIGGER fee_changed AFTER UPDATE ON old_fee BEGIN INSERT INTO log VALUES (new.amount); END;
CREATE TRIGGER new_fee_changed AFTER UPDATE ON new_fee BEGIN INSERT INTO log VALUES (new.price); END;
