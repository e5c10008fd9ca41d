CREATE TABLE page (number TEXT NOT NULL UNIQUE, follows TEXT REFERENCES page(number));
