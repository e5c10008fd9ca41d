CREATE TABLE diary (id INTEGER PRIMARY KEY, page TEXT, pinned INTEGER NOT NULL DEFAULT 0);
-- @dropped diary_bak
