"""The map of Imperium Galáctica with everything on it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image

from engines.core import Say, Seat, Trace
from engines.imperium.advice.odds import AttackOdds, InvasionOdds, odds
from engines.imperium.board import Board
from engines.imperium.clashes import Combat
from engines.imperium.damage import Verdict
from engines.imperium.hexes import Direction
from engines.imperium.invasion import Ending
from engines.imperium.maps import Sector
from engines.imperium.movement import MINE_STRENGTH
from engines.imperium.names import id_short
from engines.imperium.systems import Terrain
from render.imperium.lately import draw_lately
from render.imperium.layout import SPARK, Layout
from render.imperium.marks import DARK, draw_borders, draw_hairs, draw_shafts, tag
from render.imperium.planets import planet_sprite, world
from render.imperium.space import system_sprite, write_name
from render.imperium.terrain import (
    ROCKS,
    asteroids,
    black_hole,
    bolt,
    cloud,
    gate,
    ions,
    mine,
    mines,
    radiation,
)
from render.imperium.units import SINK, Look, look, pale_unit, shade_beyond, unit_sprite
from render.imperium.words import planet_letter
from render.kit.canvas import put
from render.kit.palette import Colour
from render.kit.plot import Surface

VERDICTS: dict[Verdict, Colour] = {
    Verdict.UNHARMED: (190, 194, 206),
    Verdict.DAMAGED: (255, 206, 84),
    Verdict.DESTROYED: (255, 132, 90),
}
ENDINGS: dict[Ending, Colour] = {
    Ending.HELD: VERDICTS[Verdict.UNHARMED],
    Ending.SPENT: VERDICTS[Verdict.DAMAGED],
    Ending.SPARED: VERDICTS[Verdict.DAMAGED],
    Ending.RAIDED: VERDICTS[Verdict.DESTROYED],
    Ending.CONQUERED: VERDICTS[Verdict.DESTROYED],
}
"""Of an invasion: what does most harm to the planet's owner is as red as what destroys."""


TAGGED = 0.56
"""How far above the middle of a sector a tag lies, in sizes of a hex."""
CORNER = 0.5
"""How large a sign is, in sizes of a hex, of what a unit hides."""
NOWHERE: frozenset[Sector] = frozenset()


def _nothing(_image: Surface, _place: Layout) -> None:
    """Draw nothing."""


class Drafted(NamedTuple):
    """What is only planned: fainter than what is, or below it, so that it covers no words.

    What stands in the sectors of `ghosts` would be built; copies stay where units have `left`.
    Their sectors and those that are `passed` have their names at the top, and those that are
    `tagged` have them in what is laid there. `below` draws what lies below all units. Sectors that
    are `dark` are darkened later: so is at once what sticks out of them, below the next one's name.
    """

    ghosts: frozenset[Sector] = NOWHERE
    left: Mapping[Sector, Look] = MappingProxyType({})
    passed: frozenset[Sector] = NOWHERE
    tagged: frozenset[Sector] = NOWHERE
    below: Callable[[Surface, Layout], None] = _nothing
    dark: frozenset[Sector] = NOWHERE


UNPLANNED = Drafted()


def draw_scene(
    image: Surface,
    board: Board,
    place: Layout,
    say: Say,
    *,
    drafted: Drafted = UNPLANNED,
    lately: Sequence[Trace] = (),
) -> None:
    """Draw all that everyone may see in the sectors of `place`, on their ground.

    What has happened `lately` is marked below all of it.
    """
    draw_lately(image, board, place, lately)
    _draw_aims(image, board, place)
    draw_borders(image, board, place)
    drafted.below(image, place)
    draw_things(image, board, place, say, drafted=drafted)
    _systems(image, board, place, drafted.tagged)
    draw_combats(image, board, place)


def draw_things(
    image: Surface,
    board: Board,
    place: Layout,
    say: Say,
    *,
    drafted: Drafted = UNPLANNED,
) -> None:
    """Draw terrain, planets and units where they lie, and the names that no tag tells."""
    size, told = round(place.size), _tagged(board, place, drafted.tagged)
    small = drafted.passed.union(drafted.left)
    for sector in place.sectors:
        x, y = place.middle(sector)
        terrain = board.terrain.get(sector)
        if terrain is not None:
            put(image, terrain_sprite(terrain, sector, size), (x, y + size * SINK), "mm")
        if sector in board.planets:
            _planet(image, board, place, sector, say)
        hidden = any(sector in side.units for side in board.sides)
        if sector in board.mines and not hidden:
            left = board.mines[sector]
            put(
                image,
                mines(left, MINE_STRENGTH[left], round(size * 1.2)),
                (x, y + size * SINK),
                "mm",
            )
        if sector in board.clouds:
            sprite = cloud(board.clouds.index(sector) + 1, round(size * 1.5))
            put(image, sprite, (x, y + size * SINK), "mm")
        for seat in (0, 1):
            pale = sector in drafted.ghosts
            _unit(image, board, seat, place, sector, say, pale=pale, dark=drafted.dark)
        if sector in drafted.left:
            put_unit(image, place, sector, drafted.left[sector], pale=True)
        if hidden:
            _below(image, board, place, sector)
        if sector in board.radiation:
            _radiation(image, board, place, sector)
        if sector not in told:
            write_name(image, place, sector, taken=sector in small or is_taken(board, sector))


def is_taken(board: Board, sector: Sector) -> bool:
    """Tell whether anything lies in a sector."""
    taken = sector in board.planets or sector in board.terrain or sector in board.clouds
    taken = taken or sector in board.mines or sector in board.radiation
    return taken or any(sector in side.units for side in board.sides)


def _below(image: Surface, board: Board, place: Layout, sector: Sector) -> None:
    """Lay on the lower corners of a unit a sign of what it hides: each mine, or ion particles."""
    (x, y), size, signs = place.middle(sector), round(place.size * CORNER), list[Image.Image]()
    if board.terrain.get(sector) is Terrain.IONS:
        signs.append(bolt(size))
    signs += [mine(size)] * board.mines.get(sector, 0)
    for sprite, side in zip(signs, (-1, 1), strict=False):
        put(image, sprite, (x + side * place.size * 0.74, y + place.size * 0.42), "mm")


def _radiation(image: Surface, board: Board, place: Layout, sector: Sector) -> None:
    """Draw a marker of radioactivity, smaller at the upper left where it lies on a planet."""
    (x, y), until = place.middle(sector), board.radiation[sector].until
    if sector in board.planets:
        sprite = radiation(round(place.size * 0.66), until)
        put(image, sprite, (x - place.size * 0.5, y - place.size * 0.4), "mm")
    else:
        put(image, radiation(round(place.size * 1.1), until), (x, y + place.size * SINK), "mm")


def terrain_sprite(terrain: Terrain, sector: Sector, size: int) -> Image.Image:
    """Return what is printed in a sector whose hex has this size."""
    across = round(size * 1.4)
    match terrain:
        case Terrain.ASTEROIDS:
            return asteroids(sum(map(ord, sector)) % ROCKS, across)
        case Terrain.BLACK_HOLE:
            return black_hole(across)
        case Terrain.CLOUD:
            return cloud(0, across)
        case Terrain.GATE:
            return gate(round(size * 1.74))
        case Terrain.IONS:
            return ions(round(size * 1.84))


def _planet(image: Surface, board: Board, place: Layout, sector: Sector, say: Say) -> None:
    planet = board.planets[sector]
    shown = world(planet, planet_letter(planet.size, say), sum(map(ord, sector)))
    put(image, planet_sprite(shown, round(place.size)), place.middle(sector), "mm")


def _unit(
    image: Surface,
    board: Board,
    seat: Seat,
    place: Layout,
    sector: Sector,
    say: Say,
    *,
    pale: bool,
    dark: frozenset[Sector],
) -> None:
    unit = board.unit(seat, sector)
    if unit is None:
        return
    shown = look(unit, seat, say(id_short(unit.id)), active=seat == board.active)
    put_unit(image, place, sector, shown, pale=pale)
    if sector in dark:
        _darken(image, board, place, sector, shown, dark)


def _darken(
    image: Surface, board: Board, place: Layout, sector: Sector, shown: Look, dark: Set[Sector]
) -> None:
    """Darken what sticks out of a dark sector, but for where the next one is dark as well."""
    x, y = place.middle(sector)
    y += place.size * SINK
    near = (place.middle(one) for one in (sector, *board.map.neighbours[sector]) if one in dark)
    besides = tuple((round(right - x), round(down - y)) for right, down in near)
    put(image, shade_beyond(shown, round(place.size), besides, DARK), (x, y), "mm")


def put_unit(
    image: Surface, place: Layout, sector: Sector, shown: Look, *, pale: bool = False
) -> None:
    """Put a unit into a sector, faintly where it is only planned or was before."""
    x, y = place.middle(sector)
    sprite = (pale_unit if pale else unit_sprite)(shown, round(place.size))
    put(image, sprite, (x, y + place.size * SINK), "mm")


def _tagged(board: Board, place: Layout, others: frozenset[Sector]) -> frozenset[Sector]:
    """Return where a tag is laid: on what is attacked, and on `others`."""
    return others.union(combat.target for combat in _declared(board, place))


def _systems(image: Surface, board: Board, place: Layout, others: frozenset[Sector]) -> None:
    """Write each system's number and letter below its middle sector, if no tag is laid there."""
    chart, shown = board.map, frozenset(place.sectors)
    tagged = _tagged(board, place, others)
    for sector in place.sectors:
        system = chart.systems[sector]
        beside = chart.neighbours[sector]
        whole = len(beside) == 6 and shown.issuperset(beside)
        below = {chart.towards(sector, side) for side in (Direction.SE, Direction.SW)}
        if whole and not below & tagged and all(chart.systems[near] == system for near in beside):
            x, y = place.middle(sector)
            put(image, system_sprite(system, place.size), (x, y + place.size), "mm")


def draw_combats(image: Surface, board: Board, place: Layout) -> None:
    """Name on top what is attacked, with the sums of the attacks."""
    for combat in _declared(board, place):
        words, colour = sums_of(board, combat)
        x, y = place.middle(combat.target)
        label = f"{combat.target} {words}".strip()
        sprite = tag(label, max(round(place.size * 0.36), 16), colour)
        put(image, sprite, (x, y - place.size * TAGGED), "mm")


def to_come(board: Board) -> tuple[Combat, ...]:
    """Return the combats that are declared and not yet resolved."""
    return board.combats[board.current or 0 :]


def _declared(board: Board, place: Layout) -> list[Combat]:
    """Return the combats still to come, as far as they are shown."""
    return [combat for combat in to_come(board) if combat.target in place.sectors]


def _draw_aims(image: Surface, board: Board, place: Layout) -> None:
    """Draw what is attacked, and from where: below all that lies there, so it covers no words."""
    for combat in _declared(board, place):
        draw_hairs(image, place, combat.target, board.active)
        came = tuple(s for s in attackers_of(board, combat) if s in place.sectors)
        draw_shafts(image, place, came, combat.target, board.active)


def attackers_of(board: Board, combat: Combat) -> tuple[Sector, ...]:
    """Return where those who take part in a combat stand, as far as they still do."""
    ids = (*combat.attackers, *(landing.unit for landing in combat.landings))
    places = (one if one in board.map.hexes else board.where(board.active, one) for one in ids)
    return tuple(dict.fromkeys(place for place in places if place is not None))


def sums_of(board: Board, combat: Combat) -> tuple[str, Colour]:
    """Return attack and defence without cards, "8:6", and the colour of what comes of it."""
    match odds(board, combat):
        case AttackOdds(attack=attack, defence=defence, verdict=verdict):
            return f"{attack}:{defence}", VERDICTS[verdict]
        case InvasionOdds(attack=attack, defence=defence, ending=ending):
            return f"{attack}:{defence}", ENDINGS[ending]
        case None:
            return "", SPARK
