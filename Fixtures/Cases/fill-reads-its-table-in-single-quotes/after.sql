CREATE TABLE note ( -- @renamed from=letter
  id INTEGER PRIMARY KEY,
  body TEXT NOT NULL,
  last TEXT NOT NULL, -- @filled by=(SELECT max(n.'body') FROM 'note' AS n)
  own TEXT NOT NULL -- @filled by='note'.'body' || 'note'
);
