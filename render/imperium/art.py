"""The pictures on the action cards: each put together from signs, units and what space holds."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from PIL import Image

from engines.imperium.cards import DESIGNS, Card
from engines.imperium.systems import Size, Terrain
from engines.imperium.units import Kind
from render.imperium.emblems import HUES, Sign, sign
from render.imperium.planets import globe
from render.imperium.ships import silhouette
from render.imperium.terrain import asteroids, black_hole, gate, mines
from render.kit.canvas import put
from render.kit.palette import IVORY, Colour, mixed

STEEL: Colour = (196, 202, 220)

Land: TypeAlias = Literal[Terrain.BLACK_HOLE, Terrain.GATE, Terrain.ASTEROIDS]
What: TypeAlias = Sign | Kind | Size | Land | Literal["mine"]


class Part(NamedTuple):
    """A thing in a picture: its middle and its size in hundredths of the picture's edge."""

    what: What
    x: int = 50
    y: int = 50
    size: int = 96


PARTS: dict[Card, tuple[Part, ...]] = {
    Card.PRECISION_SHOT: (Part(Kind.FRIGATE, size=62), Part(Sign.SIGHT)),
    Card.COORDINATED_FIRE: (
        Part(Sign.BLAST, 50, 24, 46),
        Part(Kind.DESTROYER, 20, 68, 50),
        Part(Kind.CRUISER, 50, 76, 46),
        Part(Kind.FRIGATE, 80, 68, 50),
    ),
    Card.DECISIVE_BLOW: (Part(Sign.BLAST, size=100), Part(Sign.SWORDS, size=62)),
    Card.EMERGENCY_SHIELDS: (Part(Sign.BUCKLER), Part(Sign.PLUS, 80, 76, 40)),
    Card.REACTIVE_ARMOUR: (Part(Kind.BATTLESHIP, 60, 50, 84), Part(Sign.BUCKLER, 28, 56, 62)),
    Card.ABSOLUTE_SHIELD: (Part(Kind.CRUISER, size=66), Part(Sign.BUBBLE, size=100)),
    Card.AMBUSH: (
        Part(Kind.CORVETTE, 34, 34, 62),
        Part(Terrain.ASTEROIDS, 58, 62, 84),
        Part(Sign.BLAST, 84, 20, 34),
    ),
    Card.OVERCHARGED_ENGINES: (Part(Sign.FASTER, 50, 62, 80), Part(Kind.DESTROYER, 50, 34, 64)),
    Card.EVASIVE_MANOEUVRE: (Part(Sign.WEAVE, 40, 54, 92), Part(Kind.CORVETTE, 72, 40, 56)),
    Card.SHORT_JUMP: (Part(Sign.JUMP),),
    Card.HYPERSPACE_JUMP: (
        Part(Terrain.GATE, size=100),
        Part(Kind.CRUISER, 50, 34, 36),
        Part(Kind.FRIGATE, 33, 62, 34),
        Part(Kind.DESTROYER, 67, 62, 34),
    ),
    Card.GRAVITATIONAL_COLLAPSE: (Part(Terrain.BLACK_HOLE, size=104),),
    Card.MUTINY: (Part(Kind.TRANSPORT, 38, 56, 80), Part(Sign.FLAG, 70, 40, 66)),
    Card.SHOCK_TROOPS: (Part(Kind.INFANTRY, 50, 60, 76), Part(Sign.DROP, 50, 24, 46)),
    Card.ALL_OUT_OFFENSIVE: (
        Part(Kind.INFANTRY, 20, 48, 50),
        Part(Kind.INFANTRY, 80, 48, 50),
        Part(Kind.ARMOUR, 50, 66, 66),
        Part(Sign.BLAST, 50, 18, 32),
    ),
    Card.LIGHTNING_INVASION: (Part(Size.MEDIUM, 56, 56, 84), Part(Sign.BOLT, 40, 44, 84)),
    Card.ENTRENCHMENT: (Part(Kind.INFANTRY, 50, 34, 58), Part(Sign.FORT, 50, 60, 84)),
    Card.CIVIL_RESISTANCE: (
        Part(Sign.FLAG, 62, 34, 64),
        Part(Kind.INFANTRY, 22, 66, 54),
        Part(Kind.INFANTRY, 78, 66, 54),
        Part(Kind.INFANTRY, 50, 74, 54),
    ),
    Card.MARTIAL_LAW: (Part(Size.LARGE, size=88), Part(Sign.SWORDS, size=80)),
    Card.FIELD_REPAIR: (Part(Kind.FRIGATE, 60, 46, 80), Part(Sign.WRENCH, 34, 60, 72)),
    Card.ENGINEER_CORPS: (Part(Kind.BASE, size=96), Part(Sign.WRENCH, size=66)),
    Card.SMUGGLING: (Part(Kind.TRANSPORT, 34, 46, 84), Part(Sign.CRATES, 70, 66, 60)),
    Card.WAR_LOAN: (Part(Sign.COINS),),
    Card.SPIES: (Part(Sign.EYE),),
    Card.INFILTRATION: (Part(Sign.CARDS, 50, 52, 92), Part(Sign.EYE, 72, 78, 46)),
    Card.EMERGENCY_SUPPLY: (Part(Sign.CRATES, 50, 62, 72), Part(Kind.INTERCEPTOR, 50, 26, 56)),
    Card.MINESWEEPER: (Part("mine", 50, 60, 84), Part(Sign.BAN, size=96)),
    Card.RAPID_MINELAYING: (Part(Kind.MINELAYER, 50, 42, 84), Part(Sign.FASTER, 84, 72, 40)),
    Card.CONSCRIPTION: (
        Part(Kind.INFANTRY, 30, 56, 66),
        Part(Kind.INFANTRY, 66, 56, 66),
        Part(Sign.PLUS, 84, 24, 38),
    ),
    Card.MOBILISATION: (Part(Sign.YARD, 48, 48, 96), Part(Kind.BATTLESHIP, 74, 68, 56)),
    Card.SABOTAGE: (Part(Kind.CANNON, 44, 56, 84), Part(Sign.BLAST, 74, 30, 52)),
    Card.JAMMING: (Part(Sign.CARDS, 46, 52, 84), Part(Sign.BOLT, 68, 56, 70)),
    Card.COUNTER_INTELLIGENCE: (Part(Sign.EYE, 50, 50, 88), Part(Sign.BAN, size=98)),
    Card.FORCED_TRUCE: (Part(Size.SMALL, 66, 62, 62), Part(Sign.FLAG, 42, 46, 92)),
    Card.SECOND_WAVE: (
        Part(Kind.FRIGATE, 28, 34, 50),
        Part(Kind.FRIGATE, 72, 34, 50),
        Part(Sign.FASTER, 50, 66, 66),
    ),
    Card.SUPREME_COMMAND: (Part(Sign.CROWN),),
}


@lru_cache(maxsize=96)
def art(card: Card, size: int) -> Image.Image:
    """Return the picture of a card as RGBA, `size` pixels square."""
    image, hue = Image.new("RGBA", (size, size)), HUES[DESIGNS[card].timing]
    for part in PARTS[card]:
        sprite = _drawn(part.what, round(part.size * size / 100), hue)
        put(image, sprite, (part.x * size / 100, part.y * size / 100), "mm")
    return image


def _drawn(what: What, size: int, hue: Colour) -> Image.Image:
    match what:
        case Sign():
            return sign(what, size, hue)
        case Kind():
            return silhouette(what, size, mixed(mixed(STEEL, hue, 0.35), IVORY, 0.1))
        case Size():
            return globe(what, size, 0)
        case Terrain.BLACK_HOLE:
            return black_hole(size)
        case Terrain.GATE:
            return gate(size)
        case Terrain.ASTEROIDS:
            return asteroids(0, size)
        case "mine":
            return mines(2, None, size)
