"""Mag·Blast without search: whatever can be shot at, the weakest first."""

from __future__ import annotations

from engines.core import Dice, Seat
from engines.magblast import ENGINE
from engines.magblast.cards import TURRETS
from engines.magblast.editions import KINDS, category, damage
from engines.magblast.model import (
    Action,
    Category,
    Draw,
    End,
    Fire,
    Keep,
    Launch,
    Place,
    PlayCard,
    Reinforce,
    Respond,
    Sound,
)
from engines.magblast.state import State

FOLLOWING = (Category.DIRECT_HIT, Category.EFFECT)


def greedy(state: State, seat: Seat, dice: Dice) -> Action:
    """Follow up hits, reinforce, and shoot at the weakest ship in reach."""
    return _best(state, seat, dice, flagship=0)


def flagship_first(state: State, seat: Seat, dice: Dice) -> Action:
    """Do the same, but shoot at a flagship wherever one is open."""
    return _best(state, seat, dice, flagship=100)


def _best(state: State, seat: Seat, dice: Dice, *, flagship: int) -> Action:
    offered = dice.shuffled(ENGINE.legal_actions(state, seat))
    return max(offered, key=lambda action: _worth(state, action, flagship))


def _worth(state: State, action: Action, flagship: int) -> float:
    match action:
        case Keep() | Place() | Sound():
            return 50
        case Draw(blasts=blasts):
            return 40 + sum(map(damage, blasts))
        case Reinforce(cards=cards):
            return 30 - len(cards)
        case PlayCard(card=card) if category(card) in FOLLOWING:
            return 20
        case Fire(card=card, target=target) | Launch(card=card, target=target):
            return _shot(state, card, target, flagship)
        case Respond(answer=answer):
            return 1 if answer.value == "pass" else 0
        case PlayCard():
            return -1
        case End():
            return -2
        case _:
            return -3


def _shot(state: State, card: str, target: str, flagship: int) -> float:
    """Return what a shot is worth: the less hull is left after it the better."""
    left = state.hull_left(target)
    kills = KINDS[card] in TURRETS and damage(card) >= left
    at_flagship = flagship if any(f.flagship.value == target for f in state.fleets) else 0
    return 12 - min(left, 12) / 2 + 2 * kills + at_flagship
