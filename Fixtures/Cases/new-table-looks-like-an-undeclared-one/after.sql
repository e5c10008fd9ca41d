CREATE TABLE parcel (id INTEGER PRIMARY KEY, sender TEXT, weight REAL, note TEXT);
