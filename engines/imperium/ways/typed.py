"""What a player may do who types: in any phase of the turn, with every step of a way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engines.choosing import Ask, Chosen, Pick, Way
from engines.core import IllegalAction, Seat, text
from engines.imperium.actions import Action, Play
from engines.imperium.advice.draft import DRAFTED, IN_TURN
from engines.imperium.cards import CARDS, Card
from engines.imperium.plan import (
    in_turn,
    is_laying,
    must_be_in_turn,
    seen_in,
    stage_of,
    taken,
)
from engines.imperium.questions import Stage
from engines.imperium.state import View
from engines.imperium.ways import OF_STAGE, ON_PANELS, STEPS, ImperiumWays, asked, cards
from engines.imperium.ways.look import NOT_NEEDED

MOST_NAMED = 9
"""How many things are read of what need not be said; the rules refuse them."""


class TypedWays(ImperiumWays):
    """The way of a typed order, seen from the phase that it belongs to.

    `card` is the card that it plays, if it was named.
    """

    def __init__(
        self, view: View, seat: Seat, drafted: Sequence[Action], verb: str, card: str = ""
    ) -> None:
        self._verb, self._begun, moment = verb, view, _moment(verb, card)
        planned = in_turn(view) and moment is not None
        seen = seen_in(view, drafted, moment) if planned and moment is not None else view
        super().__init__(seen, seat, () if planned else drafted)
        self._of_turn = moment is not None
        self._fits = in_turn(seen) and moment in (None, self.plan.stage)

    def now(self) -> tuple[Way, ...]:
        """Return the way of the order; none if it is not for now."""
        if self._verb in asked.STEPS:
            return tuple(way for way in super().now() if way.verb == self._verb)
        if self._verb not in STEPS or not self._fits:
            return ()
        return (Way(self._verb, tuple(STEPS[self._verb]), text("imperium-name")),)

    def orders(self, verb: str, chosen: Chosen) -> tuple[Action, ...]:
        """Return the actions of the order. Refuses what belongs to a turn where it is none."""
        if self._of_turn:
            must_be_in_turn(self._begun)
        return super().orders(verb, chosen)

    def ask(self, verb: str, key: str, chosen: Chosen) -> Ask:
        """Return what is asked; whoever types can name every card."""
        if (verb, key) == ("play", "card"):
            return cards.every(self._planned, chosen)
        found = super().ask(verb, key, chosen)
        return Pick(found.title, (), 0, MOST_NAMED, ()) if found is NOT_NEEDED else found


def _moment(verb: str, card: str) -> Stage | None:
    """Return the phase that a kind of order belongs to, or the card that is played."""
    if verb == "play":
        found = stage_of(Play(Card(card))) if card in CARDS else None
        return found if found in IN_TURN else None
    return next((moment for moment, verbs in OF_STAGE.items() if verb in verbs), None)


class LinedWays(ImperiumWays):
    """The ways of a moment as they are typed in a line: with all of their steps.

    Where the moment is `later`, or earlier, only what belongs to it can be ordered.
    """

    def __init__(
        self, view: View, seat: Seat, drafted: Sequence[Action] = (), *, later: bool = False
    ) -> None:
        super().__init__(view, seat, drafted)
        self._later = later

    def now(self) -> tuple[Way, ...]:
        """Return the ways of the moment."""
        found = self.orders_now() if self._later else super().now()
        return tuple(
            replace(way, keys=tuple(STEPS[way.verb])) if way.verb in ON_PANELS else way
            for way in found
        )


def ahead(
    view: View, seat: Seat, drafted: Sequence[Action], done: Sequence[Action]
) -> Iterator[LinedWays]:
    """Return what can be ordered after other orders were `done` in the same line.

    Raises `IllegalAction` if those cannot be drafted. Nothing comes after an order of which nobody
    can foretell what it leads to: that is refused where it is looked at.
    """
    submitted, now = taken(view, drafted, done) if done else ((), tuple(drafted))
    return _waiting() if submitted else _in_any_phase(view, seat, now)


def _waiting() -> Iterator[LinedWays]:
    raise IllegalAction(text("imperium-draft-waits"))
    yield


def _in_any_phase(view: View, seat: Seat, drafted: Sequence[Action]) -> Iterator[LinedWays]:
    """Yield what can be ordered where a draft has come to, then in each phase of the turn.

    The phases that come later are first.
    """
    here = LinedWays(view, seat, drafted)
    yield here
    if not in_turn(view):
        return
    now = DRAFTED.index(here.plan.stage) if here.plan.stage in DRAFTED else 0
    for moment in (*DRAFTED[now:], *DRAFTED[:now]):
        seen = seen_in(view, drafted, moment)
        there = LinedWays(seen, seat, later=True)
        if (in_turn(seen) or is_laying(seen)) and there.plan.stage is moment:
            yield there
