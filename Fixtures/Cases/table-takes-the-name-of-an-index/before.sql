CREATE TABLE pupil (id INTEGER PRIMARY KEY, name TEXT);
CREATE INDEX student ON pupil (name);
CREATE INDEX pupil_id ON pupil (name, id);
CREATE TABLE mark (id INTEGER PRIMARY KEY, pupil INTEGER REFERENCES pupil);
INSERT INTO pupil VALUES (4, 'Liv'), (5, 'Per');
INSERT INTO mark VALUES (1, 5);
