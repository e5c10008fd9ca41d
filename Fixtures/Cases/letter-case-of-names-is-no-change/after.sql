CREATE TABLE ferry (ID integer PRIMARY KEY, name text);
