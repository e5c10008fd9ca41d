CREATE TABLE crate (fruit TEXT NOT NULL, rowid TEXT);
