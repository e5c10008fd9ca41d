CREATE TABLE loan (id INTEGER PRIMARY KEY, days INTEGER CHECK (days > 0));
PRAGMA ignore_check_constraints = ON;
INSERT INTO loan VALUES (1, 14), (2, -3);
