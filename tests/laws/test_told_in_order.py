"""What is told together is told in order: nobody reads an effect before what it came of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest

from cogs.panels.gathering import Gathering, Together, together
from engines.core import Player, Text, text
from tests.laws.heard import steps_of, telling_at, turns_at
from tests.laws.played import every_record, some_records

CAUSES = {
    "magblast-event-hits": (
        ("ship", "magblast-event-fires", "ship"),
        ("target", "magblast-event-hits-this-turn", "target"),
        ("target", "magblast-event-strikes", "target"),
    ),
    "magblast-event-hits-this-turn": (
        ("ship", "magblast-event-fires", "ship"),
        ("target", "magblast-event-hits", "target"),
        ("target", "magblast-event-strikes", "target"),
    ),
    "magblast-event-answers": (
        ("against", "magblast-event-fires", "card"),
        ("against", "magblast-event-launches", "card"),
    ),
    "magblast-event-direct-hit": (
        ("target", "magblast-event-hits", "target"),
        ("target", "magblast-event-hits-this-turn", "target"),
    ),
    "magblast-event-fires": (
        ("ship", "magblast-event-places", "ship"),
        ("ship", "magblast-event-moves", "ship"),
        ("ship", "magblast-event-hits", "ship"),
        ("ship", "magblast-event-hits-this-turn", "ship"),
    ),
    "imperium-event-occupied": (("planet", "imperium-event-unloaded", "sector"),),
    "imperium-event-loaded": (("sector", "imperium-event-moved", "sector"),),
    "imperium-event-unloaded": (("unit", "imperium-event-moved", "unit"),),
    "imperium-event-moved": (
        ("start", "imperium-event-unloaded", "sector"),
        ("unit", "imperium-event-moved", "unit"),
    ),
    "imperium-event-attack-resolved": (("sector", "imperium-event-attack-declared", "sector"),),
}
"""What comes of what: of the texts of one key an argument, and the same of those of another."""


@some_records
def test_what_came_of_something_is_told_behind_it(path: Path) -> None:
    """A shot before its hit and before the answer to it, a flight before what is unloaded then."""
    for turn in turns_at(path):
        stands = _stands(turn, path)
        for place, said in enumerate(turn):
            for cause in _causes(turn[:place], said):
                assert stands[cause] <= stands[place], (turn[cause], said)


INDEPENDENT = {
    "imperium-event-attack-resolved": {
        "imperium-event-conquered",
        "imperium-event-invaded",
        "imperium-event-invasion-losses",
        "imperium-event-invasion-spent",
        "imperium-event-turned-up",
    },
    "imperium-event-cloud-moved": {"imperium-event-cloud-left"},
}
"""What one action leads to besides, and what does not come of it: the battles of another sector,
each of which names where it is fought, and another cloud."""


@every_record
def test_what_an_action_led_to_is_not_told_before_what_it_came_of(path: Path) -> None:
    """Whoever falls is named behind the shot. What goes on with earlier lines may stand there."""
    for turn, steps in _turns_in_steps(path):
        for quiet in (False, True):
            told = together(turn, telling_at(path).gathered, quiet=quiet)
            stands = {place: line for line, one in enumerate(told) for place in one.places}
            for effect in (one.places[0] for one in told):
                before = [at for at in range(effect) if steps[at] == steps[effect]]
                causes = [at for at in before if stands[at] > stands[effect]]
                found = [at for at in causes if not _is_apart(turn[at], turn[effect])]
                assert not found, (turn[found[0]], turn[effect])


def _is_apart(one: Text, other: Text) -> bool:
    return other.key in INDEPENDENT.get(one.key, ())


def _turns_in_steps(path: Path) -> Iterator[tuple[list[Text], list[int]]]:
    """Yield what everybody heard in each turn, and by how many actions each of it came."""
    steps = (
        number
        for number, events in enumerate(steps_of(path))
        for event in events
        if event.audience is None
    )
    for turn in turns_at(path):
        yield turn, list(islice(steps, len(turn)))


def _stands(turn: Sequence[Text], path: Path) -> dict[int, int]:
    """Return for each text of a turn the line in which it is told."""
    told = together(turn, telling_at(path).gathered)
    return {place: line for line, one in enumerate(told) for place in one.places}


def _causes(before: Sequence[Text], said: Text) -> Iterator[int]:
    """Yield where those stand of which something came, of each kind the last."""
    for name, key, same in CAUSES.get(said.key, ()):
        found = [
            place
            for place, one in enumerate(before)
            if one.key == key and one.args[same] == said.args[name]
        ]
        yield from found[-1:]


SHOTS = {
    "fires": Gathering("shots", ("who",), "ship", needs=("ship",), makes=("ship",)),
    "hits": Gathering(
        "all-hit",
        ("who",),
        "ship",
        needs=("ship",),
        makes=("ship", "at"),
        closed_by=frozenset({"falls"}),
    ),
}


def _shot(ship: str, at: str, who: int = 0) -> tuple[Text, Text]:
    named = {"who": Player(who), "ship": ship, "at": at}
    return Text("fires", named), Text("hits", named)


@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ((*_shot("A", "X"), *_shot("B", "X")), ["fires A B", "hits A B"]),
        ((*_shot("A", "X"), *_shot("A", "X")), ["fires A", "hits A", "fires A", "hits A"]),
        (
            (*_shot("A", "X"), text("burns", what="X"), *_shot("B", "Y")),
            ["fires A B", "hits A B", "burns"],
        ),
        (
            (*_shot("A", "X"), text("joins", what="B"), *_shot("B", "Y")),
            ["fires A", "joins", "fires B", "hits A B"],
        ),
        (
            (_shot("A", "X")[0], text("rains", what="Z"), _shot("B", "X")[0]),
            ["rains", "fires A B"],
        ),
        (
            (*_shot("A", "X"), text("falls", whose="X’s"), *_shot("B", "Y")),
            ["fires A B", "hits A", "falls", "hits B"],
        ),
        ((*_shot("A", "X"), *_shot("B", "X", who=1)), ["fires A", "hits A", "fires B", "hits B"]),
    ],
)
def test_what_is_together_stands_last_or_first_or_apart(
    said: tuple[Text, ...], lines: list[str]
) -> None:
    """Last where nothing in between came of it, else first where it came of nothing in between.

    What closes it comes of it by another name.
    """
    told = together(said, SHOTS)
    assert [" ".join(_in_words(one, said)) for one in told] == lines


def _in_words(one: Together, said: Sequence[Text]) -> Iterator[str]:
    yield said[one.places[0]].key
    if not one.alone:
        yield from (str(said[place].args["ship"]) for place in one.places)
