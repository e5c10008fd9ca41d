CREATE TABLE flag (
  letter TEXT PRIMARY KEY, -- @filled by=coalesce(letter, 'code')
  meaning TEXT
) STRICT;
