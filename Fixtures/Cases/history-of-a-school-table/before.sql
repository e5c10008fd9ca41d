CREATE TABLE schoolSpace (
  buss_id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT,
  content TEXT,
  picture_urls TEXT,
  age INT
);
INSERT INTO schoolSpace VALUES
  (4, 'Harvest day', 'We dug up potatoes', 'u/1.jpg,u/2.jpg', 6),
  (9, 'Snow', NULL, NULL, 7);
