"""What is told of a fleet agrees with the fleet that everybody sees once the step is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.core import Event, Text
from engines.magblast.cards import Flagship
from engines.magblast.fleet import Lasting
from engines.magblast.model import End, Kind, Sweep
from engines.magblast.state import Ending, State
from engines.magblast.telling import KIND_NAMES
from engines.magblast.turn import standing
from tests.games.magblast.fleets import with_lasting
from tests.games.magblast.positions import do, side, table, told
from tests.laws.heard import steps_of
from tests.laws.played import FILES, read

every_record = pytest.mark.parametrize(
    "path", [p for p in FILES if p.parent.parent.name == "magblast"], ids=lambda path: path.stem
)
KINDS = {name.key: kind for kind, name in KIND_NAMES.items()}
UNDER = {"magblast-event-expires": False, "magblast-event-stays-under": True}
"""What is told of a card that lies on a fleet, and whether another such card lies there then."""


ICONS = ("star", "circle", "diamond")
SWEEPER = side(Flagship.FREEP, yellow=("minesweeper-vnkar",))
OTHER = side(Flagship.TRI_BOT, yellow=("cruiser-tash",), hand=("laser-blast",))


def steps(path: Path) -> Iterator[tuple[State, State, list[Text]]]:
    """Yield what was before each action of a record and after it, and what everybody heard."""
    states = read(path).states()
    for number, events in enumerate(steps_of(path)[1:], start=1):
        yield states[number - 1], states[number], heard(events)


def heard(events: tuple[Event, ...]) -> list[Text]:
    return [event.text for event in events if event.audience is None]


@every_record
def test_who_reads_that_a_fleet_is_rid_of_a_card_finds_no_such_card_there(path: Path) -> None:
    for _, after, said in steps(path):
        for one in said:
            if one.key in UNDER:
                seat, kind = one.args["player"].seat, KINDS[one.args["card"].key]
                assert after.fleets[seat].under(kind) is UNDER[one.key], one


@every_record
def test_an_end_by_count_names_the_numbers_on_which_its_ranking_rests(path: Path) -> None:
    final, said = read(path).states()[-1], heard(steps_of(path)[-1])
    by_count = final.ending not in {None, Ending.LAST}
    counted = {
        one.args["player"].seat: (one.args["hull"], one.args["fleet"])
        for one in said
        if one.key == "magblast-event-counted"
    }
    assert counted == {s: standing(final.fleets[s]) for s in final.living if by_count}


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("kind", ["asteroids", "minefield"])
def test_a_sweep_that_leaves_another_such_card_says_so(kind: str, own: bool) -> None:
    owner, key = (0, "sweeps-own") if own else (1, "sweeps")
    state = table(SWEEPER, OTHER)
    lying = [Lasting(f"{kind}-{icon}", 1) for icon in ICONS[:2]]
    swept = Sweep("minesweeper-vnkar", state.fleets[owner].flagship, lying[0].card)
    assert told(do(with_lasting(state, owner, lying[0]), 0, swept)) == [key]
    step = do(with_lasting(state, owner, *lying), 0, swept)
    assert told(step) == [key, "stays-under"]
    assert step.state.fleets[owner].under(Kind(kind))


@pytest.mark.parametrize("other", [0, 1])
def test_cards_alike_that_go_together_are_told_of_once(other: int) -> None:
    """Whoever cast the third: it goes with them, or keeps the fleet under such a card."""
    casters = (1, 1, other)
    lying = (Lasting(f"asteroids-{i}", c) for i, c in zip(ICONS, casters, strict=True))
    state = with_lasting(table(SWEEPER, OTHER), 0, *lying)
    key = "expires" if other else "stays-under"
    assert told(do(state, 0, End()))[:2] == [key, "turn"]
