CREATE TABLE camp (id INTEGER PRIMARY KEY, name TEXT, nick TEXT, open INTEGER);
CREATE TRIGGER camp_in AFTER INSERT ON camp BEGIN UPDATE camp SET name = coalesce(new.name, new.nick), open = 1 WHERE id = new.id; END;
INSERT INTO camp (id, nick) VALUES (1, 'base');
