CREATE TABLE guest (id INTEGER PRIMARY KEY, name TEXT);
-- @dropped visit
