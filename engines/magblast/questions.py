"""Who is asked, who may act besides, and what each of them is asked.

None of it depends on a hand: whether there is a question never tells who holds an answer.
"""

from __future__ import annotations

from engines.core import Seat
from engines.magblast.brutal import may_agree
from engines.magblast.cards import Flagship
from engines.magblast.editions import KINDS
from engines.magblast.model import Kind, Phase, PlayCard, Use
from engines.magblast.state import State
from engines.magblast.windows import NOBODY, unanswered

_ALONE = tuple(frozenset((seat,)) for seat in range(8))
"""Each seat by itself. Asked for so often that they are made once."""
_WITHOUT_TURNS = frozenset((Phase.SETUP, Phase.OVER))


def to_act(state: State) -> frozenset[Seat]:
    """Return who is waited for: everyone still asked about a card, or the active player."""
    if state.phase in _WITHOUT_TURNS:
        return _placing(state, placed=False)
    return unanswered(state) or _ALONE[state.active]


def _placing(state: State, *, placed: bool) -> frozenset[Seat]:
    """Return who has placed the first fleet during set-up, or who has not; nobody later on."""
    if state.phase is Phase.OVER:
        return NOBODY
    return frozenset(seat for seat, kept in enumerate(state.kept) if bool(kept) is placed)


def responding(state: State) -> frozenset[Seat]:
    """Return everyone asked about a card, or who owes a shot its sound (rulings 2 and 9)."""
    if unanswered(state):
        return frozenset(state.top.asked)
    owes = state.shot is not None and state.question is None and state.phase is not Phase.OVER
    return frozenset((state.active,)) if owes else NOBODY


def may_act(state: State) -> frozenset[Seat]:
    """Return who has an optional action: cards of any turn, Xxcha, a Brutal Assault (ruling 8).

    During set-up, whoever has placed may change that until everyone has.
    """
    return besides(state, to_act(state))


def besides(state: State, waited: frozenset[Seat]) -> frozenset[Seat]:
    """Return who has an optional action (`may_act`), given who is waited for."""
    if state.question is not None:
        return NOBODY
    if state.phase in _WITHOUT_TURNS:
        return _placing(state, placed=True)
    if state.edition.allocation_any_turn:
        return frozenset(state.living) - waited
    return frozenset(seat for seat in state.living if _has_options(state, seat)) - waited


def changing(state: State) -> frozenset[Seat]:
    """Return who has placed during set-up, and may change that."""
    return may_act(state) if state.phase is Phase.SETUP else NOBODY


def _has_options(state: State, seat: Seat) -> bool:
    """Tell whether a seat has an optional action other than a card of any turn."""
    fleet = state.fleets[seat]
    steals = fleet.flagship is Flagship.XXCHA and bool(fleet.uses)
    return steals or may_agree(state, seat)


def is_optional(state: State, seat: Seat, action: PlayCard | Use) -> bool:
    """Tell whether an action may be made on any turn, and while a card waits for answers."""
    if isinstance(action, Use):
        return state.fleets[seat].flagship is Flagship.XXCHA
    any_turn = state.edition.allocation_any_turn
    return any_turn and KINDS.get(action.card) is Kind.STRATEGIC_ALLOCATION
