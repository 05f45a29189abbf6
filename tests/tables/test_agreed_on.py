"""The hash of what people agree on: theirs in the lobby is that of the match that was begun."""

from __future__ import annotations

import engines
from store import Status
from tables.fairness import Chair, agreed_on, salted
from tables.match.dealing import hash_of_table
from tests.store.samples import a_match, a_seat

GAME = "imperium"
NEWEST = engines.load(GAME).meta.rules_version


def test_the_salt_of_the_start_is_no_part_of_it() -> None:
    seats = (a_seat(1, 0), a_seat(1, 1, None))
    lobby = a_match(game=GAME, rules_version=NEWEST, status=Status.LOBBY, started_at=None)
    started = (salted(seats[0], 77), seats[1])
    assert started[0].salt == "salt 0+77"
    assert hash_of_table(lobby, started) == hash_of_table(lobby, seats)
    other = (a_seat(1, 0, salt="salt of somebody else"), seats[1])
    assert hash_of_table(lobby, other) != hash_of_table(lobby, seats)


def test_it_says_who_sits_where_with_their_salts() -> None:
    agreed = agreed_on("nim", 1, {}, {}, "promise", [Chair(None, "a+9"), Chair("easy", "b")])
    assert agreed["seats"] == [[None, "a"], ["easy", "b"]]


def test_a_lobby_is_hashed_by_the_rules_that_it_will_be_played_by() -> None:
    """One that was opened before there were newer ones is, until it begins."""
    assert NEWEST > 1, "the test needs a game with rules of before"
    seats = (a_seat(1, 0), a_seat(1, 1))
    old, new = (
        a_match(game=GAME, rules_version=version, status=Status.LOBBY, started_at=None)
        for version in (1, NEWEST)
    )
    assert hash_of_table(old, seats) == hash_of_table(new, seats)
    begins, plays = (
        a_match(game=GAME, rules_version=1, status=Status.LOBBY, started_at=None, starting_at=5.0),
        a_match(game=GAME, rules_version=1),
    )
    assert hash_of_table(begins, seats) == hash_of_table(plays, seats)
    assert hash_of_table(begins, seats) != hash_of_table(old, seats)
