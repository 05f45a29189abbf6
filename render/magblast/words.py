"""What the pictures of Mag·Blast write: names of players, ships, cards and states."""

from __future__ import annotations

from msgspec.structs import replace

from engines.core import Say, Seat, text
from engines.magblast.editions import SHIP_CARDS
from engines.magblast.fleet import Ship
from engines.magblast.model import ShipId, Zone
from engines.magblast.telling import SHIP_NAMES, TYPE_NAMES, ZONE_NAMES
from engines.magblast.view import View
from render.kit.lettering import Face, writable
from render.kit.names import calling, names, numbered


def public(view: View) -> View:
    """Return the view with everything taken out that is the viewer's own."""
    return replace(view, seat=None, hand=(), dealt=(), kept=(), answer=None, drawn=())


def shown_seats(view: View) -> tuple[Seat, ...]:
    """Return the seats whose fleets a board shows: those not eliminated."""
    return tuple(seat for seat, fleet in enumerate(view.fleets) if fleet.alive)


def name(view: View, seat: Seat, say: Say) -> str:
    """Return the name of a player as it can be written, or else the number of the seat."""
    return names(len(view.fleets), say, numbered)[seat]


def drawn(view: View, say: Say) -> Say:
    """Return a `say` for sentences on a picture, which calls players as `name` does."""
    return calling(say, names(len(view.fleets), say, numbered))


def ship_words(ship: ShipId, say: Say) -> str:
    """Return the name of a ship or flagship."""
    return say(SHIP_NAMES[ship])


def type_words(ship: ShipId, say: Say) -> str:
    """Return the type of a fleet ship."""
    return say(TYPE_NAMES[SHIP_CARDS[ship].type])


def zone_words(zone: Zone, say: Say) -> str:
    """Return the name of a zone."""
    return say(ZONE_NAMES[zone])


def zone_letter(zone: Zone, say: Say) -> str:
    """Return the first letter or two of a zone's name, as many as tell it from the others."""
    return say(text(f"magblast-picture-zone-{zone}"))


def spent(ship: Ship) -> str:
    """Return why a ship will not fire any more this turn, as the end of a key; or nothing."""
    if ship.shots:
        return "fired"
    if ship.swept:
        return "swept"
    return "boarded" if ship.boarded else ""


def plain(words: str) -> str:
    """Return a sentence without what cannot be written: it may hold people's own names."""
    return writable(words, Face.TEXT, "–")


def sound_words(sound: str, say: Say) -> str:
    """Return a noise as it can be written."""
    return writable(sound, Face.TEXT, say(text("magblast-picture-noise")))
