"""What a battle comes to, counted by hand."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from engines.core import Dice, Player, Seat, Step, Text, play
from engines.magblast import ENGINE
from engines.magblast.cards import Flagship
from engines.magblast.model import Action, EditionName, Respond, Use
from engines.magblast.state import State
from engines.retelling import Retelling, retelling
from tests.games.magblast.fleets import damaged
from tests.games.magblast.positions import do, fire, put, side, table
from tests.games.magblast.random_play import random_match
from tests.sampled import sampled


def event(name: str, **args: object) -> Text:
    return Text(f"magblast-event-{name}", args)  # pyright: ignore[reportArgumentType]


def test_shots_damage_and_wrecks_are_counted_also_of_squadrons() -> None:
    alice, bob, carol = Player(0), Player(1), Player(2)
    wreck = event("strikes", damage=2, left=0)
    told = (
        event("fires-silently", player=alice),
        event("fires", player=alice, noise="Bam"),
        event("hits", player=alice, noise="Bam", damage=3, left=2),
        event("fires-silently", player=bob),
        event("misses", player=bob),
        event("launches", player=carol),
        event("answers", player=alice),
        wreck,
        event("launches-loudly", player=bob, noise="Zzz"),
        event("strikes", damage=1, left=4),
    )
    found = retelling("magblast", told, 3)
    assert {figure.name.key.rpartition("-")[2]: figure.values for figure in found.figures} == {
        "shots": (1, 2, 1),
        "damage": (3, 1, 2),
        "wrecks": (0, 0, 1),
    }
    assert found.moment == (wreck,)


class Course(NamedTuple):
    """A match: its last position, all that everybody heard, and what each destroyed."""

    state: State
    told: tuple[Text, ...]
    destroyed: Counter[Seat]


def gone(before: State, after: State) -> int:
    """Return how many ships and flagships were destroyed: not those that go with a flagship."""
    fell = len(after.fallen) - len(before.fallen)
    ships = [
        ship.id
        for seat, fleet in enumerate(before.fleets)
        for ship in fleet.ships
        if after.fleets[seat].alive and after.owner(ship.id) is None
    ]
    return fell + len(ships)


def keys(step: Step[State]) -> list[str]:
    return [e.text.key.rpartition("-event-")[2] for e in step.events if e.audience is None]


def course(edition: EditionName, number: int) -> Course:
    """Play a match of chance that follows up what it has hit."""
    told: list[Text] = []
    destroyed: Counter[Seat] = Counter()
    moments = list(random_match(edition, number, relentless=True))
    for ply, moment in enumerate(moments, start=1):
        state = moment.state
        if moment.seat is None or moment.action is None:
            break
        step = play(ENGINE, state, moment.seat, moment.action, Dice(f"{edition}-{number}", ply))
        told += [event.text for event in step.events if event.audience is None]
        sacrificed = keys(step).count("rams")
        found = gone(state, step.state) - sacrificed
        destroyed[state.active] += found
    return Course(moments[-1].state, tuple(told), destroyed)


def figures(found: Retelling) -> dict[str, tuple[int, ...]]:
    return {figure.name.key.rpartition("-")[2]: figure.values for figure in found.figures}


@pytest.mark.parametrize("edition", EditionName)
@pytest.mark.parametrize("number", sampled(range(12), 3))
def test_what_is_counted_as_destroyed_is_what_was_destroyed(
    edition: EditionName, number: int
) -> None:
    """By whoever was at turn; and the blow that ended the match is what was told at its end."""
    played = course(edition, number)
    seats, outcome = len(played.state.fleets), ENGINE.outcome(played.state)
    assert outcome is not None
    found = retelling("magblast", played.told, seats, outcome)
    counted = figures(found).get("wrecks", (0,) * seats)
    assert counted == tuple(played.destroyed[seat] for seat in range(seats))
    if outcome.reason.key == "magblast-outcome-last":
        fall = [text.key for text in played.told].index("magblast-event-eliminated", -8)
        assert played.told.index(found.moment[-1]) in range(fall - 4, fall)


def heard(state: State, *actions: Action) -> tuple[State, tuple[Text, ...]]:
    """Return where actions of the first seat lead that nobody answers, and what all hear."""
    told: list[Text] = []
    for action in actions:
        step = do(state, 0, action)
        told += [event.text for event in step.events if event.audience is None]
        while step.state.stack:
            (seat, *_), top = sorted(ENGINE.to_act(step.state)), step.state.top
            step = do(step.state, seat, Respond(top.number))
            told += [event.text for event in step.events if event.audience is None]
        state = step.state
    return state, tuple(told)


def test_catastrophic_damage_that_fells_a_flagship_is_the_greatest_blow() -> None:
    """Though the hit before it did more than it left."""
    hand = ("beam-blast", "direct-hit", "catastrophic-damage")
    state = table(
        side(Flagship.FREEP, yellow=("cruiser-tash",), hand=hand), side(green=("carrier-woden",))
    )
    shot = fire("beam-blast", "cruiser-tash", "the-glorp")
    state, told = heard(state, shot, put("direct-hit"), put("catastrophic-damage"))
    found = retelling("magblast", told, 2, ENGINE.outcome(state))
    assert figures(found) == {"shots": (1, 0), "damage": (8, 0), "wrecks": (1, 0)}
    assert [one.key.rpartition("-event-")[2] for one in found.moment] == ["plays-on", "catastrophe"]


def test_blasts_that_are_handed_on_are_counted_for_whoever_hands_them_on() -> None:
    state = table(
        side(Flagship.NAALU, yellow=("cruiser-1",)),
        side(Flagship.HACAN, yellow=("scout-1",)),
        edition=EditionName.SECOND,
    )
    state = damaged(state, 0, "cruiser-1", "beam-blast")
    _, told = heard(state, Use("cruiser-1", None, "scout-1"))
    found = retelling("magblast", told, 2)
    assert figures(found) == {"damage": (3, 0), "wrecks": (1, 0)}
    assert [one.key.rpartition("-event-")[2] for one in found.moment] == ["uses", "transfers"]
