CREATE TABLE boat (id INTEGER PRIMARY KEY, berth INTEGER, length ANY,
  CHECK (length > 0 AND berth IS NOT 0)) STRICT;
