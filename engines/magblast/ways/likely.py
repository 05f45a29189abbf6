"""What is likely meant in a turn: attacks, cards, moves, and its end; several of them at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.choosing import Likely
from engines.core import Seat, text
from engines.magblast.attacks import one_of_each
from engines.magblast.editions import KINDS, damage
from engines.magblast.fleet import Fleet
from engines.magblast.model import (
    Action,
    Finish,
    Fire,
    Kind,
    Launch,
    Maneuver,
    Move,
    Phase,
    PlayCard,
)
from engines.magblast.passing import BEHIND_THE_DRAW, phase_of
from engines.magblast.state import State
from engines.magblast.telling import ZONE_NAMES, card_effect, card_label
from engines.magblast.view import View
from engines.magblast.ways.words import aimed, own_fleet, own_ship, play_words

MOST, MOST_LAUNCHES, MOST_PLAYS, MOST_MOVES = 24, 6, 4, 8
"""How many lines there are above the end of the turn, and of them squadrons, cards and moves."""


def attacks(
    view: View,
    shots: Sequence[Action],
    launches: Sequence[Action],
    plays: Sequence[Action],
    moves: Sequence[Action],
) -> tuple[Likely, ...]:
    """Return the attacks that do most; of a hand's cards one stands for all of its kind.

    Then come cards, moves of one ship, and the end of the turn behind all of that.
    """
    cards = set(one_of_each(view.hand).values())
    out = [one for one in launches if isinstance(one, Launch) and one.card in cards]
    fired = [one for one in shots if isinstance(one, Fire) and _is_usual(one, cards)]
    played = tuple(_plays(view, plays, cards))[:MOST_PLAYS]
    moved = tuple(_moves(view, moves))[:MOST_MOVES]
    out = sorted(out, key=lambda one: _rank(view, one))[:MOST_LAUNCHES]
    most = MOST - len(out) - len(played) - len(moved)
    fired = sorted(fired, key=lambda one: _rank(view, one))[:most]
    return (*_attacks(view, (*fired, *out)), *played, *moved)


def ending(found: tuple[Likely, ...], ends: Sequence[Action]) -> tuple[Likely, ...]:
    """Return likely actions with the end of the turn behind them, where it can be ended."""
    if not found or not ends:
        return found
    return (*found, Likely(Finish(), text("magblast-likely-end")))


def in_order(state: State, seat: Seat, actions: Sequence[Action]) -> tuple[Action, ...]:
    """Return actions in the order of their phases; moves are made together, the end comes last."""
    moves = tuple(move for one in actions if isinstance(one, Maneuver) for move in one.moves)
    others = [one for one in actions if not isinstance(one, Maneuver)]
    whole = [*others, *((Maneuver(moves),) if moves else ())]

    def when(action: Action) -> tuple[bool, int]:
        phase = phase_of(state, seat, action)
        known = phase if phase in BEHIND_THE_DRAW else Phase.ATTACK
        return isinstance(action, Finish), BEHIND_THE_DRAW.index(known)

    return tuple(sorted(whole, key=when))


def _is_usual(shot: Fire, cards: set[str]) -> bool:
    return shot.card in cards and KINDS[shot.card] is not Kind.RAMMING_SPEED


def _rank(view: View, attack: Fire | Launch) -> tuple[bool, int, int]:
    """Return what sorts attacks: those that destroy, then those that do most, to the weakest."""
    left = view.hull_left(attack.target)
    done = min(damage(attack.card), left)
    return (done < left, -done, left)


def _attacks(view: View, found: Sequence[Fire | Launch]) -> Iterator[Likely]:
    for one in found:
        card = card_label(one.card) if isinstance(one, Fire) else None
        yield Likely(one, aimed(view, one), about=card)


def _plays(view: View, plays: Sequence[Action], cards: set[str]) -> Iterator[Likely]:
    """Yield each card that is played for itself, or upon a ship or fleet and for nothing else."""
    for one in plays:
        if isinstance(one, PlayCard) and one.card in cards and not one.blasts:
            about = card_effect(view.config.edition, one.card)
            yield Likely(one, play_words(view, one), about=about)


def _moves(view: View, moves: Sequence[Action]) -> Iterator[Likely]:
    """Yield each ship's move into a zone with room, if it has not moved yet."""
    fleet = own_fleet(view)
    for move in moves:
        if isinstance(move, Move) and _is_open(fleet, move):
            ship, zone = own_ship(fleet, move.ship), ZONE_NAMES[move.zone]
            words = text("magblast-likely-move", ship=ship, zone=zone)
            yield Likely(Maneuver((move,)), words)


def _is_open(fleet: Fleet, move: Move) -> bool:
    """Tell whether a ship has not moved yet, and finds room in another zone."""
    ship = fleet.ship(move.ship)
    if ship is None or ship.origin not in (None, ship.zone):
        return False
    return move.zone is not ship.zone and move.zone in fleet.open_zones()
