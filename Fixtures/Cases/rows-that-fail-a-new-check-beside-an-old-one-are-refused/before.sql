CREATE TABLE loan (id INTEGER PRIMARY KEY, days INTEGER CHECK (days > 0), reader TEXT);
PRAGMA ignore_check_constraints = ON;
INSERT INTO loan VALUES (1, 14, 'Ida'), (2, -3, 'Olav'), (3, 7, '');
