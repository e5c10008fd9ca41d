CREATE TABLE bottle (id INTEGER PRIMARY KEY, label "it's", size [x]ml, shape 'a "b" c');
INSERT INTO bottle VALUES (1, 'ink', 50, 'round'), (2, NULL, '50', x'00');
