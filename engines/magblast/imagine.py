"""A position as one seat knows it: what is hidden from it is blank.

The rules ask the same of this as of the real position, so that whoever only has a view can
ask them what is possible.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from engines.core import IllegalAction, Seat, Text
from engines.magblast.checks import check
from engines.magblast.model import Action, Respond
from engines.magblast.questions import may_act, to_act
from engines.magblast.state import State
from engines.magblast.view import View

Doing = TypeVar("Doing", bound=Action)

BLANK = ""
"""A card or ship that the viewer does not see: none of the box's, so that nothing reads it."""


def imagine(view: View) -> State:
    """Return the position that a view shows, with blanks for what it hides."""
    seats = len(view.fleets)
    return State(
        config=view.config,
        phase=view.phase,
        fleets=view.fleets,
        hands=tuple(_hand(view, seat) for seat in range(seats)),
        action_deck=(BLANK,) * view.action_deck_size,
        ship_deck=(BLANK,) * view.ship_deck_size,
        decisions=(0,) * seats,
        seen=(((),) * seats,) * seats,
        dealt=tuple(view.dealt if seat == view.seat else () for seat in range(seats)),
        kept=tuple(_kept(view, seat) for seat in range(seats)),
        action_discard=view.action_discard,
        ship_discard=view.ship_discard,
        active=view.active,
        first=view.first,
        turn=view.turn,
        round=view.round,
        plays=view.plays,
        shot=view.shot,
        stack=view.stack,
        answers=_answers(view),
        chain=view.chain,
        question=view.question,
        drawn=view.drawn,
        squadrons=view.squadrons,
        agreed=view.agreed,
        brutal_from=view.brutal_from,
        brutal=view.brutal,
        fallen=view.fallen,
        ending=view.ending,
        rules=view.rules,
    )


def _hand(view: View, seat: Seat) -> tuple[str, ...]:
    return view.hand if seat == view.seat else (BLANK,) * view.hand_sizes[seat]


def _kept(view: View, seat: Seat) -> tuple[str, ...]:
    if seat == view.seat:
        return view.kept
    return (BLANK,) if seat in view.placed else ()


def _answers(view: View) -> tuple[tuple[Respond | None, ...], ...]:
    """Return the viewer's answer to the newest play; what others answer is hidden."""
    blank: tuple[Respond | None, ...] = (None,) * len(view.fleets)
    if not view.stack:
        return ()
    own = tuple(view.answer if seat == view.seat else None for seat in range(len(blank)))
    return (*(blank for _ in view.stack[:-1]), own)


def turns_up(before: State, after: State) -> bool:
    """Tell whether cards have come from a deck, or from a hand that nobody sees."""
    drawn = len(after.action_deck) < len(before.action_deck)
    return drawn or len(after.ship_deck) < len(before.ship_deck) or BLANK in after.action_discard


def legal(view: View, actions: Iterable[Doing]) -> tuple[Doing, ...]:
    """Return those actions that the viewer may do now."""
    state, seat = imagine(view), view.seat
    if seat is None or seat not in to_act(state) | may_act(state):
        return ()
    return tuple(action for action in actions if refusal(state, seat, action) is None)


def refusal(state: State, seat: Seat, action: Action) -> Text | None:
    """Return why the rules forbid a seat this now; None if they allow it."""
    try:
        check(state, seat, action)
    except IllegalAction as refused:
        return refused.text
    return None
