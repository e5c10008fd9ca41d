CREATE TABLE bottle (id INTEGER PRIMARY KEY, wine TEXT, shelf TEXT NOT NULL DEFAULT (upper('low') || '-1'));
