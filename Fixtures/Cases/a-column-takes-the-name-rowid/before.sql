CREATE TABLE crate (fruit TEXT);
INSERT INTO crate (rowid, fruit) VALUES (12, 'plum'), (15, 'sloe');
