CREATE TABLE name (name TEXT NOT NULL, name_id INTEGER PRIMARY KEY, note TEXT DEFAULT 'name of name');
CREATE INDEX name_name ON name (name);
CREATE TRIGGER name_in AFTER INSERT ON name BEGIN UPDATE name SET note = 'a name: ' || new.name WHERE name_id = new.name_id; END;
CREATE TABLE name_of (name INTEGER REFERENCES name (name_id), v TEXT CHECK (v <> 'name'));
