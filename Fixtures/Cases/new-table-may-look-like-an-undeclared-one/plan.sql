-- Plan
-- parcel: create
--   because the file lacks it
-- hazard probable-rename: table parcel is new and looks like table parcels, which is not declared and has 2 rows: probably it was renamed, and parcel would be empty (id 1, 2)
--   allowed
-- table parcels is not declared; it is kept

BEGIN IMMEDIATE;

-- create parcel, which the file lacks
CREATE TABLE main.parcel (id INTEGER PRIMARY KEY, sender TEXT, weight REAL, note TEXT);

COMMIT;
