CREATE TABLE berth (id INTEGER PRIMARY KEY);
-- @dropped harbours
-- @dropped berthed
