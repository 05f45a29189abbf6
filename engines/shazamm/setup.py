"""Before the first turn, and every drawing of cards (rulebook, "Preparar", "Variantes")."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Dice, Player, Seat
from engines.shazamm.model import DECOY, SPELLS, Arrange, Config, Deal, Phase
from engines.shazamm.state import State, Wizard, with_wizard
from engines.shazamm.telling import Run, names, tell

WALL = 10
REACH = 3
"""Steps between the wall and each wizard when a round starts."""
FIRST_HAND = 5
EACH_ROUND = 3


def prepared(config: Config, dice: Dice, run: Run) -> State:
    """Return the position before the first action."""
    wizards = (_wizard(config.deal, WALL - REACH, dice), _wizard(config.deal, WALL + REACH, dice))
    arranging = config.deal is Deal.ARRANGED
    phase = Phase.ARRANGE if arranging else Phase.CAST
    state = State(config.deal, phase, wizards, wall=WALL, middle=WALL)
    tell(run, "shazamm-event-start", slab=WALL)
    if arranging:
        tell(run, "shazamm-event-arranging")
        return state
    return _first_hands(state, run)


def _wizard(deal: Deal, slab: int, dice: Dice) -> Wizard:
    stock = dice.shuffled(SPELLS) if deal is Deal.DRAWN else SPELLS
    return Wizard(slab, hand=(DECOY,), stock=stock)


def _first_hands(state: State, run: Run) -> State:
    return draw_all(state, len(SPELLS) if state.deal is Deal.FULL else FIRST_HAND, run)


def arrange(state: State, seat: Seat, action: Arrange, run: Run) -> State:
    """Put a stock in order; when both have, deal the first hands and begin (variant 2)."""
    wizard = state.wizards[seat]
    again = wizard.arranged
    state = with_wizard(state, seat, replace(wizard, stock=action.stock, arranged=True))
    if again:
        tell(run, "shazamm-event-arranged-anew", frozenset({seat}))
        return state
    tell(run, "shazamm-event-arranged", player=Player(seat))
    if not all(w.arranged for w in state.wizards):
        return state
    begun = replace(state, phase=Phase.CAST, decision=state.decision + 1)
    return _first_hands(begun, run)


def draw_all(state: State, count: int, run: Run) -> State:
    """Let both draw up to `count` spells; everyone hears how many, the owner hears which."""
    for seat in (0, 1):
        state = _draw(state, seat, count, run)
    return state


def _draw(state: State, seat: Seat, count: int, run: Run) -> State:
    wizard = state.wizards[seat]
    drawn, stock = wizard.stock[:count], wizard.stock[count:]
    if not drawn:
        return state
    owner, count, left = frozenset({seat}), len(drawn), len(stock)
    player, own = Player(seat), names(sorted(drawn))
    tell(run, "shazamm-event-draws", outdone=owner, player=player, count=count, stock=left)
    tell(run, "shazamm-event-drawn", owner, spells=own, stock=left)
    hand = tuple(sorted((*wizard.hand, *drawn)))
    return with_wizard(state, seat, replace(wizard, hand=hand, stock=stock))
