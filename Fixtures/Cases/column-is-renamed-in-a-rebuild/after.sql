CREATE TABLE pupil (id INTEGER PRIMARY KEY, alias TEXT, joined TEXT NOT NULL, plan TEXT NOT NULL DEFAULT 'free');
CREATE UNIQUE INDEX pupil_nick ON pupil (alias);
CREATE TRIGGER pupil_nicked AFTER UPDATE OF alias ON pupil BEGIN UPDATE pupil SET joined = joined || '*' WHERE id = new.id; END;
