CREATE TABLE cup (size TEXT DEFAULT 'medium', color TEXT DEFAULT 'white', made TEXT);
