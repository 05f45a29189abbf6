"""What people type for Rebel Moon Defense becomes the rules' words; no rules."""

from __future__ import annotations

import re
from collections.abc import Mapping

from cogs.words.strings import LOCALES, speaker
from engines.core import Either, MalformedAction, Refusal, Text, text
from engines.rebelmoon.arms import weapon_name
from engines.rebelmoon.model import WEAPONS, Upgrade, Weapon

SIDES = {"left": -1, "ahead": 0, "right": 1}
UPGRADES = {u: text(f"rebelmoon-upgrade-{u.value.replace('_', '-')}") for u in Upgrade}
_SIDES_TURNED = re.compile(r"[+-]?[0-3]")
_MOST_TYPED = 50


def side_name(side: str) -> Text:
    """Return what the bomb's turn to a side is called."""
    return text(f"rebelmoon-command-turn-{side}")


def weapon_id(weapon: Weapon) -> str:
    """Return how a weapon is written in a menu's value."""
    return f"{weapon.kind.value}/{weapon.colour.value}"


def named_turn(typed: str) -> int:
    """Return the sides that the bomb turns, by name in any language or by number."""
    if _SIDES_TURNED.fullmatch(typed.strip()):
        return int(typed)
    return SIDES[_meant(typed, {side: side_name(side) for side in SIDES})]


def named_upgrade(typed: str) -> Upgrade:
    """Return the upgrade of this value, or of this name in any language."""
    return Upgrade(_meant(typed, {u.value: name for u, name in UPGRADES.items()}))


def named_weapon(typed: str) -> Weapon:
    """Return the weapon of this value, or of this name in any language."""
    names = {weapon_id(weapon): weapon_name(weapon) for weapon in WEAPONS}
    found = _found(typed, names)
    if found is None:
        raise MalformedAction(text("rebelmoon-refusal-choose-weapon"))
    return next(weapon for weapon in WEAPONS if weapon_id(weapon) == found)


def _meant(typed: str, names: Mapping[str, Text]) -> str:
    """Return the value that was meant. Raises `Refusal` with all that there are."""
    found = _found(typed, names)
    if found is None:
        shown = typed.strip()[:_MOST_TYPED]
        known = Either(tuple(names.values()))
        raise Refusal(text("rebelmoon-refusal-unknown-choice", typed=shown, known=known))
    return found


def _found(typed: str, names: Mapping[str, Text]) -> str | None:
    wanted = typed.strip().casefold()
    voices = [speaker(locale) for locale in LOCALES]
    for value, name in names.items():
        if wanted in (value, *(say(name).casefold() for say in voices)):
            return value
    return None
