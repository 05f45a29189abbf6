-- Matches of every game as the first version of the rules played them, running and ended.
PRAGMA application_id = 1112687699;
PRAGMA user_version = 4;
BEGIN TRANSACTION;
CREATE TABLE candidate (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    place INTEGER NOT NULL CHECK (place BETWEEN 1 AND 10),
    guild_id INTEGER,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    words TEXT NOT NULL,
    damage INTEGER NOT NULL,
    destroyed INTEGER NOT NULL,
    best INTEGER,
    worst INTEGER,
    PRIMARY KEY (match_id, place)
) STRICT, WITHOUT ROWID;
INSERT INTO "candidate" VALUES(12,1,5,1,22,'Bob','Zwip!',3,0,NULL,NULL);
INSERT INTO "candidate" VALUES(12,2,5,1,22,'Bob','Wheeeee-BOOM!',0,0,NULL,NULL);
INSERT INTO "candidate" VALUES(12,3,5,1,22,'Bob','Tzing!',0,0,NULL,NULL);
CREATE TABLE deadline (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL CHECK (seat >= -1),
    due_at REAL NOT NULL,
    payload BLOB NOT NULL,
    PRIMARY KEY (match_id, kind, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "deadline" VALUES(1,'clock',0,1259200.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(1,'clock',1,1259200.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(1,'reminder',0,1194400.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(1,'reminder',1,1194400.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(2,'clock',1,1259260.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(2,'reminder',1,1194460.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(3,'clock',0,1259320.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(3,'reminder',0,1194520.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(4,'clock',1,1259380.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(4,'reminder',1,1194580.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(5,'clock',1,1259440.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(5,'reminder',1,1194640.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(6,'clock',1,1259500.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(6,'reminder',1,1194700.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(12,'ballot',-1,1087180.0,CAST('' AS BLOB));
INSERT INTO "deadline" VALUES(13,'lobby',-1,1605520.0,CAST('' AS BLOB));
CREATE TABLE draft (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    orders BLOB NOT NULL,
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE entry (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    kind TEXT NOT NULL,
    seat INTEGER,
    action BLOB NOT NULL,
    actor_id INTEGER,
    interaction_id INTEGER,
    ply INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "entry" VALUES(1,1,'action',0,CAST('{"type":"cast","bet":7,"spells":[4]}' AS BLOB),11,NULL,1,1000000.0);
INSERT INTO "entry" VALUES(1,2,'action',1,CAST('{"type":"cast","bet":7,"spells":[6]}' AS BLOB),22,NULL,2,1000000.0);
INSERT INTO "entry" VALUES(1,3,'action',0,CAST('{"type":"cast","bet":1,"spells":[3]}' AS BLOB),11,NULL,3,1000000.0);
INSERT INTO "entry" VALUES(1,4,'action',1,CAST('{"type":"cast","bet":16,"spells":[14]}' AS BLOB),22,NULL,4,1000000.0);
INSERT INTO "entry" VALUES(1,5,'action',0,CAST('{"type":"steal","spells":[14]}' AS BLOB),11,NULL,5,1000000.0);
INSERT INTO "entry" VALUES(2,1,'action',0,CAST('{"type":"place","cell":"C2","weapon":null}' AS BLOB),11,NULL,1,1000060.0);
INSERT INTO "entry" VALUES(2,2,'action',1,CAST('{"type":"place","cell":"D6","weapon":{"kind":"frag_mine","colour":"yellow"}}' AS BLOB),22,NULL,2,1000060.0);
INSERT INTO "entry" VALUES(2,3,'action',0,CAST('{"type":"place","cell":"G6","weapon":null}' AS BLOB),11,NULL,3,1000060.0);
INSERT INTO "entry" VALUES(2,4,'action',1,CAST('{"type":"place","cell":"F8","weapon":{"kind":"laser","colour":"yellow"}}' AS BLOB),22,NULL,4,1000060.0);
INSERT INTO "entry" VALUES(2,5,'action',0,CAST('{"type":"place","cell":"E5","weapon":null}' AS BLOB),11,NULL,5,1000060.0);
INSERT INTO "entry" VALUES(2,6,'action',1,CAST('{"type":"place","cell":"F2","weapon":{"kind":"emp","colour":"yellow"}}' AS BLOB),22,NULL,6,1000060.0);
INSERT INTO "entry" VALUES(2,7,'action',0,CAST('{"type":"place","cell":"D4","weapon":null}' AS BLOB),11,NULL,7,1000060.0);
INSERT INTO "entry" VALUES(2,8,'action',1,CAST('{"type":"place","cell":"E8","weapon":{"kind":"frag_mine","colour":"red"}}' AS BLOB),22,NULL,8,1000060.0);
INSERT INTO "entry" VALUES(2,9,'action',0,CAST('{"type":"place","cell":"B6","weapon":null}' AS BLOB),11,NULL,9,1000060.0);
INSERT INTO "entry" VALUES(2,10,'action',1,CAST('{"type":"place","cell":"D7","weapon":{"kind":"contact_mine","colour":"orange"}}' AS BLOB),22,NULL,10,1000060.0);
INSERT INTO "entry" VALUES(2,11,'action',0,CAST('{"type":"place","cell":"I3","weapon":null}' AS BLOB),11,NULL,11,1000060.0);
INSERT INTO "entry" VALUES(2,12,'action',1,CAST('{"type":"pass","absent":false}' AS BLOB),22,NULL,12,1000060.0);
INSERT INTO "entry" VALUES(2,13,'action',0,CAST('{"type":"pass","absent":false}' AS BLOB),11,NULL,13,1000060.0);
INSERT INTO "entry" VALUES(2,14,'action',0,CAST('{"type":"fly","turn":1,"advance":false,"upgrade":"thrusters","target":null}' AS BLOB),11,NULL,14,1000060.0);
INSERT INTO "entry" VALUES(3,1,'action',0,CAST('{"type":"bid","amount":0,"limit":0,"cards":[]}' AS BLOB),11,NULL,1,1000120.0);
INSERT INTO "entry" VALUES(3,2,'action',1,CAST('{"type":"bid","amount":1,"limit":3,"cards":[]}' AS BLOB),22,NULL,2,1000120.0);
INSERT INTO "entry" VALUES(3,3,'action',0,CAST('{"type":"bid","amount":2,"limit":4,"cards":[]}' AS BLOB),11,NULL,3,1000120.0);
INSERT INTO "entry" VALUES(3,4,'action',1,CAST('{"type":"pass"}' AS BLOB),22,NULL,4,1000120.0);
INSERT INTO "entry" VALUES(3,5,'action',0,CAST('{"type":"buy","count":1}' AS BLOB),11,NULL,5,1000120.0);
INSERT INTO "entry" VALUES(3,6,'action',0,CAST('{"type":"end","phase":"cards"}' AS BLOB),11,NULL,6,1000120.0);
INSERT INTO "entry" VALUES(3,7,'action',0,CAST('{"type":"build","kind":"armour","at":"J3"}' AS BLOB),11,NULL,7,1000120.0);
INSERT INTO "entry" VALUES(3,8,'action',0,CAST('{"type":"build","kind":"infantry","at":"J3"}' AS BLOB),11,NULL,8,1000120.0);
INSERT INTO "entry" VALUES(3,9,'action',0,CAST('{"type":"build","kind":"corvette","at":"K2"}' AS BLOB),11,NULL,9,1000120.0);
INSERT INTO "entry" VALUES(3,10,'action',0,CAST('{"type":"end","phase":"construction"}' AS BLOB),11,NULL,10,1000120.0);
INSERT INTO "entry" VALUES(3,11,'action',0,CAST('{"type":"load","unit":"corvette-2","at":"J3","cargo":["armour"]}' AS BLOB),11,NULL,11,1000120.0);
INSERT INTO "entry" VALUES(3,12,'action',0,CAST('{"type":"move","unit":"transport-1","to":"I4"}' AS BLOB),11,NULL,12,1000120.0);
INSERT INTO "entry" VALUES(3,13,'action',0,CAST('{"type":"move","unit":"destroyer-1","to":"H5"}' AS BLOB),11,NULL,13,1000120.0);
INSERT INTO "entry" VALUES(3,14,'action',0,CAST('{"type":"unload","unit":"transport-1","at":"H4","cargo":["infantry"]}' AS BLOB),11,NULL,14,1000120.0);
INSERT INTO "entry" VALUES(3,15,'action',0,CAST('{"type":"play","card":"overcharged_engines","units":["frigate-1"],"sectors":[],"building":null}' AS BLOB),11,NULL,15,1000120.0);
INSERT INTO "entry" VALUES(3,16,'action',0,CAST('{"type":"unload","unit":"destroyer-1","at":"H6","cargo":["infantry"]}' AS BLOB),11,NULL,16,1000120.0);
INSERT INTO "entry" VALUES(3,17,'action',0,CAST('{"type":"end","phase":"movement"}' AS BLOB),11,NULL,17,1000120.0);
INSERT INTO "entry" VALUES(3,18,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,18,1000120.0);
INSERT INTO "entry" VALUES(3,19,'action',1,CAST('{"type":"play","card":"smuggling","units":[],"sectors":[],"building":null}' AS BLOB),22,NULL,19,1000120.0);
INSERT INTO "entry" VALUES(3,20,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,20,1000120.0);
INSERT INTO "entry" VALUES(3,21,'action',1,CAST('{"type":"end","phase":"cards"}' AS BLOB),22,NULL,21,1000120.0);
INSERT INTO "entry" VALUES(3,22,'action',1,CAST('{"type":"build","kind":"bomber","at":"B7"}' AS BLOB),22,NULL,22,1000120.0);
INSERT INTO "entry" VALUES(3,23,'action',1,CAST('{"type":"build","kind":"cannon","at":"C6"}' AS BLOB),22,NULL,23,1000120.0);
INSERT INTO "entry" VALUES(3,24,'action',1,CAST('{"type":"build","kind":"armour","at":"C6"}' AS BLOB),22,NULL,24,1000120.0);
INSERT INTO "entry" VALUES(3,25,'action',1,CAST('{"type":"end","phase":"construction"}' AS BLOB),22,NULL,25,1000120.0);
INSERT INTO "entry" VALUES(3,26,'action',1,CAST('{"type":"unload","unit":"destroyer-1","at":"D5","cargo":["interceptor"]}' AS BLOB),22,NULL,26,1000120.0);
INSERT INTO "entry" VALUES(3,27,'action',1,CAST('{"type":"move","unit":"interceptor-1","to":"D4"}' AS BLOB),22,NULL,27,1000120.0);
INSERT INTO "entry" VALUES(3,28,'action',1,CAST('{"type":"move","unit":"destroyer-1","to":"D5"}' AS BLOB),22,NULL,28,1000120.0);
INSERT INTO "entry" VALUES(3,29,'action',1,CAST('{"type":"move","unit":"transport-1","to":"C4"}' AS BLOB),22,NULL,29,1000120.0);
INSERT INTO "entry" VALUES(3,30,'action',1,CAST('{"type":"unload","unit":"transport-1","at":"C3","cargo":["infantry","infantry"]}' AS BLOB),22,NULL,30,1000120.0);
INSERT INTO "entry" VALUES(3,31,'action',1,CAST('{"type":"move","unit":"corvette-1","to":"D6"}' AS BLOB),22,NULL,31,1000120.0);
INSERT INTO "entry" VALUES(3,32,'action',1,CAST('{"type":"unload","unit":"corvette-1","at":"E5","cargo":["infantry"]}' AS BLOB),22,NULL,32,1000120.0);
INSERT INTO "entry" VALUES(3,33,'action',1,CAST('{"type":"move","unit":"bomber-1","to":"B6"}' AS BLOB),22,NULL,33,1000120.0);
INSERT INTO "entry" VALUES(3,34,'action',1,CAST('{"type":"end","phase":"movement"}' AS BLOB),22,NULL,34,1000120.0);
INSERT INTO "entry" VALUES(3,35,'action',1,CAST('{"type":"bid","amount":0,"limit":0,"cards":[]}' AS BLOB),22,NULL,35,1000120.0);
INSERT INTO "entry" VALUES(3,36,'action',0,CAST('{"type":"bid","amount":1,"limit":3,"cards":["precision_shot"]}' AS BLOB),11,NULL,36,1000120.0);
INSERT INTO "entry" VALUES(3,37,'action',1,CAST('{"type":"pass"}' AS BLOB),22,NULL,37,1000120.0);
INSERT INTO "entry" VALUES(3,38,'action',0,CAST('{"type":"buy","count":1}' AS BLOB),11,NULL,38,1000120.0);
INSERT INTO "entry" VALUES(3,39,'action',0,CAST('{"type":"end","phase":"cards"}' AS BLOB),11,NULL,39,1000120.0);
INSERT INTO "entry" VALUES(3,40,'action',0,CAST('{"type":"build","kind":"corvette","at":"G5"}' AS BLOB),11,NULL,40,1000120.0);
INSERT INTO "entry" VALUES(3,41,'action',0,CAST('{"type":"build","kind":"bomber","at":"G4"}' AS BLOB),11,NULL,41,1000120.0);
INSERT INTO "entry" VALUES(3,42,'action',0,CAST('{"type":"build","kind":"infantry","at":"H6"}' AS BLOB),11,NULL,42,1000120.0);
INSERT INTO "entry" VALUES(3,43,'action',0,CAST('{"type":"end","phase":"construction"}' AS BLOB),11,NULL,43,1000120.0);
INSERT INTO "entry" VALUES(3,44,'action',0,CAST('{"type":"move","unit":"frigate-1","to":"K3"}' AS BLOB),11,NULL,44,1000120.0);
INSERT INTO "entry" VALUES(3,45,'action',0,CAST('{"type":"move","unit":"corvette-2","to":"I5"}' AS BLOB),11,NULL,45,1000120.0);
INSERT INTO "entry" VALUES(3,46,'action',0,CAST('{"type":"move","unit":"bomber-1","to":"F5"}' AS BLOB),11,NULL,46,1000120.0);
INSERT INTO "entry" VALUES(3,47,'action',0,CAST('{"type":"unload","unit":"corvette-2","at":"I6","cargo":["armour"]}' AS BLOB),11,NULL,47,1000120.0);
INSERT INTO "entry" VALUES(3,48,'action',0,CAST('{"type":"move","unit":"corvette-3","to":"H7"}' AS BLOB),11,NULL,48,1000120.0);
INSERT INTO "entry" VALUES(3,49,'action',0,CAST('{"type":"move","unit":"corvette-1","to":"G6"}' AS BLOB),11,NULL,49,1000120.0);
INSERT INTO "entry" VALUES(3,50,'action',0,CAST('{"type":"move","unit":"destroyer-1","to":"J5"}' AS BLOB),11,NULL,50,1000120.0);
INSERT INTO "entry" VALUES(3,51,'action',0,CAST('{"type":"move","unit":"transport-1","to":"G5"}' AS BLOB),11,NULL,51,1000120.0);
INSERT INTO "entry" VALUES(3,52,'action',0,CAST('{"type":"unload","unit":"corvette-1","at":"F7","cargo":["infantry"]}' AS BLOB),11,NULL,52,1000120.0);
INSERT INTO "entry" VALUES(3,53,'action',0,CAST('{"type":"load","unit":"transport-1","at":"H6","cargo":["infantry"]}' AS BLOB),11,NULL,53,1000120.0);
INSERT INTO "entry" VALUES(3,54,'action',0,CAST('{"type":"end","phase":"movement"}' AS BLOB),11,NULL,54,1000120.0);
INSERT INTO "entry" VALUES(3,55,'action',0,CAST('{"type":"end","phase":"combat"}' AS BLOB),11,NULL,55,1000120.0);
INSERT INTO "entry" VALUES(3,56,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,56,1000120.0);
INSERT INTO "entry" VALUES(3,57,'action',1,CAST('{"type":"end","phase":"cards"}' AS BLOB),22,NULL,57,1000120.0);
INSERT INTO "entry" VALUES(3,58,'action',1,CAST('{"type":"end","phase":"construction"}' AS BLOB),22,NULL,58,1000120.0);
INSERT INTO "entry" VALUES(3,59,'action',1,CAST('{"type":"end","phase":"movement"}' AS BLOB),22,NULL,59,1000120.0);
INSERT INTO "entry" VALUES(3,60,'action',1,CAST('{"type":"bid","amount":0,"limit":2,"cards":[]}' AS BLOB),22,NULL,60,1000120.0);
INSERT INTO "entry" VALUES(4,1,'action',1,CAST('{"type":"bid","amount":0,"limit":2,"cards":[]}' AS BLOB),22,NULL,1,1000180.0);
INSERT INTO "entry" VALUES(4,2,'action',0,CAST('{"type":"bid","amount":1,"limit":3,"cards":["emergency_supply"]}' AS BLOB),11,NULL,2,1000180.0);
INSERT INTO "entry" VALUES(4,3,'action',1,CAST('{"type":"pass"}' AS BLOB),22,NULL,3,1000180.0);
INSERT INTO "entry" VALUES(4,4,'action',0,CAST('{"type":"end","phase":"cards"}' AS BLOB),11,NULL,4,1000180.0);
INSERT INTO "entry" VALUES(4,5,'action',0,CAST('{"type":"build","kind":"armour","at":"L6"}' AS BLOB),11,NULL,5,1000180.0);
INSERT INTO "entry" VALUES(4,6,'action',0,CAST('{"type":"build","kind":"missile","at":"L7"}' AS BLOB),11,NULL,6,1000180.0);
INSERT INTO "entry" VALUES(4,7,'action',0,CAST('{"type":"build","kind":"infantry","at":"L6"}' AS BLOB),11,NULL,7,1000180.0);
INSERT INTO "entry" VALUES(4,8,'action',0,CAST('{"type":"build","kind":"armour","at":"L6"}' AS BLOB),11,NULL,8,1000180.0);
INSERT INTO "entry" VALUES(4,9,'action',0,CAST('{"type":"end","phase":"construction"}' AS BLOB),11,NULL,9,1000180.0);
INSERT INTO "entry" VALUES(4,10,'action',0,CAST('{"type":"move","unit":"transport-1","to":"K7"}' AS BLOB),11,NULL,10,1000180.0);
INSERT INTO "entry" VALUES(4,11,'action',0,CAST('{"type":"move","unit":"corvette-1","to":"H5"}' AS BLOB),11,NULL,11,1000180.0);
INSERT INTO "entry" VALUES(4,12,'action',0,CAST('{"type":"move","unit":"corvette-2","to":"I3"}' AS BLOB),11,NULL,12,1000180.0);
INSERT INTO "entry" VALUES(4,13,'action',0,CAST('{"type":"move","unit":"frigate-1","to":"L5"}' AS BLOB),11,NULL,13,1000180.0);
INSERT INTO "entry" VALUES(4,14,'action',0,CAST('{"type":"move","unit":"missile-1","to":"M6"}' AS BLOB),11,NULL,14,1000180.0);
INSERT INTO "entry" VALUES(4,15,'action',0,CAST('{"type":"unload","unit":"corvette-1","at":"I5","cargo":["infantry"]}' AS BLOB),11,NULL,15,1000180.0);
INSERT INTO "entry" VALUES(4,16,'action',0,CAST('{"type":"end","phase":"movement"}' AS BLOB),11,NULL,16,1000180.0);
INSERT INTO "entry" VALUES(4,17,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,17,1000180.0);
INSERT INTO "entry" VALUES(4,18,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,18,1000180.0);
INSERT INTO "entry" VALUES(4,19,'action',1,CAST('{"type":"end","phase":"cards"}' AS BLOB),22,NULL,19,1000180.0);
INSERT INTO "entry" VALUES(4,20,'action',1,CAST('{"type":"build","kind":"missile","at":"C3"}' AS BLOB),22,NULL,20,1000180.0);
INSERT INTO "entry" VALUES(4,21,'action',1,CAST('{"type":"build","kind":"infantry","at":"C4"}' AS BLOB),22,NULL,21,1000180.0);
INSERT INTO "entry" VALUES(4,22,'action',1,CAST('{"type":"play","card":"conscription","units":[],"sectors":["C4"],"building":null}' AS BLOB),22,NULL,22,1000180.0);
INSERT INTO "entry" VALUES(4,23,'action',1,CAST('{"type":"end","phase":"construction"}' AS BLOB),22,NULL,23,1000180.0);
INSERT INTO "entry" VALUES(4,24,'action',1,CAST('{"type":"end","phase":"movement"}' AS BLOB),22,NULL,24,1000180.0);
INSERT INTO "entry" VALUES(4,25,'action',1,CAST('{"type":"bid","amount":0,"limit":0,"cards":[]}' AS BLOB),22,NULL,25,1000180.0);
INSERT INTO "entry" VALUES(4,26,'action',0,CAST('{"type":"pass"}' AS BLOB),11,NULL,26,1000180.0);
INSERT INTO "entry" VALUES(4,27,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,27,1000180.0);
INSERT INTO "entry" VALUES(4,28,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,28,1000180.0);
INSERT INTO "entry" VALUES(4,29,'action',1,CAST('{"type":"end","phase":"cards"}' AS BLOB),22,NULL,29,1000180.0);
INSERT INTO "entry" VALUES(4,30,'action',1,CAST('{"type":"play","card":"rapid_minelaying","units":[],"sectors":["C2"],"building":null}' AS BLOB),22,NULL,30,1000180.0);
INSERT INTO "entry" VALUES(4,31,'action',1,CAST('{"type":"end","phase":"construction"}' AS BLOB),22,NULL,31,1000180.0);
INSERT INTO "entry" VALUES(4,32,'action',1,CAST('{"type":"unload","unit":"corvette-1","at":"D5","cargo":["infantry"]}' AS BLOB),22,NULL,32,1000180.0);
INSERT INTO "entry" VALUES(4,33,'action',1,CAST('{"type":"move","unit":"corvette-1","to":"C2"}' AS BLOB),22,NULL,33,1000180.0);
INSERT INTO "entry" VALUES(4,34,'action',1,CAST('{"type":"load","unit":"transport-1","at":"C4","cargo":["infantry","infantry"]}' AS BLOB),22,NULL,34,1000180.0);
INSERT INTO "entry" VALUES(4,35,'action',1,CAST('{"type":"unload","unit":"corvette-2","at":"D6","cargo":["infantry"]}' AS BLOB),22,NULL,35,1000180.0);
INSERT INTO "entry" VALUES(4,36,'action',1,CAST('{"type":"move","unit":"corvette-2","to":"C7"}' AS BLOB),22,NULL,36,1000180.0);
INSERT INTO "entry" VALUES(4,37,'action',1,CAST('{"type":"move","unit":"missile-1","to":"C5"}' AS BLOB),22,NULL,37,1000180.0);
INSERT INTO "entry" VALUES(4,38,'action',1,CAST('{"type":"end","phase":"movement"}' AS BLOB),22,NULL,38,1000180.0);
INSERT INTO "entry" VALUES(4,39,'action',1,CAST('{"type":"end","phase":"combat"}' AS BLOB),22,NULL,39,1000180.0);
INSERT INTO "entry" VALUES(4,40,'action',0,CAST('{"type":"end","phase":"cards"}' AS BLOB),11,NULL,40,1000180.0);
INSERT INTO "entry" VALUES(4,41,'action',0,CAST('{"type":"end","phase":"construction"}' AS BLOB),11,NULL,41,1000180.0);
INSERT INTO "entry" VALUES(4,42,'action',0,CAST('{"type":"move","unit":"transport-1","to":"J7"}' AS BLOB),11,NULL,42,1000180.0);
INSERT INTO "entry" VALUES(4,43,'action',0,CAST('{"type":"move","unit":"missile-1","to":"L7"}' AS BLOB),11,NULL,43,1000180.0);
INSERT INTO "entry" VALUES(4,44,'action',0,CAST('{"type":"end","phase":"movement"}' AS BLOB),11,NULL,44,1000180.0);
INSERT INTO "entry" VALUES(4,45,'action',0,CAST('{"type":"bid","amount":0,"limit":0,"cards":[]}' AS BLOB),11,NULL,45,1000180.0);
INSERT INTO "entry" VALUES(4,46,'action',1,CAST('{"type":"bid","amount":1,"limit":3,"cards":["emergency_shields"]}' AS BLOB),22,NULL,46,1000180.0);
INSERT INTO "entry" VALUES(4,47,'action',0,CAST('{"type":"pass"}' AS BLOB),11,NULL,47,1000180.0);
INSERT INTO "entry" VALUES(4,48,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,48,1000180.0);
INSERT INTO "entry" VALUES(4,49,'action',1,CAST('{"type":"play","card":"smuggling","units":[],"sectors":[],"building":null}' AS BLOB),22,NULL,49,1000180.0);
INSERT INTO "entry" VALUES(4,50,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,50,1000180.0);
INSERT INTO "entry" VALUES(4,51,'action',1,CAST('{"type":"end","phase":"cards"}' AS BLOB),22,NULL,51,1000180.0);
INSERT INTO "entry" VALUES(4,52,'action',1,CAST('{"type":"build","kind":"infantry","at":"D6"}' AS BLOB),22,NULL,52,1000180.0);
INSERT INTO "entry" VALUES(4,53,'action',1,CAST('{"type":"build","kind":"corvette","at":"E5"}' AS BLOB),22,NULL,53,1000180.0);
INSERT INTO "entry" VALUES(4,54,'action',1,CAST('{"type":"build","kind":"infantry","at":"C4"}' AS BLOB),22,NULL,54,1000180.0);
INSERT INTO "entry" VALUES(4,55,'action',1,CAST('{"type":"play","card":"conscription","units":[],"sectors":["C4"],"building":null}' AS BLOB),22,NULL,55,1000180.0);
INSERT INTO "entry" VALUES(4,56,'action',1,CAST('{"type":"end","phase":"construction"}' AS BLOB),22,NULL,56,1000180.0);
INSERT INTO "entry" VALUES(4,57,'action',1,CAST('{"type":"move","unit":"corvette-2","to":"E7"}' AS BLOB),22,NULL,57,1000180.0);
INSERT INTO "entry" VALUES(4,58,'action',1,CAST('{"type":"move","unit":"missile-1","to":"C3"}' AS BLOB),22,NULL,58,1000180.0);
INSERT INTO "entry" VALUES(4,59,'action',1,CAST('{"type":"move","unit":"corvette-1","to":"F6"}' AS BLOB),22,NULL,59,1000180.0);
INSERT INTO "entry" VALUES(4,60,'action',1,CAST('{"type":"end","phase":"movement"}' AS BLOB),22,NULL,60,1000180.0);
INSERT INTO "entry" VALUES(5,1,'action',0,CAST('{"type":"keep","ships":["scout-zinoth","gunship-nylev","scout-byzakh","dreadnought-ares"]}' AS BLOB),11,NULL,1,1000240.0);
INSERT INTO "entry" VALUES(5,2,'action',1,CAST('{"type":"keep","ships":["cruiser-valent","scout-baxter","minesweeper-portellis","scout-hundog"]}' AS BLOB),22,NULL,2,1000240.0);
INSERT INTO "entry" VALUES(5,3,'action',1,CAST('{"type":"reinforce","cards":["bomber-star","bridge-hit-star-star"],"ship":null}' AS BLOB),22,NULL,3,1000240.0);
INSERT INTO "entry" VALUES(5,4,'action',1,CAST('{"type":"place","ship":"gunship-weslex","zone":"blue"}' AS BLOB),22,NULL,4,1000240.0);
INSERT INTO "entry" VALUES(5,5,'action',1,CAST('{"type":"play","card":"strategic-allocation","target":null,"blasts":[]}' AS BLOB),22,NULL,5,1000240.0);
INSERT INTO "entry" VALUES(5,6,'order',0,CAST('{"type":"respond","play":1,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,6,1000240.0);
INSERT INTO "entry" VALUES(5,7,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,7,1000240.0);
INSERT INTO "entry" VALUES(5,8,'action',1,CAST('{"type":"move","ship":"minesweeper-portellis","zone":"blue"}' AS BLOB),22,NULL,8,1000240.0);
INSERT INTO "entry" VALUES(5,9,'action',1,CAST('{"type":"move","ship":"scout-baxter","zone":"red"}' AS BLOB),22,NULL,9,1000240.0);
INSERT INTO "entry" VALUES(5,10,'action',1,CAST('{"type":"move","ship":"cruiser-valent","zone":"green"}' AS BLOB),22,NULL,10,1000240.0);
INSERT INTO "entry" VALUES(5,11,'action',1,CAST('{"type":"move","ship":"gunship-weslex","zone":"yellow"}' AS BLOB),22,NULL,11,1000240.0);
INSERT INTO "entry" VALUES(5,12,'action',1,CAST('{"type":"move","ship":"scout-hundog","zone":"red"}' AS BLOB),22,NULL,12,1000240.0);
INSERT INTO "entry" VALUES(5,13,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,13,1000240.0);
INSERT INTO "entry" VALUES(5,14,'action',1,CAST('{"type":"fire","card":"mag-blast","ship":"gunship-weslex","target":"scout-zinoth","sound":"Wheeeee-BOOM!"}' AS BLOB),22,NULL,14,1000240.0);
INSERT INTO "entry" VALUES(5,15,'order',0,CAST('{"type":"respond","play":2,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,15,1000240.0);
INSERT INTO "entry" VALUES(5,16,'action',1,CAST('{"type":"fire","card":"beam-blast","ship":"cruiser-valent","target":"gunship-nylev","sound":"Pew!"}' AS BLOB),22,NULL,16,1000240.0);
INSERT INTO "entry" VALUES(5,17,'order',0,CAST('{"type":"respond","play":3,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,17,1000240.0);
INSERT INTO "entry" VALUES(5,18,'action',1,CAST('{"type":"play","card":"minefield-circle","target":"alpha-mazons","blasts":[]}' AS BLOB),22,NULL,18,1000240.0);
INSERT INTO "entry" VALUES(5,19,'order',0,CAST('{"type":"respond","play":4,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,19,1000240.0);
INSERT INTO "entry" VALUES(5,20,'action',1,CAST('{"type":"sweep","ship":"minesweeper-portellis","fleet":"alpha-mazons","card":"minefield-circle"}' AS BLOB),22,NULL,20,1000240.0);
INSERT INTO "entry" VALUES(5,21,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,21,1000240.0);
INSERT INTO "entry" VALUES(5,22,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,22,1000240.0);
INSERT INTO "entry" VALUES(5,23,'action',0,CAST('{"type":"move","ship":"gunship-nylev","zone":"yellow"}' AS BLOB),11,NULL,23,1000240.0);
INSERT INTO "entry" VALUES(5,24,'action',0,CAST('{"type":"move","ship":"scout-byzakh","zone":"yellow"}' AS BLOB),11,NULL,24,1000240.0);
INSERT INTO "entry" VALUES(5,25,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,25,1000240.0);
INSERT INTO "entry" VALUES(5,26,'action',0,CAST('{"type":"fire","card":"ramming-speed","ship":"dreadnought-ares","target":"minesweeper-portellis","sound":null}' AS BLOB),11,NULL,26,1000240.0);
INSERT INTO "entry" VALUES(5,27,'action',0,CAST('{"type":"hush"}' AS BLOB),11,NULL,27,1000240.0);
INSERT INTO "entry" VALUES(5,28,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,28,1000240.0);
INSERT INTO "entry" VALUES(5,29,'action',1,CAST('{"type":"discard","cards":["fighter-circle"]}' AS BLOB),22,NULL,29,1000240.0);
INSERT INTO "entry" VALUES(5,30,'action',1,CAST('{"type":"reinforce","cards":["fighter-diamond","laser-blast-circle","laser-blast-star"],"ship":"dreadnought-ares"}' AS BLOB),22,NULL,30,1000240.0);
INSERT INTO "entry" VALUES(5,31,'action',1,CAST('{"type":"place","ship":"dreadnought-ares","zone":"yellow"}' AS BLOB),22,NULL,31,1000240.0);
INSERT INTO "entry" VALUES(5,32,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,32,1000240.0);
INSERT INTO "entry" VALUES(5,33,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,33,1000240.0);
INSERT INTO "entry" VALUES(5,34,'action',1,CAST('{"type":"fire","card":"beam-blast","ship":"gunship-weslex","target":"scout-byzakh","sound":"Thoom!"}' AS BLOB),22,NULL,34,1000240.0);
INSERT INTO "entry" VALUES(5,35,'order',0,CAST('{"type":"respond","play":6,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,35,1000240.0);
INSERT INTO "entry" VALUES(5,36,'action',1,CAST('{"type":"play","card":"reinforcements","target":null,"blasts":[]}' AS BLOB),22,NULL,36,1000240.0);
INSERT INTO "entry" VALUES(5,37,'order',0,CAST('{"type":"respond","play":7,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,37,1000240.0);
INSERT INTO "entry" VALUES(5,38,'action',1,CAST('{"type":"place","ship":"scout-mentatt","zone":"red"}' AS BLOB),22,NULL,38,1000240.0);
INSERT INTO "entry" VALUES(5,39,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,39,1000240.0);
INSERT INTO "entry" VALUES(5,40,'action',0,CAST('{"type":"discard","cards":["bomber-circle","bomber-diamond-diamond","direct-hit","spacedock"]}' AS BLOB),11,NULL,40,1000240.0);
INSERT INTO "entry" VALUES(5,41,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,41,1000240.0);
INSERT INTO "entry" VALUES(5,42,'action',0,CAST('{"type":"move","ship":"gunship-nylev","zone":"green"}' AS BLOB),11,NULL,42,1000240.0);
INSERT INTO "entry" VALUES(5,43,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,43,1000240.0);
INSERT INTO "entry" VALUES(5,44,'action',0,CAST('{"type":"fire","card":"beam-blast","ship":"gunship-nylev","target":"cruiser-valent","sound":null}' AS BLOB),11,NULL,44,1000240.0);
INSERT INTO "entry" VALUES(5,45,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,45,1000240.0);
INSERT INTO "entry" VALUES(5,46,'action',1,CAST('{"type":"draw","blasts":[]}' AS BLOB),22,NULL,46,1000240.0);
INSERT INTO "entry" VALUES(6,1,'action',0,CAST('{"type":"keep","ships":["frigate-5","dreadnought-3","destroyer-2","carrier-1"]}' AS BLOB),11,NULL,1,1000300.0);
INSERT INTO "entry" VALUES(6,2,'action',1,CAST('{"type":"keep","ships":["scout-1","frigate-1","cruiser-5","carrier-3"]}' AS BLOB),22,NULL,2,1000300.0);
INSERT INTO "entry" VALUES(6,3,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,3,1000300.0);
INSERT INTO "entry" VALUES(6,4,'action',1,CAST('{"type":"move","ship":"frigate-1","zone":"red"}' AS BLOB),22,NULL,4,1000300.0);
INSERT INTO "entry" VALUES(6,5,'action',1,CAST('{"type":"move","ship":"cruiser-5","zone":"green"}' AS BLOB),22,NULL,5,1000300.0);
INSERT INTO "entry" VALUES(6,6,'action',1,CAST('{"type":"move","ship":"scout-1","zone":"red"}' AS BLOB),22,NULL,6,1000300.0);
INSERT INTO "entry" VALUES(6,7,'action',1,CAST('{"type":"move","ship":"carrier-3","zone":"yellow"}' AS BLOB),22,NULL,7,1000300.0);
INSERT INTO "entry" VALUES(6,8,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,8,1000300.0);
INSERT INTO "entry" VALUES(6,9,'action',1,CAST('{"type":"play","card":"emp-cannon","target":"cruiser-5","blasts":[]}' AS BLOB),22,NULL,9,1000300.0);
INSERT INTO "entry" VALUES(6,10,'order',0,CAST('{"type":"respond","play":1,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,10,1000300.0);
INSERT INTO "entry" VALUES(6,11,'action',1,CAST('{"type":"fire","card":"laser-blast-c","ship":"carrier-3","target":"frigate-5","sound":null}' AS BLOB),22,NULL,11,1000300.0);
INSERT INTO "entry" VALUES(6,12,'action',1,CAST('{"type":"play","card":"security-force","target":"frigate-1","blasts":[]}' AS BLOB),22,NULL,12,1000300.0);
INSERT INTO "entry" VALUES(6,13,'order',0,CAST('{"type":"respond","play":3,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,13,1000300.0);
INSERT INTO "entry" VALUES(6,14,'action',1,CAST('{"type":"fire","card":"mag-blast-c","ship":"frigate-1","target":"destroyer-2","sound":"Tzing!"}' AS BLOB),22,NULL,14,1000300.0);
INSERT INTO "entry" VALUES(6,15,'order',0,CAST('{"type":"respond","play":4,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,15,1000300.0);
INSERT INTO "entry" VALUES(6,16,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,16,1000300.0);
INSERT INTO "entry" VALUES(6,17,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,17,1000300.0);
INSERT INTO "entry" VALUES(6,18,'action',0,CAST('{"type":"move","ship":"carrier-1","zone":"red"}' AS BLOB),11,NULL,18,1000300.0);
INSERT INTO "entry" VALUES(6,19,'action',0,CAST('{"type":"move","ship":"frigate-5","zone":"green"}' AS BLOB),11,NULL,19,1000300.0);
INSERT INTO "entry" VALUES(6,20,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,20,1000300.0);
INSERT INTO "entry" VALUES(6,21,'action',0,CAST('{"type":"launch","card":"fighter-c","target":"carrier-3","sound":null}' AS BLOB),11,NULL,21,1000300.0);
INSERT INTO "entry" VALUES(6,22,'order',1,CAST('{"type":"respond","play":5,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,22,1000300.0);
INSERT INTO "entry" VALUES(6,23,'action',0,CAST('{"type":"play","card":"minefield-a","target":"naalu","blasts":[]}' AS BLOB),11,NULL,23,1000300.0);
INSERT INTO "entry" VALUES(6,24,'order',1,CAST('{"type":"respond","play":6,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,24,1000300.0);
INSERT INTO "entry" VALUES(6,25,'action',0,CAST('{"type":"fire","card":"laser-blast-b","ship":"frigate-5","target":"cruiser-5","sound":"Wheeeee-BOOM!"}' AS BLOB),11,NULL,25,1000300.0);
INSERT INTO "entry" VALUES(6,26,'order',1,CAST('{"type":"respond","play":7,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,26,1000300.0);
INSERT INTO "entry" VALUES(6,27,'action',0,CAST('{"type":"play","card":"point-defense-turret","target":"frigate-5","blasts":[]}' AS BLOB),11,NULL,27,1000300.0);
INSERT INTO "entry" VALUES(6,28,'order',1,CAST('{"type":"respond","play":8,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,28,1000300.0);
INSERT INTO "entry" VALUES(6,29,'action',0,CAST('{"type":"fire","card":"laser-blast-a","ship":"carrier-1","target":"frigate-1","sound":"Tzing!"}' AS BLOB),11,NULL,29,1000300.0);
INSERT INTO "entry" VALUES(6,30,'order',1,CAST('{"type":"respond","play":9,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,30,1000300.0);
INSERT INTO "entry" VALUES(6,31,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,31,1000300.0);
INSERT INTO "entry" VALUES(6,32,'action',1,CAST('{"type":"use","ship":"frigate-1","card":null,"target":"frigate-5"}' AS BLOB),22,NULL,32,1000300.0);
INSERT INTO "entry" VALUES(6,33,'action',1,CAST('{"type":"draw","blasts":[]}' AS BLOB),22,NULL,33,1000300.0);
INSERT INTO "entry" VALUES(6,34,'action',1,CAST('{"type":"use","ship":"cruiser-5","card":null,"target":"frigate-5"}' AS BLOB),22,NULL,34,1000300.0);
INSERT INTO "entry" VALUES(6,35,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,35,1000300.0);
INSERT INTO "entry" VALUES(6,36,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,36,1000300.0);
INSERT INTO "entry" VALUES(6,37,'action',0,CAST('{"type":"discard","cards":["fighter-c"]}' AS BLOB),11,NULL,37,1000300.0);
INSERT INTO "entry" VALUES(6,38,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,38,1000300.0);
INSERT INTO "entry" VALUES(6,39,'action',0,CAST('{"type":"move","ship":"frigate-5","zone":"red"}' AS BLOB),11,NULL,39,1000300.0);
INSERT INTO "entry" VALUES(6,40,'action',0,CAST('{"type":"move","ship":"carrier-1","zone":"blue"}' AS BLOB),11,NULL,40,1000300.0);
INSERT INTO "entry" VALUES(6,41,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,41,1000300.0);
INSERT INTO "entry" VALUES(6,42,'action',0,CAST('{"type":"fire","card":"laser-blast","ship":"frigate-5","target":"frigate-1","sound":"Skreee!"}' AS BLOB),11,NULL,42,1000300.0);
INSERT INTO "entry" VALUES(6,43,'order',1,CAST('{"type":"respond","play":10,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,43,1000300.0);
INSERT INTO "entry" VALUES(6,44,'action',0,CAST('{"type":"play","card":"spacedock-1","target":"frigate-5","blasts":["laser-blast-b"]}' AS BLOB),11,NULL,44,1000300.0);
INSERT INTO "entry" VALUES(6,45,'order',1,CAST('{"type":"respond","play":11,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,45,1000300.0);
INSERT INTO "entry" VALUES(6,46,'action',0,CAST('{"type":"fire","card":"beam-blast","ship":"dreadnought-3","target":"cruiser-5","sound":"Zwip!"}' AS BLOB),11,NULL,46,1000300.0);
INSERT INTO "entry" VALUES(6,47,'order',1,CAST('{"type":"respond","play":12,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,47,1000300.0);
INSERT INTO "entry" VALUES(6,48,'action',0,CAST('{"type":"fire","card":"laser-blast-c","ship":"carrier-1","target":"naalu","sound":"Ratatatat!"}' AS BLOB),11,NULL,48,1000300.0);
INSERT INTO "entry" VALUES(6,49,'order',1,CAST('{"type":"respond","play":13,"answer":"evade","cards":[]}' AS BLOB),NULL,NULL,49,1000300.0);
INSERT INTO "entry" VALUES(6,50,'order',0,CAST('{"type":"respond","play":14,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,50,1000300.0);
INSERT INTO "entry" VALUES(6,51,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,51,1000300.0);
INSERT INTO "entry" VALUES(6,52,'action',1,CAST('{"type":"discard","cards":["bomber-c-c"]}' AS BLOB),22,NULL,52,1000300.0);
INSERT INTO "entry" VALUES(6,53,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,53,1000300.0);
INSERT INTO "entry" VALUES(7,1,'action',0,CAST('{"type":"cast","bet":26,"spells":[]}' AS BLOB),11,NULL,1,1000360.0);
INSERT INTO "entry" VALUES(7,2,'action',1,CAST('{"type":"cast","bet":16,"spells":[12]}' AS BLOB),22,NULL,2,1000360.0);
INSERT INTO "entry" VALUES(7,3,'action',0,CAST('{"type":"cast","bet":5,"spells":[]}' AS BLOB),11,NULL,3,1000360.0);
INSERT INTO "entry" VALUES(7,4,'action',1,CAST('{"type":"cast","bet":16,"spells":[9]}' AS BLOB),22,NULL,4,1000360.0);
INSERT INTO "entry" VALUES(7,5,'action',0,CAST('{"type":"cast","bet":1,"spells":[12]}' AS BLOB),11,NULL,5,1000360.0);
INSERT INTO "entry" VALUES(7,6,'action',1,CAST('{"type":"cast","bet":1,"spells":[1]}' AS BLOB),22,NULL,6,1000360.0);
INSERT INTO "entry" VALUES(7,7,'action',0,CAST('{"type":"cast","bet":9,"spells":[]}' AS BLOB),11,NULL,7,1000360.0);
INSERT INTO "entry" VALUES(7,8,'action',1,CAST('{"type":"cast","bet":17,"spells":[]}' AS BLOB),22,NULL,8,1000360.0);
INSERT INTO "entry" VALUES(7,9,'action',0,CAST('{"type":"cast","bet":2,"spells":[0]}' AS BLOB),11,NULL,9,1000360.0);
INSERT INTO "entry" VALUES(7,10,'action',1,CAST('{"type":"cast","bet":4,"spells":[0]}' AS BLOB),22,NULL,10,1000360.0);
INSERT INTO "entry" VALUES(7,11,'action',0,CAST('{"type":"cast","bet":5,"spells":[]}' AS BLOB),11,NULL,11,1000360.0);
INSERT INTO "entry" VALUES(7,12,'action',1,CAST('{"type":"cast","bet":1,"spells":[]}' AS BLOB),22,NULL,12,1000360.0);
INSERT INTO "entry" VALUES(7,13,'action',0,CAST('{"type":"cast","bet":1,"spells":[]}' AS BLOB),11,NULL,13,1000360.0);
INSERT INTO "entry" VALUES(7,14,'action',1,CAST('{"type":"cast","bet":1,"spells":[]}' AS BLOB),22,NULL,14,1000360.0);
INSERT INTO "entry" VALUES(7,15,'action',0,CAST('{"type":"cast","bet":1,"spells":[0]}' AS BLOB),11,NULL,15,1000360.0);
INSERT INTO "entry" VALUES(7,16,'action',1,CAST('{"type":"cast","bet":2,"spells":[]}' AS BLOB),22,NULL,16,1000360.0);
INSERT INTO "entry" VALUES(7,17,'action',0,CAST('{"type":"cast","bet":8,"spells":[]}' AS BLOB),11,NULL,17,1000360.0);
INSERT INTO "entry" VALUES(7,18,'action',1,CAST('{"type":"cast","bet":1,"spells":[6,8]}' AS BLOB),22,NULL,18,1000360.0);
INSERT INTO "entry" VALUES(7,19,'action',1,CAST('{"type":"recycle","change":5}' AS BLOB),22,NULL,19,1000360.0);
INSERT INTO "entry" VALUES(7,20,'action',0,CAST('{"type":"cast","bet":9,"spells":[]}' AS BLOB),11,NULL,20,1000360.0);
INSERT INTO "entry" VALUES(7,21,'action',1,CAST('{"type":"cast","bet":6,"spells":[2]}' AS BLOB),22,NULL,21,1000360.0);
INSERT INTO "entry" VALUES(7,22,'action',0,CAST('{"type":"cast","bet":1,"spells":[13]}' AS BLOB),11,NULL,22,1000360.0);
INSERT INTO "entry" VALUES(7,23,'action',1,CAST('{"type":"cast","bet":12,"spells":[3]}' AS BLOB),22,NULL,23,1000360.0);
INSERT INTO "entry" VALUES(7,24,'action',1,CAST('{"type":"steal","spells":[]}' AS BLOB),22,NULL,24,1000360.0);
INSERT INTO "entry" VALUES(7,25,'action',0,CAST('{"type":"cast","bet":26,"spells":[]}' AS BLOB),11,NULL,25,1000360.0);
INSERT INTO "entry" VALUES(7,26,'action',1,CAST('{"type":"cast","bet":6,"spells":[0]}' AS BLOB),22,NULL,26,1000360.0);
INSERT INTO "entry" VALUES(7,27,'action',0,CAST('{"type":"cast","bet":1,"spells":[14]}' AS BLOB),11,NULL,27,1000360.0);
INSERT INTO "entry" VALUES(7,28,'action',1,CAST('{"type":"cast","bet":10,"spells":[]}' AS BLOB),22,NULL,28,1000360.0);
INSERT INTO "entry" VALUES(7,29,'action',0,CAST('{"type":"cast","bet":2,"spells":[1]}' AS BLOB),11,NULL,29,1000360.0);
INSERT INTO "entry" VALUES(7,30,'action',1,CAST('{"type":"cast","bet":1,"spells":[]}' AS BLOB),22,NULL,30,1000360.0);
INSERT INTO "entry" VALUES(7,31,'action',0,CAST('{"type":"cast","bet":3,"spells":[]}' AS BLOB),11,NULL,31,1000360.0);
INSERT INTO "entry" VALUES(7,32,'action',1,CAST('{"type":"cast","bet":4,"spells":[]}' AS BLOB),22,NULL,32,1000360.0);
INSERT INTO "entry" VALUES(7,33,'action',0,CAST('{"type":"cast","bet":1,"spells":[]}' AS BLOB),11,NULL,33,1000360.0);
INSERT INTO "entry" VALUES(7,34,'action',1,CAST('{"type":"cast","bet":1,"spells":[0]}' AS BLOB),22,NULL,34,1000360.0);
INSERT INTO "entry" VALUES(7,35,'action',0,CAST('{"type":"cast","bet":1,"spells":[]}' AS BLOB),11,NULL,35,1000360.0);
INSERT INTO "entry" VALUES(7,36,'action',1,CAST('{"type":"cast","bet":3,"spells":[]}' AS BLOB),22,NULL,36,1000360.0);
INSERT INTO "entry" VALUES(7,37,'action',0,CAST('{"type":"cast","bet":6,"spells":[]}' AS BLOB),11,NULL,37,1000360.0);
INSERT INTO "entry" VALUES(7,38,'action',1,CAST('{"type":"cast","bet":1,"spells":[]}' AS BLOB),22,NULL,38,1000360.0);
INSERT INTO "entry" VALUES(7,39,'action',0,CAST('{"type":"cast","bet":1,"spells":[6]}' AS BLOB),11,NULL,39,1000360.0);
INSERT INTO "entry" VALUES(7,40,'action',1,CAST('{"type":"cast","bet":1,"spells":[13,14]}' AS BLOB),22,NULL,40,1000360.0);
INSERT INTO "entry" VALUES(7,41,'action',0,CAST('{"type":"recycle","change":0}' AS BLOB),11,NULL,41,1000360.0);
INSERT INTO "entry" VALUES(7,42,'action',0,CAST('{"type":"cast","bet":4,"spells":[]}' AS BLOB),11,NULL,42,1000360.0);
INSERT INTO "entry" VALUES(7,43,'action',1,CAST('{"type":"cast","bet":11,"spells":[]}' AS BLOB),22,NULL,43,1000360.0);
INSERT INTO "entry" VALUES(7,44,'action',0,CAST('{"type":"cast","bet":22,"spells":[7,10]}' AS BLOB),11,NULL,44,1000360.0);
INSERT INTO "entry" VALUES(7,45,'action',1,CAST('{"type":"cast","bet":5,"spells":[7]}' AS BLOB),22,NULL,45,1000360.0);
INSERT INTO "entry" VALUES(7,46,'action',0,CAST('{"type":"cast","bet":15,"spells":[]}' AS BLOB),11,NULL,46,1000360.0);
INSERT INTO "entry" VALUES(7,47,'action',1,CAST('{"type":"cast","bet":28,"spells":[]}' AS BLOB),22,NULL,47,1000360.0);
INSERT INTO "entry" VALUES(7,48,'action',0,CAST('{"type":"cast","bet":2,"spells":[]}' AS BLOB),11,NULL,48,1000360.0);
INSERT INTO "entry" VALUES(7,49,'action',1,CAST('{"type":"cast","bet":4,"spells":[]}' AS BLOB),22,NULL,49,1000360.0);
INSERT INTO "entry" VALUES(7,50,'action',0,CAST('{"type":"cast","bet":3,"spells":[8]}' AS BLOB),11,NULL,50,1000360.0);
INSERT INTO "entry" VALUES(7,51,'action',1,CAST('{"type":"cast","bet":1,"spells":[]}' AS BLOB),22,NULL,51,1000360.0);
INSERT INTO "entry" VALUES(7,52,'action',0,CAST('{"type":"cast","bet":1,"spells":[0]}' AS BLOB),11,NULL,52,1000360.0);
INSERT INTO "entry" VALUES(7,53,'action',1,CAST('{"type":"cast","bet":1,"spells":[]}' AS BLOB),22,NULL,53,1000360.0);
INSERT INTO "entry" VALUES(7,54,'action',0,CAST('{"type":"cast","bet":7,"spells":[2]}' AS BLOB),11,NULL,54,1000360.0);
INSERT INTO "entry" VALUES(7,55,'action',1,CAST('{"type":"cast","bet":11,"spells":[]}' AS BLOB),22,NULL,55,1000360.0);
INSERT INTO "entry" VALUES(7,56,'action',0,CAST('{"type":"cast","bet":17,"spells":[]}' AS BLOB),11,NULL,56,1000360.0);
INSERT INTO "entry" VALUES(7,57,'action',1,CAST('{"type":"cast","bet":13,"spells":[11]}' AS BLOB),22,NULL,57,1000360.0);
INSERT INTO "entry" VALUES(7,58,'action',0,CAST('{"type":"cast","bet":1,"spells":[9,11]}' AS BLOB),11,NULL,58,1000360.0);
INSERT INTO "entry" VALUES(7,59,'action',1,CAST('{"type":"cast","bet":2,"spells":[]}' AS BLOB),22,NULL,59,1000360.0);
INSERT INTO "entry" VALUES(7,60,'action',0,CAST('{"type":"cast","bet":13,"spells":[]}' AS BLOB),11,NULL,60,1000360.0);
INSERT INTO "entry" VALUES(7,61,'action',1,CAST('{"type":"cast","bet":8,"spells":[4]}' AS BLOB),22,NULL,61,1000360.0);
INSERT INTO "entry" VALUES(7,62,'action',0,CAST('{"type":"cast","bet":2,"spells":[]}' AS BLOB),11,NULL,62,1000360.0);
INSERT INTO "entry" VALUES(7,63,'action',1,CAST('{"type":"cast","bet":7,"spells":[10]}' AS BLOB),22,NULL,63,1000360.0);
INSERT INTO "entry" VALUES(7,64,'action',0,CAST('{"type":"cast","bet":6,"spells":[5]}' AS BLOB),11,NULL,64,1000360.0);
INSERT INTO "entry" VALUES(7,65,'action',1,CAST('{"type":"cast","bet":10,"spells":[0]}' AS BLOB),22,NULL,65,1000360.0);
INSERT INTO "entry" VALUES(7,66,'action',0,CAST('{"type":"cast","bet":5,"spells":[0]}' AS BLOB),11,NULL,66,1000360.0);
INSERT INTO "entry" VALUES(7,67,'action',1,CAST('{"type":"cast","bet":22,"spells":[]}' AS BLOB),22,NULL,67,1000360.0);
INSERT INTO "entry" VALUES(7,68,'action',0,CAST('{"type":"cast","bet":37,"spells":[]}' AS BLOB),11,NULL,68,1000360.0);
INSERT INTO "entry" VALUES(7,69,'action',1,CAST('{"type":"cast","bet":1,"spells":[5]}' AS BLOB),22,NULL,69,1000360.0);
INSERT INTO "entry" VALUES(8,1,'action',0,CAST('{"type":"place","cell":"D2","weapon":null}' AS BLOB),11,NULL,1,1000420.0);
INSERT INTO "entry" VALUES(8,2,'action',1,CAST('{"type":"place","cell":"E1","weapon":{"kind":"contact_mine","colour":"orange"}}' AS BLOB),22,NULL,2,1000420.0);
INSERT INTO "entry" VALUES(8,3,'action',0,CAST('{"type":"place","cell":"C7","weapon":null}' AS BLOB),11,NULL,3,1000420.0);
INSERT INTO "entry" VALUES(8,4,'action',1,CAST('{"type":"place","cell":"G5","weapon":{"kind":"emp","colour":"orange"}}' AS BLOB),22,NULL,4,1000420.0);
INSERT INTO "entry" VALUES(8,5,'action',0,CAST('{"type":"place","cell":"F2","weapon":null}' AS BLOB),11,NULL,5,1000420.0);
INSERT INTO "entry" VALUES(8,6,'action',1,CAST('{"type":"place","cell":"C5","weapon":{"kind":"laser","colour":"orange"}}' AS BLOB),22,NULL,6,1000420.0);
INSERT INTO "entry" VALUES(8,7,'action',0,CAST('{"type":"place","cell":"E5","weapon":null}' AS BLOB),11,NULL,7,1000420.0);
INSERT INTO "entry" VALUES(8,8,'action',1,CAST('{"type":"place","cell":"C3","weapon":{"kind":"emp","colour":"yellow"}}' AS BLOB),22,NULL,8,1000420.0);
INSERT INTO "entry" VALUES(8,9,'action',0,CAST('{"type":"place","cell":"I2","weapon":null}' AS BLOB),11,NULL,9,1000420.0);
INSERT INTO "entry" VALUES(8,10,'action',1,CAST('{"type":"place","cell":"G7","weapon":{"kind":"asteroid_destroyer","colour":"red"}}' AS BLOB),22,NULL,10,1000420.0);
INSERT INTO "entry" VALUES(8,11,'action',0,CAST('{"type":"place","cell":"H2","weapon":null}' AS BLOB),11,NULL,11,1000420.0);
INSERT INTO "entry" VALUES(8,12,'action',1,CAST('{"type":"place","cell":"H4","weapon":{"kind":"frag_mine","colour":"yellow"}}' AS BLOB),22,NULL,12,1000420.0);
INSERT INTO "entry" VALUES(8,13,'action',0,CAST('{"type":"place","cell":"E9","weapon":null}' AS BLOB),11,NULL,13,1000420.0);
INSERT INTO "entry" VALUES(8,14,'action',1,CAST('{"type":"place","cell":"G6","weapon":{"kind":"frag_mine","colour":"orange"}}' AS BLOB),22,NULL,14,1000420.0);
INSERT INTO "entry" VALUES(8,15,'action',0,CAST('{"type":"place","cell":"I1","weapon":null}' AS BLOB),11,NULL,15,1000420.0);
INSERT INTO "entry" VALUES(8,16,'action',1,CAST('{"type":"place","cell":"F6","weapon":{"kind":"laser","colour":"red"}}' AS BLOB),22,NULL,16,1000420.0);
INSERT INTO "entry" VALUES(8,17,'action',0,CAST('{"type":"place","cell":"G3","weapon":null}' AS BLOB),11,NULL,17,1000420.0);
INSERT INTO "entry" VALUES(8,18,'action',1,CAST('{"type":"place","cell":"B5","weapon":{"kind":"asteroid_destroyer","colour":"yellow"}}' AS BLOB),22,NULL,18,1000420.0);
INSERT INTO "entry" VALUES(8,19,'action',0,CAST('{"type":"place","cell":"A3","weapon":null}' AS BLOB),11,NULL,19,1000420.0);
INSERT INTO "entry" VALUES(8,20,'action',1,CAST('{"type":"place","cell":"C4","weapon":{"kind":"contact_mine","colour":"red"}}' AS BLOB),22,NULL,20,1000420.0);
INSERT INTO "entry" VALUES(8,21,'action',0,CAST('{"type":"place","cell":"C1","weapon":null}' AS BLOB),11,NULL,21,1000420.0);
INSERT INTO "entry" VALUES(8,22,'action',1,CAST('{"type":"place","cell":"A5","weapon":{"kind":"contact_mine","colour":"yellow"}}' AS BLOB),22,NULL,22,1000420.0);
INSERT INTO "entry" VALUES(8,23,'action',0,CAST('{"type":"place","cell":"G2","weapon":null}' AS BLOB),11,NULL,23,1000420.0);
INSERT INTO "entry" VALUES(8,24,'action',1,CAST('{"type":"place","cell":"E7","weapon":{"kind":"laser","colour":"yellow"}}' AS BLOB),22,NULL,24,1000420.0);
INSERT INTO "entry" VALUES(8,25,'action',0,CAST('{"type":"place","cell":"H1","weapon":null}' AS BLOB),11,NULL,25,1000420.0);
INSERT INTO "entry" VALUES(8,26,'action',1,CAST('{"type":"place","cell":"F7","weapon":{"kind":"asteroid_destroyer","colour":"orange"}}' AS BLOB),22,NULL,26,1000420.0);
INSERT INTO "entry" VALUES(8,27,'action',0,CAST('{"type":"place","cell":"D8","weapon":null}' AS BLOB),11,NULL,27,1000420.0);
INSERT INTO "entry" VALUES(8,28,'action',1,CAST('{"type":"pass","absent":false}' AS BLOB),22,NULL,28,1000420.0);
INSERT INTO "entry" VALUES(8,29,'action',0,CAST('{"type":"place","cell":"E3","weapon":null}' AS BLOB),11,NULL,29,1000420.0);
INSERT INTO "entry" VALUES(8,30,'action',1,CAST('{"type":"pass","absent":false}' AS BLOB),22,NULL,30,1000420.0);
INSERT INTO "entry" VALUES(8,31,'action',0,CAST('{"type":"fly","turn":1,"advance":false,"upgrade":"thrusters","target":null}' AS BLOB),11,NULL,31,1000420.0);
INSERT INTO "entry" VALUES(8,32,'action',1,CAST('{"type":"activate","weapon":"G7","target":"D8"}' AS BLOB),22,NULL,32,1000420.0);
INSERT INTO "entry" VALUES(8,33,'action',0,CAST('{"type":"fly","turn":0,"advance":false,"upgrade":null,"target":null}' AS BLOB),11,NULL,33,1000420.0);
INSERT INTO "entry" VALUES(8,34,'action',1,CAST('{"type":"activate","weapon":"C3","target":null}' AS BLOB),22,NULL,34,1000420.0);
INSERT INTO "entry" VALUES(8,35,'action',0,CAST('{"type":"fly","turn":0,"advance":false,"upgrade":"bomb_laser","target":null}' AS BLOB),11,NULL,35,1000420.0);
INSERT INTO "entry" VALUES(8,36,'action',1,CAST('{"type":"activate","weapon":"B5","target":"C7"}' AS BLOB),22,NULL,36,1000420.0);
INSERT INTO "entry" VALUES(8,37,'action',0,CAST('{"type":"fly","turn":-1,"advance":false,"upgrade":"thrusters","target":null}' AS BLOB),11,NULL,37,1000420.0);
INSERT INTO "entry" VALUES(8,38,'action',1,CAST('{"type":"activate","weapon":"G6","target":null}' AS BLOB),22,NULL,38,1000420.0);
INSERT INTO "entry" VALUES(8,39,'action',0,CAST('{"type":"fly","turn":0,"advance":true,"upgrade":"bomb_laser","target":null}' AS BLOB),11,NULL,39,1000420.0);
INSERT INTO "entry" VALUES(8,40,'action',1,CAST('{"type":"activate","weapon":"C5","target":null}' AS BLOB),22,NULL,40,1000420.0);
INSERT INTO "entry" VALUES(8,41,'action',0,CAST('{"type":"fly","turn":-1,"advance":false,"upgrade":"thrusters","target":null}' AS BLOB),11,NULL,41,1000420.0);
INSERT INTO "entry" VALUES(8,42,'action',1,CAST('{"type":"activate","weapon":"C4","target":null}' AS BLOB),22,NULL,42,1000420.0);
INSERT INTO "entry" VALUES(8,43,'action',0,CAST('{"type":"fly","turn":-1,"advance":true,"upgrade":null,"target":null}' AS BLOB),11,NULL,43,1000420.0);
INSERT INTO "entry" VALUES(8,44,'action',1,CAST('{"type":"activate","weapon":"C3","target":null}' AS BLOB),22,NULL,44,1000420.0);
INSERT INTO "entry" VALUES(8,45,'action',0,CAST('{"type":"fly","turn":-1,"advance":true,"upgrade":null,"target":null}' AS BLOB),11,NULL,45,1000420.0);
INSERT INTO "entry" VALUES(8,46,'action',1,CAST('{"type":"activate","weapon":"G5","target":null}' AS BLOB),22,NULL,46,1000420.0);
INSERT INTO "entry" VALUES(8,47,'action',0,CAST('{"type":"fly","turn":-1,"advance":false,"upgrade":null,"target":null}' AS BLOB),11,NULL,47,1000420.0);
INSERT INTO "entry" VALUES(8,48,'action',1,CAST('{"type":"activate","weapon":"G6","target":null}' AS BLOB),22,NULL,48,1000420.0);
INSERT INTO "entry" VALUES(8,49,'action',0,CAST('{"type":"fly","turn":1,"advance":true,"upgrade":null,"target":null}' AS BLOB),11,NULL,49,1000420.0);
INSERT INTO "entry" VALUES(8,50,'action',1,CAST('{"type":"activate","weapon":"G6","target":null}' AS BLOB),22,NULL,50,1000420.0);
INSERT INTO "entry" VALUES(8,51,'action',0,CAST('{"type":"fly","turn":-1,"advance":true,"upgrade":null,"target":null}' AS BLOB),11,NULL,51,1000420.0);
INSERT INTO "entry" VALUES(8,52,'action',1,CAST('{"type":"activate","weapon":"G5","target":null}' AS BLOB),22,NULL,52,1000420.0);
INSERT INTO "entry" VALUES(8,53,'action',0,CAST('{"type":"fly","turn":-1,"advance":false,"upgrade":"bomb_laser","target":null}' AS BLOB),11,NULL,53,1000420.0);
INSERT INTO "entry" VALUES(8,54,'action',1,CAST('{"type":"activate","weapon":"C3","target":null}' AS BLOB),22,NULL,54,1000420.0);
INSERT INTO "entry" VALUES(9,1,'action',1,CAST('{"type":"bid","amount":0,"limit":4,"cards":[]}' AS BLOB),22,NULL,1,1000480.0);
INSERT INTO "entry" VALUES(9,2,'action',0,CAST('{"type":"bid","amount":1,"limit":3,"cards":[]}' AS BLOB),11,NULL,2,1000480.0);
INSERT INTO "entry" VALUES(9,3,'action',0,CAST('{"type":"pass"}' AS BLOB),11,NULL,3,1000480.0);
INSERT INTO "entry" VALUES(9,4,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,4,1000480.0);
INSERT INTO "entry" VALUES(9,5,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,5,1000480.0);
INSERT INTO "entry" VALUES(9,6,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,6,1000480.0);
INSERT INTO "entry" VALUES(9,7,'action',1,CAST('{"type":"end","phase":"cards"}' AS BLOB),22,NULL,7,1000480.0);
INSERT INTO "entry" VALUES(9,8,'action',1,CAST('{"type":"build","kind":"transport","at":"B7"}' AS BLOB),22,NULL,8,1000480.0);
INSERT INTO "entry" VALUES(9,9,'action',1,CAST('{"type":"play","card":"conscription","units":[],"sectors":["C6"],"building":null}' AS BLOB),22,NULL,9,1000480.0);
INSERT INTO "entry" VALUES(9,10,'action',1,CAST('{"type":"end","phase":"construction"}' AS BLOB),22,NULL,10,1000480.0);
INSERT INTO "entry" VALUES(9,11,'action',1,CAST('{"type":"move","unit":"destroyer-1","to":"E4"}' AS BLOB),22,NULL,11,1000480.0);
INSERT INTO "entry" VALUES(9,12,'action',1,CAST('{"type":"unload","unit":"destroyer-1","at":"E3","cargo":["infantry"]}' AS BLOB),22,NULL,12,1000480.0);
INSERT INTO "entry" VALUES(9,13,'action',1,CAST('{"type":"end","phase":"movement"}' AS BLOB),22,NULL,13,1000480.0);
INSERT INTO "entry" VALUES(9,14,'action',0,CAST('{"type":"end","phase":"cards"}' AS BLOB),11,NULL,14,1000480.0);
INSERT INTO "entry" VALUES(9,15,'action',0,CAST('{"type":"build","kind":"destroyer","at":"K2"}' AS BLOB),11,NULL,15,1000480.0);
INSERT INTO "entry" VALUES(9,16,'action',0,CAST('{"type":"build","kind":"armour","at":"J3"}' AS BLOB),11,NULL,16,1000480.0);
INSERT INTO "entry" VALUES(9,17,'action',0,CAST('{"type":"end","phase":"construction"}' AS BLOB),11,NULL,17,1000480.0);
INSERT INTO "entry" VALUES(9,18,'action',0,CAST('{"type":"move","unit":"destroyer-1","to":"I5"}' AS BLOB),11,NULL,18,1000480.0);
INSERT INTO "entry" VALUES(9,19,'action',0,CAST('{"type":"unload","unit":"destroyer-1","at":"J6","cargo":["infantry"]}' AS BLOB),11,NULL,19,1000480.0);
INSERT INTO "entry" VALUES(9,20,'action',0,CAST('{"type":"load","unit":"transport-1","at":"J3","cargo":["armour"]}' AS BLOB),11,NULL,20,1000480.0);
INSERT INTO "entry" VALUES(9,21,'action',0,CAST('{"type":"unload","unit":"destroyer-1","at":"H5","cargo":["interceptor"]}' AS BLOB),11,NULL,21,1000480.0);
INSERT INTO "entry" VALUES(9,22,'action',0,CAST('{"type":"move","unit":"transport-1","to":"I4"}' AS BLOB),11,NULL,22,1000480.0);
INSERT INTO "entry" VALUES(9,23,'action',0,CAST('{"type":"end","phase":"movement"}' AS BLOB),11,NULL,23,1000480.0);
INSERT INTO "entry" VALUES(9,24,'action',0,CAST('{"type":"bid","amount":0,"limit":3,"cards":["shock_troops"]}' AS BLOB),11,NULL,24,1000480.0);
INSERT INTO "entry" VALUES(9,25,'action',1,CAST('{"type":"pass"}' AS BLOB),22,NULL,25,1000480.0);
INSERT INTO "entry" VALUES(9,26,'action',0,CAST('{"type":"buy","count":1}' AS BLOB),11,NULL,26,1000480.0);
INSERT INTO "entry" VALUES(9,27,'action',0,CAST('{"type":"end","phase":"cards"}' AS BLOB),11,NULL,27,1000480.0);
INSERT INTO "entry" VALUES(9,28,'action',0,CAST('{"type":"build","kind":"minelayer","at":"J5"}' AS BLOB),11,NULL,28,1000480.0);
INSERT INTO "entry" VALUES(9,29,'action',0,CAST('{"type":"end","phase":"construction"}' AS BLOB),11,NULL,29,1000480.0);
INSERT INTO "entry" VALUES(9,30,'action',0,CAST('{"type":"move","unit":"corvette-1","to":"I3"}' AS BLOB),11,NULL,30,1000480.0);
INSERT INTO "entry" VALUES(9,31,'action',0,CAST('{"type":"move","unit":"destroyer-2","to":"K3"}' AS BLOB),11,NULL,31,1000480.0);
INSERT INTO "entry" VALUES(9,32,'action',0,CAST('{"type":"move","unit":"interceptor-1","to":"G1"}' AS BLOB),11,NULL,32,1000480.0);
INSERT INTO "entry" VALUES(9,33,'action',0,CAST('{"type":"end","phase":"movement"}' AS BLOB),11,NULL,33,1000480.0);
INSERT INTO "entry" VALUES(9,34,'action',1,CAST('{"type":"end","phase":"cards"}' AS BLOB),22,NULL,34,1000480.0);
INSERT INTO "entry" VALUES(9,35,'action',1,CAST('{"type":"build","kind":"corvette","at":"F3"}' AS BLOB),22,NULL,35,1000480.0);
INSERT INTO "entry" VALUES(9,36,'action',1,CAST('{"type":"build","kind":"interceptor","at":"F4"}' AS BLOB),22,NULL,36,1000480.0);
INSERT INTO "entry" VALUES(9,37,'action',1,CAST('{"type":"build","kind":"bomber","at":"E2"}' AS BLOB),22,NULL,37,1000480.0);
INSERT INTO "entry" VALUES(9,38,'action',1,CAST('{"type":"end","phase":"construction"}' AS BLOB),22,NULL,38,1000480.0);
INSERT INTO "entry" VALUES(9,39,'action',1,CAST('{"type":"move","unit":"transport-1","to":"D6"}' AS BLOB),22,NULL,39,1000480.0);
INSERT INTO "entry" VALUES(9,40,'action',1,CAST('{"type":"unload","unit":"transport-1","at":"E5","cargo":["infantry"]}' AS BLOB),22,NULL,40,1000480.0);
INSERT INTO "entry" VALUES(9,41,'action',1,CAST('{"type":"move","unit":"interceptor-1","to":"F2"}' AS BLOB),22,NULL,41,1000480.0);
INSERT INTO "entry" VALUES(9,42,'action',1,CAST('{"type":"end","phase":"movement"}' AS BLOB),22,NULL,42,1000480.0);
INSERT INTO "entry" VALUES(9,43,'action',1,CAST('{"type":"end","phase":"combat"}' AS BLOB),22,NULL,43,1000480.0);
INSERT INTO "entry" VALUES(9,44,'action',1,CAST('{"type":"bid","amount":0,"limit":0,"cards":[]}' AS BLOB),22,NULL,44,1000480.0);
INSERT INTO "entry" VALUES(9,45,'action',0,CAST('{"type":"pass"}' AS BLOB),11,NULL,45,1000480.0);
INSERT INTO "entry" VALUES(9,46,'action',1,CAST('{"type":"end","phase":"cards"}' AS BLOB),22,NULL,46,1000480.0);
INSERT INTO "entry" VALUES(9,47,'action',1,CAST('{"type":"build","kind":"corvette","at":"F5"}' AS BLOB),22,NULL,47,1000480.0);
INSERT INTO "entry" VALUES(9,48,'action',1,CAST('{"type":"build","kind":"corvette","at":"F6"}' AS BLOB),22,NULL,48,1000480.0);
INSERT INTO "entry" VALUES(9,49,'action',1,CAST('{"type":"build","kind":"interceptor","at":"D5"}' AS BLOB),22,NULL,49,1000480.0);
INSERT INTO "entry" VALUES(9,50,'action',1,CAST('{"type":"end","phase":"construction"}' AS BLOB),22,NULL,50,1000480.0);
INSERT INTO "entry" VALUES(9,51,'action',1,CAST('{"type":"move","unit":"corvette-3","to":"C4"}' AS BLOB),22,NULL,51,1000480.0);
INSERT INTO "entry" VALUES(9,52,'action',1,CAST('{"type":"move","unit":"corvette-4","to":"H5"}' AS BLOB),22,NULL,52,1000480.0);
INSERT INTO "entry" VALUES(9,53,'action',1,CAST('{"type":"move","unit":"frigate-1","to":"B6"}' AS BLOB),22,NULL,53,1000480.0);
INSERT INTO "entry" VALUES(9,54,'action',1,CAST('{"type":"move","unit":"corvette-2","to":"E1"}' AS BLOB),22,NULL,54,1000480.0);
INSERT INTO "entry" VALUES(9,55,'action',1,CAST('{"type":"end","phase":"movement"}' AS BLOB),22,NULL,55,1000480.0);
INSERT INTO "entry" VALUES(9,56,'action',1,CAST('{"type":"end","phase":"combat"}' AS BLOB),22,NULL,56,1000480.0);
INSERT INTO "entry" VALUES(9,57,'action',0,CAST('{"type":"buy","count":1}' AS BLOB),11,NULL,57,1000480.0);
INSERT INTO "entry" VALUES(9,58,'action',0,CAST('{"type":"buy","count":1}' AS BLOB),11,NULL,58,1000480.0);
INSERT INTO "entry" VALUES(9,59,'action',0,CAST('{"type":"end","phase":"cards"}' AS BLOB),11,NULL,59,1000480.0);
INSERT INTO "entry" VALUES(9,60,'action',0,CAST('{"type":"sow","unit":"minelayer-1","at":"J4"}' AS BLOB),11,NULL,60,1000480.0);
INSERT INTO "entry" VALUES(9,61,'resign',1,CAST('' AS BLOB),22,NULL,60,1000540.0);
INSERT INTO "entry" VALUES(10,1,'action',0,CAST('{"type":"bid","amount":0,"limit":2,"cards":[]}' AS BLOB),11,NULL,1,1000540.0);
INSERT INTO "entry" VALUES(10,2,'action',1,CAST('{"type":"pass"}' AS BLOB),22,NULL,2,1000540.0);
INSERT INTO "entry" VALUES(10,3,'action',0,CAST('{"type":"end","phase":"cards"}' AS BLOB),11,NULL,3,1000540.0);
INSERT INTO "entry" VALUES(10,4,'action',0,CAST('{"type":"build","kind":"carrier","at":"L7"}' AS BLOB),11,NULL,4,1000540.0);
INSERT INTO "entry" VALUES(10,5,'action',0,CAST('{"type":"build","kind":"cannon","at":"L6"}' AS BLOB),11,NULL,5,1000540.0);
INSERT INTO "entry" VALUES(10,6,'action',0,CAST('{"type":"end","phase":"construction"}' AS BLOB),11,NULL,6,1000540.0);
INSERT INTO "entry" VALUES(10,7,'action',0,CAST('{"type":"unload","unit":"corvette-2","at":"K4","cargo":["infantry"]}' AS BLOB),11,NULL,7,1000540.0);
INSERT INTO "entry" VALUES(10,8,'action',0,CAST('{"type":"move","unit":"corvette-2","to":"L4"}' AS BLOB),11,NULL,8,1000540.0);
INSERT INTO "entry" VALUES(10,9,'action',0,CAST('{"type":"move","unit":"corvette-1","to":"G5"}' AS BLOB),11,NULL,9,1000540.0);
INSERT INTO "entry" VALUES(10,10,'action',0,CAST('{"type":"move","unit":"transport-1","to":"K6"}' AS BLOB),11,NULL,10,1000540.0);
INSERT INTO "entry" VALUES(10,11,'action',0,CAST('{"type":"move","unit":"carrier-1","to":"K7"}' AS BLOB),11,NULL,11,1000540.0);
INSERT INTO "entry" VALUES(10,12,'action',0,CAST('{"type":"unload","unit":"transport-1","at":"K5","cargo":["infantry"]}' AS BLOB),11,NULL,12,1000540.0);
INSERT INTO "entry" VALUES(10,13,'action',0,CAST('{"type":"end","phase":"movement"}' AS BLOB),11,NULL,13,1000540.0);
INSERT INTO "entry" VALUES(10,14,'action',1,CAST('{"type":"end","phase":"cards"}' AS BLOB),22,NULL,14,1000540.0);
INSERT INTO "entry" VALUES(10,15,'action',1,CAST('{"type":"build","kind":"carrier","at":"C3"}' AS BLOB),22,NULL,15,1000540.0);
INSERT INTO "entry" VALUES(10,16,'action',1,CAST('{"type":"build","kind":"ion_cannon","at":"C4"}' AS BLOB),22,NULL,16,1000540.0);
INSERT INTO "entry" VALUES(10,17,'action',1,CAST('{"type":"end","phase":"construction"}' AS BLOB),22,NULL,17,1000540.0);
INSERT INTO "entry" VALUES(10,18,'action',1,CAST('{"type":"unload","unit":"corvette-2","at":"D6","cargo":["infantry"]}' AS BLOB),22,NULL,18,1000540.0);
INSERT INTO "entry" VALUES(10,19,'action',1,CAST('{"type":"unload","unit":"corvette-1","at":"D5","cargo":["infantry"]}' AS BLOB),22,NULL,19,1000540.0);
INSERT INTO "entry" VALUES(10,20,'action',1,CAST('{"type":"move","unit":"corvette-2","to":"C6"}' AS BLOB),22,NULL,20,1000540.0);
INSERT INTO "entry" VALUES(10,21,'action',1,CAST('{"type":"move","unit":"carrier-1","to":"E3"}' AS BLOB),22,NULL,21,1000540.0);
INSERT INTO "entry" VALUES(10,22,'action',1,CAST('{"type":"move","unit":"transport-1","to":"C5"}' AS BLOB),22,NULL,22,1000540.0);
INSERT INTO "entry" VALUES(10,23,'action',1,CAST('{"type":"move","unit":"corvette-1","to":"F4"}' AS BLOB),22,NULL,23,1000540.0);
INSERT INTO "entry" VALUES(10,24,'action',1,CAST('{"type":"end","phase":"movement"}' AS BLOB),22,NULL,24,1000540.0);
INSERT INTO "entry" VALUES(10,25,'action',1,CAST('{"type":"bid","amount":0,"limit":3,"cards":["shock_troops"]}' AS BLOB),22,NULL,25,1000540.0);
INSERT INTO "entry" VALUES(10,26,'action',0,CAST('{"type":"pass"}' AS BLOB),11,NULL,26,1000540.0);
INSERT INTO "entry" VALUES(10,27,'action',1,CAST('{"type":"play","card":"smuggling","units":[],"sectors":[],"building":null}' AS BLOB),22,NULL,27,1000540.0);
INSERT INTO "entry" VALUES(10,28,'action',1,CAST('{"type":"buy","count":1}' AS BLOB),22,NULL,28,1000540.0);
INSERT INTO "entry" VALUES(10,29,'action',1,CAST('{"type":"end","phase":"cards"}' AS BLOB),22,NULL,29,1000540.0);
INSERT INTO "entry" VALUES(10,30,'action',1,CAST('{"type":"build","kind":"corvette","at":"E5"}' AS BLOB),22,NULL,30,1000540.0);
INSERT INTO "entry" VALUES(10,31,'action',1,CAST('{"type":"build","kind":"armour","at":"C4"}' AS BLOB),22,NULL,31,1000540.0);
INSERT INTO "entry" VALUES(10,32,'action',1,CAST('{"type":"build","kind":"bomber","at":"E6"}' AS BLOB),22,NULL,32,1000540.0);
INSERT INTO "entry" VALUES(10,33,'action',1,CAST('{"type":"end","phase":"construction"}' AS BLOB),22,NULL,33,1000540.0);
INSERT INTO "entry" VALUES(10,34,'action',1,CAST('{"type":"move","unit":"bomber-1","to":"F7"}' AS BLOB),22,NULL,34,1000540.0);
INSERT INTO "entry" VALUES(10,35,'action',1,CAST('{"type":"move","unit":"carrier-1","to":"G4"}' AS BLOB),22,NULL,35,1000540.0);
INSERT INTO "entry" VALUES(10,36,'action',1,CAST('{"type":"move","unit":"transport-1","to":"D7"}' AS BLOB),22,NULL,36,1000540.0);
INSERT INTO "entry" VALUES(10,37,'action',1,CAST('{"type":"move","unit":"corvette-2","to":"F6"}' AS BLOB),22,NULL,37,1000540.0);
INSERT INTO "entry" VALUES(10,38,'action',1,CAST('{"type":"unload","unit":"transport-1","at":"D8","cargo":["infantry","infantry"]}' AS BLOB),22,NULL,38,1000540.0);
INSERT INTO "entry" VALUES(10,39,'action',1,CAST('{"type":"move","unit":"corvette-3","to":"E7"}' AS BLOB),22,NULL,39,1000540.0);
INSERT INTO "entry" VALUES(10,40,'action',1,CAST('{"type":"move","unit":"frigate-1","to":"C6"}' AS BLOB),22,NULL,40,1000540.0);
INSERT INTO "entry" VALUES(10,41,'action',1,CAST('{"type":"end","phase":"movement"}' AS BLOB),22,NULL,41,1000540.0);
INSERT INTO "entry" VALUES(10,42,'action',1,CAST('{"type":"attack","unit":"carrier-1","target":"G5"}' AS BLOB),22,NULL,42,1000540.0);
INSERT INTO "entry" VALUES(10,43,'action',1,CAST('{"type":"attack","unit":"corvette-2","target":"G5"}' AS BLOB),22,NULL,43,1000540.0);
INSERT INTO "entry" VALUES(10,44,'action',1,CAST('{"type":"end","phase":"combat"}' AS BLOB),22,NULL,44,1000540.0);
INSERT INTO "entry" VALUES(10,45,'action',0,CAST('{"type":"ready"}' AS BLOB),11,NULL,45,1000540.0);
INSERT INTO "entry" VALUES(10,46,'action',1,CAST('{"type":"ready"}' AS BLOB),22,NULL,46,1000540.0);
INSERT INTO "entry" VALUES(10,47,'action',0,CAST('{"type":"buy","count":1}' AS BLOB),11,NULL,47,1000540.0);
INSERT INTO "entry" VALUES(10,48,'action',0,CAST('{"type":"buy","count":1}' AS BLOB),11,NULL,48,1000540.0);
INSERT INTO "entry" VALUES(10,49,'action',0,CAST('{"type":"buy","count":1}' AS BLOB),11,NULL,49,1000540.0);
INSERT INTO "entry" VALUES(10,50,'action',0,CAST('{"type":"play","card":"spies","units":[],"sectors":[],"building":null}' AS BLOB),11,NULL,50,1000540.0);
INSERT INTO "entry" VALUES(10,51,'action',0,CAST('{"type":"buy","count":1}' AS BLOB),11,NULL,51,1000540.0);
INSERT INTO "entry" VALUES(10,52,'action',0,CAST('{"type":"play","card":"smuggling","units":[],"sectors":[],"building":null}' AS BLOB),11,NULL,52,1000540.0);
INSERT INTO "entry" VALUES(10,53,'action',0,CAST('{"type":"buy","count":1}' AS BLOB),11,NULL,53,1000540.0);
INSERT INTO "entry" VALUES(10,54,'action',0,CAST('{"type":"end","phase":"cards"}' AS BLOB),11,NULL,54,1000540.0);
INSERT INTO "entry" VALUES(10,55,'action',0,CAST('{"type":"end","phase":"repair"}' AS BLOB),11,NULL,55,1000540.0);
INSERT INTO "entry" VALUES(10,56,'action',0,CAST('{"type":"end","phase":"construction"}' AS BLOB),11,NULL,56,1000540.0);
INSERT INTO "entry" VALUES(10,57,'action',0,CAST('{"type":"move","unit":"frigate-1","to":"L5"}' AS BLOB),11,NULL,57,1000540.0);
INSERT INTO "entry" VALUES(10,58,'action',0,CAST('{"type":"move","unit":"transport-1","to":"I6"}' AS BLOB),11,NULL,58,1000540.0);
INSERT INTO "entry" VALUES(10,59,'action',0,CAST('{"type":"move","unit":"corvette-2","to":"M5"}' AS BLOB),11,NULL,59,1000540.0);
INSERT INTO "entry" VALUES(10,60,'action',0,CAST('{"type":"move","unit":"carrier-1","to":"J9"}' AS BLOB),11,NULL,60,1000540.0);
INSERT INTO "entry" VALUES(10,61,'resign',1,CAST('' AS BLOB),22,NULL,60,1000600.0);
INSERT INTO "entry" VALUES(11,1,'action',0,CAST('{"type":"keep","ships":["scout-zinoth","cruiser-valent","cruiser-cuddrr","destroyer-akimlach"]}' AS BLOB),11,NULL,1,1000600.0);
INSERT INTO "entry" VALUES(11,2,'action',1,CAST('{"type":"keep","ships":["gunship-falladir","cruiser-corvoss","destroyer-vlero","cruiser-tash"]}' AS BLOB),22,NULL,2,1000600.0);
INSERT INTO "entry" VALUES(11,3,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,3,1000600.0);
INSERT INTO "entry" VALUES(11,4,'action',0,CAST('{"type":"move","ship":"scout-zinoth","zone":"green"}' AS BLOB),11,NULL,4,1000600.0);
INSERT INTO "entry" VALUES(11,5,'action',0,CAST('{"type":"move","ship":"cruiser-cuddrr","zone":"green"}' AS BLOB),11,NULL,5,1000600.0);
INSERT INTO "entry" VALUES(11,6,'action',0,CAST('{"type":"move","ship":"cruiser-valent","zone":"yellow"}' AS BLOB),11,NULL,6,1000600.0);
INSERT INTO "entry" VALUES(11,7,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,7,1000600.0);
INSERT INTO "entry" VALUES(11,8,'action',0,CAST('{"type":"play","card":"strategic-allocation","target":null,"blasts":[]}' AS BLOB),11,NULL,8,1000600.0);
INSERT INTO "entry" VALUES(11,9,'order',1,CAST('{"type":"respond","play":1,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,9,1000600.0);
INSERT INTO "entry" VALUES(11,10,'action',0,CAST('{"type":"play","card":"asteroids-diamond","target":"the-glorp","blasts":[]}' AS BLOB),11,NULL,10,1000600.0);
INSERT INTO "entry" VALUES(11,11,'order',1,CAST('{"type":"respond","play":2,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,11,1000600.0);
INSERT INTO "entry" VALUES(11,12,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,12,1000600.0);
INSERT INTO "entry" VALUES(11,13,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,13,1000600.0);
INSERT INTO "entry" VALUES(11,14,'action',1,CAST('{"type":"move","ship":"cruiser-corvoss","zone":"yellow"}' AS BLOB),22,NULL,14,1000600.0);
INSERT INTO "entry" VALUES(11,15,'action',1,CAST('{"type":"move","ship":"destroyer-vlero","zone":"green"}' AS BLOB),22,NULL,15,1000600.0);
INSERT INTO "entry" VALUES(11,16,'action',1,CAST('{"type":"move","ship":"cruiser-tash","zone":"red"}' AS BLOB),22,NULL,16,1000600.0);
INSERT INTO "entry" VALUES(11,17,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,17,1000600.0);
INSERT INTO "entry" VALUES(11,18,'action',1,CAST('{"type":"fire","card":"laser-blast","ship":"gunship-falladir","target":"cruiser-valent","sound":"Pew!"}' AS BLOB),22,NULL,18,1000600.0);
INSERT INTO "entry" VALUES(11,19,'order',0,CAST('{"type":"respond","play":3,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,19,1000600.0);
INSERT INTO "entry" VALUES(11,20,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,20,1000600.0);
INSERT INTO "entry" VALUES(11,21,'action',0,CAST('{"type":"discard","cards":["direct-hit-circle"]}' AS BLOB),11,NULL,21,1000600.0);
INSERT INTO "entry" VALUES(11,22,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,22,1000600.0);
INSERT INTO "entry" VALUES(11,23,'action',0,CAST('{"type":"move","ship":"destroyer-akimlach","zone":"yellow"}' AS BLOB),11,NULL,23,1000600.0);
INSERT INTO "entry" VALUES(11,24,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,24,1000600.0);
INSERT INTO "entry" VALUES(11,25,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,25,1000600.0);
INSERT INTO "entry" VALUES(11,26,'action',1,CAST('{"type":"discard","cards":["boarding-party"]}' AS BLOB),22,NULL,26,1000600.0);
INSERT INTO "entry" VALUES(11,27,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,27,1000600.0);
INSERT INTO "entry" VALUES(11,28,'action',1,CAST('{"type":"move","ship":"cruiser-corvoss","zone":"green"}' AS BLOB),22,NULL,28,1000600.0);
INSERT INTO "entry" VALUES(11,29,'action',1,CAST('{"type":"move","ship":"cruiser-tash","zone":"green"}' AS BLOB),22,NULL,29,1000600.0);
INSERT INTO "entry" VALUES(11,30,'action',1,CAST('{"type":"move","ship":"destroyer-vlero","zone":"yellow"}' AS BLOB),22,NULL,30,1000600.0);
INSERT INTO "entry" VALUES(11,31,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,31,1000600.0);
INSERT INTO "entry" VALUES(11,32,'action',1,CAST('{"type":"play","card":"asteroids-star","target":"the-glorp","blasts":[]}' AS BLOB),22,NULL,32,1000600.0);
INSERT INTO "entry" VALUES(11,33,'order',0,CAST('{"type":"respond","play":4,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,33,1000600.0);
INSERT INTO "entry" VALUES(11,34,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,34,1000600.0);
INSERT INTO "entry" VALUES(11,35,'action',0,CAST('{"type":"discard","cards":["reinforcements"]}' AS BLOB),11,NULL,35,1000600.0);
INSERT INTO "entry" VALUES(11,36,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,36,1000600.0);
INSERT INTO "entry" VALUES(11,37,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,37,1000600.0);
INSERT INTO "entry" VALUES(11,38,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,38,1000600.0);
INSERT INTO "entry" VALUES(11,39,'action',1,CAST('{"type":"discard","cards":["evasive-action"]}' AS BLOB),22,NULL,39,1000600.0);
INSERT INTO "entry" VALUES(11,40,'action',1,CAST('{"type":"reinforce","cards":["bridge-hit-star-star","catastrophic-damage-star"],"ship":null}' AS BLOB),22,NULL,40,1000600.0);
INSERT INTO "entry" VALUES(11,41,'action',1,CAST('{"type":"place","ship":"carrier-woden","zone":"red"}' AS BLOB),22,NULL,41,1000600.0);
INSERT INTO "entry" VALUES(11,42,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,42,1000600.0);
INSERT INTO "entry" VALUES(11,43,'action',1,CAST('{"type":"move","ship":"cruiser-tash","zone":"yellow"}' AS BLOB),22,NULL,43,1000600.0);
INSERT INTO "entry" VALUES(11,44,'action',1,CAST('{"type":"move","ship":"cruiser-corvoss","zone":"red"}' AS BLOB),22,NULL,44,1000600.0);
INSERT INTO "entry" VALUES(11,45,'resign',1,CAST('' AS BLOB),22,NULL,44,1000660.0);
INSERT INTO "entry" VALUES(12,1,'action',0,CAST('{"type":"keep","ships":["minesweeper-1","scout-10","destroyer-1","scout-5"]}' AS BLOB),11,NULL,1,1000660.0);
INSERT INTO "entry" VALUES(12,2,'action',1,CAST('{"type":"keep","ships":["scout-8","cruiser-10","destroyer-9","destroyer-2"]}' AS BLOB),22,NULL,2,1000660.0);
INSERT INTO "entry" VALUES(12,3,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,3,1000660.0);
INSERT INTO "entry" VALUES(12,4,'action',0,CAST('{"type":"move","ship":"scout-10","zone":"yellow"}' AS BLOB),11,NULL,4,1000660.0);
INSERT INTO "entry" VALUES(12,5,'action',0,CAST('{"type":"move","ship":"destroyer-1","zone":"green"}' AS BLOB),11,NULL,5,1000660.0);
INSERT INTO "entry" VALUES(12,6,'action',0,CAST('{"type":"move","ship":"minesweeper-1","zone":"red"}' AS BLOB),11,NULL,6,1000660.0);
INSERT INTO "entry" VALUES(12,7,'action',0,CAST('{"type":"move","ship":"scout-5","zone":"green"}' AS BLOB),11,NULL,7,1000660.0);
INSERT INTO "entry" VALUES(12,8,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,8,1000660.0);
INSERT INTO "entry" VALUES(12,9,'action',0,CAST('{"type":"play","card":"point-defense-turret-c","target":"destroyer-1","blasts":[]}' AS BLOB),11,NULL,9,1000660.0);
INSERT INTO "entry" VALUES(12,10,'order',1,CAST('{"type":"respond","play":1,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,10,1000660.0);
INSERT INTO "entry" VALUES(12,11,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,11,1000660.0);
INSERT INTO "entry" VALUES(12,12,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,12,1000660.0);
INSERT INTO "entry" VALUES(12,13,'action',1,CAST('{"type":"move","ship":"destroyer-2","zone":"red"}' AS BLOB),22,NULL,13,1000660.0);
INSERT INTO "entry" VALUES(12,14,'action',1,CAST('{"type":"move","ship":"cruiser-10","zone":"red"}' AS BLOB),22,NULL,14,1000660.0);
INSERT INTO "entry" VALUES(12,15,'action',1,CAST('{"type":"move","ship":"destroyer-9","zone":"blue"}' AS BLOB),22,NULL,15,1000660.0);
INSERT INTO "entry" VALUES(12,16,'action',1,CAST('{"type":"move","ship":"scout-8","zone":"blue"}' AS BLOB),22,NULL,16,1000660.0);
INSERT INTO "entry" VALUES(12,17,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,17,1000660.0);
INSERT INTO "entry" VALUES(12,18,'action',1,CAST('{"type":"fire","card":"laser-blast-c","ship":"scout-8","target":"yssaril-tribes","sound":"Wheeeee-BOOM!"}' AS BLOB),22,NULL,18,1000660.0);
INSERT INTO "entry" VALUES(12,19,'order',0,CAST('{"type":"respond","play":2,"answer":"evade","cards":[]}' AS BLOB),NULL,NULL,19,1000660.0);
INSERT INTO "entry" VALUES(12,20,'order',1,CAST('{"type":"respond","play":3,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,20,1000660.0);
INSERT INTO "entry" VALUES(12,21,'action',1,CAST('{"type":"fire","card":"laser-blast-b","ship":"destroyer-9","target":"yssaril-tribes","sound":"Tzing!"}' AS BLOB),22,NULL,21,1000660.0);
INSERT INTO "entry" VALUES(12,22,'order',0,CAST('{"type":"respond","play":4,"answer":"flux","cards":[]}' AS BLOB),NULL,NULL,22,1000660.0);
INSERT INTO "entry" VALUES(12,23,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,23,1000660.0);
INSERT INTO "entry" VALUES(12,24,'action',0,CAST('{"type":"discard","cards":["bomber-a-a"]}' AS BLOB),11,NULL,24,1000660.0);
INSERT INTO "entry" VALUES(12,25,'action',0,CAST('{"type":"play","card":"reinforcements","target":null,"blasts":[]}' AS BLOB),11,NULL,25,1000660.0);
INSERT INTO "entry" VALUES(12,26,'order',1,CAST('{"type":"respond","play":6,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,26,1000660.0);
INSERT INTO "entry" VALUES(12,27,'action',0,CAST('{"type":"place","ship":"minesweeper-3","zone":"green"}' AS BLOB),11,NULL,27,1000660.0);
INSERT INTO "entry" VALUES(12,28,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,28,1000660.0);
INSERT INTO "entry" VALUES(12,29,'action',0,CAST('{"type":"move","ship":"scout-10","zone":"red"}' AS BLOB),11,NULL,29,1000660.0);
INSERT INTO "entry" VALUES(12,30,'action',0,CAST('{"type":"move","ship":"minesweeper-3","zone":"blue"}' AS BLOB),11,NULL,30,1000660.0);
INSERT INTO "entry" VALUES(12,31,'action',0,CAST('{"type":"move","ship":"destroyer-1","zone":"yellow"}' AS BLOB),11,NULL,31,1000660.0);
INSERT INTO "entry" VALUES(12,32,'action',0,CAST('{"type":"move","ship":"minesweeper-1","zone":"green"}' AS BLOB),11,NULL,32,1000660.0);
INSERT INTO "entry" VALUES(12,33,'action',0,CAST('{"type":"move","ship":"scout-5","zone":"blue"}' AS BLOB),11,NULL,33,1000660.0);
INSERT INTO "entry" VALUES(12,34,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,34,1000660.0);
INSERT INTO "entry" VALUES(12,35,'action',0,CAST('{"type":"end"}' AS BLOB),11,NULL,35,1000660.0);
INSERT INTO "entry" VALUES(12,36,'action',1,CAST('{"type":"discard","cards":["mag-blast","mag-blast"]}' AS BLOB),22,NULL,36,1000660.0);
INSERT INTO "entry" VALUES(12,37,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,37,1000660.0);
INSERT INTO "entry" VALUES(12,38,'action',1,CAST('{"type":"move","ship":"scout-8","zone":"yellow"}' AS BLOB),22,NULL,38,1000660.0);
INSERT INTO "entry" VALUES(12,39,'action',1,CAST('{"type":"move","ship":"destroyer-9","zone":"red"}' AS BLOB),22,NULL,39,1000660.0);
INSERT INTO "entry" VALUES(12,40,'action',1,CAST('{"type":"move","ship":"cruiser-10","zone":"blue"}' AS BLOB),22,NULL,40,1000660.0);
INSERT INTO "entry" VALUES(12,41,'action',1,CAST('{"type":"move","ship":"destroyer-2","zone":"blue"}' AS BLOB),22,NULL,41,1000660.0);
INSERT INTO "entry" VALUES(12,42,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,42,1000660.0);
INSERT INTO "entry" VALUES(12,43,'action',1,CAST('{"type":"fire","card":"beam-blast","ship":"destroyer-9","target":"scout-10","sound":"Zwip!"}' AS BLOB),22,NULL,43,1000660.0);
INSERT INTO "entry" VALUES(12,44,'order',0,CAST('{"type":"respond","play":7,"answer":"pass","cards":[]}' AS BLOB),NULL,NULL,44,1000660.0);
INSERT INTO "entry" VALUES(12,45,'action',1,CAST('{"type":"end"}' AS BLOB),22,NULL,45,1000660.0);
INSERT INTO "entry" VALUES(12,46,'action',0,CAST('{"type":"discard","cards":["direct-hit"]}' AS BLOB),11,NULL,46,1000660.0);
INSERT INTO "entry" VALUES(12,47,'resign',1,CAST('' AS BLOB),22,NULL,46,1000720.0);
CREATE TABLE guild (
    guild_id INTEGER PRIMARY KEY,
    locale TEXT,
    preferences BLOB NOT NULL
) STRICT;
CREATE TABLE heckle (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (match_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'ended', 'cancelled')),
    guild_id INTEGER,
    channel_id INTEGER NOT NULL,
    host_id INTEGER NOT NULL,
    locale TEXT NOT NULL,
    config BLOB NOT NULL,
    options BLOB NOT NULL,
    seed TEXT NOT NULL,
    created_at REAL NOT NULL,
    started_at REAL,
    ended_at REAL,
    outcome BLOB
) STRICT;
INSERT INTO "match" VALUES(1,'shazamm',1,'playing',5,101,11,'en',CAST('{"deal":"drawn"}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'1ce7d2a043ee7d7eb978221f4a9d28e7566af1ed6a47ddabb2fc39ec3dd19c86',1000000.0,1000000.0,NULL,NULL);
INSERT INTO "match" VALUES(2,'rebelmoon',1,'playing',5,102,11,'es',CAST('{"board_side":5,"exclusion":"strict","scanner":false,"bomb_laser":true}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'b0abe0a3f42782614a696e65759012c3a617637b108b921fc9548fcf13a9ceaf',1000060.0,1000060.0,NULL,NULL);
INSERT INTO "match" VALUES(3,'imperium',1,'playing',5,103,11,'en',CAST('{"mission":"defeat","chance":true,"deck":"own","looting":false,"squadrons_occupy":false,"purchase":"free","combat_cards":"together","opener":"dice","length":"mission"}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'2bb74ae08c93fdd5ac2798623ea23e73e397f45fb7c95c0c710183e6637897aa',1000120.0,1000120.0,NULL,NULL);
INSERT INTO "match" VALUES(4,'imperium',1,'playing',5,104,11,'es',CAST('{"mission":"storm","chance":true,"deck":"own","looting":false,"squadrons_occupy":false,"purchase":"free","combat_cards":"together","opener":"dice","length":"mission"}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'88569565b66cfb577417163b790c4c5c1eaace438df01d6f47b4c153325cc26a',1000180.0,1000180.0,NULL,NULL);
INSERT INTO "match" VALUES(5,'magblast',1,'playing',5,105,11,'en',CAST('{"edition":"third","controlled_carnage":false,"brutal_assault":false,"skirmish":false,"round_cap":"forty","open_at_four":false,"boarded_may_fire":false}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'b21f197c8216573013aa75c7411fd62314689e19d29391471fa92a4ad61937da',1000240.0,1000240.0,NULL,NULL);
INSERT INTO "match" VALUES(6,'magblast',1,'playing',5,106,11,'es',CAST('{"edition":"second","controlled_carnage":false,"brutal_assault":false,"skirmish":false,"round_cap":"forty","open_at_four":false,"boarded_may_fire":false}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'84f6f1367e042451d48a9bdba23d9b4a16a7d97341ecbfafaae24bc42d842564',1000300.0,1000300.0,NULL,NULL);
INSERT INTO "match" VALUES(7,'shazamm',1,'ended',5,107,11,'en',CAST('{"deal":"drawn"}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'de7e07003077fb9012a1765aecbc5820ec680118301fc18aec375ad71f25aaa0',1000360.0,1000360.0,1000360.0,CAST('{"reason":{"type":"Text","key":"shazamm-outcome-fall","args":{"loser":{"type":"Player","seat":0},"round":5,"winner":{"type":"Player","seat":1}}},"ranking":[[1],[0]]}' AS BLOB));
INSERT INTO "match" VALUES(8,'rebelmoon',1,'ended',5,108,11,'es',CAST('{"board_side":5,"exclusion":"strict","scanner":false,"bomb_laser":true}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'bf4d066a9c8c27fbe8096f7e73aa510f921d0194d735d094ea3ab68b1d36d9c6',1000420.0,1000420.0,1000420.0,CAST('{"reason":{"type":"Text","key":"rebelmoon-outcome-bomb-destroyed","args":{}},"ranking":[[1],[0]]}' AS BLOB));
INSERT INTO "match" VALUES(9,'imperium',1,'ended',5,109,11,'en',CAST('{"mission":"defeat","chance":true,"deck":"own","looting":false,"squadrons_occupy":false,"purchase":"free","combat_cards":"together","opener":"dice","length":"mission"}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'87b705752e90edc3115f36230f212e3354c60888cc3f45bbf34fefbb640580b6',1000480.0,1000480.0,1000540.0,CAST('{"reason":{"type":"Text","key":"table-ended-by-resigning","args":{"who":{"type":"Player","seat":1}}},"ranking":[[0],[1]]}' AS BLOB));
INSERT INTO "match" VALUES(10,'imperium',1,'ended',5,110,11,'es',CAST('{"mission":"storm","chance":true,"deck":"own","looting":false,"squadrons_occupy":false,"purchase":"free","combat_cards":"together","opener":"dice","length":"mission"}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'8b8921e301543c8df2aa60b5dce3f9c6f797aeb662c96db1646bb586d6271ae9',1000540.0,1000540.0,1000600.0,CAST('{"reason":{"type":"Text","key":"table-ended-by-resigning","args":{"who":{"type":"Player","seat":1}}},"ranking":[[0],[1]]}' AS BLOB));
INSERT INTO "match" VALUES(11,'magblast',1,'ended',5,111,11,'en',CAST('{"edition":"third","controlled_carnage":false,"brutal_assault":false,"skirmish":false,"round_cap":"forty","open_at_four":false,"boarded_may_fire":false}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'e01dd892dfdbe30ca7f612934e756f10db28dbcf5dc31bd7957c5dcf802dfc7e',1000600.0,1000600.0,1000660.0,CAST('{"reason":{"type":"Text","key":"table-ended-by-resigning","args":{"who":{"type":"Player","seat":1}}},"ranking":[[0],[1]]}' AS BLOB));
INSERT INTO "match" VALUES(12,'magblast',1,'ended',5,112,11,'es',CAST('{"edition":"second","controlled_carnage":false,"brutal_assault":false,"skirmish":false,"round_cap":"forty","open_at_four":false,"boarded_may_fire":false}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'c6fa157a745e0cb451663a0d942c776a7cd8545782b465aa970bce2c2041d90c',1000660.0,1000660.0,1000720.0,CAST('{"reason":{"type":"Text","key":"table-ended-by-resigning","args":{"who":{"type":"Player","seat":1}}},"ranking":[[0],[1]]}' AS BLOB));
INSERT INTO "match" VALUES(13,'imperium',1,'lobby',5,113,11,'en',CAST('{"mission":"defeat","chance":true,"deck":"own","looting":false,"squadrons_occupy":false,"purchase":"free","combat_cards":"together","opener":"dice","length":"mission"}' AS BLOB),CAST('{"clock":"3d","response":"6h"}' AS BLOB),'118c0451d23edca03de3f2e47fb56390ac2271cd9fba92fb418ffeb5383408f0',1000720.0,NULL,NULL,NULL);
CREATE TABLE message (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    surface TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    posted_at REAL NOT NULL,
    payload BLOB NOT NULL,
    PRIMARY KEY (match_id, surface)
) STRICT;
INSERT INTO "message" VALUES(1,'lobby',1,1,1000000.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(1,'board',1,7,1000060.0,CAST('{"events":[{"type":"Text","key":"shazamm-event-committed","args":{"player":{"type":"Player","seat":0}}},{"type":"Text","key":"shazamm-event-committed","args":{"player":{"type":"Player","seat":1}}},{"type":"Text","key":"shazamm-event-reveal","args":{"bet":1,"count":1,"player":{"type":"Player","seat":0},"spells":[{"type":"Text","key":"shazamm-spell-3","args":{}}]}},{"type":"Text","key":"shazamm-event-reveal","args":{"bet":16,"count":1,"player":{"type":"Player","seat":1},"spells":[{"type":"Text","key":"shazamm-spell-14","args":{}}]}},{"type":"Text","key":"shazamm-event-asks-steal","args":{"player":{"type":"Player","seat":0}}},{"type":"Text","key":"shazamm-event-stolen","args":{"player":{"type":"Player","seat":0},"spells":[{"type":"Text","key":"shazamm-spell-14","args":{}}]}},{"type":"Text","key":"shazamm-event-suction","args":{"gain":16,"player":{"type":"Player","seat":0}}},{"type":"Text","key":"shazamm-event-powers","args":{"first":{"type":"Player","seat":0},"other":16,"power":1,"second":{"type":"Player","seat":1}}},{"type":"Text","key":"shazamm-event-wall-moves","args":{"player":{"type":"Player","seat":0},"slab":9,"steps":1}},{"type":"Text","key":"shazamm-event-pays","args":{"gained":16,"mana":50,"paid":1,"player":{"type":"Player","seat":0}}},{"type":"Text","key":"shazamm-event-pays","args":{"gained":0,"mana":34,"paid":16,"player":{"type":"Player","seat":1}}}],"new":true,"ping":[11,22]}' AS BLOB));
INSERT INTO "message" VALUES(1,'hand-0',1,9,1000060.0,CAST('{"events":[{"type":"Text","key":"shazamm-event-own-commitment","args":{"bet":1,"count":1,"spells":[{"type":"Text","key":"shazamm-spell-3","args":{}}]}}],"new":true,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(1,'hand-1',1,8,1000060.0,CAST('{"events":[{"type":"Text","key":"shazamm-event-own-commitment","args":{"bet":16,"count":1,"spells":[{"type":"Text","key":"shazamm-spell-14","args":{}}]}}],"new":true,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(2,'lobby',1,10,1000060.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(2,'board',1,26,1000120.0,CAST('{"events":[{"type":"Text","key":"rebelmoon-event-pass","args":{"player":{"type":"Player","seat":0}}},{"type":"Text","key":"rebelmoon-event-flight","args":{"player":{"type":"Player","seat":0}}},{"type":"Text","key":"rebelmoon-event-turn","args":{"cell":"A1","player":{"type":"Player","seat":0},"side":"right"}},{"type":"Text","key":"rebelmoon-event-thrusters","args":{"cell":"B1","cost":3}},{"type":"Text","key":"rebelmoon-shields","args":{"colour":"red","strength":3}}],"new":true,"ping":[22]}' AS BLOB));
INSERT INTO "message" VALUES(2,'hand-0',1,24,1000120.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(2,'hand-1',1,27,1000120.0,CAST('{"events":[],"new":true,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(3,'lobby',1,28,1000120.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(3,'board',1,47,1000180.0,CAST('{"events":[{"type":"Text","key":"imperium-event-bid","args":{"amount":0,"player":{"type":"Player","seat":1}}}],"new":true,"ping":[11]}' AS BLOB));
INSERT INTO "message" VALUES(3,'hand-0',1,46,1000180.0,CAST('{"events":[],"new":true,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(3,'hand-1',1,45,1000120.0,CAST('{"events":[{"type":"Text","key":"imperium-event-drawn","args":{"cards":[{"type":"Text","key":"imperium-card-emergency-supply","args":{}}],"count":1}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(4,'lobby',1,48,1000180.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(4,'board',1,69,1000180.0,CAST('{"events":[{"type":"Text","key":"imperium-event-passed","args":{"player":{"type":"Player","seat":0}}},{"type":"Text","key":"imperium-event-initiative-won","args":{"amount":1,"player":{"type":"Player","seat":1}}},{"type":"Text","key":"imperium-event-sacrificed","args":{"cards":[{"type":"Text","key":"imperium-card-emergency-shields","args":{}}],"player":{"type":"Player","seat":1}}},{"type":"Text","key":"imperium-event-player-turn","args":{"player":{"type":"Player","seat":1}}},{"type":"Text","key":"imperium-event-income","args":{"earned":12,"player":{"type":"Player","seat":1},"points":12}},{"type":"Text","key":"imperium-event-bought","args":{"count":1,"player":{"type":"Player","seat":1},"price":3}},{"type":"Text","key":"imperium-event-played","args":{"card":{"type":"Text","key":"imperium-card-smuggling","args":{}},"player":{"type":"Player","seat":1}}},{"type":"Text","key":"imperium-event-points-gained","args":{"player":{"type":"Player","seat":1},"points":13}},{"type":"Text","key":"imperium-event-bought","args":{"count":1,"player":{"type":"Player","seat":1},"price":3}},{"type":"Text","key":"imperium-event-built","args":{"player":{"type":"Player","seat":1},"price":2,"sector":"D6","unit":{"type":"Text","key":"imperium-unit-infantry","args":{}}}},{"type":"Text","key":"imperium-event-built","args":{"player":{"type":"Player","seat":1},"price":6,"sector":"E5","unit":{"type":"Text","key":"imperium-unit-corvette","args":{}}}},{"type":"Text","key":"imperium-event-built","args":{"player":{"type":"Player","seat":1},"price":2,"sector":"C4","unit":{"type":"Text","key":"imperium-unit-infantry","args":{}}}},{"type":"Text","key":"imperium-event-played","args":{"card":{"type":"Text","key":"imperium-card-conscription","args":{}},"player":{"type":"Player","seat":1}}},{"type":"Text","key":"imperium-event-conscripted","args":{"count":2,"planet":"C4","player":{"type":"Player","seat":1},"unit":{"type":"Text","key":"imperium-unit-infantry","args":{}}}},{"type":"Text","key":"imperium-event-cloud-moved","args":{"sector":"D6","start":"E6"}},{"type":"Text","key":"imperium-event-planet-erased","args":{"planet":"D6"}},{"type":"Text","key":"imperium-event-moved","args":{"player":{"type":"Player","seat":1},"sector":"E7","start":"C7","unit":{"type":"Text","key":"imperium-unit-numbered","args":{"number":2,"unit":{"type":"Text","key":"imperium-unit-corvette","args":{}}}}}},{"type":"Text","key":"imperium-event-moved","args":{"player":{"type":"Player","seat":1},"sector":"C3","start":"C5","unit":{"type":"Text","key":"imperium-unit-numbered","args":{"number":1,"unit":{"type":"Text","key":"imperium-unit-missile","args":{}}}}}},{"type":"Text","key":"imperium-event-moved","args":{"player":{"type":"Player","seat":1},"sector":"F6","start":"E5","unit":{"type":"Text","key":"imperium-unit-numbered","args":{"number":1,"unit":{"type":"Text","key":"imperium-unit-corvette","args":{}}}}}}],"new":false,"ping":[22]}' AS BLOB));
INSERT INTO "message" VALUES(4,'hand-0',1,67,1000180.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(4,'hand-1',1,68,1000180.0,CAST('{"events":[{"type":"Text","key":"imperium-event-drawn","args":{"cards":[{"type":"Text","key":"imperium-card-conscription","args":{}}],"count":1}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(5,'lobby',1,70,1000240.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(5,'board',1,80,1000300.0,CAST('{"events":[{"type":"Text","key":"magblast-event-fires-silently","args":{"card":{"type":"Text","key":"magblast-card-beam-blast","args":{}},"player":{"type":"Player","seat":0},"ship":{"type":"Text","key":"magblast-ship-nylev","args":{}},"target":{"type":"Text","key":"magblast-target-ship","args":{"player":{"type":"Player","seat":1},"ship":{"type":"Text","key":"magblast-ship-valent","args":{}},"zone":{"type":"Text","key":"magblast-zone-green","args":{}}}}}},{"type":"Text","key":"magblast-event-misses","args":{"player":{"type":"Player","seat":0},"ship":{"type":"Text","key":"magblast-ship-nylev","args":{}},"target":{"type":"Text","key":"magblast-target-ship","args":{"player":{"type":"Player","seat":1},"ship":{"type":"Text","key":"magblast-ship-valent","args":{}},"zone":{"type":"Text","key":"magblast-zone-green","args":{}}}}}},{"type":"Text","key":"magblast-event-turn","args":{"player":{"type":"Player","seat":1},"round":3}},{"type":"Text","key":"magblast-event-draws","args":{"count":5,"player":{"type":"Player","seat":1}}}],"new":false,"ping":[22]}' AS BLOB));
INSERT INTO "message" VALUES(5,'hand-0',1,78,1000240.0,CAST('{"events":[{"type":"Text","key":"magblast-event-drawn","args":{"cards":[{"type":"Text","key":"magblast-card-beam-blast","args":{}},{"type":"Text","key":"magblast-card-beam-blast","args":{}},{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-concussive-blast","args":{}},"icons":{"type":"Text","key":"magblast-icons-circle","args":{}}}},{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-direct-hit","args":{}},"icons":{"type":"Text","key":"magblast-icons-diamond","args":{}}}},{"type":"Text","key":"magblast-card-spacedock","args":{}}],"count":5}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(5,'hand-1',1,81,1000300.0,CAST('{"events":[{"type":"Text","key":"magblast-event-drawn","args":{"cards":[{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-fighter","args":{}},"icons":{"type":"Text","key":"magblast-icons-diamond","args":{}}}},{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-laser-blast","args":{}},"icons":{"type":"Text","key":"magblast-icons-diamond","args":{}}}},{"type":"Text","key":"magblast-card-mag-blast","args":{}},{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-minefield","args":{}},"icons":{"type":"Text","key":"magblast-icons-star","args":{}}}},{"type":"Text","key":"magblast-card-reinforcements","args":{}}],"count":5}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(6,'lobby',1,82,1000300.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(6,'board',1,92,1000300.0,CAST('{"events":[{"type":"Text","key":"magblast-event-fires","args":{"card":{"type":"Text","key":"magblast-card-beam-blast","args":{}},"noise":"Zwip!","player":{"type":"Player","seat":0},"ship":{"type":"Text","key":"magblast-ship-numbered","args":{"number":3,"type":{"type":"Text","key":"magblast-type-dreadnought","args":{}}}},"target":{"type":"Text","key":"magblast-target-ship","args":{"player":{"type":"Player","seat":1},"ship":{"type":"Text","key":"magblast-ship-numbered","args":{"number":5,"type":{"type":"Text","key":"magblast-type-cruiser","args":{}}}},"zone":{"type":"Text","key":"magblast-zone-green","args":{}}}}}},{"type":"Text","key":"magblast-event-hits","args":{"damage":3,"left":3,"noise":"Zwip!","player":{"type":"Player","seat":0},"ship":{"type":"Text","key":"magblast-ship-numbered","args":{"number":3,"type":{"type":"Text","key":"magblast-type-dreadnought","args":{}}}},"target":{"type":"Text","key":"magblast-target-ship","args":{"player":{"type":"Player","seat":1},"ship":{"type":"Text","key":"magblast-ship-numbered","args":{"number":5,"type":{"type":"Text","key":"magblast-type-cruiser","args":{}}}},"zone":{"type":"Text","key":"magblast-zone-green","args":{}}}}}},{"type":"Text","key":"magblast-event-fires","args":{"card":{"type":"Text","key":"magblast-card-laser-blast","args":{}},"noise":"Ratatatat!","player":{"type":"Player","seat":0},"ship":{"type":"Text","key":"magblast-ship-numbered","args":{"number":1,"type":{"type":"Text","key":"magblast-type-carrier","args":{}}}},"target":{"type":"Text","key":"magblast-target-flagship","args":{"player":{"type":"Player","seat":1}}}}},{"type":"Text","key":"magblast-event-answers","args":{"against":{"type":"Text","key":"magblast-card-laser-blast","args":{}},"card":{"type":"Text","key":"magblast-card-evasive-action","args":{}},"player":{"type":"Player","seat":1}}},{"type":"Text","key":"magblast-event-cancelled-evade","args":{"card":{"type":"Text","key":"magblast-card-laser-blast","args":{}},"player":{"type":"Player","seat":0}}},{"type":"Text","key":"magblast-event-turn","args":{"player":{"type":"Player","seat":1},"round":3}},{"type":"Text","key":"magblast-event-discards","args":{"cards":[{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-bomber","args":{}},"icons":{"type":"Text","key":"magblast-icons-c-c","args":{}}}}],"player":{"type":"Player","seat":1}}},{"type":"Text","key":"magblast-event-draws","args":{"count":2,"player":{"type":"Player","seat":1}}}],"new":false,"ping":[22]}' AS BLOB));
INSERT INTO "message" VALUES(6,'hand-0',1,90,1000300.0,CAST('{"events":[{"type":"Text","key":"magblast-event-drawn","args":{"cards":[{"type":"Text","key":"magblast-card-beam-blast","args":{}},{"type":"Text","key":"magblast-card-beam-blast","args":{}},{"type":"Text","key":"magblast-card-laser-blast","args":{}},{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-laser-blast","args":{}},"icons":{"type":"Text","key":"magblast-icons-c","args":{}}}},{"type":"Text","key":"magblast-card-spacedock-1","args":{}}],"count":5}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(6,'hand-1',1,93,1000360.0,CAST('{"events":[{"type":"Text","key":"magblast-event-drawn","args":{"cards":[{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-beam-blast","args":{}},"icons":{"type":"Text","key":"magblast-icons-a","args":{}}}},{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-laser-blast","args":{}},"icons":{"type":"Text","key":"magblast-icons-c","args":{}}}}],"count":2}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(7,'lobby',1,94,1000360.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(7,'board',1,139,1000420.0,CAST('{"events":[{"type":"Text","key":"shazamm-event-committed","args":{"player":{"type":"Player","seat":1}}},{"type":"Text","key":"shazamm-event-reveal","args":{"bet":37,"count":0,"player":{"type":"Player","seat":0},"spells":[]}},{"type":"Text","key":"shazamm-event-reveal","args":{"bet":1,"count":1,"player":{"type":"Player","seat":1},"spells":[{"type":"Text","key":"shazamm-spell-5","args":{}}]}},{"type":"Text","key":"shazamm-event-middle","args":{"moved":2,"player":{"type":"Player","seat":1},"slab":10}},{"type":"Text","key":"shazamm-event-powers","args":{"first":{"type":"Player","seat":0},"other":1,"power":37,"second":{"type":"Player","seat":1}}},{"type":"Text","key":"shazamm-event-wall-moves","args":{"player":{"type":"Player","seat":1},"slab":11,"steps":1}},{"type":"Text","key":"shazamm-event-pays","args":{"gained":0,"mana":0,"paid":37,"player":{"type":"Player","seat":0}}},{"type":"Text","key":"shazamm-event-pays","args":{"gained":0,"mana":10,"paid":1,"player":{"type":"Player","seat":1}}},{"type":"Text","key":"shazamm-event-run-out","args":{"player":{"type":"Player","seat":0},"slab":7,"steps":4}},{"type":"Text","key":"shazamm-event-collapse","args":{"left":5,"right":15,"round":5,"slab":7}},{"type":"Text","key":"shazamm-event-falls","args":{"player":{"type":"Player","seat":0}}}],"new":true,"ping":[11]}' AS BLOB));
INSERT INTO "message" VALUES(7,'hand-0',1,138,1000420.0,CAST('{"events":[{"type":"Text","key":"shazamm-event-own-commitment","args":{"bet":5,"count":1,"spells":[{"type":"Text","key":"shazamm-spell-0","args":{}}]}},{"type":"Text","key":"shazamm-event-own-commitment","args":{"bet":37,"count":0,"spells":[]}}],"new":true,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(7,'hand-1',1,123,1000360.0,CAST('{"events":[{"type":"Text","key":"shazamm-event-own-commitment","args":{"bet":1,"count":1,"spells":[{"type":"Text","key":"shazamm-spell-5","args":{}}]}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(8,'lobby',1,140,1000420.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(8,'board',1,188,1000480.0,CAST('{"events":[{"type":"Text","key":"rebelmoon-event-turn","args":{"cell":"A1","player":{"type":"Player","seat":0},"side":"left"}},{"type":"Text","key":"rebelmoon-event-bomb-laser","args":{"cost":2,"piece":{"type":"Text","key":"rebelmoon-piece-orange","args":{"cell":"E1"}}}},{"type":"Text","key":"rebelmoon-shields","args":{"colour":"none","strength":0}},{"type":"Text","key":"rebelmoon-event-activate","args":{"cell":"C3","player":{"type":"Player","seat":1},"turned":"no","weapon":{"type":"Text","key":"rebelmoon-weapon-emp","args":{"colour":"yellow"}}}},{"type":"Text","key":"rebelmoon-event-dice","args":{"best":3,"dice":[3]}},{"type":"Text","key":"rebelmoon-effect-destroyed","args":{"colour":"yellow","damage":1,"distance":2,"target":"C3"}}],"new":true,"ping":[11,22]}' AS BLOB));
INSERT INTO "message" VALUES(8,'hand-0',1,187,1000480.0,CAST('{"events":[],"new":true,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(8,'hand-1',1,189,1000480.0,CAST('{"events":[],"new":true,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(9,'lobby',1,190,1000480.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(9,'board',1,211,1000540.0,CAST('{"events":[{"type":"Text","key":"table-resigned","args":{"who":{"type":"Player","seat":1}}},{"type":"Text","key":"table-ended-by-resigning","args":{"who":{"type":"Player","seat":1}}}],"new":true,"ping":[11]}' AS BLOB));
INSERT INTO "message" VALUES(9,'hand-0',1,209,1000480.0,CAST('{"events":[{"type":"Text","key":"imperium-event-drawn","args":{"cards":[{"type":"Text","key":"imperium-card-minesweeper","args":{}}],"count":1}},{"type":"Text","key":"imperium-event-drawn","args":{"cards":[{"type":"Text","key":"imperium-card-reactive-armour","args":{}}],"count":1}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(9,'hand-1',1,207,1000480.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(10,'lobby',1,212,1000540.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(10,'board',1,228,1000600.0,CAST('{"events":[{"type":"Text","key":"table-resigned","args":{"who":{"type":"Player","seat":1}}},{"type":"Text","key":"table-ended-by-resigning","args":{"who":{"type":"Player","seat":1}}}],"new":true,"ping":[11]}' AS BLOB));
INSERT INTO "message" VALUES(10,'hand-0',1,226,1000540.0,CAST('{"events":[{"type":"Text","key":"imperium-event-drawn","args":{"cards":[{"type":"Text","key":"imperium-card-emergency-supply","args":{}}],"count":1}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(10,'hand-1',1,223,1000540.0,CAST('{"events":[{"type":"Text","key":"imperium-event-drawn","args":{"cards":[{"type":"Text","key":"imperium-card-martial-law","args":{}}],"count":1}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(11,'lobby',1,229,1000600.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(11,'board',1,245,1000660.0,CAST('{"events":[{"type":"Text","key":"table-resigned","args":{"who":{"type":"Player","seat":1}}},{"type":"Text","key":"table-ended-by-resigning","args":{"who":{"type":"Player","seat":1}}}],"new":true,"ping":[11]}' AS BLOB));
INSERT INTO "message" VALUES(11,'hand-0',1,242,1000600.0,CAST('{"events":[{"type":"Text","key":"magblast-event-drawn","args":{"cards":[{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-mag-blast","args":{}},"icons":{"type":"Text","key":"magblast-icons-circle","args":{}}}}],"count":1}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(11,'hand-1',1,243,1000600.0,CAST('{"events":[{"type":"Text","key":"magblast-event-drawn","args":{"cards":[{"type":"Text","key":"magblast-card-beam-blast","args":{}},{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-minefield","args":{}},"icons":{"type":"Text","key":"magblast-icons-diamond","args":{}}}}],"count":2}},{"type":"Text","key":"magblast-event-drawn-ships","args":{"count":1,"ships":[{"type":"Text","key":"magblast-ship-woden","args":{}}]}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(12,'lobby',1,246,1000660.0,CAST('{"events":[],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(12,'board',1,260,1000720.0,CAST('{"events":[{"type":"Text","key":"table-resigned","args":{"who":{"type":"Player","seat":1}}},{"type":"Text","key":"table-ended-by-resigning","args":{"who":{"type":"Player","seat":1}}}],"new":true,"ping":[11]}' AS BLOB));
INSERT INTO "message" VALUES(12,'hand-0',1,258,1000720.0,CAST('{"events":[{"type":"Text","key":"magblast-event-drawn","args":{"cards":[{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-beam-blast","args":{}},"icons":{"type":"Text","key":"magblast-icons-c","args":{}}}},{"type":"Text","key":"magblast-card-direct-hit","args":{}}],"count":2}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(12,'hand-1',1,256,1000660.0,CAST('{"events":[{"type":"Text","key":"magblast-event-drawn","args":{"cards":[{"type":"Text","key":"magblast-card-beam-blast","args":{}},{"type":"Text","key":"magblast-card-fighter","args":{}},{"type":"Text","key":"magblast-card-with-icons","args":{"card":{"type":"Text","key":"magblast-card-mag-blast","args":{}},"icons":{"type":"Text","key":"magblast-icons-a","args":{}}}},{"type":"Text","key":"magblast-card-spacedock-1","args":{}}],"count":4}}],"new":false,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(13,'lobby',1,261,1000720.0,CAST('{"events":[],"new":true,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(12,'ballot-best',1,262,1000720.0,CAST('{"events":[],"new":true,"ping":[]}' AS BLOB));
INSERT INTO "message" VALUES(12,'ballot-worst',1,263,1000720.0,CAST('{"events":[],"new":true,"ping":[]}' AS BLOB));
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    surface TEXT NOT NULL,
    payload BLOB NOT NULL,
    nonce TEXT NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    created_at REAL NOT NULL,
    due_at REAL NOT NULL,
    attempted_at REAL,
    attempts INTEGER NOT NULL,
    lease_owner TEXT,
    lease_until REAL
, behind TEXT) STRICT;
CREATE TABLE person (
    user_id INTEGER PRIMARY KEY,
    locale TEXT,
    preferences BLOB NOT NULL
) STRICT;
CREATE TABLE rating (
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    played INTEGER NOT NULL,
    PRIMARY KEY (game, user_id)
) STRICT, WITHOUT ROWID;
INSERT INTO "rating" VALUES('imperium',11,2.96562974885261567683e+01,7.82288719288111,2);
INSERT INTO "rating" VALUES('imperium',22,2.03437025114738432316e+01,7.82288719288111,2);
INSERT INTO "rating" VALUES('magblast',11,2.96562974885261567683e+01,7.82288719288111,2);
INSERT INTO "rating" VALUES('magblast',22,2.03437025114738432316e+01,7.82288719288111,2);
INSERT INTO "rating" VALUES('rebelmoon',11,2.23646105068595026912e+01,8.06590141354368,1);
INSERT INTO "rating" VALUES('rebelmoon',22,2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "rating" VALUES('shazamm',11,2.23646105068595026912e+01,8.06590141354368,1);
INSERT INTO "rating" VALUES('shazamm',22,2.76353894931404973087e+01,8.06590141354368,1);
CREATE TABLE seat (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL CHECK (seat >= 0),
    user_id INTEGER,
    name TEXT NOT NULL,
    level TEXT,
    salt TEXT NOT NULL,
    resigned_at REAL,
    orders BLOB NOT NULL,
    PRIMARY KEY (match_id, seat),
    CHECK (user_id IS NOT NULL OR level IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO "seat" VALUES(1,0,11,'Alice',NULL,'1010:11+1012:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(1,1,22,'Bob',NULL,'1011:22',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(2,0,11,'Alice',NULL,'1020:11+1022:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(2,1,22,'Bob',NULL,'1021:22',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(3,0,11,'Alice',NULL,'1030:11+1032:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(3,1,22,'Bob',NULL,'1031:22',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(4,0,11,'Alice',NULL,'1040:11+1042:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(4,1,22,'Bob',NULL,'1041:22',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(5,0,11,'Alice',NULL,'1050:11+1052:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(5,1,22,'Bob',NULL,'1051:22',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(6,0,11,'Alice',NULL,'1060:11+1062:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(6,1,22,'Bob',NULL,'1061:22',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(7,0,11,'Alice',NULL,'1070:11+1072:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(7,1,22,'Bob',NULL,'1071:22',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(8,0,11,'Alice',NULL,'1080:11+1082:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(8,1,22,'Bob',NULL,'1081:22',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(9,0,11,'Alice',NULL,'1090:11+1092:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(9,1,22,'Bob',NULL,'1091:22',1000540.0,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(10,0,11,'Alice',NULL,'1100:11+1102:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(10,1,22,'Bob',NULL,'1101:22',1000600.0,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(11,0,11,'Alice',NULL,'1110:11+1112:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(11,1,22,'Bob',NULL,'1111:22',1000660.0,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(12,0,11,'Alice',NULL,'1120:11+1122:11',NULL,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(12,1,22,'Bob',NULL,'1121:22',1000720.0,CAST('' AS BLOB));
INSERT INTO "seat" VALUES(13,0,11,'Alice',NULL,'9:11',NULL,CAST('' AS BLOB));
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE snapshot (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (match_id, ply)
) STRICT;
INSERT INTO "snapshot" VALUES(1,5,CAST('{"deal":"drawn","phase":"cast","wizards":[{"slab":7,"hand":[0,6,7,8,11,12,14],"stock":[5,9,13,10,1,2],"mana":50,"discard":[4,3],"played":[3,14],"arranged":false,"cast":null},{"slab":13,"hand":[0,1,3,5,7,11,12],"stock":[8,4,10,9,2,13],"mana":34,"discard":[6,14],"played":[14],"arranged":false,"cast":null}],"wall":9,"middle":10,"decision":4,"round":2,"turn":3,"collapsed":1,"silenced":false,"showdown":null,"chooser":null,"last":{"number":2,"round":2,"bets":[1,16],"laid":[{"spell":3,"seat":0,"fate":"applied","cloned":false},{"spell":14,"seat":1,"fate":"stolen","cloned":false}],"powers":[1,16],"wall_before":10,"wall_pushed":9,"wall_after":9,"ended":null}}' AS BLOB));
INSERT INTO "snapshot" VALUES(2,14,CAST('{"config":{"board_side":5,"exclusion":"strict","scanner":false,"bomb_laser":true},"phase":"defence","to_act":1,"bomb":{"cell":"B1","facing":"sw","shield":"red","strength":3},"path":["A1","B1"],"decisions":[8,7],"asteroids":["B6","C2","D4","E5","G6","I3"],"asteroids_left":9,"weapons":{"D6":{"weapon":{"kind":"frag_mine","colour":"yellow"},"face_up":false,"shots":0},"D7":{"weapon":{"kind":"contact_mine","colour":"orange"},"face_up":false,"shots":0},"E8":{"weapon":{"kind":"frag_mine","colour":"red"},"face_up":false,"shots":0},"F2":{"weapon":{"kind":"emp","colour":"yellow"},"face_up":false,"shots":0},"F8":{"weapon":{"kind":"laser","colour":"yellow"},"face_up":false,"shots":0}},"reserve":[],"spent":{},"lost":[],"passing":[true,true],"absent":[false,false],"turn":1,"quiet":0,"flight":{"start":"A1","turn":1,"cells":["B1"],"upgrade":"thrusters","paid":3,"target":null,"bomb":{"cell":"B1","facing":"sw","shield":"red","strength":3}},"shot":null,"end":null}' AS BLOB));
INSERT INTO "snapshot" VALUES(3,60,CAST('{"board":{"config":{"mission":"defeat","chance":true,"deck":"own","looting":false,"squadrons_occupy":false,"purchase":"free","combat_cards":"together","opener":"dice","length":"mission"},"sides":[{"points":0,"units":{"F5":{"id":"bomber-1","kind":"bomber","damaged":false,"cargo":[],"marks":["built","moved"]},"G5":{"id":"transport-1","kind":"transport","damaged":false,"cargo":["infantry","infantry"],"marks":["loaded","moved"]},"G6":{"id":"corvette-1","kind":"corvette","damaged":false,"cargo":[],"marks":["moved","unloaded"]},"H7":{"id":"corvette-3","kind":"corvette","damaged":false,"cargo":[],"marks":["built","moved"]},"I5":{"id":"corvette-2","kind":"corvette","damaged":false,"cargo":[],"marks":["moved","unloaded"]},"J5":{"id":"destroyer-1","kind":"destroyer","damaged":false,"cargo":["interceptor"],"marks":["moved"]},"K3":{"id":"frigate-1","kind":"frigate","damaged":false,"cargo":["interceptor"],"marks":["moved"]}},"lost":{},"debt":0,"gates_held":0,"planets_destroyed":0,"blockades":0},{"points":5,"units":{"B6":{"id":"bomber-1","kind":"bomber","damaged":false,"cargo":[],"marks":[]},"C4":{"id":"transport-1","kind":"transport","damaged":false,"cargo":[],"marks":[]},"C7":{"id":"frigate-1","kind":"frigate","damaged":false,"cargo":["interceptor"],"marks":[]},"D4":{"id":"interceptor-1","kind":"interceptor","damaged":false,"cargo":[],"marks":[]},"D5":{"id":"destroyer-1","kind":"destroyer","damaged":false,"cargo":["infantry"],"marks":[]},"D6":{"id":"corvette-1","kind":"corvette","damaged":false,"cargo":[],"marks":[]}},"lost":{},"debt":0,"gates_held":0,"planets_destroyed":0,"blockades":0}],"planets":{"A4":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"C3":{"size":"small","owner":1,"troops":["infantry","infantry"],"buildings":[],"cannon_damaged":false},"C6":{"size":"home","owner":1,"troops":["armour","infantry","infantry"],"buildings":["cannon"],"cannon_damaged":false},"D2":{"size":"large","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"D3":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"D7":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"E3":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"E5":{"size":"medium","owner":1,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"F7":{"size":"medium","owner":0,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"G2":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"H4":{"size":"medium","owner":0,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"H6":{"size":"medium","owner":0,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"I2":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"I6":{"size":"small","owner":0,"troops":["armour"],"buildings":[],"cannon_damaged":false},"I7":{"size":"large","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"J3":{"size":"home","owner":0,"troops":["infantry","infantry","infantry"],"buildings":[],"cannon_damaged":false},"J6":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"L5":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false}},"terrain":{"B4":"asteroids","E6":"asteroids","H3":"asteroids","K5":"asteroids"},"clouds":[],"discards":[["overcharged_engines","precision_shot"],["smuggling"]],"opener":1,"active":1,"phase":"initiative","turn":3,"first":null,"bidding":{"asked":0,"amount":0,"holder":1},"mines":{},"radiation":{},"effects":{"played":[],"bought":1,"supply_skipped":false,"first_supplied":[],"engineers":false,"saving":0,"wave":[],"truce":null},"combats":[],"current":null,"window":null,"choice":null,"battle":null,"result":null},"hidden":[{"hand":["engineer_corps"],"limit":0,"pledge":[],"commits":[],"watch":null,"truce":null,"known":[]},{"hand":["emergency_supply","short_jump","jamming"],"limit":2,"pledge":[],"commits":[],"watch":null,"truce":null,"known":[]}],"piles":[["jamming","field_repair","spies","emergency_shields","war_loan","emergency_supply","engineer_corps","precision_shot","emergency_supply","coordinated_fire","gravitational_collapse","reactive_armour","entrenchment","shock_troops","rapid_minelaying","overcharged_engines","spies","jamming","minesweeper","overcharged_engines","conscription","evasive_manoeuvre","hyperspace_jump","counter_intelligence","absolute_shield","supreme_command","decisive_blow","ambush","mobilisation","shock_troops","infiltration","all_out_offensive","short_jump","sabotage","martial_law","war_loan","evasive_manoeuvre","mutiny","entrenchment","ambush","minesweeper","infiltration","coordinated_fire","spies","civil_resistance","all_out_offensive","emergency_supply","rapid_minelaying","field_repair","emergency_shields","precision_shot","forced_truce","evasive_manoeuvre","short_jump","emergency_shields","smuggling","conscription","lightning_invasion","smuggling","reactive_armour","entrenchment","conscription","smuggling","field_repair","civil_resistance","minesweeper","second_wave","shock_troops","sabotage"],["rapid_minelaying","precision_shot","overcharged_engines","minesweeper","minesweeper","emergency_shields","martial_law","field_repair","forced_truce","sabotage","entrenchment","emergency_supply","counter_intelligence","sabotage","coordinated_fire","shock_troops","short_jump","entrenchment","emergency_supply","overcharged_engines","infiltration","civil_resistance","shock_troops","field_repair","emergency_shields","jamming","precision_shot","mobilisation","entrenchment","mutiny","shock_troops","spies","minesweeper","evasive_manoeuvre","infiltration","civil_resistance","all_out_offensive","precision_shot","field_repair","hyperspace_jump","war_loan","conscription","smuggling","evasive_manoeuvre","supreme_command","engineer_corps","conscription","evasive_manoeuvre","reactive_armour","rapid_minelaying","gravitational_collapse","engineer_corps","all_out_offensive","smuggling","ambush","decisive_blow","absolute_shield","overcharged_engines","spies","coordinated_fire","second_wave","lightning_invasion","spies","conscription","emergency_shields","war_loan","reactive_armour","ambush"]],"decisions":[40,32]}' AS BLOB));
INSERT INTO "snapshot" VALUES(4,60,CAST('{"board":{"config":{"mission":"storm","chance":true,"deck":"own","looting":false,"squadrons_occupy":false,"purchase":"free","combat_cards":"together","opener":"dice","length":"mission"},"sides":[{"points":10,"units":{"H5":{"id":"corvette-1","kind":"corvette","damaged":false,"cargo":[],"marks":[]},"I3":{"id":"corvette-2","kind":"corvette","damaged":false,"cargo":["infantry"],"marks":[]},"J7":{"id":"transport-1","kind":"transport","damaged":false,"cargo":["infantry","infantry"],"marks":["moved"]},"L5":{"id":"frigate-1","kind":"frigate","damaged":false,"cargo":["interceptor"],"marks":[]},"L7":{"id":"missile-1","kind":"missile","damaged":false,"cargo":[],"marks":["moved"]}},"lost":{},"debt":0,"gates_held":0,"planets_destroyed":0,"blockades":0},{"points":0,"units":{"B4":{"id":"transport-1","kind":"transport","damaged":false,"cargo":["infantry","infantry","infantry","infantry"],"marks":[]},"B5":{"id":"frigate-1","kind":"frigate","damaged":false,"cargo":["interceptor"],"marks":[]},"C3":{"id":"missile-1","kind":"missile","damaged":false,"cargo":[],"marks":["moved"]},"E7":{"id":"corvette-2","kind":"corvette","damaged":false,"cargo":[],"marks":["moved"]},"F6":{"id":"corvette-1","kind":"corvette","damaged":false,"cargo":[],"marks":["built","moved"]}},"lost":{"corvettes":1},"debt":0,"gates_held":0,"planets_destroyed":0,"blockades":0}],"planets":{"C4":{"size":"home","owner":1,"troops":["infantry","infantry","infantry","infantry","infantry"],"buildings":[],"cannon_damaged":false},"D5":{"size":"small","owner":1,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"D8":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"F5":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"I5":{"size":"medium","owner":0,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"I7":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"K2":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"K4":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"K5":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"L6":{"size":"home","owner":0,"troops":["armour","armour","infantry","infantry"],"buildings":[],"cannon_damaged":false}},"terrain":{"B2":"black_hole","E4":"asteroids","F8":"asteroids","H7":"asteroids","I2":"asteroids","J6":"asteroids","M8":"black_hole"},"clouds":["D6"],"discards":[["emergency_supply"],["conscription","rapid_minelaying","emergency_shields","smuggling","conscription"]],"opener":0,"active":1,"phase":"combat","turn":3,"first":1,"bidding":null,"mines":{"C2":2},"radiation":{},"effects":{"played":[],"bought":2,"supply_skipped":false,"first_supplied":[],"engineers":false,"saving":0,"wave":[],"truce":null},"combats":[],"current":null,"window":null,"choice":null,"battle":null,"result":null},"hidden":[{"hand":["evasive_manoeuvre"],"limit":0,"pledge":[],"commits":[],"watch":null,"truce":null,"known":[]},{"hand":["field_repair","emergency_supply","minesweeper"],"limit":0,"pledge":[],"commits":[],"watch":null,"truce":null,"known":[]}],"piles":[["decisive_blow","jamming","entrenchment","supreme_command","jamming","forced_truce","overcharged_engines","coordinated_fire","civil_resistance","smuggling","spies","engineer_corps","smuggling","reactive_armour","spies","coordinated_fire","emergency_supply","conscription","overcharged_engines","civil_resistance","precision_shot","entrenchment","emergency_shields","ambush","martial_law","conscription","minesweeper","second_wave","precision_shot","field_repair","field_repair","all_out_offensive","smuggling","gravitational_collapse","rapid_minelaying","emergency_shields","field_repair","hyperspace_jump","conscription","ambush","precision_shot","all_out_offensive","shock_troops","short_jump","absolute_shield","war_loan","emergency_shields","reactive_armour","sabotage","minesweeper","entrenchment","spies","mobilisation","infiltration","mutiny","shock_troops","emergency_supply","rapid_minelaying","counter_intelligence","overcharged_engines","short_jump","evasive_manoeuvre","engineer_corps","evasive_manoeuvre","lightning_invasion","infiltration","sabotage","shock_troops","minesweeper","war_loan"],["second_wave","precision_shot","overcharged_engines","smuggling","lightning_invasion","mobilisation","war_loan","spies","shock_troops","shock_troops","jamming","emergency_shields","civil_resistance","short_jump","coordinated_fire","field_repair","overcharged_engines","war_loan","supreme_command","overcharged_engines","entrenchment","infiltration","civil_resistance","short_jump","spies","reactive_armour","ambush","entrenchment","forced_truce","evasive_manoeuvre","minesweeper","sabotage","emergency_shields","shock_troops","entrenchment","ambush","all_out_offensive","engineer_corps","hyperspace_jump","decisive_blow","precision_shot","martial_law","precision_shot","gravitational_collapse","counter_intelligence","reactive_armour","emergency_supply","evasive_manoeuvre","field_repair","jamming","conscription","engineer_corps","evasive_manoeuvre","all_out_offensive","absolute_shield","sabotage","rapid_minelaying","mutiny","minesweeper","infiltration","spies","coordinated_fire","emergency_supply","smuggling"]],"decisions":[28,44]}' AS BLOB));
INSERT INTO "snapshot" VALUES(5,46,CAST('{"config":{"edition":"third","controlled_carnage":false,"brutal_assault":false,"skirmish":false,"round_cap":"forty","open_at_four":false,"boarded_may_fire":false},"phase":"reinforce","fleets":[{"flagship":"alpha-mazons","uses":3,"alive":true,"ships":[{"id":"gunship-nylev","zone":"green","blasts":[{"card":"beam-blast","amount":3}],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null}],"blasts":[],"lasting":[],"turns":2,"last_turn":4,"sounds":[]},{"flagship":"tri-bot","uses":2,"alive":true,"ships":[{"id":"cruiser-valent","zone":"green","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"scout-baxter","zone":"red","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"minesweeper-portellis","zone":"blue","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"scout-hundog","zone":"red","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"gunship-weslex","zone":"yellow","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"dreadnought-ares","zone":"yellow","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"scout-mentatt","zone":"red","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null}],"blasts":[],"lasting":[],"turns":3,"last_turn":5,"sounds":["Wheeeee-BOOM!","Pew!","Thoom!"]}],"hands":[["beam-blast","concussive-blast-circle","direct-hit-diamond","spacedock"],["fighter-diamond","laser-blast-diamond","mag-blast","minefield-star","reinforcements"]],"action_deck":["spacedock","temporal-flux","catastrophic-damage-star","laser-blast","laser-blast","direct-hit-star","beam-blast","laser-blast","fighter-star","laser-blast","direct-hit-circle","temporal-flux","mag-blast","strategic-allocation","beam-blast","mag-blast","mag-blast-star","beam-blast-circle","reinforcements","fighter-circle","minefield-diamond","beam-blast","direct-hit-diamond","fighter-circle-diamond","beam-blast","direct-hit","fighter-star-circle","laser-blast-circle","boarding-party","beam-blast","asteroids-diamond","fighter-star-diamond","boarding-party-diamond","laser-blast","beam-blast","spacedock","laser-blast","beam-blast","reinforcements","laser-blast-diamond","evasive-action","beam-blast","mag-blast-circle","direct-hit-star","mag-blast","mag-blast","beam-blast","asteroids-star","bomber-diamond","laser-blast","laser-blast","laser-blast","fighter-star","laser-blast","beam-blast","concussive-blast","evasive-action","beam-blast","laser-blast","ramming-speed","beam-blast","beam-blast","beam-blast","beam-blast-star","laser-blast","mag-blast","asteroids-circle","beam-blast-diamond","bridge-hit-circle-circle","laser-blast-star","mag-blast-diamond","direct-hit-circle","beam-blast","catastrophic-damage"],"ship_deck":["minesweeper-vnkar","destroyer-badiroc","destroyer-marduk","dreadnought-zeus","cruiser-corvoss","dreadnought-ferdt","scout-nebular","destroyer-rulack-moor","carrier-astur","scout-plutt","cruiser-tash","carrier-vengarr","carrier-altendon","carrier-eroll","carrier-sredna","carrier-masoch","cruiser-delfong","cruiser-cuddrr","cruiser-juvaz","dreadnought-poseidon","cruiser-bazull","scout-chezill","cruiser-drozalla","destroyer-inanna","minesweeper-vtongo","carrier-bazull","carrier-woden","destroyer-vlero","scout-scular","destroyer-skie","scout-untgalha","cruiser-badal","destroyer-terral","dreadnought-pyrox","dreadnought-hermes","destroyer-akimlach","cruiser-freya","cruiser-troya","scout-galha","destroyer-zidhur"],"decisions":[35,35],"seen":[[[],[]],[[],[]]],"dealt":[],"kept":[],"action_discard":["bomber-star","bridge-hit-star-star","strategic-allocation","mag-blast","minefield-circle","ramming-speed","fighter-circle","fighter-diamond","laser-blast-circle","laser-blast-star","beam-blast","reinforcements","bomber-circle","bomber-diamond-diamond","direct-hit","spacedock","beam-blast"],"ship_discard":["cruiser-vil-forht","gunship-falladir","scout-dink","destroyer-alamo","scout-zinoth","scout-byzakh"],"active":1,"first":1,"turn":5,"round":3,"last_card":2,"plays":8,"shot":null,"stack":[],"answers":[],"chain":null,"question":null,"drawn":[],"squadrons":[],"agreed":[],"brutal_from":null,"brutal":false,"fallen":[],"ending":null}' AS BLOB));
INSERT INTO "snapshot" VALUES(6,53,CAST('{"config":{"edition":"second","controlled_carnage":false,"brutal_assault":false,"skirmish":false,"round_cap":"forty","open_at_four":false,"boarded_may_fire":false},"phase":"maneuver","fleets":[{"flagship":"hacan","uses":0,"alive":true,"ships":[{"id":"frigate-5","zone":"red","blasts":[{"card":"laser-blast-a","amount":1}],"upgrades":["point-defense-turret"],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"dreadnought-3","zone":"green","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"carrier-1","zone":"blue","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null}],"blasts":[],"lasting":[],"turns":2,"last_turn":4,"sounds":["Wheeeee-BOOM!","Tzing!","Skreee!","Zwip!","Ratatatat!"]},{"flagship":"naalu","uses":0,"alive":true,"ships":[{"id":"scout-1","zone":"red","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":"red"},{"id":"frigate-1","zone":"red","blasts":[{"card":"laser-blast","amount":1}],"upgrades":["security-force"],"shots":[],"swept":false,"boarded":false,"origin":"red"},{"id":"cruiser-5","zone":"green","blasts":[{"card":"beam-blast","amount":3}],"upgrades":["emp-cannon"],"shots":[],"swept":false,"boarded":false,"origin":"green"},{"id":"carrier-3","zone":"yellow","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":"yellow"}],"blasts":[],"lasting":[],"turns":3,"last_turn":5,"sounds":["Tzing!"]}],"hands":[["beam-blast","bridge-hit-b"],["beam-blast-a","beam-blast-c","laser-blast","laser-blast-a","laser-blast-c"]],"action_deck":["laser-blast-c","fighter-a-b","beam-blast","temporal-flux","secondary-cannon","laser-blast-b","direct-hit","mag-blast-a","catastrophic-damage","laser-blast","laser-blast-b","temporal-flux","spacedock-2","secondary-cannon-b","mag-blast","catastrophic-damage-a","beam-blast-c","long-range-cannon","bomber","temporal-flux","beam-blast","direct-hit-a","fighter-b-c","asteroids-b","boarding-c","beam-blast","asteroids-c","reinforcements","beam-blast-b","mag-blast","beam-blast","bomber-b-b","asteroids-a","fighter-b","strategic-allocation","beam-blast","bomber-a-a","beam-blast","beam-blast","reinforcements","beam-blast","security-force-c","beam-blast","strategic-allocation","minefield-c","laser-blast","beam-blast","fighter-a","squadron-bay","beam-blast","boarding","bridge-hit","beam-blast-b","mag-blast","spacedock-2","mag-blast","fighter-a-c","direct-hit","laser-blast-a","beam-blast-a","spacedock-1","laser-blast-b","long-range-cannon-a","direct-hit","evasive-action","reinforcements","direct-hit-b","fighter","evasive-action","laser-blast","beam-blast","point-defense-turret-c","emp-cannon-b","mag-blast","mag-blast","reinforcements","direct-hit-c","squadron-bay-a","laser-blast","mag-blast","minefield-b","mag-blast-b","laser-blast-a"],"ship_deck":["dreadnought-1","scout-4","carrier-5","scout-10","scout-8","cruiser-8","destroyer-1","cruiser-9","frigate-2","scout-6","cruiser-2","carrier-6","scout-9","destroyer-8","destroyer-5","frigate-3","destroyer-9","carrier-7","minesweeper-2","dreadnought-6","scout-2","cruiser-7","cruiser-6","cruiser-3","scout-3","minesweeper-3","carrier-2","scout-5","destroyer-6","destroyer-7","cruiser-10","destroyer-3","dreadnought-2","scout-7","destroyer-4","dreadnought-4","dreadnought-5","cruiser-1","cruiser-4","carrier-4","minesweeper-1","frigate-4"],"decisions":[41,43],"seen":[[[],[]],[[],[]]],"dealt":[],"kept":[],"action_discard":["laser-blast-c","mag-blast-c","minefield-a","fighter-c","laser-blast-b","spacedock-1","evasive-action","laser-blast-c","bomber-c-c"],"ship_discard":["destroyer-2"],"active":1,"first":1,"turn":5,"round":3,"last_card":2,"plays":14,"shot":null,"stack":[],"answers":[],"chain":null,"question":null,"drawn":[],"squadrons":[],"agreed":[],"brutal_from":null,"brutal":false,"fallen":[],"ending":null}' AS BLOB));
INSERT INTO "snapshot" VALUES(7,69,CAST('{"deal":"drawn","phase":"over","wizards":[{"slab":4,"hand":[0,3,4],"stock":[],"mana":0,"discard":[12,13,14,1,6,7,10,8,2,9,11,5],"played":[],"arranged":false,"cast":null},{"slab":10,"hand":[0],"stock":[],"mana":10,"discard":[12,9,1,6,8,2,3,13,14,7,11,4,10,5],"played":[5],"arranged":false,"cast":null}],"wall":7,"middle":10,"decision":37,"round":5,"turn":33,"collapsed":5,"silenced":false,"showdown":null,"chooser":null,"last":{"number":33,"round":5,"bets":[37,1],"laid":[{"spell":5,"seat":1,"fate":"applied","cloned":false}],"powers":[37,1],"wall_before":8,"wall_pushed":11,"wall_after":7,"ended":"run_out"}}' AS BLOB));
INSERT INTO "snapshot" VALUES(8,54,CAST('{"config":{"board_side":5,"exclusion":"strict","scanner":false,"bomb_laser":true},"phase":"over","to_act":null,"bomb":{"cell":"A1","facing":"sw","shield":null,"strength":0},"path":["A1","B1","C2","D3","D4","C4","B3","A2","A1"],"decisions":[27,27],"asteroids":["A3","D2","E3","E5","E9","F2","G2","G3","H1","H2","I1","I2"],"asteroids_left":0,"weapons":{"A5":{"weapon":{"kind":"contact_mine","colour":"yellow"},"face_up":false,"shots":0},"E7":{"weapon":{"kind":"laser","colour":"yellow"},"face_up":false,"shots":0},"F6":{"weapon":{"kind":"laser","colour":"red"},"face_up":false,"shots":0},"F7":{"weapon":{"kind":"asteroid_destroyer","colour":"orange"},"face_up":false,"shots":0},"G5":{"weapon":{"kind":"emp","colour":"orange"},"face_up":true,"shots":2},"G6":{"weapon":{"kind":"frag_mine","colour":"orange"},"face_up":true,"shots":3}},"reserve":[],"spent":{"B5":{"kind":"asteroid_destroyer","colour":"yellow"},"C3":{"kind":"emp","colour":"yellow"},"C4":{"kind":"contact_mine","colour":"red"},"C5":{"kind":"laser","colour":"orange"},"G7":{"kind":"asteroid_destroyer","colour":"red"}},"lost":["E1","H4"],"passing":[true,true],"absent":[false,false],"turn":12,"quiet":0,"flight":{"start":"A1","turn":-1,"cells":[],"upgrade":"bomb_laser","paid":2,"target":"E1","bomb":{"cell":"A1","facing":"sw","shield":null,"strength":0}},"shot":{"cell":"C3","weapon":{"kind":"emp","colour":"yellow"},"target":null,"distance":2,"dice":[3],"damage":1,"effect":"destroyed"},"end":"bomb_destroyed"}' AS BLOB));
INSERT INTO "snapshot" VALUES(9,60,CAST('{"board":{"config":{"mission":"defeat","chance":true,"deck":"own","looting":false,"squadrons_occupy":false,"purchase":"free","combat_cards":"together","opener":"dice","length":"mission"},"sides":[{"points":0,"units":{"G1":{"id":"interceptor-1","kind":"interceptor","damaged":false,"cargo":[],"marks":[]},"I3":{"id":"corvette-1","kind":"corvette","damaged":false,"cargo":["infantry"],"marks":[]},"I4":{"id":"transport-1","kind":"transport","damaged":false,"cargo":["armour","infantry","infantry"],"marks":[]},"I5":{"id":"destroyer-1","kind":"destroyer","damaged":false,"cargo":[],"marks":[]},"J2":{"id":"frigate-1","kind":"frigate","damaged":false,"cargo":["interceptor"],"marks":[]},"J5":{"id":"minelayer-1","kind":"minelayer","damaged":false,"cargo":[],"marks":["sown"]},"K3":{"id":"destroyer-2","kind":"destroyer","damaged":false,"cargo":[],"marks":[]}},"lost":{},"debt":0,"gates_held":0,"planets_destroyed":0,"blockades":0},{"points":0,"units":{"B6":{"id":"frigate-1","kind":"frigate","damaged":false,"cargo":["interceptor"],"marks":["moved"]},"B7":{"id":"transport-2","kind":"transport","damaged":false,"cargo":[],"marks":[]},"C4":{"id":"corvette-3","kind":"corvette","damaged":false,"cargo":[],"marks":["built","moved"]},"C5":{"id":"corvette-1","kind":"corvette","damaged":false,"cargo":["infantry"],"marks":[]},"D5":{"id":"interceptor-2","kind":"interceptor","damaged":false,"cargo":[],"marks":["built"]},"D6":{"id":"transport-1","kind":"transport","damaged":false,"cargo":["infantry"],"marks":[]},"E1":{"id":"corvette-2","kind":"corvette","damaged":false,"cargo":[],"marks":["moved"]},"E2":{"id":"bomber-1","kind":"bomber","damaged":false,"cargo":[],"marks":[]},"E4":{"id":"destroyer-1","kind":"destroyer","damaged":false,"cargo":["interceptor"],"marks":[]},"F2":{"id":"interceptor-1","kind":"interceptor","damaged":false,"cargo":[],"marks":[]},"H5":{"id":"corvette-4","kind":"corvette","damaged":false,"cargo":[],"marks":["built","moved"]}},"lost":{},"debt":0,"gates_held":0,"planets_destroyed":0,"blockades":0}],"planets":{"A4":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"C3":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"C6":{"size":"home","owner":1,"troops":["infantry","infantry","infantry","infantry"],"buildings":[],"cannon_damaged":false},"D2":{"size":"large","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"D3":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"D7":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"E3":{"size":"medium","owner":1,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"E5":{"size":"medium","owner":1,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"F7":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"G2":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"H4":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"H6":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"I2":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"I6":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"I7":{"size":"large","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"J3":{"size":"home","owner":0,"troops":["infantry","infantry"],"buildings":[],"cannon_damaged":false},"J6":{"size":"small","owner":0,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"L5":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false}},"terrain":{"B4":"asteroids","E6":"asteroids","H3":"asteroids","K5":"asteroids"},"clouds":[],"discards":[[],["conscription"]],"opener":1,"active":0,"phase":"construction","turn":3,"first":1,"bidding":null,"mines":{"J4":2},"radiation":{},"effects":{"played":[],"bought":2,"supply_skipped":false,"first_supplied":[],"engineers":false,"saving":0,"wave":[],"truce":null},"combats":[],"current":null,"window":null,"choice":null,"battle":null,"result":null},"hidden":[{"hand":["shock_troops","minesweeper","reactive_armour","martial_law"],"limit":0,"pledge":[],"commits":[],"watch":null,"truce":null,"known":[]},{"hand":["emergency_supply","engineer_corps","jamming"],"limit":0,"pledge":[],"commits":[],"watch":null,"truce":null,"known":[]}],"piles":[["ambush","second_wave","spies","smuggling","mobilisation","civil_resistance","conscription","sabotage","spies","emergency_shields","precision_shot","field_repair","entrenchment","minesweeper","evasive_manoeuvre","overcharged_engines","emergency_supply","war_loan","absolute_shield","entrenchment","jamming","rapid_minelaying","field_repair","civil_resistance","short_jump","conscription","ambush","minesweeper","emergency_shields","field_repair","war_loan","smuggling","infiltration","lightning_invasion","overcharged_engines","rapid_minelaying","decisive_blow","all_out_offensive","infiltration","supreme_command","entrenchment","precision_shot","short_jump","shock_troops","mutiny","emergency_supply","sabotage","all_out_offensive","shock_troops","precision_shot","smuggling","gravitational_collapse","reactive_armour","evasive_manoeuvre","jamming","spies","engineer_corps","coordinated_fire","conscription","coordinated_fire","forced_truce","hyperspace_jump","emergency_shields","emergency_supply","engineer_corps","evasive_manoeuvre","counter_intelligence","overcharged_engines"],["mobilisation","ambush","martial_law","conscription","infiltration","emergency_shields","smuggling","reactive_armour","coordinated_fire","spies","all_out_offensive","second_wave","sabotage","short_jump","entrenchment","civil_resistance","reactive_armour","war_loan","emergency_supply","counter_intelligence","overcharged_engines","coordinated_fire","civil_resistance","engineer_corps","infiltration","spies","minesweeper","overcharged_engines","shock_troops","rapid_minelaying","decisive_blow","evasive_manoeuvre","ambush","lightning_invasion","field_repair","spies","all_out_offensive","entrenchment","smuggling","supreme_command","short_jump","precision_shot","rapid_minelaying","emergency_shields","field_repair","entrenchment","emergency_shields","field_repair","jamming","absolute_shield","gravitational_collapse","evasive_manoeuvre","overcharged_engines","shock_troops","sabotage","hyperspace_jump","minesweeper","forced_truce","precision_shot","mutiny","war_loan","conscription","smuggling","precision_shot","evasive_manoeuvre","minesweeper","shock_troops","emergency_supply"]],"decisions":[32,39]}' AS BLOB));
INSERT INTO "snapshot" VALUES(10,60,CAST('{"board":{"config":{"mission":"storm","chance":true,"deck":"own","looting":false,"squadrons_occupy":false,"purchase":"free","combat_cards":"together","opener":"dice","length":"mission"},"sides":[{"points":1,"units":{"G5":{"id":"corvette-1","kind":"corvette","damaged":true,"cargo":[],"marks":[]},"I6":{"id":"transport-1","kind":"transport","damaged":false,"cargo":["infantry"],"marks":["moved"]},"J9":{"id":"carrier-1","kind":"carrier","damaged":false,"cargo":[],"marks":["moved"]},"L5":{"id":"frigate-1","kind":"frigate","damaged":false,"cargo":["interceptor"],"marks":["moved"]},"M5":{"id":"corvette-2","kind":"corvette","damaged":false,"cargo":[],"marks":["moved"]}},"lost":{},"debt":0,"gates_held":0,"planets_destroyed":0,"blockades":0},{"points":1,"units":{"C6":{"id":"frigate-1","kind":"frigate","damaged":false,"cargo":["interceptor"],"marks":["moved"]},"D7":{"id":"transport-1","kind":"transport","damaged":false,"cargo":[],"marks":["moved","unloaded"]},"E7":{"id":"corvette-3","kind":"corvette","damaged":false,"cargo":[],"marks":["built","moved"]},"F4":{"id":"corvette-1","kind":"corvette","damaged":false,"cargo":[],"marks":[]},"F6":{"id":"corvette-2","kind":"corvette","damaged":false,"cargo":[],"marks":["moved"]},"F7":{"id":"bomber-1","kind":"bomber","damaged":false,"cargo":[],"marks":["built","moved"]},"G4":{"id":"carrier-1","kind":"carrier","damaged":false,"cargo":[],"marks":["moved"]}},"lost":{},"debt":0,"gates_held":0,"planets_destroyed":0,"blockades":0}],"planets":{"C4":{"size":"home","owner":1,"troops":["armour","infantry"],"buildings":["ion_cannon"],"cannon_damaged":false},"D5":{"size":"small","owner":1,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"D6":{"size":"medium","owner":1,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"D8":{"size":"medium","owner":1,"troops":["infantry","infantry"],"buildings":[],"cannon_damaged":false},"F3":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"F5":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"I5":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"I7":{"size":"small","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"K2":{"size":"medium","owner":null,"troops":[],"buildings":[],"cannon_damaged":false},"K4":{"size":"medium","owner":0,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"K5":{"size":"small","owner":0,"troops":["infantry"],"buildings":[],"cannon_damaged":false},"L6":{"size":"home","owner":0,"troops":["infantry"],"buildings":["cannon"],"cannon_damaged":false}},"terrain":{"B2":"black_hole","E4":"asteroids","F8":"asteroids","G3":"asteroids","H7":"asteroids","I2":"asteroids","J6":"asteroids","M8":"black_hole"},"clouds":["E3"],"discards":[["spies","smuggling"],["smuggling"]],"opener":1,"active":0,"phase":"movement","turn":2,"first":1,"bidding":null,"mines":{},"radiation":{},"effects":{"played":[],"bought":5,"supply_skipped":false,"first_supplied":[],"engineers":false,"saving":0,"wave":[],"truce":null},"combats":[],"current":null,"window":null,"choice":null,"battle":null,"result":null},"hidden":[{"hand":["overcharged_engines","emergency_supply","ambush","lightning_invasion","martial_law"],"limit":0,"pledge":[],"commits":[],"watch":null,"truce":null,"known":[]},{"hand":["shock_troops","martial_law"],"limit":0,"pledge":[],"commits":[],"watch":null,"truce":null,"known":["shock_troops","martial_law"]}],"piles":[["precision_shot","all_out_offensive","field_repair","entrenchment","field_repair","coordinated_fire","minesweeper","precision_shot","war_loan","conscription","smuggling","minesweeper","conscription","counter_intelligence","engineer_corps","emergency_supply","civil_resistance","supreme_command","overcharged_engines","short_jump","rapid_minelaying","entrenchment","all_out_offensive","jamming","emergency_shields","absolute_shield","infiltration","jamming","gravitational_collapse","shock_troops","shock_troops","ambush","mutiny","spies","overcharged_engines","sabotage","short_jump","infiltration","war_loan","engineer_corps","smuggling","reactive_armour","emergency_supply","second_wave","minesweeper","forced_truce","rapid_minelaying","decisive_blow","entrenchment","coordinated_fire","sabotage","field_repair","emergency_shields","hyperspace_jump","evasive_manoeuvre","conscription","mobilisation","civil_resistance","precision_shot","evasive_manoeuvre","emergency_shields","reactive_armour","shock_troops","evasive_manoeuvre","spies"],["coordinated_fire","war_loan","smuggling","rapid_minelaying","emergency_shields","all_out_offensive","emergency_supply","decisive_blow","infiltration","evasive_manoeuvre","ambush","coordinated_fire","entrenchment","reactive_armour","smuggling","war_loan","mutiny","civil_resistance","evasive_manoeuvre","field_repair","mobilisation","emergency_shields","minesweeper","conscription","gravitational_collapse","conscription","sabotage","rapid_minelaying","hyperspace_jump","overcharged_engines","emergency_supply","shock_troops","jamming","shock_troops","civil_resistance","forced_truce","spies","field_repair","precision_shot","precision_shot","jamming","spies","all_out_offensive","short_jump","precision_shot","minesweeper","engineer_corps","engineer_corps","absolute_shield","overcharged_engines","sabotage","emergency_shields","second_wave","minesweeper","counter_intelligence","supreme_command","ambush","field_repair","lightning_invasion","reactive_armour","short_jump","spies","overcharged_engines","entrenchment","emergency_supply","entrenchment","conscription","infiltration","evasive_manoeuvre"]],"decisions":[33,36]}' AS BLOB));
INSERT INTO "snapshot" VALUES(11,44,CAST('{"config":{"edition":"third","controlled_carnage":false,"brutal_assault":false,"skirmish":false,"round_cap":"forty","open_at_four":false,"boarded_may_fire":false},"phase":"maneuver","fleets":[{"flagship":"cranium-consortium","uses":0,"alive":true,"ships":[{"id":"scout-zinoth","zone":"green","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"cruiser-valent","zone":"yellow","blasts":[{"card":"laser-blast","amount":1}],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"cruiser-cuddrr","zone":"green","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"destroyer-akimlach","zone":"yellow","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null}],"blasts":[],"lasting":[],"turns":3,"last_turn":5,"sounds":[]},{"flagship":"the-glorp","uses":0,"alive":true,"ships":[{"id":"gunship-falladir","zone":"yellow","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":"yellow"},{"id":"cruiser-corvoss","zone":"red","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":"green"},{"id":"destroyer-vlero","zone":"yellow","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":"yellow"},{"id":"cruiser-tash","zone":"yellow","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":"green"},{"id":"carrier-woden","zone":"red","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":"red"}],"blasts":[],"lasting":[],"turns":3,"last_turn":6,"sounds":["Pew!"]}],"hands":[["beam-blast","beam-blast","mag-blast-circle","ramming-speed","reinforcements"],["beam-blast","minefield-diamond","spacedock"]],"action_deck":["direct-hit","fighter-star-circle","evasive-action","bomber-circle","beam-blast","laser-blast","laser-blast","beam-blast","mag-blast-diamond","spacedock","beam-blast","bomber-diamond-diamond","mag-blast-star","spacedock","temporal-flux","laser-blast","beam-blast-circle","fighter-circle-diamond","boarding-party-diamond","direct-hit-diamond","laser-blast","reinforcements","asteroids-circle","beam-blast","bridge-hit-circle-circle","beam-blast","beam-blast","direct-hit-circle","fighter-star","beam-blast","temporal-flux","direct-hit-diamond","fighter-circle","laser-blast-star","beam-blast-diamond","laser-blast-diamond","beam-blast","laser-blast","fighter-star","fighter-circle","beam-blast","mag-blast","direct-hit-star","laser-blast","direct-hit","laser-blast","ramming-speed","catastrophic-damage","mag-blast","mag-blast","concussive-blast-circle","fighter-star-diamond","laser-blast","laser-blast","laser-blast-star","spacedock","mag-blast","beam-blast","beam-blast","minefield-circle","beam-blast","concussive-blast","beam-blast","mag-blast","laser-blast-circle","reinforcements","laser-blast-circle","bomber-diamond","strategic-allocation","laser-blast-diamond","beam-blast","fighter-diamond","beam-blast","beam-blast","direct-hit-star","bomber-star","fighter-diamond","beam-blast-star","mag-blast","mag-blast","laser-blast","laser-blast","minefield-star"],"ship_deck":["dreadnought-hermes","destroyer-skie","cruiser-delfong","cruiser-drozalla","scout-chezill","destroyer-alamo","gunship-nylev","cruiser-badal","destroyer-terral","scout-byzakh","scout-untgalha","destroyer-zidhur","destroyer-rulack-moor","carrier-astur","scout-mentatt","carrier-bazull","scout-scular","destroyer-marduk","carrier-altendon","cruiser-bazull","cruiser-troya","minesweeper-vnkar","cruiser-freya","minesweeper-vtongo","scout-nebular","destroyer-inanna","gunship-weslex","carrier-vengarr","scout-hundog","dreadnought-pyrox","dreadnought-zeus","minesweeper-portellis","destroyer-badiroc","dreadnought-poseidon","scout-plutt","cruiser-juvaz","carrier-masoch","cruiser-vil-forht","carrier-eroll","scout-dink","carrier-sredna"],"decisions":[30,32],"seen":[[[],[]],[[],[]]],"dealt":[],"kept":[],"action_discard":["strategic-allocation","asteroids-diamond","direct-hit-circle","boarding-party","reinforcements","asteroids-star","evasive-action","bridge-hit-star-star","catastrophic-damage-star"],"ship_discard":["dreadnought-ferdt","scout-galha","scout-baxter","dreadnought-ares"],"active":1,"first":0,"turn":6,"round":3,"last_card":2,"plays":4,"shot":null,"stack":[],"answers":[],"chain":null,"question":null,"drawn":[],"squadrons":[],"agreed":[],"brutal_from":null,"brutal":false,"fallen":[],"ending":null}' AS BLOB));
INSERT INTO "snapshot" VALUES(12,46,CAST('{"config":{"edition":"second","controlled_carnage":false,"brutal_assault":false,"skirmish":false,"round_cap":"forty","open_at_four":false,"boarded_may_fire":false},"phase":"reinforce","fleets":[{"flagship":"yssaril-tribes","uses":2,"alive":true,"ships":[{"id":"minesweeper-1","zone":"green","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"scout-10","zone":"red","blasts":[{"card":"beam-blast","amount":3}],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"destroyer-1","zone":"yellow","blasts":[],"upgrades":["point-defense-turret-c"],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"scout-5","zone":"blue","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"minesweeper-3","zone":"blue","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null}],"blasts":[],"lasting":[],"turns":3,"last_turn":5,"sounds":[]},{"flagship":"l1z1x","uses":0,"alive":true,"ships":[{"id":"scout-8","zone":"yellow","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"cruiser-10","zone":"blue","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"destroyer-9","zone":"red","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null},{"id":"destroyer-2","zone":"blue","blasts":[],"upgrades":[],"shots":[],"swept":false,"boarded":false,"origin":null}],"blasts":[],"lasting":[],"turns":2,"last_turn":4,"sounds":["Wheeeee-BOOM!","Tzing!","Zwip!"]}],"hands":[["beam-blast-c","bridge-hit-b","direct-hit","fighter-a","mag-blast-c"],["fighter","mag-blast-a","spacedock-1","spacedock-2"]],"action_deck":["bomber-c-c","beam-blast","evasive-action","spacedock-2","beam-blast-b","reinforcements","laser-blast","fighter-a-c","direct-hit-b","boarding","laser-blast","bomber-b-b","mag-blast","laser-blast","bomber","beam-blast","laser-blast-c","squadron-bay","secondary-cannon","catastrophic-damage","laser-blast-a","boarding-c","laser-blast-c","beam-blast-a","beam-blast","beam-blast","laser-blast-a","laser-blast-a","reinforcements","security-force-c","direct-hit-c","evasive-action","minefield-b","mag-blast","beam-blast","laser-blast-b","laser-blast-c","beam-blast-b","security-force","strategic-allocation","laser-blast-a","long-range-cannon-a","point-defense-turret","asteroids-c","beam-blast","strategic-allocation","fighter-b-c","laser-blast","mag-blast","beam-blast","mag-blast","minefield-a","beam-blast","bridge-hit","emp-cannon","mag-blast","fighter-a-b","asteroids-b","beam-blast","direct-hit","laser-blast-b","asteroids-a","laser-blast-b","squadron-bay-a","fighter-c","laser-blast","minefield-c","temporal-flux","beam-blast-a","secondary-cannon-b","catastrophic-damage-a","direct-hit-a","fighter-b","temporal-flux","laser-blast","reinforcements","mag-blast-b","emp-cannon-b","long-range-cannon","beam-blast","beam-blast-c","beam-blast","beam-blast","spacedock-1","beam-blast"],"ship_deck":["frigate-3","scout-1","cruiser-8","destroyer-6","frigate-5","cruiser-3","cruiser-4","carrier-7","destroyer-8","dreadnought-4","cruiser-5","destroyer-7","frigate-4","frigate-2","destroyer-4","destroyer-5","carrier-2","dreadnought-3","cruiser-1","scout-3","carrier-6","carrier-1","scout-2","cruiser-6","cruiser-7","destroyer-3","dreadnought-6","scout-9","scout-6","carrier-3","scout-4","frigate-1","minesweeper-2","dreadnought-5","dreadnought-2","cruiser-2","carrier-5","carrier-4","dreadnought-1","scout-7","cruiser-9"],"decisions":[33,30],"seen":[[[],[]],[[],[]]],"dealt":[],"kept":[],"action_discard":["evasive-action","laser-blast-c","temporal-flux","laser-blast-b","bomber-a-a","reinforcements","mag-blast","mag-blast","direct-hit"],"ship_discard":[],"active":0,"first":0,"turn":5,"round":3,"last_card":2,"plays":7,"shot":null,"stack":[],"answers":[],"chain":null,"question":null,"drawn":[],"squadrons":[],"agreed":[],"brutal_from":null,"brutal":false,"fallen":[],"ending":null}' AS BLOB));
CREATE TABLE sound (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    ply INTEGER NOT NULL,
    place INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    words TEXT NOT NULL,
    damage INTEGER NOT NULL,
    destroyed INTEGER NOT NULL,
    PRIMARY KEY (match_id, ply, place)
) STRICT, WITHOUT ROWID;
INSERT INTO "sound" VALUES(5,15,0,1,22,'Wheeeee-BOOM!',0,0);
INSERT INTO "sound" VALUES(5,15,1,1,22,'Wheeeee-BOOM!',5,1);
INSERT INTO "sound" VALUES(5,17,0,1,22,'Pew!',0,0);
INSERT INTO "sound" VALUES(5,17,1,1,22,'Pew!',3,0);
INSERT INTO "sound" VALUES(5,35,0,1,22,'Thoom!',0,0);
INSERT INTO "sound" VALUES(5,35,1,1,22,'Thoom!',3,1);
INSERT INTO "sound" VALUES(6,15,0,1,22,'Tzing!',0,0);
INSERT INTO "sound" VALUES(6,15,1,1,22,'Tzing!',5,1);
INSERT INTO "sound" VALUES(6,26,0,0,11,'Wheeeee-BOOM!',0,0);
INSERT INTO "sound" VALUES(6,26,1,0,11,'Wheeeee-BOOM!',1,0);
INSERT INTO "sound" VALUES(6,30,0,0,11,'Tzing!',0,0);
INSERT INTO "sound" VALUES(6,30,1,0,11,'Tzing!',1,0);
INSERT INTO "sound" VALUES(6,43,0,0,11,'Skreee!',0,0);
INSERT INTO "sound" VALUES(6,43,1,0,11,'Skreee!',1,0);
INSERT INTO "sound" VALUES(6,47,0,0,11,'Zwip!',0,0);
INSERT INTO "sound" VALUES(6,47,1,0,11,'Zwip!',3,0);
INSERT INTO "sound" VALUES(6,50,0,0,11,'Ratatatat!',0,0);
INSERT INTO "sound" VALUES(11,19,0,1,22,'Pew!',0,0);
INSERT INTO "sound" VALUES(11,19,1,1,22,'Pew!',1,0);
INSERT INTO "sound" VALUES(12,20,0,1,22,'Wheeeee-BOOM!',0,0);
INSERT INTO "sound" VALUES(12,22,0,1,22,'Tzing!',0,0);
INSERT INTO "sound" VALUES(12,44,0,1,22,'Zwip!',0,0);
INSERT INTO "sound" VALUES(12,44,1,1,22,'Zwip!',3,0);
CREATE TABLE vote (
    match_id INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    question TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (match_id, question, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX match_channel ON match (channel_id);
CREATE INDEX match_playing ON match (status) WHERE status = 'playing';
CREATE UNIQUE INDEX match_live ON match (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX seat_user ON seat (user_id) WHERE resigned_at IS NULL;
CREATE UNIQUE INDEX entry_interaction ON entry (interaction_id) WHERE interaction_id IS NOT NULL;
CREATE INDEX deadline_due ON deadline (due_at);
CREATE INDEX outbox_surface ON outbox (match_id, surface);
CREATE INDEX outbox_free ON outbox (max(due_at, ifnull(lease_until, 0.0)));
CREATE INDEX message_id ON message (message_id);
CREATE INDEX rating_ladder ON rating (game, mu - 3.0 * sigma DESC);
CREATE INDEX candidate_best ON candidate (guild_id, best DESC, destroyed DESC, damage DESC, match_id)
    WHERE best > 0;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('match',13);
INSERT INTO "sqlite_sequence" VALUES('outbox',1367);
COMMIT;
