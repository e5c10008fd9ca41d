CREATE TABLE berth (id INTEGER PRIMARY KEY, depth INTEGER, sign TEXT AS (depth || '') UNIQUE);
CREATE TABLE boat (berth REFERENCES berth (sign));
