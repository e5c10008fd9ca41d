CREATE TABLE boat (id INTEGER PRIMARY KEY, berth ANY, length ANY,
  CHECK (length > 0 AND berth IS NOT 0)) STRICT;
PRAGMA ignore_check_constraints = ON;
INSERT INTO boat VALUES (1, 3, 8), (2, '4th', -1), (3, 5, -2);
