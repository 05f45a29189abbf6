"""What is chosen in a combat phase: targets, who takes part, what lands, what is called off."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engines.choosing import Choice, Chosen, Number, Pick
from engines.core import Text, text
from engines.fields import joined
from engines.imperium.actions import MOST_TROOPS, Action, Attack, Invade
from engines.imperium.advice.draft import draft
from engines.imperium.advice.landing import partly
from engines.imperium.advice.odds import odds
from engines.imperium.clashes import Clash
from engines.imperium.declarable import Declaration, target_of
from engines.imperium.names import kind_names
from engines.imperium.ways.look import Choices, Look, Step, only, step
from engines.imperium.wording import odds_words, short, staying, target_name

PART = "/"
"""Between what stands in the value of a landing: the ship, its cargo, how many stay."""


def able(look: Look, verb: str, target: str) -> tuple[Declaration, ...]:
    """Return the declarations against one target, by each that can take part."""
    return tuple(o for o in look.declarable if _verb(o) == verb and target_of(o) == target)


def _verb(order: Declaration) -> str:
    return type(order).__name__.lower()


def _targets(verb: str) -> Callable[[Look, Chosen], Choices]:
    """Return what gives the targets of a kind of combat, with what all together would do."""

    def found(look: Look, chosen: Chosen) -> Choices:
        for target in dict.fromkeys(target_of(o) for o in look.declarable if _verb(o) == verb):
            words = text(f"imperium-aim-{verb}", target=target_name(look.board, look.seat, target))
            yield Choice(target, words, _together(look, able(look, verb, target)))

    return found


def _together(look: Look, orders: tuple[Declaration, ...]) -> Text:
    """Return what declarations against one target come to, all of them and without cards."""
    combat = _combat(look, orders)
    if combat is None:
        return text("imperium-able", count=len(orders))
    return text("imperium-able-together", count=len(orders), result=combat.result)


def comes_to(look: Look, orders: tuple[Action, ...]) -> Text | None:
    """Return what a combat comes to once some take part, too; None where there is no telling."""
    combat = _combat(look, orders)
    if combat is None:
        return None
    return text("imperium-comes-to", others=combat.fighters - len(orders), result=combat.result)


class _Come(NamedTuple):
    """What a combat comes to without cards, and how many take part."""

    result: Text
    fighters: int


def _combat(look: Look, orders: tuple[Action, ...]) -> _Come | None:
    """Return what the combat comes to that some are declared for; None where none is told."""
    if not isinstance(orders[0], Attack | Invade):
        return None
    board = draft(look.view, orders).view.board
    combat = next((c for c in board.combats if c.target == target_of(orders[0])), None)
    if combat is None or combat.clash is Clash.MINES:
        return None
    fighters = len(combat.attackers) + len(combat.landings)
    return _Come(odds_words(odds(board, combat)), fighters)


def _fighters(verb: str, target: str, *, several: bool) -> Step:
    """Return the step that asks who takes part; where `several` may, nobody named means all."""

    def asked(look: Look, chosen: Chosen) -> Pick:
        orders = able(look, verb, only(chosen, target))
        most = len(orders) if several and _is_joint(look, orders) else 1
        choices = tuple(_fighter(look, order.unit) for order in orders)
        title, least = text("imperium-choose-fighters"), 0 if several else 1
        return Pick(title, choices, least, max(most, 1), loose=True)

    return asked


def _is_joint(look: Look, orders: tuple[Declaration, ...]) -> bool:
    """Tell whether all that can take part can do so together."""
    after = draft(look.view, orders[:2]).view.board.combats
    taking_part = [
        sum(len(one.attackers) + len(one.landings) for one in combats)
        for combats in (look.board.combats, after)
    ]
    return taking_part[1] == taking_part[0] + 2


def _fighter(look: Look, unit: str) -> Choice:
    sector = look.board.where(look.seat, unit)
    return Choice(unit, short(unit)) if sector is None else look.own(sector)


def _parts(look: Look, chosen: Chosen) -> Choices:
    """Return the ways to invade a planet with less, or to leave fewer troops there."""
    planet = only(chosen, "planet")
    for unit in dict.fromkeys(order.unit for order in able(look, "invade", planet)):
        for order in partly(look.view, unit, planet):
            value = PART.join((unit, joined(order.cargo), str(order.stay)))
            words = text("imperium-part", unit=short(unit), cargo=kind_names(order.cargo))
            yield Choice(value, words, foretold=staying(order.stay))


def _landings(look: Look, chosen: Chosen) -> Choices:
    """Return what one ship can land."""
    for order in able(look, "invade", only(chosen, "planet")):
        if chosen.get("unit") == (order.unit,):
            parts = (one.cargo for one in partly(look.view, order.unit, target_of(order)))
            for cargo in dict.fromkeys(parts):
                yield Choice(joined(cargo), text("imperium-cargo", cargo=kind_names(cargo)))


def _stay(look: Look, chosen: Chosen) -> Number:
    return Number(text("imperium-command-invade-stay-about"), 0, MOST_TROOPS, MOST_TROOPS)


def _declared(label: str, *, but_first: bool = False) -> Callable[[Look, Chosen], Choices]:
    """Return what gives the declared combats by their target, perhaps `but_first`."""

    def found(look: Look, chosen: Chosen) -> Choices:
        declared = tuple(dict.fromkeys(combat.target for combat in look.board.combats))
        for target in declared[int(but_first) :]:
            name = target_name(look.board, look.seat, target)
            yield Choice(target, text(label, target=name))

    return found


def _by_one(verb: str, target: str) -> dict[str, Step]:
    return {
        target: step("target", _targets(verb)),
        "unit": _fighters(verb, target, several=False),
    }


STEPS: dict[str, dict[str, Step]] = {
    "attack": {
        "target": step("target", _targets("attack")),
        "unit": _fighters("attack", "target", several=True),
    },
    "invade": {
        "planet": step("target", _targets("invade")),
        "unit": _fighters("invade", "planet", several=True),
        "cargo": step("part", _landings, 0, several=True),
        "stay": _stay,
    },
    "land": {
        "planet": step("target", _targets("invade")),
        "part": step("part", _parts),
    },
    "bombard": _by_one("bombard", "planet"),
    "annihilate": _by_one("annihilate", "planet"),
    "strike": _by_one("strike", "target"),
    "first": {"target": step("change", _declared("imperium-put-first", but_first=True))},
    "withdraw": {"target": step("change", _declared("imperium-call-off"))},
}
"""The steps of declaring combats."""
