"""What is counted of a war, and its greatest blow: the one that ended it, if one did."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engines.core import Outcome, Player, Text
from engines.imperium.casualties import casualties, units_in
from engines.imperium.names import card_names, kind_name
from engines.imperium.state import State
from engines.imperium.units import Kind
from engines.retelling import Tally, decisive, events

NAMES = ("points", "built", "lost", "planets")
DEEDS = {"occupied": 1, "blockade-point": 2, "conquered": 3, "annihilated": 4}
"""What weighs most in a war that no blow has ended."""
_LOST = frozenset({"destroyed", "mutinied", "out-of-supply", "swallowed"})
_FALLEN = frozenset({"annihilated", "bombarded", "invasion-losses"})


def count(told: Sequence[Text], tally: Tally) -> None:
    """Count what each collects and builds, the units that are lost, and the planets taken.

    Buildings are no units, as where a side without any has lost.
    """
    for lost in casualties(told):
        for seat, units in lost.items():
            tally.add("lost", seat, units)
    for event in events(told):
        match event:
            case "income", {"player": Player(seat=seat), "earned": earned}:
                tally.add("points", seat, earned)
            case "built", {"player": Player(seat=seat), "unit": unit}:
                tally.add("built", seat, units_in(unit))
            case "conscripted", {"player": Player(seat=seat), "count": units}:
                tally.add("built", seat, units)
            case (("occupied" | "conquered"), {"player": Player(seat=seat)}):
                tally.add("planets", seat)
            case _:
                pass


def moment(told: Sequence[Text]) -> tuple[Text, ...]:
    """Return the last of the greatest deeds."""
    return decisive(told, _weight)


def last_blow(told: Sequence[Text], outcome: Outcome) -> tuple[Text, ...]:
    """Return what ended the match at once; nothing where it was counted out."""
    ends = _ENDS.get(outcome.reason.key.removeprefix("imperium-outcome-"))
    if ends is None:
        return ()
    found = [line for line, one in zip(told, events(told), strict=True) if ends(*one)]
    return tuple(found[-1:])


def held(state: State) -> tuple[tuple[Text, ...], ...]:
    """Return the action cards that each still has in hand."""
    return tuple(card_names(hidden.hand) for hidden in state.hidden)


def _weight(name: str, args: Mapping[str, Any]) -> int | None:
    return DEEDS.get(name)


def _is(event: str) -> Callable[[str, Mapping[str, Any]], bool]:
    return lambda name, args: name == event


def _is_loss(name: str, args: Mapping[str, Any]) -> bool:
    """Tell whether something of somebody's went for good."""
    hit = name == "attack-resolved" and args["verdict"] == "destroyed"
    return hit or name in _LOST | _FALLEN


def _loses_transport(name: str, args: Mapping[str, Any]) -> bool:
    return name not in _FALLEN and _is_loss(name, args) and _is_transport(args["unit"])


def _brings_transport(name: str, args: Mapping[str, Any]) -> bool:
    return name in ("moved", "jumped") and _is_transport(args["unit"])


def _is_transport(unit: object) -> bool:
    """Tell whether a unit is a transport, whatever else its name tells: a number, its cargo."""
    while isinstance(unit, Text) and "unit" in unit.args:
        unit = unit.args["unit"]
    return unit == kind_name(Kind.TRANSPORT)


_ENDS: Mapping[str, Callable[[str, Mapping[str, Any]], bool]] = {
    "annihilation": _is_loss,
    "convoy-arrived": _brings_transport,
    "convoy-lost": _loses_transport,
    "home-conquered": _is("invaded"),
    "home-destroyed": _is("annihilated"),
    "home-swallowed": _is("planet-erased"),
    "homes-swallowed": _is("planet-erased"),
    "mutual-annihilation": _is_loss,
    "weapon": _is("annihilated"),
}
"""Which event it was that ended a match, by the reason it ended for; the last such."""
