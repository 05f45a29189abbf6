"""What the pictures of Rebel Moon Defense write and their alt texts share."""

from __future__ import annotations

from collections.abc import Iterator

from engines.core import Either, Say, Seat, Text, text
from engines.rebelmoon.arms import weapon_name
from engines.rebelmoon.model import (
    IMPERIAL,
    LAST_TURN,
    QUIET_TURNS,
    End,
    Kind,
    Phase,
    Upgrade,
    View,
)
from engines.rebelmoon.preview import Aim
from render.kit.names import names

ROLES = ("imperial", "rebel")


def role(seat: Seat, say: Say) -> str:
    """Return the role of a seat."""
    return say(text(f"rebelmoon-role-{ROLES[seat]}"))


def seat_name(seat: Seat, say: Say) -> str:
    """Return what a seat is called by its place: its role."""
    return role(seat, say)


def name(seat: Seat, say: Say) -> str:
    """Return the name of a player as it can be written, or else the role."""
    return names(len(ROLES), say, seat_name)[seat]


def kind_name(kind: Kind, say: Say) -> str:
    """Return the name of a kind of weapon."""
    return say(text(f"rebelmoon-kind-{kind.replace('_', '-')}"))


def upgrade_name(upgrade: Upgrade, say: Say) -> str:
    """Return the name of an upgrade."""
    return say(text(f"rebelmoon-upgrade-{upgrade.replace('_', '-')}"))


def progress(view: View, say: Say) -> str:
    """Return how far the match is: placement, or the turn of flight."""
    if view.turn == 0:
        return say(text("rebelmoon-picture-placing"))
    return say(text("rebelmoon-picture-turn", turn=view.turn, last=LAST_TURN))


def quiet(view: View, say: Say) -> str:
    """Return how many quiet turns there were in a row; nothing if it does not matter yet."""
    if view.quiet == 0 or view.phase is Phase.OVER:
        return ""
    return say(text("rebelmoon-picture-quiet", quiet=view.quiet, most=QUIET_TURNS))


def task(view: View, seat: Seat, say: Say) -> str:
    """Return what a player is about: to do, passed, won, or nothing."""
    if view.end is not None:
        won = (seat == IMPERIAL) is (view.end is End.MOON_REACHED)
        return say(text("rebelmoon-picture-won")) if won else ""
    if view.to_act == seat:
        return say(text(f"rebelmoon-picture-{view.phase}"))
    if view.phase is Phase.PLACEMENT and view.passing[seat]:
        return say(text("rebelmoon-picture-passed"))
    return ""


def outcome(end: End, say: Say) -> str:
    """Return how the match ended."""
    return say(text(f"rebelmoon-outcome-{end.replace('_', '-')}"))


def outcome_in_short(end: End, say: Say) -> str:
    """Return how the match ended where there is room for few words."""
    if end is End.STALLED:
        return say(text("rebelmoon-picture-stalled", turns=QUIET_TURNS))
    return outcome(end, say)


def aim_words(seen: Aim) -> Iterator[Text]:
    """Say what a weapon could do now."""
    yield text("rebelmoon-preview-is", weapon=weapon_name(seen.weapon), distance=seen.distance)
    if seen.weapon.kind is Kind.DESTROYER:
        name = "asteroids" if seen.asteroids else "no-asteroids"
        args = {"cells": Either(seen.asteroids)} if seen.asteroids else {}
        yield text(f"rebelmoon-preview-{name}", **args)
    elif seen.missed is not None:
        colour, at = str(seen.weapon.colour), seen.cell
        key = f"rebelmoon-effect-{seen.missed.replace('_', '-')}"
        yield text(key, colour=colour, target=at, damage=0, distance=seen.distance)
    elif seen.bare and seen.least:
        yield text("rebelmoon-preview-destroys")
    elif seen.dice:
        least, most = seen.least, seen.most
        yield text("rebelmoon-preview-dice", dice=seen.dice, least=least, most=most)
        if seen.bare and most:
            yield text("rebelmoon-preview-may-destroy")
    else:
        yield text("rebelmoon-preview-damage", damage=seen.most)
