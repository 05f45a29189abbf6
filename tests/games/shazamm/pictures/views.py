"""Views of Shazamm! to draw: made by hand, and met in matches played at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from engines.core import Dice, play
from engines.shazamm import ENGINE
from engines.shazamm.model import (
    Config,
    Deal,
    Fate,
    Laid,
    Phase,
    RoundEnd,
    Side,
    Turn,
    View,
)
from engines.shazamm.state import State

Cards = tuple[tuple[int, Fate], ...]


def side(wizard: int = 7, mana: int = 23, **facts: object) -> Side:
    """Return a wizard in the middle of a match."""
    usual = Side(wizard, mana, 6, 9, (3, 7), committed=False)
    return replace(usual, **facts)


def turn(red: Cards = (), green: Cards = (), **facts: object) -> Turn:
    """Return a finished turn in which these cards were laid."""
    laid = tuple(Laid(s, seat, f) for seat, cards in enumerate((red, green)) for s, f in cards)
    usual = Turn(3, 2, (12, 9), laid, (19, 9), 8, 9, 9, None)
    return replace(usual, **facts)


def view(**facts: object) -> View:
    """Return what a spectator sees after the third turn of a match."""
    usual = View(
        seat=None,
        deal=Deal.DRAWN,
        phase=Phase.CAST,
        round=2,
        turn_number=4,
        wall=9,
        middle=10,
        collapsed=1,
        silenced=False,
        sides=(side(), side(13, 31, discard=(1, 4, 8))),
        hand=(),
        stock=(),
        cast=None,
        turn=None,
        choosing=frozenset(),
        choices=(),
        last=turn(((7, Fate.APPLIED),), ((8, Fate.CANCELLED), (0, Fate.APPLIED))),
        winner=None,
    )
    return replace(usual, **facts)


def choosing(**facts: object) -> View:
    """Return what a spectator sees while seat 0 chooses for Clone."""
    now = turn(((2, Fate.APPLIED), (7, Fate.PENDING)), ((9, Fate.PENDING),), powers=None)
    usual = view(
        phase=Phase.CLONE,
        turn=replace(now, number=4),
        choosing=frozenset({0}),
        choices=(8, 11),
    )
    return replace(usual, **facts)


def crowded() -> View:
    """Return the fullest board that can be: everything laid, with every fate there is."""
    fates = tuple(Fate)
    red = tuple((spell, fates[spell % 7]) for spell in range(15))
    green = tuple((spell, fates[(spell + 3) % 7]) for spell in range(15))
    last = turn(red, green, powers=(114, 98), wall_after=7, ended=RoundEnd.RUN_OUT)
    everything = tuple(range(14, 0, -1))
    sides = (side(4, discard=everything), side(10, discard=everything, committed=True))
    return view(deal=Deal.ARRANGED, silenced=True, sides=sides, wall=7, middle=7, last=last)


def over(red: int, green: int, wall: int, collapsed: int) -> View:
    """Return the end of a match with the wizards on (or off) these slabs."""
    stands = [collapsed < slab <= 19 - collapsed for slab in (red, green)]
    winner = None if not any(stands) else stands.index(True)
    last = turn(((4, Fate.APPLIED),), powers=None, ended=RoundEnd.SPELL)
    facts = {"phase": Phase.OVER, "wall": wall, "collapsed": collapsed, "last": last}
    return view(sides=(side(red), side(green)), winner=winner, **facts)


BY_HAND: dict[str, View] = {
    "first": view(last=None, collapsed=0, round=1, turn_number=1),
    "arranging": view(last=None, collapsed=0, phase=Phase.ARRANGE, deal=Deal.ARRANGED),
    "usual": view(),
    "choosing": choosing(),
    "silenced": view(silenced=True),
    "crowded": crowded(),
    "seventh": view(collapsed=6, round=7, wall=10),
    "red fell": over(3, 9, 6, 4),
    "green fell": over(13, 19, 16, 3),
    "green fell beyond the end": over(16, 22, 19, 2),
    "red fell beyond the end": over(-2, 4, 1, 2),
    "both fell": over(7, 13, 10, 7),
}


@cache
def met_in_play() -> tuple[View, ...]:
    """Return one view of each kind met in matches of every deal, for all who may look."""
    kinds: dict[object, View] = {}
    for deal in Deal:
        for seed in range(6):
            for state in _match(deal, f"{deal}{seed}"):
                for seat in (None, 0, 1):
                    seen = ENGINE.view(state, seat)
                    kinds.setdefault(_kind(seen), seen)
    return tuple(kinds.values())


def _match(deal: Deal, seed: str) -> Iterator[State]:
    wind = Dice(seed, -1)
    state = ENGINE.start(Config(deal), 2, Dice(seed, 0)).state
    ply = 0
    while ENGINE.outcome(state) is None:
        yield state
        ply += 1
        seat = min(ENGINE.to_act(state))
        action = wind.choice(tuple(ENGINE.legal_actions(state, seat)))
        state = play(ENGINE, state, seat, action, Dice(seed, ply)).state
    yield state


def _kind(seen: View) -> object:
    ended = seen.last.ended if seen.last is not None and seen.seat is None else None
    chosen = (seen.phase, seen.choosing, bool(seen.choices), seen.cast is not None)
    return (seen.deal, seen.seat is None, *chosen, seen.silenced, ended)
