CREATE TABLE camp (id INTEGER PRIMARY KEY, name TEXT, open INTEGER);
CREATE TRIGGER camp_in AFTER INSERT ON camp BEGIN UPDATE camp SET name = coalesce(new.name, 'nameless'), open = 1 WHERE id = new.id; END;
