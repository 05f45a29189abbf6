"""Who is asked, who may act besides, and what each of them is asked.

None of it depends on a hand: whether there is a question never tells who holds an answer.
"""

from __future__ import annotations

from engines.core import Seat
from engines.magblast.brutal import may_agree
from engines.magblast.cards import Flagship
from engines.magblast.editions import KINDS
from engines.magblast.model import OVER, SETUP, Kind, PlayCard, Use
from engines.magblast.state import State
from engines.magblast.windows import NOBODY, unanswered

_ALONE = tuple(frozenset((seat,)) for seat in range(8))
"""Each seat by itself. Asked for so often that they are made once."""
_ALLOCATION, _XXCHA = Kind.STRATEGIC_ALLOCATION, Flagship.XXCHA


def to_act(state: State) -> frozenset[Seat]:
    """Return who is waited for: everyone still asked about a card, or the active player."""
    if state.phase is OVER:
        return NOBODY
    if state.phase is SETUP:
        return frozenset([seat for seat, kept in enumerate(state.kept) if not kept])
    return unanswered(state) or _ALONE[state.active]


def responding(state: State) -> frozenset[Seat]:
    """Return everyone asked about a card, or who owes a shot its sound (rulings 2 and 9)."""
    if unanswered(state):
        return frozenset(state.top.asked)
    owes = state.shot is not None and state.question is None and state.phase is not OVER
    return frozenset((state.active,)) if owes else NOBODY


def may_act(state: State) -> frozenset[Seat]:
    """Return who has an optional action: cards of any turn, Xxcha, a Brutal Assault (ruling 8).

    During set-up, whoever has placed may change that until everyone has.
    """
    waited = to_act(state)
    others = [seat for seat in range(len(state.fleets)) if seat not in waited]
    return frozenset([seat for seat in others if has_besides(state, seat)])


def has_besides(state: State, seat: Seat) -> bool:
    """Tell whether a seat that is not waited for has an optional action (`may_act`)."""
    if state.question is not None or state.phase is OVER:
        return False
    if state.phase is SETUP:
        return bool(state.kept[seat])
    if not state.fleets[seat].alive:
        return False
    return state.edition.allocation_any_turn or _has_options(state, seat)


def changing(state: State) -> frozenset[Seat]:
    """Return who has placed during set-up, and may change that."""
    return may_act(state) if state.phase is SETUP else NOBODY


def _has_options(state: State, seat: Seat) -> bool:
    """Tell whether a seat has an optional action other than a card of any turn."""
    fleet = state.fleets[seat]
    steals = fleet.flagship is _XXCHA and bool(fleet.uses)
    return steals or may_agree(state, seat)


def is_optional(state: State, seat: Seat, action: PlayCard | Use) -> bool:
    """Tell whether an action may be made on any turn, and while a card waits for answers."""
    if isinstance(action, Use):
        return state.fleets[seat].flagship is _XXCHA
    any_turn = state.edition.allocation_any_turn
    return any_turn and KINDS.get(action.card) is _ALLOCATION
