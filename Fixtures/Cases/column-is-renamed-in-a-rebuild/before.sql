CREATE TABLE pupil (id INTEGER PRIMARY KEY, nick TEXT, joined TEXT);
CREATE UNIQUE INDEX pupil_nick ON pupil (nick);
CREATE TRIGGER pupil_nicked AFTER UPDATE OF nick ON pupil BEGIN UPDATE pupil SET joined = joined || '*' WHERE id = new.id; END;
INSERT INTO pupil VALUES (1, 'wren', '2019'), (2, 'finch', '2021');
