-- What: the last sign of life of each shard of Discord's gateway: when people of its servers could last
-- play. A bot without shards has the one shard of one.
-- Why: while nobody serves a shard the clocks of its matches stand still, whoever serves the others.

CREATE TABLE sign (
    shards bigint NOT NULL,
    shard bigint NOT NULL,
    at real_number NOT NULL,
    PRIMARY KEY (shards, shard)
);

INSERT INTO sign SELECT 1, 0, CAST(value AS real_number) FROM setting WHERE name = 'alive';
