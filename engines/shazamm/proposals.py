"""Actions worth considering: what computer opponents and suggestions choose among."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from engines.core import Seat
from engines.shazamm.choices import Choice, clone_choices, recycle_range, theft_choices
from engines.shazamm.model import (
    DECOY,
    SPELLS,
    Action,
    Arrange,
    Cast,
    Clone,
    Phase,
    Recycle,
    Spell,
    Steal,
)
from engines.shazamm.state import State

COMBINATIONS: tuple[tuple[Spell, ...], ...] = (
    *((7, 8), (6, 7), (6, 8), (7, 10), (8, 10), (10, 11), (9, 10), (9, 11), (11, 13)),
    *((12, 13), (11, 14), (13, 14), (3, 8), (2, 8), (7, 8, 10), (9, 10, 11), (11, 13, 14)),
)
"""Spells that help each other when they are laid together."""
WORTH_LITTLE_MANA = frozenset((1, 2, 3, 4, 5, 9, 11, 12, 13, 14))
"""Spells that are often laid with the smallest bet."""
MOST_STOLEN = 6
"""With more spells to steal than this, not every selection of them is offered."""
_SHARES = (2, 5, 8, 11, 15, 20, 26, 34, 42)
"""Plain bets worth considering with full mana; with less they shrink in proportion."""


def legal_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """Return what a seat that is asked may sensibly do, the most usual first."""
    wizard = state.wizards[seat]
    match state.phase:
        case Phase.ARRANGE:
            return _orders()
        case Phase.CAST:
            return casts(wizard.mana, wizard.hand, state.silenced)
        case Phase.CLONE | Phase.STEAL | Phase.RECYCLE | Phase.OVER:
            return answers(state, seat)


def answers(state: State, seat: Seat) -> tuple[Choice, ...]:
    """Return the answers to the spell that asks; none when no spell does."""
    match state.phase:
        case Phase.CLONE:
            return (*map(Clone, clone_choices(state, seat)), Clone())
        case Phase.STEAL:
            return thefts(theft_choices(state, seat))
        case Phase.RECYCLE:
            return tuple(map(Recycle, sorted(recycle_range(state, seat), key=abs)))
        case Phase.ARRANGE | Phase.CAST | Phase.OVER:
            return ()


@lru_cache(maxsize=4096)
def casts(mana: int, hand: tuple[Spell, ...], silenced: bool) -> tuple[Cast, ...]:
    """Return bets at several levels, alone and with spells; under silence without."""
    plain = [Cast(bet) for bet in _plain_bets(mana)]
    decoys = [Cast(bet, (DECOY,)) for bet in _few_bets(mana)]
    if silenced:
        return (*plain, *decoys)
    groups = [(spell,) for spell in hand if spell != DECOY]
    groups += [group for group in COMBINATIONS if set(group) <= set(hand)]
    laid = [Cast(bet, group) for group in groups for bet in _bets_with(group, mana)]
    return (*plain, *decoys, *laid)


def _plain_bets(mana: int) -> list[int]:
    return sorted({1, mana, *(max(1, share * mana // 50) for share in _SHARES)})


def _few_bets(mana: int) -> list[int]:
    return sorted({1, max(1, mana // 8), max(1, mana // 4)})


def _bets_with(group: tuple[Spell, ...], mana: int) -> list[int]:
    most = mana // 3 if WORTH_LITTLE_MANA & set(group) else mana // 2
    return sorted({1, max(1, mana // 7), max(1, most)})


@lru_cache(maxsize=1024)
def thefts(choices: tuple[Spell, ...]) -> tuple[Steal, ...]:
    """Return what may be kept of some spells, everything first.

    All selections of a few spells; of many only all, each, all but each, and none.
    """
    sizes = range(len(choices), -1, -1)
    if len(choices) > MOST_STOLEN:
        sizes = (len(choices), len(choices) - 1, 1, 0)
    kept = (group for size in sizes for group in combinations(choices, size))
    return tuple(map(Steal, dict.fromkeys(kept)))


@lru_cache(maxsize=1)
def _orders() -> tuple[Arrange, ...]:
    """Return a handful of orders of the stock, each a plan for the match."""
    plans: tuple[tuple[Spell, ...], ...] = (
        (7, 11, 13, 8, 10, 14, 6, 12, 3, 9, 2, 5, 4, 1),  # strength first
        (11, 13, 12, 14, 5, 6, 7, 8, 9, 3, 10, 2, 1, 4),  # endurance first
        (10, 8, 7, 9, 3, 6, 11, 2, 13, 14, 12, 5, 4, 1),  # fire first
        (3, 2, 9, 6, 14, 1, 7, 11, 13, 8, 10, 12, 5, 4),  # trickery first
        (1, 4, 5, 11, 12, 13, 14, 6, 7, 8, 9, 10, 2, 3),  # safety first
        SPELLS,
    )
    return tuple(map(Arrange, plans))
