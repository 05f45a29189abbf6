"""What is likely meant in a turn: shots, squadrons and moves, several of them at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engines.choosing import Likely
from engines.core import text
from engines.magblast.attacks import one_of_each
from engines.magblast.editions import KINDS, damage
from engines.magblast.fleet import Fleet
from engines.magblast.model import Action, Fire, Kind, Launch, Maneuver, Move
from engines.magblast.telling import ZONE_NAMES, card_label
from engines.magblast.view import View
from engines.magblast.ways.words import aimed, own_fleet, own_ship

MOST, MOST_LAUNCHES, MOST_MOVES = 25, 6, 8
"""How many lines there are, and how many of them are squadrons, and moves."""


def attacks(
    view: View, shots: Sequence[Action], launches: Sequence[Action], moves: Sequence[Action]
) -> tuple[Likely, ...]:
    """Return the attacks that do most; of a hand's cards one stands for all of its kind.

    Then come moves of one ship. Where nothing can be attacked there is nothing, not even moves.
    """
    cards = set(one_of_each(view.hand).values())
    out = [one for one in launches if isinstance(one, Launch) and one.card in cards]
    fired = [one for one in shots if isinstance(one, Fire) and _is_usual(one, cards)]
    if not (out or fired):
        return ()
    moved = tuple(_moves(view, moves))[:MOST_MOVES]
    out = sorted(out, key=lambda one: _rank(view, one))[:MOST_LAUNCHES]
    most = MOST - len(out) - len(moved)
    fired = sorted(fired, key=lambda one: _rank(view, one))[:most]
    return (*_attacks(view, (*fired, *out)), *moved)


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
