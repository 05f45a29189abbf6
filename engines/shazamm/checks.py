"""What the rules allow, and the reason and the alternative where they do not."""

from __future__ import annotations

from collections import Counter

from engines.core import Arg, Either, IllegalAction, Seat, text
from engines.shazamm.choices import clone_choices, recycle_range, theft_choices
from engines.shazamm.model import (
    SPELLS,
    Action,
    Arrange,
    Cast,
    Clone,
    Phase,
    Recycle,
    Steal,
)
from engines.shazamm.state import State
from engines.shazamm.telling import NAMES, names

_ASKED: dict[Phase, type[Action]] = {
    Phase.ARRANGE: Arrange,
    Phase.CAST: Cast,
    Phase.CLONE: Clone,
    Phase.STEAL: Steal,
    Phase.RECYCLE: Recycle,
}


def refuse(key: str, **args: Arg) -> IllegalAction:
    """Return a refusal, to be raised."""
    return IllegalAction(text(key, **args))


def check(state: State, seat: Seat, action: Action) -> None:
    """Raise `IllegalAction` unless the rules allow this action to this seat now."""
    if not isinstance(action, _ASKED[state.phase]):
        raise refuse(f"shazamm-refusal-asked-{state.phase}")
    match action:
        case Arrange():
            _check_arrange(action)
        case Cast():
            _check_cast(state, seat, action)
        case Clone():
            _check_clone(state, seat, action)
        case Steal():
            _check_steal(state, seat, action)
        case Recycle():
            _check_recycle(state, seat, action)


def _check_arrange(action: Arrange) -> None:
    missing = set(SPELLS) - set(action.stock)
    if missing:
        raise refuse("shazamm-refusal-arrange", spells=names(sorted(missing)), count=len(missing))


def _check_cast(state: State, seat: Seat, action: Cast) -> None:
    wizard = state.wizards[seat]
    if not 1 <= action.bet <= wizard.mana:
        raise refuse("shazamm-refusal-bet", bet=action.bet, mana=wizard.mana)
    for spell in action.spells:
        if spell not in wizard.hand:
            raise refuse("shazamm-refusal-not-in-hand", spell=NAMES[spell], hand=names(wizard.hand))
        if action.spells.count(spell) > 1:
            raise refuse("shazamm-refusal-same-card", spell=NAMES[spell])


def _check_clone(state: State, seat: Seat, action: Clone) -> None:
    choices = clone_choices(state, seat)
    if action.spell is None or action.spell in choices:
        return
    raise refuse("shazamm-refusal-clone", spell=NAMES[action.spell], choices=Either(names(choices)))


def _check_steal(state: State, seat: Seat, action: Steal) -> None:
    choices = theft_choices(state, seat)
    for spell, count in Counter(action.spells).items():
        if count > choices.count(spell):
            raise refuse("shazamm-refusal-steal", spell=NAMES[spell], choices=names(choices))


def _check_recycle(state: State, seat: Seat, action: Recycle) -> None:
    allowed = recycle_range(state, seat)
    if action.change not in allowed:
        bet = state.table.bets[seat]
        low, high = bet + allowed[0], bet + allowed[-1]
        raise refuse("shazamm-refusal-recycle", bet=bet, low=low, high=high, change=action.change)
