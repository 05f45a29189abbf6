"""People, servers, ratings."""

from __future__ import annotations

from store.rows import Guild, Person, Rating
from store.sql.building import first, select, swap
from store.sql.matches import LIVE

PERSON = first("person", Person, "user_id")
SWAP_PERSON = swap("person", Person, "user_id")
PERSON_OF = select("person", Person, "WHERE user_id = ?")
_NO_WISHES = (
    "x'', CAST('{}' AS BLOB), CAST('{\"language\":null}' AS BLOB),"
    ' CAST(\'{"language":null,"blocked":[]}\' AS BLOB)'
)
"""How earlier versions wrote that a person wishes nothing."""
DROP_IDLE_PEOPLE = (
    "DELETE FROM person WHERE user_id IN (SELECT user_id FROM person"
    f" WHERE preferences IN (?, {_NO_WISHES}) AND NOT EXISTS (SELECT 1 FROM seat"
    " JOIN match ON match.id = seat.match_id"
    f" WHERE seat.user_id = person.user_id AND {LIVE})"
    " AND NOT EXISTS (SELECT 1 FROM seek WHERE seek.user_id = person.user_id) LIMIT ?)"
)
GUILD = first("guild", Guild, "guild_id")
SWAP_GUILD = swap("guild", Guild, "guild_id")
GUILD_OF = select("guild", Guild, "WHERE guild_id = ?")
_RATED = ("guild_id", "game", "user_id")
RATING = first("rating", Rating, *_RATED)
SWAP_RATING = swap("rating", Rating, *_RATED)
RATING_OF = select("rating", Rating, "WHERE guild_id = ? AND game = ? AND user_id = ?")
RATINGS = select(
    "rating",
    Rating,
    "WHERE guild_id = ? AND game = ? AND user_id NOT IN (SELECT user_id FROM unranked)"
    " ORDER BY mu - 3.0 * sigma DESC, user_id LIMIT ?",
)
RATINGS_OF = select("rating", Rating, "WHERE user_id = ? AND game = ? ORDER BY guild_id")
ALL_RATINGS_OF = select("rating", Rating, "WHERE user_id = ? ORDER BY game, guild_id")
_TIMED_OUT = (
    "EXISTS (SELECT 1 FROM entry WHERE match_id = own.match_id AND seat = own.seat"
    " AND kind IN ('sit', 'resign') AND actor_id IS NULL AND number > coalesce((SELECT max(number)"
    " FROM entry WHERE match_id = own.match_id AND seat = own.seat AND kind = 'taken'), 0))"
)
"""A computer had to sit in, or the seat was given up by the clock; both were told to everybody.

What was before the person took the seat over counts for nothing.
"""
ATTENDED = (
    "SELECT CASE WHEN own.sat_in_at IS NULL AND NOT (own.resigned_at IS NOT NULL AND"
    f" (own.resigned_at < match.ended_at OR {_TIMED_OUT})) THEN 1 ELSE 0 END,"
    f" CASE WHEN {_TIMED_OUT} THEN 1 ELSE 0 END"
    " FROM seat AS own JOIN match ON match.id = own.match_id"
    " WHERE own.user_id = ? AND own.match_id IN (SELECT mine.match_id"
    " FROM seat AS mine JOIN match ON match.id = mine.match_id"
    " WHERE mine.user_id = ? AND match.status = 'ended' AND EXISTS (SELECT 1 FROM seat"
    " WHERE match_id = mine.match_id AND seat != mine.seat AND user_id IS NOT NULL)"
    " ORDER BY match.ended_at DESC, match.id DESC LIMIT ?)"
    " ORDER BY match.ended_at DESC, match.id DESC"
)
"""Whoever gives up and thereby ends a match has finished it; who leaves others behind has not.

The matches are chosen first: what became of one is looked for in its whole log.
"""
MEETINGS = (
    "SELECT match.game, own.seat, other.seat, match.outcome FROM seat AS own"
    " JOIN seat AS other ON other.match_id = own.match_id JOIN match ON match.id = own.match_id"
    " WHERE own.user_id = ? AND other.user_id = ? AND match.status = 'ended'"
    " ORDER BY match.ended_at DESC, match.id DESC LIMIT ?"
)
UNRANKED = "INSERT INTO unranked (user_id) VALUES (?) ON CONFLICT DO NOTHING"
RANKED = "DELETE FROM unranked WHERE user_id = ?"
IS_UNRANKED = "SELECT 1 FROM unranked WHERE user_id = ?"
