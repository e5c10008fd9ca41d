CREATE TABLE recipe (title TEXT, method TEXT, minutes INTEGER);
CREATE VIRTUAL TABLE recipe_words USING fts5(title, method, content='recipe');
INSERT INTO recipe (rowid, title, method, minutes) VALUES
  (2, 'Leek pie', 'bake in a tin', 50),
  (7, 'Rye bread', 'knead and bake', 90),
  (30, 'Pickle', 'salt for a week', NULL);
INSERT INTO recipe_words (recipe_words) VALUES ('rebuild');
