"""Drafts of what is laid out rather than chosen step by step: fleets, moves, cards; no Discord.

A draft is short text, so that it fits into a button: a letter for its kind, then codes. What
cannot be read is `MalformedAction`.
"""

from __future__ import annotations

from collections.abc import Mapping

from cogs.games.magblast import codes
from engines.core import MalformedAction, text
from engines.magblast.concussion import thrown
from engines.magblast.fleet import Fleet
from engines.magblast.imagine import imagine
from engines.magblast.model import Card, Keep, Maneuver, Move, Scatter, ShipId, Zone
from engines.magblast.setup import KEPT
from engines.magblast.view import View

KEEP, DISCARD, TAKE, MOVES, SCATTER = "k", "d", "o", "m", "s"
NOBODY = "--"
"""Stands in a draft of moves where no ship is being moved."""


def is_of(kind: str, draft: str) -> bool:
    """Tell whether a draft is of a kind."""
    return draft.startswith(f"{kind}/")


def _rest(kind: str, draft: str) -> str:
    if not is_of(kind, draft):
        raise MalformedAction(text("refusal-malformed"))
    return draft[len(kind) + 1 :]


# -- Set-up ----------------------------------------------------------------------------------


def placed(view: View, draft: str) -> tuple[ShipId, ...]:
    """Return the ships of a draft, one per zone; without one those kept, or the first dealt."""
    if not is_of(KEEP, draft):
        return view.kept or view.dealt[:KEPT]
    ships = codes.names(_rest(KEEP, draft))
    if len(ships) != KEPT or not set(ships) <= set(view.dealt):
        raise MalformedAction(text("refusal-malformed"))
    return ships


def with_placed(ships: tuple[ShipId, ...], at: int, ship: ShipId) -> str:
    """Return the draft in which `ship` takes place `at`; one that was there changes with it."""
    changed = list(ships)
    if ship in changed:
        changed[changed.index(ship)] = changed[at]
    changed[at] = ship
    return placing(tuple(changed))


def placing(ships: tuple[ShipId, ...]) -> str:
    """Return the draft that places these ships."""
    return f"{KEEP}/{codes.codes(ships)}"


def keep(view: View, draft: str) -> Keep:
    """Return what a draft places."""
    return Keep(placed(view, draft))


# -- Cards -----------------------------------------------------------------------------------


def written(kind: str, cards: tuple[Card, ...]) -> str:
    """Return the draft that discards or takes these cards."""
    return f"{kind}/{codes.codes(cards)}"


def cards(kind: str, draft: str) -> tuple[Card, ...]:
    """Return the cards of a draft; nothing where it is of another kind."""
    return codes.names(_rest(kind, draft)) if is_of(kind, draft) else ()


# -- Moves -----------------------------------------------------------------------------------


def moving(view: View, draft: str) -> tuple[ShipId | None, dict[ShipId, Zone]]:
    """Return the ship that is being moved, and where ships are moved to, of a draft."""
    if not is_of(MOVES, draft):
        return None, {}
    rest = _rest(MOVES, draft)
    ship, pairs = rest[: codes.LENGTH], rest[codes.LENGTH :]
    step = codes.LENGTH + 1
    parts = [pairs[at : at + step] for at in range(0, len(pairs), step)]
    moved = {codes.one(part[: codes.LENGTH]): codes.zone(part[codes.LENGTH :]) for part in parts}
    return None if ship == NOBODY else codes.one(ship), moved


def with_moves(ship: ShipId | None, moved: Mapping[ShipId, Zone]) -> str:
    """Return the draft of moves, and of the ship that is being moved."""
    pairs = "".join(codes.code(one) + codes.letters([zone]) for one, zone in moved.items())
    return f"{MOVES}/{codes.code(ship) if ship else NOBODY}{pairs}"


def moved_to(fleet: Fleet, moved: Mapping[ShipId, Zone], ship: ShipId, zone: Zone) -> str:
    """Return the draft in which a ship is moved on; where it is now, it is not moved at all."""
    stands = fleet.ship(ship)
    left = {one: at for one, at in moved.items() if one != ship}
    if stands is not None and stands.zone is not zone:
        left[ship] = zone
    return with_moves(None, left)


def maneuver(view: View, draft: str) -> Maneuver:
    """Return what a draft of moves does."""
    _, moved = moving(view, draft)
    return Maneuver(tuple(Move(ship, zone) for ship, zone in moved.items()))


# -- Concussive Blast ------------------------------------------------------------------------


def scattered(view: View, draft: str) -> tuple[Zone, ...]:
    """Return the zones of the ships thrown about; without a draft where they are."""
    _, ships = thrown(imagine(view))
    if not is_of(SCATTER, draft):
        return tuple(ship.zone for ship in ships)
    zones = codes.zones(_rest(SCATTER, draft))
    if len(zones) != len(ships):
        raise MalformedAction(text("refusal-malformed"))
    return zones


def scattering(zones: tuple[Zone, ...]) -> str:
    """Return the draft that throws ships into these zones."""
    return f"{SCATTER}/{codes.letters(zones)}"


def scatter(view: View, draft: str) -> Scatter:
    """Return where a draft throws the ships."""
    return Scatter(scattered(view, draft))
