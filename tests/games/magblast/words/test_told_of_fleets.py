"""What is told of a fleet agrees with the fleet that everybody sees once the step is over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.panels.telling import gathered
from engines.core import Event, Player, Text, text
from engines.magblast.cards import Flagship
from engines.magblast.editions import HULLS
from engines.magblast.fleet import Fleet, Lasting
from engines.magblast.model import Answer, End, Kind, ShipId, Sweep, Use
from engines.magblast.state import Ending, Squadron, State
from engines.magblast.telling import KIND_NAMES, SHIP_NAMES, ZONE_NAMES
from engines.magblast.turn import standing
from tests.games.magblast.fleets import damaged, with_lasting
from tests.games.magblast.positions import answered, do, put, side, table, told
from tests.laws.heard import steps_of
from tests.laws.played import FILES, read
from tests.unfolded import telling_of

every_record = pytest.mark.parametrize(
    "path", [p for p in FILES if p.parent.parent.name == "magblast"], ids=lambda path: path.stem
)
KINDS = {name.key: kind for kind, name in KIND_NAMES.items()}
UNDER = {"magblast-event-expires": False, "magblast-event-stays-under": True}
"""What is told of a card that lies on a fleet, and whether another such card lies there then."""
ICONS = ("star", "circle", "diamond")
SWEEPER = side(Flagship.FREEP, yellow=("minesweeper-vnkar",))
OTHER = side(Flagship.TRI_BOT, yellow=("cruiser-tash",), hand=("laser-blast",))
THIS_TURN = "-this-turn"
LEAVES = {f"magblast-event-{one}" for one in ("hits", "repaired", "transfers")}
"""What tells what is left of a ship."""


def steps(path: Path) -> Iterator[tuple[State, State, list[Text]]]:
    """Yield what was before each action of a record and after it, and what everybody heard."""
    states = read(path).states()
    for number, events in enumerate(steps_of(path)[1:], start=1):
        yield states[number - 1], states[number], heard(events)


def heard(events: tuple[Event, ...]) -> list[Text]:
    return [event.text for event in events if event.audience is None]


def args_of(said: Text) -> Mapping[str, Any]:
    return said.args


@every_record
def test_who_reads_that_a_fleet_is_rid_of_a_card_finds_no_such_card_there(path: Path) -> None:
    for _, after, said in steps(path):
        for one in said:
            if one.key in UNDER:
                args = args_of(one)
                seat, kind = args["player"].seat, KINDS[args["card"].key]
                assert after.fleets[seat].under(kind) is UNDER[one.key], one


@every_record
def test_an_end_by_count_names_the_numbers_on_which_its_ranking_rests(path: Path) -> None:
    final, said = read(path).states()[-1], heard(steps_of(path)[-1])
    by_count = final.ending not in {None, Ending.LAST}
    told_of = [args_of(one) for one in said if one.key == "magblast-event-counted"]
    counted = {args["player"].seat: (args["hull"], args["fleet"]) for args in told_of}
    assert counted == {s: standing(final.fleets[s]) for s in final.living if by_count}


@every_record
def test_what_is_left_is_so_still_when_squadrons_are_home_or_told_of_this_turn(path: Path) -> None:
    for _, after, said in steps(path):
        for one in said:
            if one.key.removesuffix(THIS_TURN) in LEAVES:
                if one.args["left"]:
                    _assert_left(after, one)
                else:
                    assert not one.key.endswith(THIS_TURN), "nothing is left for good"


def _assert_left(after: State, said: Text) -> None:
    """Squadrons, which go home, are all that tells what is left now from what is left then."""
    args = args_of(said)
    place, left = args["target" if "target" in args else "ship"], args["left"]
    fleet = after.fleets[place.args["player"].seat]
    ship = _meant(fleet, place)
    lasts = HULLS[ship] - fleet.damage_under(ship)
    assert left < lasts if said.key.endswith(THIS_TURN) else left == lasts, said


def _meant(fleet: Fleet, place: Text) -> ShipId:
    """Return the ship or flagship that a place names: some ships share a name."""
    named = (
        ship.id
        for ship in fleet.ships
        if (SHIP_NAMES[ship.id], ZONE_NAMES[ship.zone])
        == (place.args.get("ship"), place.args.get("zone"))
    )
    return next(named, fleet.flagship)


STRUCK = Squadron("fighter-a", 0, "cruiser-tash", 1)
NAALU = table(
    side(Flagship.NAALU, yellow=("scout-dink",), hand=("laser-blast",), uses=2),
    side(Flagship.TRI_BOT, yellow=("cruiser-tash",)),
)


@pytest.mark.parametrize("struck", [True, False])
def test_damage_handed_on_to_a_ship_that_was_struck_leaves_so_much_this_turn(struck: bool) -> None:
    state = damaged(NAALU, 0, "scout-dink", "laser-blast")
    state = replace(state, squadrons=(STRUCK,) if struck else ())
    step = do(state, 0, Use("scout-dink", target="cruiser-tash"))
    said = heard(step.events)[1]
    assert said.key.endswith(THIS_TURN) is struck
    _assert_left(step.state, said)


@pytest.mark.parametrize("struck", [True, False])
def test_a_repair_of_a_boarded_ship_that_was_struck_leaves_so_much_this_turn(struck: bool) -> None:
    state = table(side(yellow=("cruiser-tash",), hand=("spacedock",)), side(Flagship.TRI_BOT))
    state = damaged(state, 0, "cruiser-tash", "laser-blast", "laser-blast")
    state = replace(state, squadrons=(STRUCK,) if struck else ())
    step = do(state, 0, put("spacedock", "cruiser-tash", "laser-blast"))
    step = answered(step.state, 1, Answer.PASS)
    said = heard(step.events)[-1]
    assert said.key.endswith(THIS_TURN) is struck
    _assert_left(step.state, said)


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


@pytest.mark.parametrize(
    ("first", "last"), [(("hits", 4), ("hits", 0)), ((f"hits{THIS_TURN}", 4),) * 2]
)
def test_what_a_squadron_leaves_of_a_ship_is_told_between_the_hits(
    first: tuple[str, int], last: tuple[str, int]
) -> None:
    """They are not told together: less would be left before the strike than behind it."""
    target = SHIP_NAMES["cruiser-tash"]

    def struck(name: str, left: int, **by: Any) -> Text:
        return text(f"magblast-event-{name}", target=target, damage=1, left=left, **by)

    shots = [
        struck(name, left, player=Player(0), ship=SHIP_NAMES[ship])
        for (name, left), ship in ((first, "scout-dink"), (last, "carrier-woden"))
    ]
    said = [shots[0], struck("strikes", 2, card=KIND_NAMES[Kind.FIGHTER]), shots[1]]
    assert gathered(said, telling_of("magblast")) == said
