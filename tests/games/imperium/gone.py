"""What came and went of each side's tokens, as a record's public events name it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from engines.core import Player, Seat, Text
from engines.imperium.board import RED, Board, enemy_of
from engines.imperium.names import kind_name
from engines.imperium.units import Kind
from engines.retelling import events

Tokens: TypeAlias = Counter[tuple[Seat, Kind]]
KINDS = {kind_name(kind).key: kind for kind in Kind}
_OWNERS = ("destroyed", "out-of-supply", "swallowed", "token-lost")


def tokens(board: Board) -> Tokens:
    """Return how many of each kind each side has: units, cargo, troops and buildings."""
    found = Tokens()
    for seat, side in enumerate(board.sides):
        found.update((seat, k) for unit in side.units.values() for k in (unit.kind, *unit.cargo))
    for planet in board.planets.values():
        if planet.owner is not None:
            found.update((planet.owner, kind) for kind in planet.tokens)
    return found


class Ledger:
    """Reads what is told, step by step: an invasion may go on in the next."""

    def __init__(self) -> None:
        self._invader = RED

    def changes(self, told: Sequence[Text]) -> Tokens:
        """Return what came, and what went as a negative number."""
        found = Tokens()
        for name, args in events(told):
            if name == "invaded":
                self._invader = args["player"].seat
            for seat, sign, what in _named(name, args, self._invader):
                for kind in _kinds(what):
                    found[seat, kind] += sign
        return found


def _named(name: str, args: Mapping[str, Any], invader: Seat) -> Iterator[tuple[Seat, int, Any]]:
    """Yield whose tokens an event tells to come (1) or go (-1), and their names."""
    who = args["player"].seat if isinstance(args.get("player"), Player) else enemy_of(invader)
    match name:
        case "built":
            yield who, 1, args["unit"]
        case "conscripted":
            yield who, 1, (args["unit"],) * args["count"]
        case "mutinied":
            yield who, 1, args["unit"]
            yield enemy_of(who), -1, args["unit"]
        case "sabotaged":
            yield enemy_of(who), -1, args["unit"]
        case "attack-resolved" if args["verdict"] == "destroyed":
            yield args["enemy"].seat, -1, args["unit"]
        case "cannon-destroyed":
            yield who, -1, kind_name(Kind.CANNON)
        case "cargo-lost":
            yield who, -1, args["cargo"]
        case "garrison-lost" | "planet-lost":
            yield who, -1, args["units"]
        case "invasion-losses":
            yield invader, -1, args["attackers"]
            yield enemy_of(invader), -1, args["defenders"]
        case "missile-hit":
            yield who, -1, kind_name(Kind.MISSILE)
        case _ if name in _OWNERS:
            yield who, -1, args["unit"]
        case _:
            pass


def _kinds(name: Any) -> Iterator[Kind]:
    """Yield the tokens that a name, or a list of names, stands for."""
    if isinstance(name, tuple):
        for one in name:
            yield from _kinds(one)
    elif name.key in KINDS:
        yield KINDS[name.key]
    else:
        for _ in range(name.args.get("count", 1)):
            yield from _kinds(name.args["unit"])
        yield from _kinds(name.args.get("cargo", ()))
