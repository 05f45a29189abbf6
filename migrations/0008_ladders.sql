-- What: ratings belong to a server, and `unranked` holds the people who stand on no ladder.
-- Why: a ladder of all servers named people to strangers. What was known of a person's strength
-- holds in each server where that person has played the game.

CREATE TABLE rating_of_server (
    guild_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    played INTEGER NOT NULL,
    PRIMARY KEY (guild_id, game, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO rating_of_server
    SELECT DISTINCT match.guild_id, rating.game, rating.user_id, mu, sigma, played
    FROM rating
    JOIN seat ON seat.user_id = rating.user_id
    JOIN match ON match.id = seat.match_id AND match.game = rating.game
    WHERE match.guild_id IS NOT NULL;

DROP TABLE rating;
ALTER TABLE rating_of_server RENAME TO rating;

-- The ladder: best first by what a person is worth almost surely.
CREATE INDEX rating_ladder ON rating (guild_id, game, mu - 3.0 * sigma DESC);

CREATE INDEX rating_of_person ON rating (user_id, game);

CREATE TABLE unranked (user_id INTEGER PRIMARY KEY) STRICT, WITHOUT ROWID;
