"""The cover of Shazamm!: the bridge over the lava, the wizards, and the fire between them."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engines.core import Seat
from render.kit.canvas import put, shine
from render.kit.covers import COVER, Style
from render.kit.lettering import Face
from render.kit.paint import glow
from render.kit.palette import GOLD, IVORY
from render.shazamm.backdrop import backdrop
from render.shazamm.bridge import build, middle
from render.shazamm.figures import fire, staff_light, wizard
from render.shazamm.scene import AURAS

STYLE = Style(Face.DISPLAY, 104, (IVORY, GOLD))
_TOP, _LEFT = 226, 176
"""Where the cover begins in the scene, in pixels."""
_WALL, _WIZARDS = 15, (13, 17)


@cache
def art() -> Image.Image:
    """Return the scene without words (RGB, `COVER`): shared, never drawn on."""
    scene = backdrop()
    build(scene, 0)
    x, y = middle(_WALL)
    shine(scene, glow(460, 460, (255, 120, 34), 0.9), (x, y - 110))
    put(scene, fire(), (x, y + 18), "mb")
    for seat in (0, 1):
        _stand(scene, seat)
    shine(scene, glow(150, 90, (255, 190, 90), 0.9), (x, y + 4))
    return scene.crop((_LEFT, _TOP, _LEFT + COVER[0], _TOP + COVER[1]))


def _stand(scene: Image.Image, seat: Seat) -> None:
    x, y = middle(_WIZARDS[seat])
    x += -20 if seat == 0 else 20
    shine(scene, glow(230, 260, AURAS[seat], 0.7), (x, y - 100))
    put(scene, wizard(seat), (x, y + 10), "mb")
    light = (x + (58 if seat == 0 else -58), y - 160)
    put(scene, staff_light(seat), light, "mm")
    shine(scene, glow(130, 130, AURAS[seat]), light)
