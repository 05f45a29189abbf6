"""The missions: which maps, with what, for what.

The mission book is not part of the rulebook. The name of the first mission is the original
author's; everything else here was designed for this project. A scenario is written as red
(the south, seat 0) lays it out; blue's half is red's, turned by 180 degrees.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from engines.imperium.cards import Rank
from engines.imperium.units import Kind


class Mission(StrEnum):
    """The eight missions."""

    DEFEAT = "defeat"
    COLONIAL_RUSH = "colonial_rush"
    GATES = "gates"
    WEAPON = "weapon"
    CONVOY = "convoy"
    TOTAL_WAR = "total_war"
    STORM = "storm"
    BLOCKADE = "blockade"


ENDURANCE = frozenset((Mission.CONVOY, Mission.STORM))
"""The missions whose very aim is to hold out; their length is not an option."""


class Tally(StrEnum):
    """What decides when the last Game Turn is over, compared one after the other."""

    INCOME = "income"
    """The construction points of all controlled planets, blockaded or not."""
    POINTS = "points"
    """Construction points in hand."""
    GATES = "gates"
    """Star gates held."""
    BLOCKADES = "blockades"
    """Blockade points."""
    STRENGTH = "strength"
    """Twice the income, and a tenth of what the units on the board cost."""


class Laid(Struct, frozen=True):
    """A template on the map: a system's number in a slot of the lattice."""

    system: int
    slot: tuple[int, int]


class Deployed(Struct, frozen=True):
    """A unit in the home system, on the sector that lies in `direction` of the home planet."""

    direction: str
    kind: Kind
    cargo: tuple[Kind, ...] = ()


class Scenario(Struct, frozen=True):
    """All that the mission book would say of a mission.

    `mirror` turns a slot (a, b) of red's into blue's (s - a, t - b). `blue_units` is given
    where it is not the mirror of red's, still as red would lay it. `forbidden` are the kinds
    that red and blue cannot build; the annihilator, where allowed, from Game Turn
    `annihilator_from` on. `gates` are slots whose centre holds an additional star gate.
    """

    mirror: tuple[int, int]
    laid: tuple[Laid, ...]
    units: tuple[Deployed, ...]
    garrison: tuple[Kind, ...]
    points: tuple[int, int]
    cards: int
    limit: int
    tally: tuple[Tally, ...]
    blue_units: tuple[Deployed, ...] | None = None
    price: int = 3
    forbidden: tuple[frozenset[Kind], frozenset[Kind]] = (frozenset(), frozenset())
    annihilator_from: int = 1
    without: frozenset[Rank] = frozenset()
    gates: tuple[tuple[int, int], ...] = ()
    jumps: bool = True
    homes_spared: bool = False
    """Whether a die that would take a cloud onto a home planet is rolled again."""
    least_clouds: int = 0
    """Of so many clouds none vanishes: a die that would end one is rolled again."""


_CARGO = {"I": Kind.INTERCEPTOR, "B": Kind.BOMBER, "T": Kind.INFANTRY, "A": Kind.ARMOUR}


def _at(direction: str, kind: Kind, cargo: str = "") -> Deployed:
    return Deployed(direction, kind, tuple(_CARGO[letter] for letter in cargo))


def _laid(**rows: str) -> tuple[Laid, ...]:
    """Read rows of system numbers: `row_2="7@0 1@1"` is slot (0, 2) and slot (1, 2)."""
    return tuple(
        Laid(int(system), (int(slot), int(name.removeprefix("row_"))))
        for name, row in rows.items()
        for system, slot in (entry.split("@") for entry in row.split())
    )


_BIGGEST: frozenset[Kind] = frozenset((Kind.ANNIHILATOR,))
_ULTIMATE: frozenset[Kind] = frozenset((Kind.ANNIHILATOR, Kind.MISSILE))
_INCOME_FIRST = (Tally.INCOME, Tally.POINTS)

SCENARIOS: dict[Mission, Scenario] = {
    Mission.DEFEAT: Scenario(
        mirror=(2, 1),
        laid=_laid(row_2="1@0 7@1", row_1="11@0 5@1 13@2"),
        units=(
            _at("ne", Kind.DESTROYER, "IT"),
            _at("w", Kind.FRIGATE, "I"),
            _at("e", Kind.CORVETTE, "T"),
            _at("se", Kind.TRANSPORT, "TT"),
        ),
        garrison=(Kind.INFANTRY,) * 2,
        points=(12, 12),
        cards=1,
        limit=20,
        tally=_INCOME_FIRST,
        forbidden=(_ULTIMATE, _ULTIMATE),
    ),
    Mission.COLONIAL_RUSH: Scenario(
        mirror=(3, 1),
        laid=_laid(row_2="4@0 1@1 7@2", row_1="5@0 11@1 13@2 15@3"),
        units=(
            _at("ne", Kind.TRANSPORT, "TT"),
            _at("e", Kind.TRANSPORT, "TT"),
            _at("se", Kind.CORVETTE, "T"),
            _at("w", Kind.FRIGATE, "I"),
        ),
        garrison=(Kind.INFANTRY,),
        points=(16, 16),
        cards=1,
        limit=18,
        tally=_INCOME_FIRST,
        forbidden=(_ULTIMATE, _ULTIMATE),
        without=frozenset((Rank.ADMIRAL,)),
    ),
    Mission.GATES: Scenario(
        mirror=(2, 1),
        laid=_laid(row_2="7@0 1@1 17@2", row_1="15@0 11@1 5@2"),
        gates=((2, 1),),
        units=(
            _at("ne", Kind.DESTROYER, "IT"),
            _at("e", Kind.FRIGATE, "I"),
            _at("w", Kind.FRIGATE),
            _at("se", Kind.CORVETTE, "T"),
            _at("sw", Kind.TRANSPORT, "TT"),
        ),
        garrison=(Kind.INFANTRY,),
        points=(14, 14),
        cards=1,
        limit=20,
        tally=(Tally.GATES, Tally.INCOME),
        forbidden=(_BIGGEST, _BIGGEST),
    ),
    Mission.WEAPON: Scenario(
        mirror=(3, 1),
        laid=_laid(row_2="7@0 1@1 5@2 10@3", row_1="3@0 11@1 17@2 13@3"),
        units=(
            _at("ne", Kind.CRUISER, "IBT"),
            _at("e", Kind.DESTROYER, "IT"),
            _at("w", Kind.FRIGATE),
            _at("se", Kind.CARRIER, "IIB"),
            _at("sw", Kind.TRANSPORT, "TTA"),
        ),
        garrison=(Kind.INFANTRY,) * 2,
        points=(30, 30),
        cards=3,
        limit=25,
        tally=_INCOME_FIRST,
        annihilator_from=4,
    ),
    Mission.CONVOY: Scenario(
        mirror=(2, 1),
        laid=_laid(row_2="7@0 1@1 19@2", row_1="11@0 10@1 15@2"),
        units=(
            _at("ne", Kind.TRANSPORT, "TTTT"),
            _at("e", Kind.TRANSPORT, "TTTT"),
            _at("w", Kind.DESTROYER, "IT"),
            _at("se", Kind.FRIGATE, "I"),
            _at("sw", Kind.CRUISER, "IIT"),
        ),
        blue_units=(
            _at("ne", Kind.FRIGATE, "I"),
            _at("w", Kind.CRUISER, "IT"),
        ),
        garrison=(Kind.INFANTRY,) * 2,
        points=(14, 8),
        cards=2,
        limit=12,
        tally=(),
        forbidden=(_ULTIMATE | {Kind.TRANSPORT}, _ULTIMATE),
        jumps=False,
    ),
    Mission.TOTAL_WAR: Scenario(
        mirror=(4, 1),
        laid=_laid(row_2="9@0 7@1 1@2 5@3 17@4", row_1="3@0 11@1 15@2 13@3 19@4"),
        units=(
            _at("ne", Kind.BATTLESHIP, "ITT"),
            _at("e", Kind.DESTROYER, "IT"),
            _at("w", Kind.FRIGATE, "I"),
            _at("se", Kind.FRIGATE),
            _at("sw", Kind.TRANSPORT, "TTTT"),
        ),
        garrison=(Kind.INFANTRY,) * 2,
        points=(24, 24),
        cards=3,
        limit=25,
        tally=(Tally.STRENGTH,),
    ),
    Mission.STORM: Scenario(
        mirror=(2, 1),
        laid=_laid(row_2="5@0 1@1 8@2", row_1="18@0 11@1 9@2"),
        units=(
            _at("ne", Kind.CORVETTE, "T"),
            _at("w", Kind.CORVETTE, "T"),
            _at("se", Kind.TRANSPORT, "TT"),
            _at("sw", Kind.FRIGATE, "I"),
        ),
        garrison=(Kind.INFANTRY,),
        points=(12, 12),
        cards=2,
        limit=12,
        tally=_INCOME_FIRST,
        forbidden=(_BIGGEST, _BIGGEST),
        homes_spared=True,
        least_clouds=2,
    ),
    Mission.BLOCKADE: Scenario(
        mirror=(3, 1),
        laid=_laid(row_2="17@0 1@1 7@2", row_1="3@0 19@1 5@2 11@3"),
        units=(
            _at("ne", Kind.DESTROYER, "IT"),
            _at("e", Kind.FRIGATE, "I"),
            _at("w", Kind.FRIGATE),
            _at("se", Kind.CARRIER, "IIB"),
            _at("sw", Kind.TRANSPORT, "TT"),
        ),
        garrison=(Kind.INFANTRY,) * 2,
        points=(14, 14),
        cards=1,
        limit=22,
        tally=(Tally.BLOCKADES, Tally.INCOME),
        forbidden=(_BIGGEST, _BIGGEST),
    ),
}

_BEFORE_4 = SCENARIOS | {
    Mission.CONVOY: replace(
        SCENARIOS[Mission.CONVOY],
        blue_units=(_at("ne", Kind.FRIGATE, "I"), _at("se", Kind.CORVETTE, "T")),
    )
}


def scenarios(rules_version: int) -> Mapping[Mission, Scenario]:
    """Return all missions as they are by a version of the rules (ruling I-R67)."""
    return SCENARIOS if rules_version >= 4 else _BEFORE_4
