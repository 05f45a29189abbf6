"""Who of those who look for somebody fit together: pure, and the same whoever is asked first.

Two fit who would play the same, at hours that they share, if each would have the other. Whoever has
looked for the longest is served first, by whoever of those that fit has looked for the longest:
somebody of the same server, if there is one.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from msgspec import Struct

from tables.options import Welcome
from tables.reliability import Tier, welcomes
from tables.seeking.waking import shared_hours
from tables.seeking.wanted import (
    CLOCKS_IN_ORDER,
    SETUPS_IN_ORDER,
    Found,
    Strength,
    Wanted,
    common,
)

ABOUT = 4.0
"""How far apart the strengths of two may be that are about the same, in units of the model of
ratings: of two who are known well the better one wins two matches in three then."""
NEWCOMER = 25.0
"""The strength of who was never rated, by that model."""
_STRICTEST = tuple(Welcome)


class Seeker(Struct, frozen=True):
    """Somebody who looks for another, with all that it hangs on whether two fit.

    `waking` is what `tables.seeking.waking` returns, `strengths` how strong they are by game (None:
    they hide it), and `apart` whom they would not meet, or have met in vain. Whoever may be found
    `abroad` is open to people of other servers, and so is their server.
    """

    seek: int
    person: int
    server: int
    since: float
    wanted: Wanted
    waking: int
    tier: Tier = Tier.NEW
    strengths: Mapping[str, float] | None = MappingProxyType({})
    apart: frozenset[int] = frozenset()
    abroad: bool = False


class Pair(NamedTuple):
    """Two who fit, the one first who has looked for longer, and what they are to play."""

    elder: Seeker
    younger: Seeker
    found: Found


def found(one: Seeker, other: Seeker) -> Found | None:
    """Return what two would play together; None if they do not fit."""
    if one.person == other.person:
        return None
    if one.server != other.server and not (one.abroad and other.abroad):
        return None
    if one.person in other.apart or other.person in one.apart:
        return None
    a, b = one.wanted, other.wanted
    setup = common(a.setups, b.setups, SETUPS_IN_ORDER)
    clock = common(a.clocks, b.clocks, CLOCKS_IN_ORDER)
    fair = (game for game in sorted(a.games) if _strong_alike(one, other, game))
    game = common(a.games, b.games, fair)
    if game is None or setup is None or clock is None:
        return None
    if not (welcomes(a.welcome, other.tier) and welcomes(b.welcome, one.tier)):
        return None
    if shared_hours(one.waking, other.waking) < max(a.hours, b.hours):
        return None
    return Found(game, setup, clock, max(a.welcome, b.welcome, key=_STRICTEST.index))


def pairs(line: Iterable[Seeker], apart: Container[frozenset[int]] = ()) -> list[Pair]:
    """Return who is brought together now; nobody twice, however much they look for.

    What is `apart`, each two by their ids, is left apart.
    """
    waiting = sorted(line, key=lambda one: (one.since, one.seek))
    brought: list[Pair] = []
    while waiting:
        elder, *others = waiting
        nearest = sorted(others, key=lambda one: one.server != elder.server)
        able = (one for one in nearest if frozenset((elder.seek, one.seek)) not in apart)
        pair = next((p for one in able if (p := _pair(elder, one)) is not None), None)
        gone = {elder.seek}
        if pair is not None:
            brought.append(pair)
            people = {pair.elder.person, pair.younger.person}
            gone |= {one.seek for one in others if one.person in people}
        waiting = [one for one in others if one.seek not in gone]
    return brought


def _pair(elder: Seeker, younger: Seeker) -> Pair | None:
    what = found(elder, younger)
    return None if what is None else Pair(elder, younger, what)


def _strong_alike(one: Seeker, other: Seeker, game: str) -> bool:
    """Tell whether two are as strong at a game as both would have it."""
    if Strength.ABOUT not in (one.wanted.strength, other.wanted.strength):
        return True
    if one.strengths is None or other.strengths is None:
        return False
    mine, theirs = one.strengths.get(game, NEWCOMER), other.strengths.get(game, NEWCOMER)
    return abs(mine - theirs) <= ABOUT
