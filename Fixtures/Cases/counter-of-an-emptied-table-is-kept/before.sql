CREATE TABLE queue (pos INTEGER PRIMARY KEY AUTOINCREMENT, job TEXT);
CREATE TABLE lamp (id INTEGER PRIMARY KEY AUTOINCREMENT, hue TEXT);
INSERT INTO queue (job) VALUES ('sweep'), ('oil'), ('paint');
DELETE FROM queue;
INSERT INTO lamp (id, hue) VALUES (40, 'amber');
