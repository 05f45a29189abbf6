"""How the orders of Imperium Galáctica are typed, and what can be done in one way only."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engines.imperium.actions import (
    MOST_TROOPS,
    Action,
    Annihilate,
    Attack,
    Bid,
    Bombard,
    Build,
    Buy,
    Commit,
    Discard,
    End,
    First,
    Invade,
    Load,
    Move,
    Pass,
    Play,
    Ready,
    Remove,
    Repair,
    Save,
    Sow,
    Strike,
    Truce,
    Unload,
    Watch,
    Withdraw,
)
from engines.imperium.cards import Card
from engines.imperium.declaring import against
from engines.imperium.state import View
from tests.laws.reaching import PRESSED, TYPED, OneWay, Typed, in_order, typed

MOST_BOUGHT = 3
"""How many cards a button buys."""

ONE_WAY = (
    OneWay(
        PRESSED,
        lambda _, action: isinstance(action, Buy) and action.count > MOST_BOUGHT,
        "who buys more presses again",
        lambda _: Buy(MOST_BOUGHT),
    ),
    OneWay(
        PRESSED,
        lambda view, action: (
            isinstance(action, First) and action.target == view.board.combats[0].target
        ),
        "it is the first already",
    ),
    OneWay(
        PRESSED,
        lambda view, action: action == Watch() and view.own.watch is None,
        "there is no order to be withdrawn",
    ),
    OneWay(
        PRESSED,
        lambda view, action: action == Truce() and view.own.truce is None,
        "there is no order to be withdrawn",
    ),
    OneWay(
        PRESSED,
        lambda _, action: (
            isinstance(action, Play)
            and action.building is not None
            and action.card is not Card.SABOTAGE
        ),
        "the building is left out where the card has nothing to do with one",
        lambda play: replace(play, building=None),
    ),
    *(
        OneWay(
            way,
            lambda _, action: (
                isinstance(action, Play)
                and action.card is Card.SUPREME_COMMAND
                and bool(action.units or action.sectors)
            ),
            "units and sectors are left out where the card has nothing to do with any",
            lambda play: replace(play, units=(), sectors=()),
        )
        for way in (PRESSED, TYPED)
    ),
)


def as_typed(view: View, action: Action) -> Typed:
    """Return the command for an action."""
    match action:
        case Bid(amount, limit, cards):
            return typed("bid", amount=amount, limit=limit, cards=_listed(cards))
        case Pass():
            return typed("pass")
        case Remove(kinds):
            return typed("losses", units=_listed(kinds))
        case End():
            return typed("end")
        case Buy() | Discard() | Play() | Watch() | Truce() | Commit() | Ready():
            return _card(action)
        case Attack() | Invade() | Bombard() | Annihilate() | Strike() | Withdraw() | First():
            return _fight(action)
        case _:
            return _phase(action)


def meaning(view: View, action: Action) -> Action:
    """Return the same tokens in one order, and that all troops stay where no fewer can."""
    match action:
        case Load() | Unload():
            return in_order(action, "cargo")
        case Invade():
            return in_order(replace(action, stay=_stay(view, action)), "cargo")
        case Remove():
            return in_order(action, "kinds")
        case Play() if action.card is Card.SECOND_WAVE:
            return in_order(action, "units")
        case _:
            return action


def _stay(view: View, action: Invade) -> int:
    """Return how many troops stay at most; that no more land than that lets all stay."""
    declared = against(view.board, action.planet)
    landings = () if declared is None else declared.landings
    landed = (*action.cargo, *(kind for landing in landings for kind in landing.cargo))
    return action.stay if action.stay < len(landed) else MOST_TROOPS


def _card(action: Action) -> Typed:
    match action:
        case Buy(count):
            return typed("card buy", count=count)
        case Discard(card):
            return typed("card discard", card=card.value)
        case Play(card, units, sectors, building):
            built = None if building is None else building.value
            aim = {"units": _listed(units), "sectors": _listed(sectors), "building": built}
            return typed("card play", card=card.value, **aim)
        case Watch(rank):
            return typed("card watch", rank=None if rank is None else rank.value)
        case Truce(planet):
            return typed("card truce", planet=planet)
        case Commit(combat, card, back):
            number = str(combat + 1)
            return typed("card take" if back else "card lay", card=card.value, combat=number)
        case _:
            return typed("card ready")


def _phase(action: Action) -> Typed:
    match action:
        case Save(unit):
            return typed("save", unit=unit)
        case Repair(at):
            return typed("repair", at=at)
        case Build(kind, at):
            return typed("build", kind=kind.value, at=at)
        case Sow(unit, at):
            return typed("mine", unit=unit, at=at)
        case Move(unit, to):
            return typed("move", unit=unit, to=to)
        case Load(unit, at, cargo):
            return typed("load", unit=unit, at=at, cargo=_listed(cargo))
        case Unload(unit, at, cargo):
            return typed("unload", unit=unit, at=at, cargo=_listed(cargo))
        case _:
            raise AssertionError(action)


def _fight(action: Action) -> Typed:
    match action:
        case Attack(unit, target):
            return typed("attack", unit=unit, target=target)
        case Invade(unit, planet, cargo, stay):
            return typed("invade", unit=unit, planet=planet, cargo=_listed(cargo), stay=stay)
        case Bombard(unit, planet):
            return typed("bombard", unit=unit, planet=planet)
        case Annihilate(unit, planet):
            return typed("annihilate", unit=unit, planet=planet)
        case Strike(unit, target):
            return typed("strike", unit=unit, target=target)
        case Withdraw(target):
            return typed("withdraw", target=target)
        case First(target):
            return typed("draft first", target=target)
        case _:
            raise AssertionError(action)


def _listed(items: Iterable[str]) -> str | None:
    return ", ".join(items) or None
