"""Orders that are likely meant in a turn, of whatever phase, to be chosen several at once.

They are what computers think about too, on the board to which the draft leads.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from engines.choosing import Likely
from engines.core import IllegalAction, text
from engines.imperium.actions import Action, Build, End, Ready
from engines.imperium.imagine import imagine
from engines.imperium.offers import proposals
from engines.imperium.plan import (
    added,
    follow,
    in_turn,
    is_blind,
    is_laying,
    place_of,
    seen_in,
    stage_of,
)
from engines.imperium.questions import Stage, stage
from engines.imperium.state import View
from engines.imperium.wording import order_words

OF_TURN = {Stage.REPAIR: 2, Stage.CONSTRUCTION: 6, Stage.MOVEMENT: 10, Stage.COMBAT: 5}
MOST = {**OF_TURN, Stage.COMMIT: 25}
"""How many orders of a phase are offered; with what is built twice a menu holds them all."""
AGAIN = 2
"""How many of the buildings are offered once more."""


def likely(view: View, drafted: Sequence[Action]) -> tuple[Likely, ...]:
    """Return orders that could be added to a draft, those of the earliest phase first.

    Once it has come to its combats these are the cards that can be laid at them.
    """
    found: dict[tuple[Action, bool], Likely] = {}
    moments = (Stage.COMMIT,) if follow(view, drafted).laying else OF_TURN
    for moment in moments if in_turn(view) else ():
        seen = seen_in(view, drafted, moment)
        if _is_at(seen, moment):
            for one in _offered(seen, moment):
                found.setdefault((one.action, one.again), one)
    return tuple(found.values())


def _is_at(view: View, moment: Stage) -> bool:
    """Tell whether a draft has come to a moment in which its player is asked."""
    return stage(view.board) is moment and (in_turn(view) or is_laying(view))


def _offered(view: View, moment: Stage) -> Iterator[Likely]:
    """Yield the most promising orders of a phase; none that only ends it, or plays a card."""
    assert view.seat is not None
    offers = proposals(imagine(view), view.seat)
    of_phase = [one for one in offers if stage_of(one) is moment and not is_blind(one)]
    orders = [one for one in of_phase if not isinstance(one, End | Ready)]
    worded = [(one, order_words(view, one)) for one in orders]
    worded = worded[: MOST[moment]]
    yield from (Likely(order, words) for order, words in worded)
    twice = (one for one in worded if isinstance(one[0], Build) and _stands(view, one[0], one[0]))
    for order, words in islice(twice, AGAIN):
        yield Likely(order, text("imperium-likely-again", order=words), again=True)


def _stands(view: View, *orders: Action) -> bool:
    return not follow(view, orders).refused


def with_likely(
    view: View, drafted: Sequence[Action], orders: Sequence[Action]
) -> tuple[Action, ...]:
    """Return a draft with these orders, each in its phase.

    What does not go together with the rest stays in the draft, and is refused there.
    """
    for order in sorted(orders, key=place_of):
        try:
            drafted = added(view, drafted, order)
        except IllegalAction:
            drafted = follow(view, (*drafted, order)).drafted
    return tuple(drafted)
