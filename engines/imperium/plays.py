"""Playing cards openly in the phases that they are for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from engines.core import Player, Seat
from engines.imperium.actions import Play
from engines.imperium.board import Phase, enemy_of
from engines.imperium.cards import DESIGNS, FACE_DOWN, Card, Timing
from engines.imperium.effects import building as build
from engines.imperium.effects import command
from engines.imperium.effects import fighting as combat
from engines.imperium.effects import moving as move
from engines.imperium.hands import discarded
from engines.imperium.names import card_name, phase_name
from engines.imperium.state import State
from engines.imperium.telling import Run, refuse

Check: TypeAlias = Callable[[State, Seat, Play], None]
Effect: TypeAlias = Callable[[State, Seat, Play, Run], State]


class Open(NamedTuple):
    """A card that is played openly: what is refused, what it does.

    `units` and `sectors` are the most that can be named; at least one of each that can be.
    """

    effect: Effect
    check: Check | None = None
    units: int = 0
    sectors: int = 0


OPEN: dict[Card, Open] = {
    Card.SMUGGLING: Open(command.smuggle),
    Card.WAR_LOAN: Open(command.borrow),
    Card.SPIES: Open(command.spy, command.check_enemy_hand),
    Card.INFILTRATION: Open(command.infiltrate, command.check_enemy_hand),
    Card.EMERGENCY_SUPPLY: Open(command.skip_supply),
    Card.FIELD_REPAIR: Open(command.field_repair, command.check_field_repair, units=1),
    Card.ENGINEER_CORPS: Open(command.engineers),
    Card.CONSCRIPTION: Open(build.conscript, build.check_conscription, sectors=1),
    Card.RAPID_MINELAYING: Open(build.rapid_mines, build.check_rapid_mines, sectors=1),
    Card.MOBILISATION: Open(build.mobilise),
    Card.OVERCHARGED_ENGINES: Open(move.overcharge, move.check_overcharge, units=1),
    Card.EVASIVE_MANOEUVRE: Open(move.evade, move.check_evade, units=1),
    Card.SHORT_JUMP: Open(move.jump, move.check_short_jump, units=1, sectors=1),
    Card.HYPERSPACE_JUMP: Open(move.jump, move.check_hyperspace, units=3, sectors=3),
    Card.GRAVITATIONAL_COLLAPSE: Open(move.collapse, move.check_collapse, sectors=1),
    Card.MUTINY: Open(move.mutiny, move.check_mutiny, sectors=1),
    Card.MINESWEEPER: Open(combat.minesweeper, combat.check_minesweeper, sectors=1),
    Card.SABOTAGE: Open(combat.sabotage, combat.check_sabotage, sectors=1),
    Card.SECOND_WAVE: Open(combat.second_wave, combat.check_second_wave, units=2),
}
"""Every card that is played in a phase of the own turn."""


def check_play(state: State, seat: Seat, action: Play) -> None:
    """Refuse a card that is not held, not for now, a second of its name, or aimed wrongly."""
    card = action.card
    if card not in state.hidden[seat].hand:
        refuse("card-not-held", card=card_name(card))
    _check_moment(state.board.phase, card)
    if card in state.board.effects.played:
        refuse("card-twice", card=card_name(card))
    if card not in OPEN:
        return
    found = OPEN[card]
    _check_aim(action, found)
    if found.check is not None:
        found.check(state, seat, action)


def _check_moment(phase: Phase, card: Card) -> None:
    timing = DESIGNS[card].timing
    if timing in FACE_DOWN:
        refuse("card-face-down", card=card_name(card))
    if timing is Timing.TRUCE:
        refuse("card-by-order", card=card_name(card))
    if timing != phase.value:
        refuse("card-other-phase", card=card_name(card), phase=phase_name(Phase(timing.value)))


def _check_aim(action: Play, found: Open) -> None:
    """Refuse too many or too few units and sectors, or ones that do not exist."""
    for named, most in ((action.units, found.units), (action.sectors, found.sectors)):
        if not min(1, most) <= len(named) <= most:
            refuse(
                "card-aim",
                card=card_name(action.card),
                units=found.units,
                sectors=found.sectors,
            )


def paid_card(state: State, seat: Seat, card: Card, run: Run) -> tuple[State, bool]:
    """Discard a card that is played; return whether it takes effect.

    It does not if the enemy's secret order cancels it.
    """
    run.tell("played", player=Player(seat), card=card_name(card))
    run.revealed = True
    state = discarded(state, seat, (card,))
    board = state.board.with_effects(played=state.board.effects.played | {card})
    state = state.with_board(board)
    enemy = enemy_of(seat)
    watch = state.hidden[enemy].watch
    if watch is None or DESIGNS[card].rank.stars < watch.stars:
        return state, True
    run.tell("counteracted", player=Player(enemy), card=card_name(card))
    return discarded(state, enemy, (Card.COUNTER_INTELLIGENCE,)), False


def play(state: State, seat: Seat, action: Play, run: Run) -> State:
    """Play a card of a phase and let it take effect."""
    state, works = paid_card(state, seat, action.card, run)
    return OPEN[action.card].effect(state, seat, action, run) if works else state
