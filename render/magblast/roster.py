"""One fleet of Mag·Blast large, and beside it a list of its ships in words."""

from __future__ import annotations

from engines.core import Say, Seat, text
from engines.magblast.fleet import Ship
from engines.magblast.model import ZONES
from engines.magblast.telling import ability, card_name
from engines.magblast.view import View
from render.kit.canvas import put
from render.kit.icons import Icon
from render.kit.lettering import Face, fit, wrap, write
from render.kit.palette import GOLD, INK, IVORY, SAND, mixed
from render.kit.plot import Plot, Surface
from render.kit.shapes import Look, panel, pill
from render.magblast.alt import Measure, marks_words, printed_words
from render.magblast.bursts import burst
from render.magblast.fleets import draw_fleet
from render.magblast.layout import Box, layout
from render.magblast.signs import hull_colour, zone_badge
from render.magblast.space import STEEL, VOID, ground
from render.magblast.top import draw_top
from render.magblast.words import name, ship_words, sound_words, zone_letter

_NOISE = 92
_HAZARD = 28
_ROWS = (40, 60)
"""The least and the most height of a row, of which each ship has as much as there is."""


def drawn_roster(view: View, seat: Seat, say: Say) -> Plot:
    """Return the picture of one fleet."""
    place = layout(1, 0, view.config.edition)
    image = Plot(ground(place))
    draw_top(image, view, say)
    draw_fleet(image, view, seat, place.sites[0], say, {})
    box = place.news
    put(image, panel(box.width, box.height, VOID, STEEL, opacity=0.84), (box.left, box.top))
    top = _flagship(image, view, seat, box, say)
    fleet = view.fleets[seat]
    ships = [ship for zone in ZONES for ship in fleet.in_zone(zone)]
    end = box.top + box.height - 8
    least, most = _ROWS
    tall = min(max((end - top) // max(len(ships), 1), least), most)
    for number, ship in enumerate(ships):
        row = Box(box.left + 14, top + number * tall, box.width - 28, tall)
        _row(image, view, ship, row, say)
    below = top + len(ships) * tall + 8
    room = Box(box.left + 8, below, box.width - 16, box.top + box.height - below)
    _noises(image, fleet.sounds, room, say)
    return image


def _noises(image: Surface, sounds: tuple[str, ...], room: Box, say: Say) -> None:
    """Fill the room with the noises that this player has made, the newest first."""
    rows, width = max(room.height // _NOISE, 0), room.width // 2
    for number, sound in enumerate(tuple(reversed(sounds))[: 2 * rows]):
        at = (
            room.left + width * (number % 2 + 0.5),
            room.top + room.height / rows * (number // 2 + 0.5),
        )
        put(image, burst(sound_words(sound, say), 34, width - 8), at, "mm")


def _flagship(image: Surface, view: View, seat: Seat, box: Box, say: Say) -> int:
    """Write the flagship's name and ability, and what lies on the fleet; returns where it ends."""
    fleet, left, room = view.fleets[seat], box.left + 18, box.width - 36
    title = fit(ship_words(fleet.flagship.value, say), Face.TEXT, 32, room - 170, 18)
    write(image, title, (left, box.top + 28), GOLD, "lm", outline=INK)
    if fleet.uses:
        words = say(text("magblast-picture-uses", count=fleet.uses))
        label = pill(words, Look(GOLD, INK, Icon.GEM), 36, 170)
        put(image, label, (left + room, box.top + 28), "rm")
    effect = wrap(say(ability(fleet.flagship)), Face.TEXT, 24, room, height=62, least=17)
    write(image, effect, (left, box.top + 52), IVORY)
    top = box.top + 58 + effect.height
    for lasting in fleet.lasting:
        card = card_name(lasting.card)
        words = text("magblast-alt-lasting", card=card, who=name(view, lasting.caster, say))
        told = fit(say(words), Face.TEXT, 22, room)
        write(image, told, (left, top + _HAZARD // 2), (255, 138, 74), "lm")
        top += _HAZARD
    return top + 4


def _row(image: Surface, view: View, ship: Ship, box: Box, say: Say) -> None:
    """Write a ship: its zone, name and hull, and below what is printed on it and lies on it."""
    put(
        image,
        zone_badge(ship.zone, 34, zone_letter(ship.zone, say)),
        (box.left, box.middle[1]),
        "lm",
    )
    above, below = box.top + box.height * 0.29, box.top + box.height * 0.74
    left, full = view.hull_left(ship.id), ship.card.hull
    hull = fit(f"{left}/{full}", Face.TEXT, box.height * 5 // 9, 90)
    colour = mixed(hull_colour(left, full), IVORY, 0.45)
    write(image, hull, (box.left + box.width, above), colour, "rm", outline=INK)
    at, room = box.left + 44, box.width - 44
    words = fit(ship_words(ship.id, say), Face.TEXT, box.height // 2, room - 100, 15)
    write(image, words, (at, above), IVORY, "lm")
    facts = [*printed_words(ship, say), *marks_words(view, ship, Measure.ALL, say)]
    told = fit(", ".join(facts), Face.TEXT, box.height * 2 // 5, room, 13)
    write(image, told, (at, below), SAND, "lm")
