-- What: every table of the store as migration 0018 of the files leaves it; from here on each number
-- changes both.
-- Why: a server is another place for the same rows. What led to a table matters only where rows of
-- before are, and none are here: they are brought from a file as its newest version has them.

-- Which version this database has, and a name by which it is told from any other.
CREATE TABLE broadside (
    version bigint NOT NULL,
    name uuid NOT NULL
);

INSERT INTO broadside VALUES (18, gen_random_uuid());

-- What is no number at all is refused, as files refuse it.
CREATE DOMAIN real_number AS double precision CHECK (VALUE <> 'NaN');

CREATE TABLE match (
    id bigserial PRIMARY KEY,
    game text COLLATE "C" NOT NULL,
    rules_version bigint NOT NULL,
    status text COLLATE "C" NOT NULL CHECK (status IN ('lobby', 'playing', 'ended', 'cancelled')),
    guild_id bigint,
    channel_id bigint NOT NULL,
    host_id bigint NOT NULL,
    locale text COLLATE "C" NOT NULL,
    config bytea NOT NULL,
    options bytea NOT NULL,
    seed text COLLATE "C" NOT NULL,
    created_at real_number NOT NULL,
    started_at real_number,
    ended_at real_number,
    outcome bytea,
    paused_at real_number,
    retry_at real_number,
    chance text COLLATE "C",
    starting_at real_number,
    dice text COLLATE "C",
    rests_until real_number
);

CREATE TABLE seat (
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat bigint NOT NULL CHECK (seat >= 0),
    user_id bigint,
    name text COLLATE "C" NOT NULL,
    level text COLLATE "C",
    salt text COLLATE "C" NOT NULL,
    resigned_at real_number,
    orders bytea NOT NULL,
    pepper text COLLATE "C",
    ahead bytea,
    bank real_number,
    missed bigint NOT NULL DEFAULT 0,
    sat_in_at real_number,
    hours bytea,
    PRIMARY KEY (match_id, seat),
    CHECK (user_id IS NOT NULL OR level IS NOT NULL)
);

CREATE TABLE entry (
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    number bigint NOT NULL CHECK (number >= 1),
    kind text COLLATE "C" NOT NULL,
    seat bigint,
    action bytea NOT NULL,
    actor_id bigint,
    interaction_id bigint,
    ply bigint NOT NULL,
    at real_number NOT NULL,
    clocks text COLLATE "C",
    chain text COLLATE "C",
    shown text COLLATE "C",
    PRIMARY KEY (match_id, number)
);

CREATE TABLE snapshot (
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    ply bigint NOT NULL,
    state bytea NOT NULL,
    PRIMARY KEY (match_id, ply)
);

CREATE TABLE deadline (
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    kind text COLLATE "C" NOT NULL,
    seat bigint NOT NULL CHECK (seat >= -1),
    due_at real_number NOT NULL,
    payload bytea NOT NULL,
    PRIMARY KEY (match_id, kind, seat)
);

CREATE TABLE outbox (
    id bigserial PRIMARY KEY,
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    surface text COLLATE "C" NOT NULL,
    payload bytea NOT NULL,
    nonce text COLLATE "C" NOT NULL UNIQUE CHECK (length(nonce) <= 25),
    created_at real_number NOT NULL,
    due_at real_number NOT NULL,
    attempted_at real_number,
    attempts bigint NOT NULL,
    lease_owner text COLLATE "C",
    lease_until real_number,
    behind text COLLATE "C",
    request bytea
);

CREATE TABLE message (
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    surface text COLLATE "C" NOT NULL,
    channel_id bigint NOT NULL,
    message_id bigint NOT NULL,
    posted_at real_number NOT NULL,
    payload bytea NOT NULL,
    PRIMARY KEY (match_id, surface)
);

CREATE TABLE person (
    user_id bigint PRIMARY KEY,
    locale text COLLATE "C",
    preferences bytea NOT NULL
);

CREATE TABLE guild (
    guild_id bigint PRIMARY KEY,
    locale text COLLATE "C",
    preferences bytea NOT NULL
);

CREATE TABLE setting (
    name text COLLATE "C" PRIMARY KEY,
    value text COLLATE "C" NOT NULL
);

CREATE TABLE sound (
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    ply bigint NOT NULL,
    place bigint NOT NULL,
    seat bigint NOT NULL,
    user_id bigint,
    words text COLLATE "C" NOT NULL,
    damage bigint NOT NULL,
    destroyed bigint NOT NULL,
    PRIMARY KEY (match_id, ply, place)
);

CREATE TABLE candidate (
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    place bigint NOT NULL CHECK (place BETWEEN 1 AND 10),
    guild_id bigint,
    seat bigint NOT NULL,
    user_id bigint NOT NULL,
    name text COLLATE "C" NOT NULL,
    words text COLLATE "C" NOT NULL,
    damage bigint NOT NULL,
    destroyed bigint NOT NULL,
    best bigint,
    worst bigint,
    PRIMARY KEY (match_id, place)
);

CREATE TABLE vote (
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    question text COLLATE "C" NOT NULL,
    user_id bigint NOT NULL,
    place bigint NOT NULL,
    PRIMARY KEY (match_id, question, user_id)
);

CREATE TABLE heckle (
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    user_id bigint NOT NULL,
    at real_number NOT NULL,
    PRIMARY KEY (match_id, user_id)
);

CREATE TABLE draft (
    match_id bigint NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat bigint NOT NULL CHECK (seat >= 0),
    orders bytea NOT NULL,
    PRIMARY KEY (match_id, seat)
);

CREATE TABLE rating (
    guild_id bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    user_id bigint NOT NULL,
    mu real_number NOT NULL,
    sigma real_number NOT NULL,
    played bigint NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
);

CREATE TABLE unranked (user_id bigint PRIMARY KEY);

CREATE TABLE seek (
    id bigserial PRIMARY KEY,
    user_id bigint NOT NULL,
    guild_id bigint NOT NULL,
    channel_id bigint NOT NULL,
    name text COLLATE "C" NOT NULL,
    locale text COLLATE "C" NOT NULL,
    wanted bytea NOT NULL,
    passed bytea NOT NULL,
    since real_number NOT NULL,
    until real_number NOT NULL,
    match_id bigint REFERENCES match (id) ON DELETE SET NULL
);
CREATE INDEX match_channel ON match (channel_id);
CREATE INDEX match_playing ON match (status) WHERE status = 'playing';
CREATE UNIQUE INDEX match_live ON match (channel_id) WHERE status IN ('lobby', 'playing');
CREATE INDEX seat_user ON seat (user_id) WHERE resigned_at IS NULL;
CREATE UNIQUE INDEX entry_interaction ON entry (interaction_id) WHERE interaction_id IS NOT NULL;
CREATE INDEX deadline_due ON deadline (due_at);
CREATE INDEX outbox_surface ON outbox (match_id, surface);
CREATE INDEX outbox_free ON outbox (greatest(due_at, coalesce(lease_until, 0.0)));
CREATE INDEX message_id ON message (message_id);
CREATE INDEX candidate_best ON candidate (guild_id, best DESC, destroyed DESC, damage DESC, match_id)
    WHERE best > 0;
CREATE INDEX rating_ladder ON rating (guild_id, game, (mu - 3.0 * sigma) DESC);
CREATE INDEX rating_of_person ON rating (user_id, game);
CREATE INDEX match_starting ON match (starting_at, id)
    WHERE status = 'lobby' AND starting_at IS NOT NULL;
CREATE INDEX seat_person ON seat (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX match_over ON match (ended_at) WHERE status IN ('ended', 'cancelled');
CREATE INDEX match_lobby ON match (guild_id) WHERE status = 'lobby';
CREATE INDEX entry_offered ON entry (actor_id) WHERE kind = 'offer';
CREATE INDEX seek_user ON seek (user_id);
CREATE INDEX seek_since ON seek (since, id);
CREATE INDEX seek_match ON seek (match_id) WHERE match_id IS NOT NULL;
