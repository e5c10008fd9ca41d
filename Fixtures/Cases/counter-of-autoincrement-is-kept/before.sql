CREATE TABLE ticket (no INTEGER PRIMARY KEY AUTOINCREMENT, seat TEXT);
INSERT INTO ticket (seat) VALUES ('A1'), ('A2'), ('A3'), ('B1'), ('B2'), ('B3'), ('C1');
DELETE FROM ticket WHERE no > 4;
