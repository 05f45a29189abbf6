"""Short codes of ships, flagships and cards, so that a whole draft fits into a button."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core import MalformedAction, text
from engines.magblast.cards import Flagship
from engines.magblast.editions import PRINTINGS, SHIP_CARDS
from engines.magblast.model import Zone

LENGTH = 2
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_NAMES = tuple(sorted({*SHIP_CARDS, *PRINTINGS, *(flagship.value for flagship in Flagship)}))
_CODES = {
    name: _DIGITS[at // len(_DIGITS)] + _DIGITS[at % len(_DIGITS)] for at, name in enumerate(_NAMES)
}
_MEANT = {code: name for name, code in _CODES.items()}
_ZONES = {zone.value[0]: zone for zone in Zone}


def code(name: str) -> str:
    """Return the code of a ship, flagship or card: two characters."""
    return _CODES[name]


def codes(names: Iterable[str]) -> str:
    """Return the codes of several, one after the other."""
    return "".join(map(code, names))


def names(written: str) -> tuple[str, ...]:
    """Return what codes stand for. Raises `MalformedAction`."""
    parts = [written[at : at + LENGTH] for at in range(0, len(written), LENGTH)]
    if not all(part in _MEANT for part in parts):
        raise MalformedAction(text("refusal-malformed"))
    return tuple(_MEANT[part] for part in parts)


def one(written: str) -> str:
    """Return what a single code stands for. Raises `MalformedAction`."""
    if len(written) != LENGTH:
        raise MalformedAction(text("refusal-malformed"))
    return names(written)[0]


def zone(written: str) -> Zone:
    """Return the zone of a single letter. Raises `MalformedAction`."""
    if len(written) != 1:
        raise MalformedAction(text("refusal-malformed"))
    return zones(written)[0]


def zones(written: str) -> tuple[Zone, ...]:
    """Return the zones of these letters. Raises `MalformedAction`."""
    if not all(letter in _ZONES for letter in written):
        raise MalformedAction(text("refusal-malformed"))
    return tuple(_ZONES[letter] for letter in written)


def letters(written: Iterable[Zone]) -> str:
    """Return the letters of zones."""
    return "".join(zone.value[0] for zone in written)
