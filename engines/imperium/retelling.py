"""What is counted of a war, and its greatest blow: the one that ended it, if one did."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from engines.core import Outcome, Player, Text
from engines.imperium.aftermath import decided_by
from engines.imperium.casualties import Lost, casualties, units_in
from engines.imperium.names import card_names, kind_name
from engines.imperium.state import State
from engines.imperium.units import Kind
from engines.retelling import Tally, decisive, events

NAMES = ("points", "built", "lost", "planets")
DEEDS = {"occupied": 1, "blockade-point": 2, "conquered": 3, "annihilated": 4}
"""What weighs most in a war that no blow has ended."""
Args: TypeAlias = Mapping[str, Any]


class Blow(NamedTuple):
    """What was told of one event: its name, its arguments, the units lost by it."""

    name: str
    args: Args
    lost: Lost


Ends: TypeAlias = Callable[[Blow, Args], bool]
"""Whether an event can be what ended a match, by what is known of how it ended."""


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


def last_blow(told: Sequence[Text], outcome: Outcome, state: State | None) -> tuple[Text, ...]:
    """Return what ended the match at once; nothing where it was counted out."""
    ends = _ENDS.get(outcome.reason.key.removeprefix("imperium-outcome-"))
    if ends is None:
        return ()
    blows = zip(told, events(told), casualties(told), strict=True)
    by = {**outcome.reason.args, **({} if state is None else decided_by(state.board))}
    found = [line for line, (name, args), lost in blows if ends(Blow(name, args, lost), by)]
    return tuple(found[-1:])


def held(state: State) -> tuple[tuple[Text, ...], ...]:
    """Return the action cards that each still has in hand."""
    return tuple(card_names(hidden.hand) for hidden in state.hidden)


def _weight(name: str, args: Args) -> int | None:
    return DEEDS.get(name)


def _is(event: str) -> Ends:
    return lambda blow, by: blow.name == event


def _loses_units(blow: Blow, by: Args) -> bool:
    """Tell whether the loser loses units, or either side if both have lost."""
    loser = by.get("loser")
    if blow.name == "mutinied":
        return blow.args["player"] != loser
    return any(units and loser in (None, Player(seat)) for seat, units in blow.lost.items())


def _loses_transport(blow: Blow, by: Args) -> bool:
    """Tell whether the loser loses a transport, and not only what is aboard."""
    lost = _loses_units(blow, by) and blow.name != "cargo-lost"
    return lost and _is_transport(blow.args.get("unit"))


def _brings_transport(blow: Blow, by: Args) -> bool:
    """Tell whether the transport moves that arrived; any, where that is not known."""
    if blow.name not in ("moved", "jumped") or by.get("winner") not in (None, blow.args["player"]):
        return False
    return _is_transport(blow.args["unit"]) and blow.args["unit"] == by.get(
        "unit", blow.args["unit"]
    )


def _erases_home(blow: Blow, by: Args) -> bool:
    """Tell whether a home is erased that ended the match; any planet, where it is not known."""
    if blow.name != "planet-erased":
        return False
    return blow.args["planet"] in by.get("planets", (blow.args["planet"],))


def _is_transport(unit: object) -> bool:
    """Tell whether a unit is a transport, whatever else its name tells: a number, its cargo."""
    while isinstance(unit, Text) and "unit" in unit.args:
        unit = unit.args["unit"]
    return unit == kind_name(Kind.TRANSPORT)


_ENDS: Mapping[str, Ends] = {
    "annihilation": _loses_units,
    "convoy-arrived": _brings_transport,
    "convoy-lost": _loses_transport,
    "home-conquered": _is("invaded"),
    "home-destroyed": _is("annihilated"),
    "home-swallowed": _erases_home,
    "homes-swallowed": _erases_home,
    "mutual-annihilation": _loses_units,
    "weapon": _is("annihilated"),
}
"""Which event it was that ended a match, by the reason it ended for; the last such."""
