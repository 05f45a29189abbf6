"""The legend of Mag·Blast: what every sign of its board and hands means, by edition."""

from __future__ import annotations

from PIL import Image

from engines.core import Say, text
from engines.magblast.cards import CATEGORIES, DAMAGE
from engines.magblast.editions import EDITIONS
from engines.magblast.model import (
    ZONES,
    Category,
    EditionName,
    Kind,
    Turret,
    Zone,
)
from engines.magblast.model import Icon as Resource
from engines.magblast.telling import KIND_NAMES, SHIP_NAMES, TURRET_NAMES, ZONE_NAMES
from render.kit.icons import Icon, icon
from render.kit.legends import Part, Sign, lowered
from render.kit.lettering import Face, fit, write
from render.kit.palette import GOLD, INK, SAND, Colour
from render.kit.shapes import badge
from render.magblast.bursts import blaze, blown, bolt, burst, crosshair, flash, reticle, scorch
from render.magblast.emblems import card_hue, emblem
from render.magblast.flagships import wreck
from render.magblast.fleets import BREACH
from render.magblast.hulls import squadron
from render.magblast.layout import LARGE
from render.magblast.piles import back
from render.magblast.ships import ALARM, came_from, draw_hurt, hidden_tile
from render.magblast.signs import (
    DAMAGE_HUES,
    damage_slip,
    hull_sign,
    mine,
    resource_sign,
    rock,
    speed_sign,
    turret_sign,
    zone_badge,
)
from render.magblast.words import zone_letter

_SIZE = 44


def parts(edition: EditionName, say: Say) -> tuple[Part, ...]:
    """Return all signs of an edition by what they belong to."""

    def part(name: str, signs: tuple[Sign, ...]) -> Part:
        return Part(say(text(f"magblast-legend-{name}")), signs)

    upgrades = _upgrades(edition, say)
    return (
        part("ship", (*_hulls(say), *_turrets(say), *_speeds(say), *_burdens(say))),
        *((part("upgrades", upgrades),) if upgrades else ()),
        part("fleet", (*_fleet(edition, say), *_cards(say))),
        part("shots", _shots(edition, say)),
    )


def _said(name: str, say: Say, *looks: Image.Image) -> Sign:
    return Sign(say(text(f"magblast-legend-{name}")), looks)


def _hulls(say: Say) -> tuple[Sign, ...]:
    hulls = tuple(hull_sign(left, 6, _SIZE) for left in (6, 4, 2))
    return (_said("hull", say, *hulls),)


def _turrets(say: Say) -> tuple[Sign, ...]:
    names = tuple(TURRET_NAMES[turret] for turret in Turret)
    words = say(text("magblast-legend-turrets", turrets=names))
    fired = turret_sign(Turret.LASER, 34, fired=True)
    return (
        Sign(words, tuple(turret_sign(turret, 34) for turret in Turret)),
        _said("fired", say, fired, _shouted(say(text("magblast-picture-fired")), ALARM)),
    )


def _speeds(say: Say) -> tuple[Sign, ...]:
    return (
        _said("speed", say, *(speed_sign(speed, 32) for speed in (1, 2))),
        _said("anchor", say, speed_sign(0, 36)),
        _said("moved", say, came_from(Zone.YELLOW, 38)),
    )


def _burdens(say: Say) -> tuple[Sign, ...]:
    slips = tuple(damage_slip(DAMAGE[kind], 30, kind) for kind in DAMAGE_HUES)
    return (
        _said("slips", say, *slips),
        _said("raid", say, *(squadron(_SIZE, heavy=heavy) for heavy in (False, True))),
    )


def _upgrades(edition: EditionName, say: Say) -> tuple[Sign, ...]:
    there = {printing.kind for printing in EDITIONS[edition].printings}
    kinds = (kind for kind in Kind if CATEGORIES.get(kind) is Category.UPGRADE and kind in there)
    return tuple(Sign(say(KIND_NAMES[kind]), (emblem(kind, _SIZE),)) for kind in kinds)


def _fleet(edition: EditionName, say: Say) -> tuple[Sign, ...]:
    zones = tuple(zone_badge(zone, 40, zone_letter(zone, say)) for zone in ZONES)
    coins = {sign for printing in EDITIONS[edition].printings for sign in printing.icons}
    resources = tuple(resource_sign(sign, 36) for sign in Resource if sign in coins)
    thrown = mine(_SIZE), rock(_SIZE, 0), badge(1, 34, "2")
    return (
        Sign(say(text("magblast-legend-zones", zones=tuple(ZONE_NAMES.values()))), zones),
        _said("open", say, _shouted(say(text("magblast-picture-open")), BREACH)),
        _said("down", say, lowered(hidden_tile(LARGE.tile), _SIZE)),
        _said("uses", say, icon(Icon.GEM, 36, GOLD)),
        _said("thrown", say, *thrown),
        _said("resources", say, *resources),
        _said("wreck", say, wreck(72)),
    )


def _shouted(words: str, colour: Colour) -> Image.Image:
    """Return a word as it is written across a ship or a zone."""
    fitted = fit(words, Face.COMIC, 30, 120)
    sprite = Image.new("RGBA", (fitted.width + 8, 40))
    write(sprite, fitted, (4, 20), colour, "lm", outline=INK)
    return sprite


def _shots(edition: EditionName, say: Say) -> tuple[Sign, ...]:
    noise = say(text("magblast-cover-sound"))
    gone = say(SHIP_NAMES[EDITIONS[edition].ships[0].id])
    return (
        _said(
            "fires", say, flash(_SIZE), lowered(bolt(0, card_hue(Kind.BEAM_BLAST).bright, 44), 50)
        ),
        _said("aimed", say, reticle(64, _SIZE), crosshair(_SIZE)),
        _said("lethal", say, emblem(Kind.CATASTROPHIC_DAMAGE, _SIZE)),
        _said("hit", say, blaze(72, 50, direct=False)),
        _said("direct", say, blaze(72, 50, direct=True)),
        _said("scorched", say, scorch(72, 50)),
        _said("hurt", say, _hurt()),
        _said("blown", say, blown(gone, 18)),
        _said("noise", say, burst(noise, 24, 130)),
    )


def _hurt() -> Image.Image:
    """Return damage as it is written on a ship that took it."""
    sprite = Image.new("RGBA", (84, _SIZE))
    draw_hurt(sprite, 3, (2, _SIZE / 2), 38)
    return sprite


def _cards(say: Say) -> tuple[Sign, ...]:
    backs = tuple(lowered(back(which), 56) for which in (0, 1))
    return (
        _said("hand", say, icon(Icon.FAN, 36, SAND)),
        _said("piles", say, *backs),
    )
