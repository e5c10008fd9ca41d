CREATE TABLE berth (
  id INTEGER PRIMARY KEY,
  sign TEXT, -- @renamed from=code
  code TEXT UNIQUE
);
CREATE TABLE boat (berth REFERENCES berth (code));
