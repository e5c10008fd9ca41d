create table	if not exists
`Harbour` (
	`id`	integer not null primary key /* the key */ autoincrement,
	[full name]	text	default 'unnamed', -- what it's called
	"depth" decimal( 10 , 2 ) default (3.5),
	'country' varchar(2) collate nocase
		references `country` (`code`)
);
CREATE TABLE country (name TEXT, code VARCHAR(2) UNIQUE);
create unique index harbour_name on harbour ( "full name" ASC );
INSERT INTO harbour VALUES (1, 'Ålesund', 9.5, 'no');
INSERT INTO country VALUES ('Norway', 'no');
