"""Sounds, and the votes on them."""

from __future__ import annotations

from store.rows import Candidate, Sound, Vote
from store.sql.building import insert, select, upsert

SOUND = insert("sound", Sound)
DROP_SOUNDS = "DELETE FROM sound WHERE match_id = ? AND ply > ?"
SOUNDS = select("sound", Sound, "WHERE match_id = ? ORDER BY ply, place")
SOUNDS_OF = select(
    "sound",
    Sound,
    "WHERE match_id IN (SELECT match_id FROM seat WHERE user_id = ?) AND user_id = ?"
    " ORDER BY match_id, ply, place",
)
CANDIDATE = upsert("candidate", Candidate, "match_id", "place")
CANDIDATES = select("candidate", Candidate, "WHERE match_id = ? ORDER BY place")
COUNT = (
    "UPDATE candidate SET best = ?, worst = ? WHERE match_id = ? AND place = ? AND best IS NULL"
    " RETURNING place"
)
BEST_IN = select(
    "candidate",
    Candidate,
    "WHERE guild_id = ? AND best > 0"
    " ORDER BY best DESC, destroyed DESC, damage DESC, match_id LIMIT ?",
)
VOTE = upsert("vote", Vote, "match_id", "question", "user_id")
VOTES = select("vote", Vote, "WHERE match_id = ? AND question = ? ORDER BY user_id")
VOTES_OF = select("vote", Vote, "WHERE user_id = ? ORDER BY match_id, question")
HECKLE = (
    "INSERT INTO heckle (match_id, user_id, at) VALUES (?, ?, ?) ON CONFLICT (match_id, user_id)"
    " DO UPDATE SET at = excluded.at WHERE heckle.at <= ? RETURNING at"
)
HECKLED_AT = "SELECT at FROM heckle WHERE match_id = ? AND user_id = ?"
HECKLES_OF = (
    "SELECT match_id, at FROM heckle WHERE user_id = ?"
    " AND match_id IN (SELECT match_id FROM seat WHERE user_id = ?) ORDER BY match_id"
)
