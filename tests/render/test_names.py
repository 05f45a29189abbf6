"""What people are called on pictures, where their names do not do."""

from __future__ import annotations

import pytest

from cogs.words.strings import speaker
from engines.core import Either, Player, text
from render.kit.names import calling, names, numbered, told_apart

SEATS = ("Red", "Blue")


@pytest.mark.parametrize(
    ("full", "written"),
    [
        (("Ana", "Bob"), ("Ana", "Bob")),
        (("Ana 🔥", "山田"), ("Ana", "Blue")),
        (("山田", "محمد"), ("Red", "Blue")),
        (("田中 GG", "佐藤 gg"), ("Red", "Blue")),
        (("🔥", "Red"), ("Red", "Blue")),
        (("Red", "🔥"), ("Red", "Blue")),
    ],
)
def test_no_two_are_called_alike(full: tuple[str, str], written: tuple[str, str]) -> None:
    assert told_apart(full, SEATS) == written


def test_seats_are_numbered_where_a_game_calls_them_nothing() -> None:
    say = speaker("en", ("Ana", "山田", "דוד").__getitem__)
    assert names(3, say, numbered) == ("Ana", "Player 2", "Player 3")


def test_a_voice_calls_players_so_wherever_they_are_named() -> None:
    say = calling(speaker("en", ("דוד", "山田").__getitem__), SEATS)
    both = (Player(0), Player(1))
    assert say(text("player-name", who=Player(1))) == "Blue"
    assert say(text("player-name", who=both)) == "Red and Blue"
    assert say(text("player-name", who=Either(both))) == "Red or Blue"
    assert say(text("player-name", who=text("player-name", who=Player(0)))) == "Red"
