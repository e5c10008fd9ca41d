CREATE TABLE berth (id INTEGER PRIMARY KEY, depth REAL, sign TEXT AS ('m' || depth) UNIQUE);
CREATE TABLE boat (berth REFERENCES berth (sign));
