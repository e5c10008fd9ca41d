CREATE TABLE barge (id INTEGER PRIMARY KEY, load TEXT, keeper TEXT, tons REAL);
CREATE INDEX barge_owner ON barge (keeper, tons DESC) WHERE keeper IS NOT NULL;
CREATE INDEX barge_tons ON barge (tons, keeper);
