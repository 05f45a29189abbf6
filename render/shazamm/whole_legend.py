"""The legend of Shazamm!: what every sign of its board and hands means."""

from __future__ import annotations

from PIL import Image

from engines.core import Say, text
from engines.shazamm.model import Fate
from render.kit.canvas import put
from render.kit.icons import Icon, icon
from render.kit.legends import Part, Sign, lowered
from render.kit.palette import GOLD, IVORY, LIVERIES, SAND, Colour
from render.kit.shapes import chip, panel, pill
from render.shazamm.cards import number_colours
from render.shazamm.duel import FATE_LOOKS, wall_step
from render.shazamm.figures import fallen, fire, laurels, thought, wizard
from render.shazamm.scene import gem
from render.shazamm.sides import STATUS_ICONS, mana_gauge, sigil
from render.shazamm.span import LAVA, slab, stump
from render.shazamm.words import fate_name

_SMALL, _TALL = 44, 84
"""Heights of signs, and of what stands on the bridge, in pixels."""


def parts(say: Say) -> tuple[Part, ...]:
    """Return all signs by what they belong to."""
    return (
        _part("bridge", _bridge(say), say),
        _part("players", _players(say), say),
        _part("fates", tuple(_fate(fate, say) for fate in Fate), say),
    )


def _part(name: str, signs: tuple[Sign, ...], say: Say) -> Part:
    return Part(say(text(f"shazamm-legend-{name}")), signs)


def _bridge(say: Say) -> tuple[Sign, ...]:
    figures = tuple(lowered(wizard(seat), _TALL) for seat in (0, 1))
    plates = tuple(panel(40, 34, *colours, radius=9, line_width=3) for colours in _plates())
    return (
        Sign(say(text("shazamm-legend-wizards")), figures),
        Sign(say(text("shazamm-legend-wall")), (lowered(fire(), _TALL),)),
        Sign(say(text("shazamm-legend-plates")), plates),
        Sign(say(text("shazamm-legend-middle")), (gem(),)),
        Sign(say(text("shazamm-legend-slabs")), (_above_lava(lowered(slab(86), 58)),)),
        Sign(say(text("shazamm-legend-broken")), (_above_lava(stump(56)),)),
        Sign(say(text("shazamm-legend-thinks")), (lowered(thought(), 56),)),
        Sign(say(text("shazamm-legend-crowned")), (laurels(),)),
        Sign(say(text("shazamm-legend-sunk")), (lowered(fallen(0), 60),)),
    )


def _above_lava(sprite: Image.Image) -> Image.Image:
    plate = panel(sprite.width + 16, 66, LAVA, radius=10).copy()
    put(plate, sprite, (plate.width / 2, plate.height - 4), "mb")
    return plate


def _plates() -> tuple[tuple[Colour, Colour], ...]:
    red, green = LIVERIES[:2]
    return (red.deep, red.bright), (green.deep, green.bright), (GOLD, IVORY)


def _players(say: Say) -> tuple[Sign, ...]:
    states = tuple(icon(sign, 36, GOLD) for sign in STATUS_ICONS.values())
    return (
        Sign(say(text("shazamm-legend-sides")), (sigil(0, 52), sigil(1, 52))),
        Sign(say(text("shazamm-legend-mana")), (mana_gauge(0, 7, (176, 46)),)),
        Sign(say(text("shazamm-legend-bet")), (icon(Icon.GEM, _SMALL, LIVERIES[0].bright),)),
        Sign(say(text("shazamm-legend-power")), (icon(Icon.SWORD, _SMALL, LIVERIES[0].bright),)),
        Sign(say(text("shazamm-legend-hand")), (icon(Icon.FAN, 36, SAND),)),
        Sign(say(text("shazamm-legend-number")), (chip(7, _SMALL, *number_colours(7)),)),
        Sign(say(text("shazamm-legend-stock")), (icon(Icon.STACK, 36, SAND),)),
        Sign(say(text("shazamm-legend-discards")), (icon(Icon.BIN, 36, SAND),)),
        Sign(
            say(text("shazamm-legend-way")),
            (icon(Icon.FLAME, 40, (255, 150, 60)), wall_step(1, 2), wall_step(1, 1)),
        ),
        Sign(say(text("shazamm-legend-states")), states),
    )


def _fate(fate: Fate, say: Say) -> Sign:
    words = text(f"shazamm-legend-fate-{fate.replace('_', '-')}")
    return Sign(f"{fate_name(fate, say)}: {say(words)}", (pill("", FATE_LOOKS[fate], _SMALL, 80),))
