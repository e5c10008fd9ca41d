CREATE TABLE bottle (id INTEGER PRIMARY KEY, label "it's" NOT NULL DEFAULT '', size [x]ml, shape 'A "B" C');
