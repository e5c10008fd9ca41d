CREATE TABLE berth (id INTEGER PRIMARY KEY, sign TEXT, pier TEXT, place TEXT, mark TEXT, UNIQUE (mark, pier), UNIQUE (pier));
