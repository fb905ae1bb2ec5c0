BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	data JSON NOT NULL, 
	request VARCHAR(100), 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_entries_table_id_request UNIQUE (table_id, request)
);
INSERT INTO "entries" VALUES('r9qhx6guxztr',1,1.7949214813240633011e+09,'created',NULL,'{"game": "hand-of-the-king", "version": 2, "edition": "standard", "options": {"companions": "all", "variant": "base", "first": "lot", "ramsay_moves_varys": "yes"}, "maker": "2fnz842pwbnhjh2u", "seats": [{"player": "2fnz842pwbnhjh2u", "name": "Ania", "level": ""}, {"player": "2fnz842pwbnhjh2u", "name": "Olek", "level": ""}], "public": true, "hints": true, "clock": {"bank": 600.0, "grace": 15.0, "level": "regent"}, "rematch_of": null, "seed": "1"}',NULL);
INSERT INTO "entries" VALUES('r9qhx6guxztr',2,1.7949214813240633011e+09,'began',NULL,'{}',NULL);
INSERT INTO "entries" VALUES('r9qhx6guxztr',3,1.7949214813240633011e+09,'chance',NULL,'{"action": "deal aerys tyrion edmure varys margaery aeron victarion sansa stannis cersei renly balon shireen garlan arya rodrik lyanna viserys hoster jaime catelyn rickon euron theon daenerys robert rhaegar olenna tywin aegon kevan robb bran eddard asha joffrey"}',NULL);
INSERT INTO "entries" VALUES('r9qhx6guxztr',4,1.7949214813240633011e+09,'chance',NULL,'{"action": "reveal hodor syrio melisandre littlefinger sandor bronn"}',NULL);
INSERT INTO "entries" VALUES('r9qhx6guxztr',5,1.7949214813240633011e+09,'chance',NULL,'{"action": "first 0"}',NULL);
INSERT INTO "entries" VALUES('r9qhx6guxztr',6,1.79492148139332747462e+09,'move',0,'{"action": "move down lannister"}','0:m5');
INSERT INTO "entries" VALUES('r9qhx6guxztr',7,1.79492148140307688714e+09,'move',1,'{"action": "move down greyjoy"}','1:m6');
INSERT INTO "entries" VALUES('r9qhx6guxztr',8,1.79492148140882420538e+09,'move',0,'{"action": "move left stark"}','0:m7');
INSERT INTO "entries" VALUES('r9qhx6guxztr',9,1.79492148143706417087e+09,'move',1,'{"action": "move up tully"}','1:m8');
INSERT INTO "entries" VALUES('r9qhx6guxztr',10,1.79492148144071912759e+09,'move',0,'{"action": "move left lannister"}','0:m9');
INSERT INTO "entries" VALUES('r9qhx6guxztr',11,1.79492148145694875712e+09,'move',1,'{"action": "move right tyrell"}','1:m10');
INSERT INTO "entries" VALUES('r9qhx6guxztr',12,1.79492148146228241924e+09,'move',0,'{"action": "move down baratheon"}','0:m11');
INSERT INTO "entries" VALUES('r9qhx6guxztr',13,1.79492148146462202071e+09,'move',1,'{"action": "move left stark"}','1:m12');
INSERT INTO "entries" VALUES('r9qhx6guxztr',14,1.79492148146964669228e+09,'said',0,'{"text": "Dobra gra!", "name": "", "to": null}','0:s1');
CREATE TABLE players (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	account VARCHAR(80), 
	password VARCHAR(200), 
	created_at FLOAT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id), 
	CONSTRAINT uq_players_account UNIQUE (account)
);
INSERT INTO "players" VALUES('2fnz842pwbnhjh2u','Ania',NULL,NULL,1.79492148095504736905e+09);
CREATE TABLE seats (
	table_id VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	player_id VARCHAR(24), 
	token VARCHAR(64), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('r9qhx6guxztr',0,'2fnz842pwbnhjh2u',NULL);
INSERT INTO "seats" VALUES('r9qhx6guxztr',1,'2fnz842pwbnhjh2u',NULL);
CREATE TABLE tables (
	id VARCHAR(24) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	public BOOLEAN NOT NULL, 
	phase VARCHAR(8) NOT NULL, 
	seq INTEGER NOT NULL, 
	created_at FLOAT NOT NULL, 
	updated_at FLOAT NOT NULL, 
	deadline FLOAT, 
	bot_due FLOAT, 
	rematch_of VARCHAR(24), 
	card JSON NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_rematch_of UNIQUE (rematch_of)
);
INSERT INTO "tables" VALUES('r9qhx6guxztr','hand-of-the-king',1,'playing',14,1.7949214813240633011e+09,1.79492148146964669228e+09,1.79492209646462202079e+09,NULL,NULL,'{"settings": {"game": "hand-of-the-king", "version": 2, "edition": "standard", "options": {"companions": "all", "variant": "base", "first": "lot", "ramsay_moves_varys": "yes"}, "maker": "2fnz842pwbnhjh2u", "seats": [{"player": "2fnz842pwbnhjh2u", "name": "Ania", "level": ""}, {"player": "2fnz842pwbnhjh2u", "name": "Olek", "level": ""}], "public": true, "hints": true, "clock": {"bank": 600.0, "grace": 15.0, "level": "regent"}, "rematch_of": null, "seed": "1"}, "places": [["2fnz842pwbnhjh2u", "Ania", ""], ["2fnz842pwbnhjh2u", "Olek", ""]], "asked": [0], "outcome": null, "rematch": null}');
CREATE TABLE tokens (
	id VARCHAR(24) NOT NULL, 
	player_id VARCHAR(24) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	label VARCHAR(40) NOT NULL, 
	created_at FLOAT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (id), 
	CONSTRAINT fk_tokens_player_id FOREIGN KEY(player_id) REFERENCES players (id), 
	CONSTRAINT uq_tokens_hash UNIQUE (hash)
);
INSERT INTO "tokens" VALUES('r2zsnmhgkz43xqyg','2fnz842pwbnhjh2u','d0255586c03312cc45d912b1abf3ab1049add859c313daabbe0d459a0ac3154d','session','',1.79492148095668601986e+09);
CREATE INDEX ix_tokens_player_id ON tokens (player_id);
CREATE INDEX ix_tables_lobby ON tables (public, phase, updated_at);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_bot_due ON tables (bot_due);
CREATE INDEX ix_seats_player_id ON seats (player_id);
COMMIT;
