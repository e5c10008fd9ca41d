CREATE TABLE crew (id INTEGER PRIMARY KEY, name TEXT, pay INTEGER);
CREATE INDEX crew_pay ON crew (name) WHERE 'crew'.'pay' > 0 AND name <> 'pay';
INSERT INTO crew VALUES (1, 'Ann', 10);
