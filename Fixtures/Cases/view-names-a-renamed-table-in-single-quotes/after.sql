CREATE TABLE guest (id INTEGER PRIMARY KEY, name TEXT); -- @renamed from=visitor
