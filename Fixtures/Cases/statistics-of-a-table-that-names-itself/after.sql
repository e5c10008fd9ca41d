CREATE TABLE plot (id INTEGER PRIMARY KEY, area REAL CHECK (plot.area > 0), owner TEXT NOT NULL);
CREATE INDEX plot_owner ON plot (owner);
CREATE INDEX plot_area ON plot (area DESC);
