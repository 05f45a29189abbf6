"""A fleet on the board: its player, its flagship, and its ships in their zones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engines.core import Say, Seat, text
from engines.magblast.account import state_of
from engines.magblast.cards import FLAGSHIP_HULL
from engines.magblast.editions import KINDS
from engines.magblast.fleet import Fleet, Lasting
from engines.magblast.model import ZONES, Kind, Phase, ShipId, Zone
from engines.magblast.view import View
from render.kit.canvas import put
from render.kit.icons import Icon, icon
from render.kit.lettering import Face, fit, line, wrap, write
from render.kit.outlines import Point
from render.kit.palette import (
    GOLD,
    INK,
    IVORY,
    LIVERIES,
    NIGHT,
    SAND,
    SLATE,
    Colour,
    mixed,
)
from render.kit.plot import Surface
from render.kit.shapes import Look, badge, panel, pill
from render.magblast.flagships import flagship, wreck
from render.magblast.hazards import draw_warnings, sprite_of, strew
from render.magblast.hulls import squadron
from render.magblast.layout import Box, Site
from render.magblast.ships import (
    aim_at,
    draw_aim,
    draw_hurt,
    hidden_tile,
    sized_tile,
    slips,
    tile_of,
)
from render.magblast.signs import ZONE_HUES, hull_sign, zone_badge
from render.magblast.words import name, ship_words, zone_letter, zone_words

_STATES = {
    "active": Look(GOLD, INK, Icon.ARROW),
    "asked": Look((255, 138, 74), INK, Icon.THINKING),
    "placing": Look(SLATE, IVORY, Icon.HOURGLASS),
    "placed": Look((26, 88, 40), IVORY, Icon.CHECK),
    "winner": Look(GOLD, INK, Icon.CROWN),
    "survivor": Look(SLATE, IVORY, Icon.CHECK),
    "fallen": Look((112, 34, 40), IVORY, Icon.CROSS),
}
BREACH: Colour = (255, 120, 96)


def places_of(fleet: Fleet, site: Site) -> dict[ShipId, Box]:
    """Return where the ships of a fleet and its flagship lie on a site."""
    places: dict[ShipId, Box] = {fleet.flagship.value: site.core}
    for zone in ZONES:
        ships = fleet.in_zone(zone)
        slots = site.slots(zone, len(ships))
        places |= {ship.id: box for ship, box in zip(ships, slots, strict=True)}
    return places


def said_in(view: View, seat: Seat, site: Site) -> Iterator[Box]:
    """Yield where a living fleet has words besides its ships: its head, and its zones' names."""
    yield site.head
    for zone in ZONES:
        box = site.zone(zone)
        yield Box(box.left, box.top, min(box.width, 190), site.size.strip + 4)
        if view.fleets[seat].is_empty(zone):
            middle = box.middle
            yield Box(round(middle[0]) - 80, round(middle[1]) - 14, 160, 60)


def draw_fleet(
    image: Surface, view: View, seat: Seat, site: Site, say: Say, hurt: Mapping[ShipId, int]
) -> None:
    """Draw a fleet on its site; `hurt` is how much damage its ships have taken lately."""
    _head(image, view, seat, site, say)
    if not view.fleets[seat].alive:
        middle = site.left + site.size.width / 2, site.top + site.size.height / 2
        put(image, wreck(540), middle, "mm")
        return
    strew(image, view.fleets[seat], site)
    for zone in ZONES:
        _zone(image, view, seat, site, zone, say)
    _ships(image, view, seat, site, say, hurt)
    lately = hurt.get(view.fleets[seat].flagship.value, 0)
    if site.size.core:
        _line_core(image, view, seat, site.core, say, lately)
    else:
        _core(image, view, seat, site.core, say, lately)


def _head(image: Surface, view: View, seat: Seat, site: Site, say: Say) -> None:
    box, livery, state = site.head, LIVERIES[seat], state_of(view, seat)
    rim = GOLD if state in {"active", "winner"} else mixed(livery.bright, INK, 0.2)
    ground = (livery.deep, mixed(livery.deep, NIGHT, 0.6))
    plate = panel(box.width, box.height, ground, rim, radius=16, line_width=4)
    put(image, plate, (box.left, box.top))
    middle, size = box.top + box.height / 2, box.height - 12
    put(image, badge(seat, size, str(seat + 1)), (box.left + 10, middle), "lm")
    right = box.left + box.width - 12
    if state:
        look = _STATES[state]
        label = pill(say(text(f"magblast-picture-{state}")), look, box.height - 18, 190)
        put(image, label, (right, middle), "rm")
        right -= label.width + 12
    right = _count(image, (right, middle), Icon.FAN, view.hand_sizes[seat], box.height)
    if site.size.core:
        right = draw_warnings(image, view.fleets[seat], (right, middle), box.height - 10, say)
    room = right - box.left - size - 34
    words = fit(name(view, seat, say), Face.TEXT, box.height * 3 // 5, round(room), 18)
    write(image, words, (box.left + size + 20, middle), IVORY, "lm", outline=INK)


def _count(image: Surface, at: Point, sign: Icon, number: int, height: int) -> float:
    """Draw a sign with a number that ends at `at`; returns where it begins."""
    words = line(str(number), Face.TEXT, height // 2)
    write(image, words, at, IVORY, "rm", outline=INK)
    size = height * 3 // 5
    put(image, icon(sign, size, SAND), (at[0] - words.width - 6, at[1]), "rm")
    return at[0] - words.width - size - 14


def _zone(image: Surface, view: View, seat: Seat, site: Site, zone: Zone, say: Say) -> None:
    """Write the zone's name, and whether the flagship can be hit through it."""
    open_ = view.fleets[seat].is_empty(zone) and state_of(view, seat) not in {"placing", "placed"}
    box = site.zone(zone)
    put(image, zone_badge(zone, 34, zone_letter(zone, say)), (box.left + 12, box.top + 15), "lm")
    label = fit(zone_words(zone, say), Face.COMIC, 25, box.width - 66, 16)
    write(image, label, (box.left + 50, box.top + 15), ZONE_HUES[zone].bright, "lm", outline=INK)
    if open_:
        words = fit(say(text("magblast-picture-open")), Face.COMIC, 38, box.width - 20)
        middle = (box.middle[0], box.middle[1] + site.size.strip / 2)
        write(image, words, middle, BREACH, "mm", outline=INK)


def _ships(
    image: Surface, view: View, seat: Seat, site: Site, say: Say, hurt: Mapping[ShipId, int]
) -> None:
    """Draw the ships; those placed in secret lie face down, one in each zone."""
    if view.phase is Phase.SETUP and seat in view.placed:
        for zone in ZONES:
            box = site.slots(zone, 1)[0]
            put(image, hidden_tile(box[2:]), box[:2])
    places = places_of(view.fleets[seat], site)
    for ship in view.fleets[seat].ships:
        box = places[ship.id]
        put(image, sized_tile(tile_of(view, ship, say, hurt.get(ship.id, 0)), box[2:]), box[:2])


def _core(image: Surface, view: View, seat: Seat, core: Box, say: Say, hurt: int) -> None:
    """Draw the flagship with its hull, name, uses, damage cards, and what lies on the fleet."""
    fleet, x = view.fleets[seat], core.middle[0]
    put(image, flagship(fleet.flagship, core.width - 12), (x, core.top + 82), "mm")
    left = view.hull_left(fleet.flagship.value)
    put(
        image,
        hull_sign(left, FLAGSHIP_HULL, 92),
        (core.left + core.width - 2, core.top + 150),
        "rm",
    )
    slips(image, fleet.blasts, (core.left + 8, core.top + 196), 28, core.width - 104)
    words = ship_words(fleet.flagship.value, say)
    title = wrap(words, Face.TEXT, 25, core.width - 16, height=66, least=16)
    write(image, title, (x, core.top + 236), IVORY, "mm", outline=INK)
    _out(image, view, fleet, (core.left + 10, core.top + 24), 40)
    aim = aim_at(view, fleet.flagship.value)
    if aim is not None:
        draw_aim(image, aim, (core.left + 8, core.top + 132), 40)
    elif hurt:
        draw_hurt(image, hurt, (core.left + 8, core.top + 132), 40)
    if fleet.uses:
        _uses(image, fleet.uses, (x, core.top + 284))
    _lasting(image, fleet, (x, core.top + core.height - 30), 44)


def _line_core(image: Surface, view: View, seat: Seat, core: Box, say: Say, hurt: int) -> None:
    """Draw the flagship of a line, with its hull and how large it was, name, uses and damage."""
    fleet, x = view.fleets[seat], core.middle[0]
    title = wrap(
        ship_words(fleet.flagship.value, say),
        Face.TEXT,
        30,
        core.width - 12,
        height=72,
        least=20,
    )
    write(image, title, (x, core.top + 40), IVORY, "mm", outline=INK)
    put(image, flagship(fleet.flagship, 138), (core.left + 74, core.top + 146), "mm")
    left = view.hull_left(fleet.flagship.value)
    full = line(f"/{FLAGSHIP_HULL}", Face.TEXT, 30)
    right = core.left + core.width - 8
    write(image, full, (right, core.top + 210), SAND, "rm", outline=INK)
    put(image, hull_sign(left, FLAGSHIP_HULL, 80), (right - full.width, core.top + 196), "rm")
    slips(image, fleet.blasts, (core.left + 8, core.top + core.height - 8), 28, core.width - 16)
    _out(image, view, fleet, (core.left + 24, core.top + 92), 34)
    aim = aim_at(view, fleet.flagship.value)
    if aim is not None:
        draw_aim(image, aim, (core.left + 8, core.top + 130), 40)
    elif hurt:
        draw_hurt(image, hurt, (core.left + 8, core.top + 130), 40)
    if fleet.uses:
        _uses(image, fleet.uses, (core.left + 20 + fleet.uses * 17, core.top + 222))


def _out(image: Surface, view: View, fleet: Fleet, at: Point, size: int) -> None:
    """Draw the squadrons that are on the flagship."""
    on = [s for s in view.squadrons if s.target == fleet.flagship and s.damage]
    for number, out in enumerate(on[:4]):
        heavy = KINDS[out.card] is Kind.BOMBER
        put(image, squadron(size, heavy=heavy), (at[0] + number * size * 0.8, at[1]), "mm")


def _uses(image: Surface, uses: int, at: Point) -> None:
    """Draw a lamp for each use that an ability has left."""
    for number in range(uses):
        where = (at[0] + (number - (uses - 1) / 2) * 36, at[1])
        put(image, icon(Icon.GEM, 40, INK), where, "mm")  # what was just hit blazes in gold, too
        put(image, icon(Icon.GEM, 28, GOLD), where, "mm")


def _lasting(image: Surface, fleet: Fleet, at: Point, size: int) -> None:
    """Draw the Minefields and Asteroids on a fleet in a row."""
    step = min(size * 3 // 2, 170 // max(len(fleet.lasting), 1))
    for number, card in enumerate(fleet.lasting):
        x = at[0] + (number - (len(fleet.lasting) - 1) / 2) * step
        _thrown(image, card, number, (x - size * 0.1, at[1]), size)


def _thrown(image: Surface, card: Lasting, number: int, at: Point, size: int) -> None:
    """Draw a Minefield or Asteroids with the mark of who played it."""
    put(image, sprite_of(card, number, size), at, "mm")
    mark = badge(card.caster, size * 3 // 5, str(card.caster + 1))
    put(image, mark, (at[0] + size * 0.4, at[1] + size * 0.25), "mm")
