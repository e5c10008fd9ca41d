CREATE TABLE crate (id INTEGER PRIMARY KEY, label TEXT, owner TEXT DEFAULT 'harbour' CHECK (owner <> label));
