CREATE TABLE raw (id INTEGER PRIMARY KEY, t TEXT, b BLOB, n, need TEXT);
INSERT INTO raw VALUES
  (1, 'ab' || char(0) || 'cd', zeroblob(100000), 9223372036854775807, 'x'),
  (2, x'00FF41', x'', -9223372036854775808, 'x'),
  (3, '', NULL, 9e999, 'x'),
  (4, char(65279, 128011, 13, 10), x'C328', 1e-320, 'x'),
  (5, CAST(x'C328' AS TEXT), 'text in a blob column', 0.1, 'x');
