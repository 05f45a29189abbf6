"""The actions to which ways lead, and what of a way is no field of an action."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engines.choosing import Chosen
from engines.core import MalformedAction, converted, text
from engines.fields import NOTHING, apart, joined
from engines.imperium.actions import (
    MOST_TROOPS,
    Action,
    Bid,
    Commit,
    Invade,
    Load,
    Play,
    Remove,
    Unload,
)
from engines.imperium.advice.loading import loads, unloads
from engines.imperium.cards import Card
from engines.imperium.defaults import usual_losses
from engines.imperium.telling import refuse
from engines.imperium.units import Kind, UnitId
from engines.imperium.ways.asked import least
from engines.imperium.ways.cards import PAIRS, jump_of
from engines.imperium.ways.fights import PART, able
from engines.imperium.ways.look import Look, only
from engines.imperium.ways.turn import MOST_BUILT

SECTORS = ("at", "to", "target", "planet", "sectors")
COUNTS = tuple(map(str, range(1, MOST_BUILT + 1)))


def made(look: Look, verb: str, chosen: Chosen) -> tuple[Action, ...]:
    """Return the actions of a way with what was chosen. Raises `Refusal` for what is none.

    Units and sectors must be on the map.
    """
    found = {
        key: tuple(_checked(look, verb, key, value) for value in values if value != NOTHING)
        for key, values in chosen.items()
    }
    return tuple(
        converted({"type": order.pop("type", verb), **order}, Action, strict=False)
        for order in _orders(look, verb, found)
    )


def _checked(look: Look, verb: str, key: str, value: str) -> str:
    if key in SECTORS:
        sector = value.upper()
        if sector not in look.board.map.hexes:
            refuse("no-such-sector", sector=value)
        return sector
    if key == "unit" or (key == "units" and verb == "play"):
        return unit_of(look, value)
    return value


def unit_of(look: Look, value: str) -> UnitId:
    """Return the id of an own unit, or the planet of a cannon. Refuses if there is none such."""
    if look.board.where(look.seat, value) is not None:
        return value
    if value.upper() not in look.board.planets:
        refuse("no-such-unit")
    return value.upper()


def _orders(look: Look, verb: str, found: Chosen) -> Iterable[dict[str, Any]]:
    """Return plain data of the actions of a way."""
    one = {key: values[0] for key, values in found.items() if values}
    match verb:
        case "build":
            count = one.pop("count", "1")
            if count not in COUNTS:
                raise MalformedAction(text("refusal-malformed"))
            return [{**one} for _ in range(int(count))]
        case "load" | "unload":
            return [{**one, "cargo": _kinds(found.get("cargo", ())) or _most(look, verb, one)}]
        case "attack":
            return [{**one, "unit": unit} for unit in _by(look, verb, "target", found)]
        case "invade":
            landed = _kinds(found.get("cargo", ()))
            units = _by(look, verb, "planet", found)
            return [{**one, "unit": ship, "cargo": landed or _aboard(look, ship)} for ship in units]
        case "land":
            return [_landing(one)]
        case "play":
            return [{**one, "units": found.get("units", ()), "sectors": found.get("sectors", ())}]
        case "jump":
            jump = jump_of(found)
            fields = {"card": jump.card, "units": jump.units, "sectors": jump.sectors}
            return [{"type": "play", **fields}]
        case _:
            return [_answer(look, verb, found, one)]


def _landing(one: dict[str, str]) -> dict[str, Any]:
    """Return plain data of an invasion by a part of what is aboard. Raises `MalformedAction`."""
    parts = one.get("part", "").split(PART)
    if len(parts) != 3 or "planet" not in one:
        raise MalformedAction(text("refusal-malformed"))
    unit, cargo, stay = parts
    landed = {"unit": unit, "cargo": _kinds((cargo,)), "stay": stay}
    return {"type": "invade", "planet": one["planet"], **landed}


def _answer(look: Look, verb: str, found: Chosen, one: dict[str, str]) -> dict[str, Any]:
    """Return plain data of what is answered at once, or has but fields of one value."""
    match verb:
        case "end":
            return {"phase": look.board.phase}
        case "command":
            return {"type": "play", "card": Card.SUPREME_COMMAND}
        case "least":
            return {"type": "bid", "amount": least(look.board)}
        case "bid":
            return {**one, "cards": [card.rpartition("/")[2] for card in found.get("cards", ())]}
        case "lay" | "take":
            combat = one.get("combat", "")
            at = int(combat) - 1 if combat.isdecimal() else combat
            return {"type": "commit", **one, "combat": at, "back": verb == "take"}
        case "usual":
            return {"type": "remove", "kinds": usual_losses(look.board)}
        case "remove":
            return {"kinds": _kinds(found.get("units", ()))}
        case _:
            return {**one}


def _by(look: Look, verb: str, key: str, found: Chosen) -> tuple[str, ...]:
    """Return the units that were named, or all that can do so to the target."""
    target = only(found, key)
    units = found.get("unit") or tuple(order.unit for order in able(look, verb, target))
    if not units:
        refuse("nobody", sector=target)
    return units


def _aboard(look: Look, ship: str) -> tuple[Kind, ...]:
    sector = look.board.where(look.seat, ship)
    return look.board.sides[look.seat].units[sector].cargo if sector else ()


def _most(look: Look, verb: str, one: dict[str, str]) -> tuple[str, ...]:
    """Return as much as fits."""
    unit = one.get("unit", "")
    orders = loads(look.view, unit) if verb == "load" else unloads(look.view, unit)
    return next((order.cargo for order in orders if order.at == one.get("at")), (Kind.INFANTRY,))


def _kinds(values: Iterable[str]) -> list[str]:
    """Return the tokens that values stand for."""
    return sorted(kind for value in values for kind in apart(value))


def steps_of(look: Look, action: Action, verb: str, found: Chosen) -> tuple[str, Chosen]:
    """Return the verb and the steps of an action, whose fields are given as values."""
    match action:
        case Load(cargo=cargo) | Unload(cargo=cargo):
            return verb, {**found, "cargo": (joined(cargo),)}
        case Invade(unit, planet, cargo, stay):
            if stay == MOST_TROOPS and sorted(cargo) == sorted(_aboard(look, unit)):
                return verb, {**found, "cargo": (joined(cargo),)}
            part = PART.join((unit, joined(cargo), str(stay)))
            return "land", {"planet": (planet,), "part": (part,)}
        case Play(Card.SUPREME_COMMAND):
            return "command", {}
        case Play(Card.HYPERSPACE_JUMP as card, units, sectors):
            pairs = zip(PAIRS, zip(units, sectors, strict=False), strict=False)
            jumps = {
                key: (value,) for keys, pair in pairs for key, value in zip(keys, pair, strict=True)
            }
            return "jump", {"card": (card,), **jumps}
        case Play():
            return verb, {key: values or (NOTHING,) for key, values in found.items()}
        case Bid(cards=cards):
            return verb, {**found, "cards": _pledged(look, cards)}
        case Commit(combat, card, back):
            return "take" if back else "lay", {"card": (card,), "combat": (str(combat + 1),)}
        case Remove(kinds):
            return verb, {"units": (joined(kinds),)}
        case _:
            return verb, found


def _pledged(look: Look, cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Return cards as the values by which those of the hand are told apart."""
    left = list(enumerate(look.hand))
    found: list[str] = []
    for card in cards:
        held = next((one for one in left if one[1] is card), (len(left), card))
        left = [one for one in left if one != held]
        found.append(f"{held[0]}/{card}")
    return tuple(found)
