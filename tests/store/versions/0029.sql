-- A small database as version 28 wrote it: one match being played, one that has
-- ended, one that is paused and to be tried again.

INSERT INTO match VALUES
    (1, 'shazamm', 1, 'playing', 5, 11, 101, 'es-ES', X'7B7D', X'7B7D', 'seed', 1000.0, 1010.5, NULL, NULL, NULL, NULL, 'chance', NULL, NULL, 9000.0),
    (2, 'magblast', 1, 'ended', NULL, 12, 102, 'en', X'7B7D', X'7B7D', 'seed', 900.0, 910.0, 950.0, X'5B5D', NULL, NULL, 'chance', NULL, NULL, NULL),
    (3, 'rebelmoon', 1, 'playing', 5, 13, 103, 'en', X'7B7D', X'7B7D', 'seed', 800.0, 810.0, NULL, NULL, 1000.0, 1100.0, NULL, NULL, 'a seed', NULL);
INSERT INTO seat VALUES
    (1, 0, 101, 'Alicia Ñandú', NULL, 'salt 0', NULL, X'5B5D', 'pepper', X'5B5D', 7200.5, 1, NULL, NULL, 1, NULL),
    (1, 1, NULL, 'Computer', 'hard', 'salt 1', NULL, X'5B5D', NULL, NULL, NULL, 0, NULL, NULL, 0, NULL),
    (2, 0, 102, 'Bob', NULL, 'salt 0', 940.0, X'5B5D', NULL, NULL, NULL, 0, NULL, NULL, 0, X'5B5D'),
    (2, 1, 0, '', NULL, '-', 945.0, X'', NULL, NULL, NULL, 0, NULL, NULL, 0, X'5B305D'),
    (3, 0, 103, 'Carol', 'hard', 'salt 0', NULL, X'5B5D', NULL, NULL, 0.0, 0, 1000.0, NULL, 0, NULL);
INSERT INTO entry VALUES
    (1, 1, 'action', 0, X'7B7D', 101, 555, 1, 1020.0, '0 1300.5', 'chain 1', 'shown 1'),
    (1, 2, 'action', 1, X'7B7D', NULL, NULL, 2, 1021.0, NULL, 'chain 2', 'shown 1'),
    (3, 1, 'offer', 0, X'', 103, 777, 0, 990.0, NULL, 'chain 1', 'shown 1');
INSERT INTO snapshot VALUES (1, 2, X'73746174652032');
INSERT INTO deadline VALUES
    (1, 'turn', 0, 5000.0, X'', 1021.0), (3, 'turn', 0, 1500.0, X'', 0.0),
    (3, 'seat-0', -1, 2500.0, X'7B22746F223A3130317D', 0.0);
INSERT INTO outbox VALUES
    (7, 1, 'board', X'7B7D', 'nonce', 1021.0, 1021.0, 1022.0, 0, NULL, NULL, NULL, X'7B7D');
INSERT INTO message VALUES (1, 'board', 11, 77, 1015.0, X'7B7D');
INSERT INTO person VALUES (101, 'es-ES', X'7B7D');
INSERT INTO guild VALUES (5, NULL, X'7B7D');
INSERT INTO setting VALUES ('commands', 'a hash');
INSERT INTO rating VALUES (5, 'shazamm', 101, 25.0, 8.0, 3);
INSERT INTO sound VALUES (2, 7, 0, 0, 102, '¡PIUM!', 3, 1), (2, 9, 0, 0, NULL, 'Pew', 0, 0);
INSERT INTO candidate VALUES (2, 1, 5, 0, 102, 'Bob', '¡PIUM!', 3, 1, 4, 0);
INSERT INTO vote VALUES (2, 'best', 102, 1);
INSERT INTO heckle VALUES (2, 102, 945.0);
INSERT INTO draft VALUES (1, 0, X'5B5D');
INSERT INTO unranked VALUES (101);
INSERT INTO seek VALUES
    (4, 101, 5, 11, 'Alicia Ñandú', 'es-ES', X'7B7D', X'5B3130335D', 980.0, 99000.0, NULL),
    (5, 103, 5, 13, 'Carol', 'en', X'7B7D', X'5B5D', 990.0, 99000.0, 3);
INSERT INTO slice VALUES (0, 3, 16, 'a process', 1020.0);
INSERT INTO identify VALUES (0, 1006.0);
INSERT INTO session_start VALUES (1, 999, 87400.0);
INSERT INTO thinking VALUES (1, 1, 4, 'a process', 1020.0);
INSERT INTO sign VALUES (1, 0, 1020.0), (16, 3, 1019.5);
INSERT INTO heard VALUES (900, 1000.0);
INSERT INTO writer VALUES ('a process', 4711, 1020.0);
