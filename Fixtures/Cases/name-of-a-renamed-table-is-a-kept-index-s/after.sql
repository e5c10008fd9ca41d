CREATE TABLE windmill ( -- @renamed from=mill
  id INTEGER PRIMARY KEY,
  sails INTEGER
);
