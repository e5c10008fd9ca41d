CREATE TABLE owner (id INTEGER PRIMARY KEY);
INSERT INTO owner VALUES (1);
CREATE TABLE boat (id INTEGER PRIMARY KEY, owner INTEGER, length INTEGER,
  CHECK (length > 0 AND owner IS NOT 0));
PRAGMA ignore_check_constraints = ON;
INSERT INTO boat VALUES (1, 1, 8), (2, 7, -1), (3, 8, 6), (4, 1, -2);
