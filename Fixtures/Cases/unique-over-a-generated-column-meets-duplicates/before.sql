CREATE TABLE visit (id INTEGER PRIMARY KEY, moment TEXT, day TEXT AS (substr(moment, 1, 10)));
INSERT INTO visit(id, moment) VALUES (1, '2024-05-01T08:00'), (2, '2024-05-01T17:30'), (3, '2024-05-02T09:00');
