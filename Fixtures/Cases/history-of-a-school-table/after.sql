CREATE TABLE schoolSpace (
  buss_id INTEGER PRIMARY KEY AUTOINCREMENT,
  headline TEXT, -- @renamed from=title
  content TEXT,
  picture_urls TEXT,
  author TEXT DEFAULT 'school'
  -- @dropped age
);
