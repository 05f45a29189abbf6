"""What is counted of a battle, and the blow by which it was decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engines.core import Outcome, Player, Seat, Text
from engines.magblast.state import State
from engines.magblast.telling import card_label
from engines.retelling import Tally, events

NAMES = ("shots", "damage", "wrecks")
DESTROYED = 100
"""What it weighs that nothing was left, beside the damage."""
_LAUNCHES = ("launches", "launches-loudly")
_ANNOUNCED = ("plays-on", "uses")
"""What is told of whoever plays a card on something, or uses an ability, before what it does."""


class _Deed(NamedTuple):
    """Something that was told of a seat, and where it stands in all that was told."""

    seat: Seat
    place: int


class _Blow(NamedTuple):
    """Damage that was done, or a ship destroyed; `places` is where that was told, in order."""

    seat: Seat
    damage: int
    destroys: bool
    places: tuple[int, ...]

    @property
    def weight(self) -> tuple[int, int]:
        """What tells blows apart: of equal ones the last is the greatest."""
        return self.damage + DESTROYED * self.destroys, self.places[-1]


def count(told: Sequence[Text], tally: Tally) -> None:
    """Count the shots and squadrons of each, their damage, and what they destroyed.

    A ship that is sacrificed to ram is nobody's to boast of.
    """
    for name, args in events(told):
        match name, args:
            case (("fires" | "misses"), {"player": Player(seat=seat)}):
                tally.add("shots", seat)
            case _, {"player": Player(seat=seat)} if name in _LAUNCHES:
                tally.add("shots", seat)
            case _:
                pass
    for blow in _blows(told):
        tally.add("damage", blow.seat, blow.damage)
        tally.add("wrecks", blow.seat, int(blow.destroys))


def moment(told: Sequence[Text]) -> tuple[Text, ...]:
    """Return the hardest blow: one that destroyed something before all others."""
    hardest = max(_blows(told), key=lambda blow: blow.weight, default=None)
    return () if hardest is None else _lines(told, hardest)


def last_blow(told: Sequence[Text], outcome: Outcome, state: State | None) -> tuple[Text, ...]:
    """Return what felled the last flagship to fall; nothing where the match was counted out."""
    if outcome.reason.key != "magblast-outcome-last":
        return ()
    fatal = [blow for blow in _blows(told) if blow.destroys]
    return _lines(told, fatal[-1]) if fatal else ()


def held(state: State) -> tuple[tuple[Text, ...], ...]:
    """Return the cards that each still has in hand."""
    return tuple(tuple(map(card_label, hand)) for hand in state.hands)


def _lines(told: Sequence[Text], blow: _Blow) -> tuple[Text, ...]:
    return tuple(told[place] for place in blow.places)


def _blows(told: Sequence[Text]) -> Iterator[_Blow]:
    """Yield every blow in order.

    A squadron strikes for whoever launched the last one. Catastrophic Damage is done by whoever
    played it, and takes what the hit before it has left; blasts are handed on by whoever used a
    flagship for it.
    """
    launcher, left_over = 0, 0
    announced = dict.fromkeys(_ANNOUNCED, _Deed(0, 0))
    for place, (name, args) in enumerate(events(told)):
        match name, args:
            case _, {"player": Player(seat=seat)} if name in _LAUNCHES:
                launcher = seat
            case _, {"player": Player(seat=seat)} if name in _ANNOUNCED:
                announced[name] = _Deed(seat, place)
            case (
                "hits" | "hits-this-turn",
                {"player": Player(seat=seat), "damage": damage, "left": left},
            ):
                left_over = left
                yield _Blow(seat, damage, left == 0, (place,))
            case "strikes", {"damage": damage, "left": left}:
                yield _Blow(launcher, damage, left == 0, (place,))
            case "catastrophe", _:
                seat, played = announced["plays-on"]
                yield _Blow(seat, left_over, True, (played, place))
            case (("transfers" | "transfers-this-turn"), {"damage": damage, "left": left}):
                seat, used = announced["uses"]
                yield _Blow(seat, damage, left == 0, (used, place))
            case _:
                pass
