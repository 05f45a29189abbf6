"""What a computer would do in somebody's place, and what speaks for it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from itertools import islice
from typing import Any

from msgspec import Struct

from bots.allowance import KeepGoing
from bots.confirming import Confirming
from bots.effort import Effort, effort_of
from bots.playing import AnyEngine
from bots.search import Search
from engines.core import Dice, Seat

WORLDS = 24
"""Worlds in which an action is compared with the next best, at most."""
CLEAR, SLIGHT = 0.08, 0.015
"""From which difference of chances on one is much better than another, and better at all."""


class Ground(StrEnum):
    """What speaks for an action.

    There is no other, or none that a computer would think of; it wins for certain, it does in many
    worlds of those that there may be, or in most of few; all others lose to the right answers; it
    is much better than the next best, a little better, or about as good.
    """

    ONLY = "only"
    SOLE = "sole"
    WINS = "wins"
    SURE = "sure"
    LIKELY = "likely"
    SAVES = "saves"
    CLEAR = "clear"
    SLIGHT = "slight"
    EVEN = "even"


class Advice(Struct, frozen=True):
    """What a computer would do, why, and what else is best (None: nothing is compared)."""

    action: Any
    ground: Ground
    other: Any = None


def advise(
    engine: AnyEngine,
    state: Any,
    seat: Seat,
    dice: Dice,
    level: str | Effort,
    keep_going: KeepGoing,
    keep_weighing: KeepGoing,
) -> Advice:
    """Return what a computer of a level would do on `seat`, which must be asked.

    The action is that which `choose` returns by the same dice, if it is given the same time and
    does not slip: whoever advises never does. As there, the true state is drawn anew before
    anything is thought. `keep_weighing` is asked while the action is compared with the next best,
    or looked at in more worlds. That an action is the `ONLY` one is never told here: a computer
    chooses from what is sensible, and there may be more.
    """
    known = engine.resample(state, seat, dice)
    alone = len(list(engine.legal_actions(known, seat))) == 1
    search = Search(engine, known, seat, dice, effort_of(engine, level).steady)
    action = search.run(keep_going)
    if alone:
        return Advice(action, Ground.SOLE)
    sure = Confirming(engine, known, seat, dice, keep_weighing)
    if search.won:
        return Advice(action, _certainty(sure, action))
    others = search.ranked[1:] or _not_lost(sure, action, engine.legal_actions(known, seat))
    if not others:
        return Advice(action, Ground.SAVES)
    other = others[0]
    mine, theirs = (
        chances[seat] for chances in search.weighed((action, other), WORLDS, keep_weighing)
    )
    return Advice(action, _ground(mine - theirs), other)


def _certainty(sure: Confirming, action: Any) -> Ground:
    """Return how certain it is that an action wins that does so in all of a few worlds."""
    if not sure.is_hidden:
        return Ground.WINS
    return Ground.SURE if sure.wins(action) else Ground.LIKELY


def _not_lost(sure: Confirming, action: Any, actions: Iterable[Any]) -> tuple[Any, ...]:
    """Return what, beside an action, does not lose in some world after all; the first, if any.

    All of them had lost in each of a few worlds.
    """
    spared = (one for one in actions if one != action and sure.loses(one) is False)
    return tuple(islice(spared, 1))


def _ground(margin: float) -> Ground:
    if margin >= CLEAR:
        return Ground.CLEAR
    return Ground.SLIGHT if margin >= SLIGHT else Ground.EVEN
