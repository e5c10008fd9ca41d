CREATE TABLE garden (id INTEGER PRIMARY KEY, owner TEXT);
CREATE INDEX plot_owner ON garden (owner);
