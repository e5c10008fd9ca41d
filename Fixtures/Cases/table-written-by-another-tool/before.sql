create table	if not exists
`album` (
	`id`	integer not null primary key autoincrement,
	[name]	TEXT,
	'stars' REAL default '0',
	"band" integer references `band`(`id`)
);
CREATE TABLE 'band'('id' INTEGER PRIMARY KEY,'name' TEXT);
INSERT INTO band VALUES (7, 'Fog');
INSERT INTO album VALUES (2, 'Reef', 4.5, 7);
