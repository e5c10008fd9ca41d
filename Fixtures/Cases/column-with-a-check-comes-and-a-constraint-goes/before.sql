CREATE TABLE crate (id INTEGER PRIMARY KEY, label TEXT NOT NULL UNIQUE, weight INTEGER CHECK (weight < 900));
INSERT INTO crate VALUES (1, 'anchor', 40), (2, 'barrel', NULL), (7, 'chain', 65);
CREATE INDEX crate_weight ON crate (weight DESC);
