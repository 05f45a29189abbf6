"""The blow that a match is remembered by is the one that ended it, of all that were like it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engines.core import Dice, Outcome, Player, Text, play, text
from engines.imperium import ENGINE
from engines.imperium.actions import End, Move
from engines.imperium.board import BLUE, RED, Phase
from engines.imperium.names import unit_name
from engines.imperium.state import State
from engines.imperium.systems import Size
from engines.imperium.units import Kind
from engines.imperium.victory import CONVOY_RANGE, convoy_goal
from engines.retelling import retelling
from tests.games.imperium.positions import Rolls, act, planet, position
from tests.laws.played import FILES, Played, read

RECORDS = [path for path in FILES if path.parts[-3] == "imperium"]
CONVOYS = [path for path in FILES if path.stem.endswith("convoy_arrived")]


def blow(told: Sequence[Text], outcome: Outcome | None, end: State | None = None) -> Text:
    (found,) = retelling("imperium", told, 2, outcome, end).moment
    return found


def played_out(played: Played) -> tuple[list[Text], State]:
    """Return what everybody heard of a record, and its last position."""
    engine = played.engine
    config = msgspec.convert(played.config, type=engine.meta.config)
    step = engine.start(config, played.seats, Dice(played.seed, 0))
    told = [event.text for event in step.events if event.audience is None]
    for ply, (seat, action) in enumerate(played.actions(), start=1):
        step = play(engine, step.state, seat, action, Dice(played.seed, ply))
        told += [event.text for event in step.events if event.audience is None]
    return told, step.state


def last_moved(played: Played, transport: str) -> int:
    moves = [
        place
        for place, (_, action) in enumerate(played.actions())
        if isinstance(action, Move) and action.unit == transport
    ]
    return moves[-1]


def must_show_who_arrived(told: Sequence[Text], end: State) -> None:
    found, board = blow(told, ENGINE.outcome(end), end), end.board
    sector = str(found.args["sector"])
    ship = board.unit(RED, sector)
    assert ship is not None
    assert (ship.kind, unit_name(ship)) == (Kind.TRANSPORT, found.args["unit"])
    assert sector in board.map.within(convoy_goal(board), CONVOY_RANGE)


@pytest.mark.parametrize("path", CONVOYS, ids=lambda path: path.stem)
def test_a_convoy_is_remembered_by_the_transport_that_arrived(path: Path) -> None:
    must_show_who_arrived(*played_out(read(path)))


def test_a_convoy_is_not_remembered_by_the_transport_that_moved_behind() -> None:
    played = read(next(path for path in CONVOYS if path.stem == "convoy_arrived"))
    early, late = (last_moved(played, f"transport-{number}") for number in (1, 2))
    assert early < late
    entries = list(played.entries)
    entries.insert(late, entries.pop(early))
    must_show_who_arrived(*played_out(replace(played, entries=tuple(entries))))


def swallowed(*clouds: str) -> tuple[list[Text], State]:
    held = {"H4": planet(Size.MEDIUM, BLUE, "T")}
    state = position(Phase.CONSTRUCTION, clouds=clouds, planets=held)
    step = act(state, RED, End(Phase.CONSTRUCTION), dice=Rolls(4, 4))
    return [event.text for event in step.events], step.state


@pytest.mark.parametrize("clouds", [("I3", "G4"), ("G4", "I3")])
def test_a_home_that_is_swallowed_is_the_blow_whatever_else_was(clouds: tuple[str, ...]) -> None:
    told, end = swallowed(*clouds)
    found = blow(told, ENGINE.outcome(end), end)
    assert (found.key, found.args) == ("imperium-event-planet-erased", {"planet": "J3"})


def test_where_the_end_is_not_known_the_last_that_was_like_it_is_remembered() -> None:
    told, end = swallowed("G4", "I3")
    assert blow(told, ENGINE.outcome(end)).args == {"planet": "J3"}


def test_a_convoy_is_remembered_by_its_own_transports_and_not_by_those_of_the_enemy() -> None:
    """Each side has a first one; the enemy's goes about, and is lost, behind."""
    ship = text("imperium-unit-numbered", unit=text(f"imperium-unit-{Kind.TRANSPORT}"), number=1)
    moved, lost = (
        [text(f"imperium-event-{name}", player=Player(seat), unit=ship) for seat in (RED, BLUE)]
        for name in ("moved", "destroyed")
    )
    for reason, sides, told in (
        ("convoy-arrived", (RED, BLUE), moved),
        ("convoy-lost", (BLUE, RED), lost),
    ):
        winner, loser = map(Player, sides)
        outcome = Outcome(text(f"imperium-outcome-{reason}", winner=winner, loser=loser), ())
        assert blow(told, outcome) == told[RED], reason


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_outcome_names_nothing_but_who_won_and_lost(path: Path) -> None:
    """Files and databases keep what it was, and are held against what it is today."""
    outcome = read(path).outcome
    if outcome is not None:
        assert outcome.reason.args.keys() <= {"winner", "loser"}


def fallen(seat: int) -> Text:
    name = text("imperium-unit-numbered", unit=text(f"imperium-unit-{Kind.FRIGATE}"), number=1)
    return text("imperium-event-destroyed", player=Player(seat), unit=name, sector="G4")


@pytest.mark.parametrize(
    ("reason", "ended"),
    [("annihilation", fallen(BLUE)), ("mutual-annihilation", fallen(RED))],
)
def test_a_side_without_units_lost_its_last_one(reason: str, ended: Text) -> None:
    """And not what the other lost behind it."""
    sides = {"winner": Player(RED), "loser": Player(BLUE)} if reason == "annihilation" else {}
    outcome = Outcome(text(f"imperium-outcome-{reason}", **sides), ())
    assert blow((fallen(BLUE), fallen(RED)), outcome) == ended
