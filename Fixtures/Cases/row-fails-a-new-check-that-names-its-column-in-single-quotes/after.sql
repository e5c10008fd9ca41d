CREATE TABLE scale (id INTEGER PRIMARY KEY, grams INTEGER, CHECK (scale.'grams' > 0));
