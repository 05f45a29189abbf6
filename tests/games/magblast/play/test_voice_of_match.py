"""The best sounds of a match in their order: by votes where there were any, or by what they did."""

from __future__ import annotations

import pytest

from cogs.games.magblast.sounds import of_match
from engines.core import Player
from tables import Scene
from tables.rows import Candidate, Sound
from tests.store.samples import a_match, a_seat

SEATS = (a_seat(1, 0, 6), a_seat(1, 1, 7))
SCENE = Scene(a_match(), SEATS, None, None, frozenset(), False, 0, None)
HEARD = [
    Sound(1, 1, 0, 0, 6, "Pop", 1, 0),
    Sound(1, 2, 0, 1, 7, "Boom", 5, 1),
    Sound(1, 3, 0, 0, 6, "Zap", 3, 0),
]


def voted(*votes: int | None) -> list[Candidate]:
    """Return sounds with so many votes as the best, None before they are counted."""
    return [
        Candidate(1, place, 5, place % 2, 6 + place % 2, "Alice", f"Bang {place}", 1, 0, best, 0)
        for place, best in enumerate(votes, 1)
    ]


@pytest.mark.parametrize(
    ("votes", "order"),
    [((1, 3, 2), [2, 3, 1]), ((2, None, 2, 0, 5), [5, 1, 3])],
)
def test_the_one_with_most_votes_stands_first(
    votes: tuple[int | None, ...], order: list[int]
) -> None:
    _, *lines = of_match(SCENE, HEARD, voted(*votes))
    assert [line.key for line in lines] == ["sounds-line-voted"] * len(order)
    assert [line.args["place"] for line in lines] == [*range(1, len(order) + 1)]
    assert [line.args["words"] for line in lines] == [f"Bang {place}" for place in order]
    assert [line.args["who"] for line in lines] == [Player(place % 2) for place in order]
    assert [line.args["votes"] for line in lines] == [votes[place - 1] for place in order]


@pytest.mark.parametrize("votes", [(), (0, 0), (None, None)])
def test_without_votes_it_counts_what_they_did(votes: tuple[int | None, ...]) -> None:
    _, *lines = of_match(SCENE, HEARD, voted(*votes))
    assert [line.key for line in lines] == ["sounds-line"] * len(HEARD)
    assert [line.args["words"] for line in lines] == ["Boom", "Zap", "Pop"]
    assert [line.args["place"] for line in lines] == [1, 2, 3]
