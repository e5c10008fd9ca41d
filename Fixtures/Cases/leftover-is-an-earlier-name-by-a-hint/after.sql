CREATE TABLE diary ( -- @renamed from=diary_bak
  id INTEGER PRIMARY KEY, page TEXT, pinned INTEGER NOT NULL DEFAULT 0);
