CREATE TABLE place (id INTEGER PRIMARY KEY, name TEXT);
INSERT INTO place VALUES (1, 'Voss');
CREATE TABLE shape_node (id INTEGER PRIMARY KEY, data BLOB);
INSERT INTO shape_node VALUES (1, x'00');
PRAGMA writable_schema = ON;
INSERT INTO sqlite_schema VALUES
  ('table', 'shape', 'shape', 0, 'CREATE VIRTUAL TABLE shape USING spatial_of_ours(id, x, y)');
PRAGMA writable_schema = RESET;
