"""What one line tells in a word, no line beside it tells once more."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from engines.core import Text, text
from tests.laws.heard import steps_of
from tests.laws.played import some_records


@some_records
def test_what_a_line_tells_in_a_word_no_line_beside_it_tells_again(path: Path) -> None:
    """An attack that says "destroyed" is followed by nobody who loses what was attacked."""
    for events in steps_of(path):
        heard = [event.text for event in events if event.audience is None]
        again = [other.key for one, other in permutations(heard, 2) if _tells_again(one, other)]
        assert again == []


def _tells_again(one: Text, other: Text) -> bool:
    """Tell whether a word of one text is the happening of another, of the same thing."""
    happening = other.key.rpartition("-event-")[2]
    words = {arg for arg in one.args.values() if isinstance(arg, str)}
    return happening in words and not _things(one).isdisjoint(_things(other))


def _things(said: Text) -> set[str]:
    """Return what a text names in its own arguments, and within those; kinds bear no number."""
    inner = [arg for arg in said.args.values() if isinstance(arg, Text) and arg.args]
    return {repr(arg) for arg in inner}.union(*map(_things, inner))


SHIP = text("ship", number=1)


@pytest.mark.parametrize(
    ("other", "again"),
    [
        (text("game-event-sunk", ship=SHIP), True),
        (text("game-event-sunk", ship=text("ship-with-cargo", ship=SHIP)), True),
        (text("game-event-sunk", ship=text("ship", number=2)), False),
        (text("game-event-boarded", ship=SHIP), False),
    ],
)
def test_a_line_is_told_again_by_one_that_is_named_after_its_word(other: Text, again: bool) -> None:
    assert _tells_again(text("game-event-fires", target=SHIP, verdict="sunk"), other) is again
