CREATE TABLE visitor (id INTEGER PRIMARY KEY, name TEXT);
CREATE VIEW names AS SELECT v.'name' AS name, 'visitor' AS kind FROM 'visitor' AS v;
INSERT INTO visitor VALUES (1, 'Ada');
