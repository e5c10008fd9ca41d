CREATE TABLE badge (id INTEGER PRIMARY KEY, number INTEGER UNIQUE, level BLOB);
CREATE TABLE ticket (id INTEGER PRIMARY KEY, seat INTEGER);
CREATE UNIQUE INDEX ticket_seat ON ticket (seat + 1);
CREATE UNIQUE INDEX ticket_row ON ticket (id) WHERE seat = 7;
