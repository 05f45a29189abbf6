"""What Rebel Moon Defense is played with: weapons, the bomb's upgrades, asteroids."""

from __future__ import annotations

from collections.abc import Iterator

from engines.catalogues import Entry, Group, Piece, Sort
from engines.core import text
from engines.rebelmoon.fates import Fate, fates
from engines.rebelmoon.flight import equipment
from engines.rebelmoon.model import (
    ASTEROIDS,
    SHIELD_STRENGTH,
    WEAPONS,
    Colour,
    Config,
    Kind,
    Upgrade,
    View,
    Weapon,
)


def catalogue(config: Config) -> tuple[Group, ...]:
    """Return the weapons, which are hidden, and what always lies open."""
    weapons = tuple(map(_weapon, Kind))
    open_to_all = (_asteroids(), _shields(), *map(_upgrade, equipment(config)))
    about = text("rebelmoon-list-weapons-about")
    return (
        Group(text("rebelmoon-list-weapons"), weapons, about, sets=(None,)),
        Group(text("rebelmoon-list-others"), open_to_all),
    )


def _weapon(kind: Kind) -> Entry:
    slug = kind.replace("_", "-")
    sorts = tuple(
        Sort(_key(one), text(f"rebelmoon-list-{one.colour}"), 1)
        for one in WEAPONS
        if one.kind is kind
    )
    name, effect = text(f"rebelmoon-kind-{slug}"), text(f"rebelmoon-does-{slug}")
    return Entry(kind, name, len(sorts), effect=effect, sorts=sorts)


def _key(weapon: Weapon) -> str:
    return f"{weapon.kind}-{weapon.colour}"


def _asteroids() -> Entry:
    name, effect = text("rebelmoon-list-asteroids"), text("rebelmoon-list-asteroids-about")
    return Entry("asteroids", name, ASTEROIDS, effect=effect)


def _shields() -> Entry:
    effect = text("rebelmoon-list-shields-about", points=SHIELD_STRENGTH)
    return Entry("shields", text("rebelmoon-list-shields"), len(Colour), effect=effect)


def _upgrade(upgrade: Upgrade) -> Entry:
    slug = upgrade.replace("_", "-")
    name, effect = text(f"rebelmoon-upgrade-{slug}"), text(f"rebelmoon-cost-{slug}")
    return Entry(upgrade, name, effect=effect)


def known(view: View) -> Iterator[Piece]:
    """Yield the weapons of which the viewer knows what has become of them."""
    for weapon, (fate, _) in fates(view).items():
        if fate is not Fate.UNKNOWN:
            yield None, _key(weapon)
