CREATE TABLE badge (id INTEGER PRIMARY KEY, number UNIQUE, level);
INSERT INTO badge VALUES (1, '5', 1), (2, 5, 2), (3, '6', 3);
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = 'CREATE TABLE badge (id INTEGER PRIMARY KEY, number INTEGER UNIQUE, level INTEGER)'
  WHERE name = 'badge';
PRAGMA writable_schema = RESET;
CREATE TABLE ticket (id INTEGER PRIMARY KEY, seat);
CREATE UNIQUE INDEX ticket_seat ON ticket (seat + 1);
CREATE UNIQUE INDEX ticket_row ON ticket (id) WHERE seat = 7;
INSERT INTO ticket VALUES (1, '7'), (2, 8);
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = 'CREATE TABLE ticket (id INTEGER PRIMARY KEY, seat INTEGER)' WHERE name = 'ticket';
PRAGMA writable_schema = RESET;
