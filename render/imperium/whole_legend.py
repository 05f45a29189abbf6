"""The legend of Imperium Galáctica: what every sign of its map and hands means."""

from __future__ import annotations

from typing import Any, get_args

from PIL import Image

from engines.core import Say, Seat, Trace, text
from engines.imperium.board import BLUE, RED
from engines.imperium.cards import Rank
from engines.imperium.damage import Verdict
from engines.imperium.movement import MINE_STRENGTH
from engines.imperium.names import kind_name, kind_short
from engines.imperium.systems import PLANETS, Size, Terrain
from engines.imperium.traces import Left
from engines.imperium.units import CARGO, STELLAR, TYPES, Kind
from render.imperium.cards import card_back, stars
from render.imperium.lately import scar, way_colour
from render.imperium.layout import FRESH, HARM, LIVERY, NEUTRAL
from render.imperium.marks import (
    barrier,
    clash,
    draw_arrow,
    hairs,
    plan_ring,
    sector_light,
    tag,
)
from render.imperium.planets import World, planet_sprite
from render.imperium.ships import silhouette
from render.imperium.space import system_sprite
from render.imperium.strip import coin, orb, side_sign, vessel
from render.imperium.terrain import bolt, mine, mines, radiation
from render.imperium.units import (
    Done,
    Look,
    done_sign,
    pale_unit,
    pip_sign,
    unit_sprite,
)
from render.imperium.whole_board import VERDICTS, terrain_sprite
from render.imperium.words import planet_letter, side_letter
from render.kit.icons import Icon, icon
from render.kit.legends import Part, Sign, trimmed
from render.kit.palette import GOLD, IVORY, SAND, mixed

_HEX = 30
"""The size of a hex in which units and planets are drawn."""
_SIZE = 36
_CANNONS = (Kind.CANNON, Kind.ION_CANNON)


def parts(say: Say) -> tuple[Part, ...]:
    """Return all signs by what they belong to."""

    def part(name: str, *signs: Sign) -> Part:
        return Part(say(text(f"imperium-legend-{name}")), signs)

    return (
        part("units", *(_unit(kind, say) for kind in Kind if kind in STELLAR)),
        part("on-units", *_marks(say), *_between(say)),
        part("sectors", *_planets(say), *(_terrain(one, say) for one in Terrain), *_hazards(say)),
        part("sides", *_counts(say)),
    )


def _said(name: str, say: Say, *looks: Image.Image) -> Sign:
    return Sign(say(text(f"imperium-legend-{name}")), looks)


def _shown(kind: Kind, seat: Seat, say: Say) -> Look:
    stats = TYPES[kind].front
    return Look(seat, kind, say(kind_short(kind)), strength=(stats.attack, stats.defence))


def _unit(kind: Kind, say: Say) -> Sign:
    """Return a unit; what can be aboard another also as it is drawn there."""
    aboard = (pip_sign(kind, 30),) if kind in CARGO else ()
    plate = trimmed(unit_sprite(_shown(kind, RED, say), _HEX))
    return Sign(say(kind_name(kind)), (plate, *aboard))


def _marks(say: Say) -> tuple[Sign, ...]:
    """Return what stands on units."""
    damaged = _shown(Kind.FRIGATE, RED, say)._replace(damaged=True)
    return (
        _said("damaged", say, trimmed(unit_sprite(damaged, _HEX))),
        *(_said(mark.value, say, trimmed(done_sign(mark, _SIZE))) for mark in get_args(Done)),
    )


def _between(say: Say) -> tuple[Sign, ...]:
    """Return what lies between units and on those that orders are about."""
    sums = tuple(tag("8:6", 20, VERDICTS[verdict]) for verdict in Verdict)
    return (
        _said("engaged", say, clash(_SIZE)),
        _said("blockade", say, barrier(_SIZE)),
        _said("aimed", say, hairs(36, mixed(LIVERY[RED].bright, IVORY, 0.25))),
        _said("sums", say, *sums),
        _drafted(say),
        _said("reach", say, trimmed(sector_light(20, FRESH)), trimmed(sector_light(20, HARM))),
        *_lately(say),
    )


def _drafted(say: Say) -> Sign:
    """Return a unit that a draft builds, pale and in a ring, and one that it moves away."""
    pale = pale_unit(_shown(Kind.FRIGATE, BLUE, say), 20)
    built = plan_ring(44).copy()
    at = (built.width - pale.width) // 2, (built.height - pale.height) // 2
    built.alpha_composite(pale, at)
    return _said("planned", say, trimmed(built), trimmed(pale))


def _lately(say: Say) -> tuple[Sign, ...]:
    """Return what marks on the map what has happened."""
    came, taken = (trimmed(sector_light(19, colour)) for colour in (FRESH, GOLD))
    return (
        _said("went", say, _arrow()),
        _said("came", say, came, taken),
        _said("struck", say, scar(34, deep=False), scar(34, deep=True)),
    )


def _arrow() -> Image.Image:
    sprite = Image.new("RGBA", (56, 30))
    colour = way_colour(Trace(Left.MOVED, BLUE))
    draw_arrow(sprite, ((8, 15), (38, 15)), 6, colour)
    return sprite


def _planets(say: Say) -> tuple[Sign, ...]:
    """Return the planets by size, whose they are, and what stands on them."""
    sizes = tuple(_world(size, say) for size in Size)
    troops = tuple(kind for kind in Kind if kind in CARGO and kind not in STELLAR)
    held = (_world(Size.SMALL, say, owner=seat, troops=troops[:1]) for seat in (RED, BLUE))
    domed = _world(Size.MEDIUM, say, buildings=frozenset((Kind.SHIELD,)))
    cannon = (silhouette(kind, 38, mixed(NEUTRAL, IVORY, 0.5)) for kind in _CANNONS)
    points = {f"{size}": PLANETS[size].income for size in Size}
    return (
        Sign(say(text("imperium-legend-sizes", **points)), sizes),
        _said("owned", say, *held),
        Sign(_listed(troops, say), tuple(pip_sign(kind, 30) for kind in troops)),
        Sign(_listed((*_CANNONS, Kind.SHIELD), say), (*cannon, domed)),
    )


def _world(size: Size, say: Say, **more: Any) -> Image.Image:
    shown = World(size, planet_letter(size, say), **more)
    return trimmed(planet_sprite(shown, 30))


def _listed(kinds: tuple[Kind, ...], say: Say) -> str:
    return say(text("imperium-picture-list", items=tuple(kind_name(kind) for kind in kinds)))


def _terrain(terrain: Terrain, say: Say) -> Sign:
    words = text(f"imperium-legend-{terrain.replace('_', '-')}")
    below = (trimmed(bolt(26)),) if terrain is Terrain.IONS else ()
    return Sign(say(words), (trimmed(terrain_sprite(terrain, "A1", 27)), *below))


def _hazards(say: Say) -> tuple[Sign, ...]:
    fields = tuple(trimmed(mines(left, strength, 50)) for left, strength in MINE_STRENGTH.items())
    return (
        _said("mines", say, *fields, trimmed(mine(26))),
        _said("radiation", say, trimmed(radiation(_SIZE, 5))),
        _said("system", say, trimmed(system_sprite("1R", 60))),
    )


def _counts(say: Say) -> tuple[Sign, ...]:
    """Return the signs of what a side has."""
    return (
        _said("colours", say, *(side_sign(seat, 40, side_letter(seat, say)) for seat in (0, 1))),
        _said("points", say, coin(36)),
        _said("cards", say, icon(Icon.FAN, 36, IVORY), icon(Icon.STACK, 34, SAND)),
        _said("holds", say, orb(36), vessel(34)),
        _said("hidden", say, card_back((34, 48))),
        _said("ranks", say, *(stars(rank, 16) for rank in Rank)),
    )
