CREATE TABLE boat (id INTEGER PRIMARY KEY, name TEXT);
INSERT INTO boat VALUES (1, 'ark'), (2, 'argo');
CREATE VIEW names AS WITH vessel(name) AS (SELECT name FROM boat) SELECT vessel.name FROM vessel;
