CREATE TABLE barge (id INTEGER PRIMARY KEY, load TEXT, owner TEXT, tons INT);
CREATE INDEX barge_owner ON barge (owner, tons DESC) WHERE owner IS NOT NULL;
CREATE INDEX barge_tons ON barge (tons);
INSERT INTO barge VALUES (1, 'salt', 'Tor', 40), (2, 'wool', 'Tor', 50), (3, 'salt', 'Siv', 50);
ANALYZE;
DROP TABLE IF EXISTS sqlite_stat4;
UPDATE sqlite_stat1 SET stat = '3 2 1 sz=9' WHERE idx = 'barge_owner';
