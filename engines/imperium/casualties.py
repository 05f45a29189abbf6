"""Whose units are lost by what everybody hears of a war."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias, cast

from engines.core import Player, Seat, Text
from engines.imperium.board import RED, enemy_of
from engines.imperium.names import kind_name
from engines.imperium.units import BUILDINGS
from engines.retelling import events

Lost: TypeAlias = Counter[Seat]
_BUILDINGS = frozenset(kind_name(kind).key for kind in BUILDINGS)


def casualties(told: Sequence[Text]) -> Iterator[Lost]:
    """Yield for each text how many units each seat loses by it; buildings are none.

    Who invades is told before who falls, and a unit that mutinies is not lost but another's.
    """
    invader = RED
    for name, args in events(told):
        if name == "invaded":
            invader = args["player"].seat
        yield _lost(name, args, invader)


def _lost(name: str, args: Mapping[str, Any], invader: Seat) -> Lost:
    match name, args:
        case "attack-resolved", {"enemy": Player(seat=seat), "verdict": "destroyed"}:
            return Lost({seat: units_in(args["unit"])})
        case (("destroyed" | "out-of-supply" | "swallowed" | "token-lost"), {"player": who}):
            return Lost({who.seat: units_in(args["unit"])})
        case (("garrison-lost" | "planet-lost"), {"player": who}):
            return Lost({who.seat: units_in(args["units"])})
        case "cargo-lost", {"player": who}:
            return Lost({who.seat: units_in(args["cargo"])})
        case "missile-hit", {"player": who}:
            return Lost({who.seat: 1})
        case "invasion-losses", {"attackers": fallen, "defenders": felled}:
            return Lost({invader: units_in(fallen), enemy_of(invader): units_in(felled)})
        case _:
            return Lost()


def units_in(name: Any) -> int:
    """Return of how many units a name tells, or a list of names: those aboard too."""
    if isinstance(name, tuple):
        return sum(units_in(one) for one in cast("tuple[Any, ...]", name))
    if name.key in _BUILDINGS:
        return 0
    if "unit" not in name.args:
        return 1
    return name.args.get("count", 1) * units_in(name.args["unit"]) + units_in(
        name.args.get("cargo", ())
    )
