CREATE TABLE visit (id INTEGER PRIMARY KEY, moment TEXT, day TEXT AS (substr(moment, 1, 10)) UNIQUE);
