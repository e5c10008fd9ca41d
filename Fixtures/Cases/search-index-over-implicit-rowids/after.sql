CREATE TABLE recipe (title TEXT NOT NULL, method TEXT, minutes INTEGER);
CREATE VIRTUAL TABLE recipe_words USING fts5(title, method, content='recipe');
