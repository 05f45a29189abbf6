"""The strip at the top of Mag·Blast's board: whose turn it is, the round, the phases."""

from __future__ import annotations

from functools import lru_cache, partial

from PIL import Image

from engines.core import Say, text
from engines.magblast.going_on import winners
from engines.magblast.model import Phase
from engines.magblast.telling import PHASE_NAMES
from engines.magblast.view import View
from render.kit.canvas import WIDTH, put
from render.kit.lettering import Face, fit, line, loud, write
from render.kit.names import full_name
from render.kit.palette import GOLD, INK, IVORY, SAND, Colour, mixed
from render.kit.plot import Surface
from render.kit.sketch import Sketch
from render.magblast.layout import MARGIN, TOP
from render.magblast.space import STEEL, VOID
from render.magblast.words import name

_STEPS = (Phase.DISCARD, Phase.DRAW, Phase.REINFORCE, Phase.MANEUVER, Phase.ATTACK)
_LOGO = 250
_ROUND = 216
SUNSET: tuple[Colour, Colour] = ((255, 236, 110), (250, 110, 36))


def draw_top(image: Surface, view: View, say: Say) -> None:
    """Draw the name of the game, whose turn it is, the round and the phases of the turn."""
    put(image, _logo(say(text("magblast-name"))), (MARGIN + 2, 34), "lm")
    room = WIDTH - _LOGO - _ROUND - 40
    words = title(view, say)
    head = fit(words, loud(words), 50, room, 26)
    write(image, head, (MARGIN + _LOGO + room / 2 + 10, 36), GOLD, "mm", outline=INK)
    turn = say(text("magblast-picture-round", round=view.round))
    number = fit(turn, Face.COMIC, 42, _ROUND, 22)
    write(image, number, (WIDTH - MARGIN - 4, 36), IVORY, "rm", outline=INK)
    step = (WIDTH - 2 * MARGIN) // len(_STEPS)
    for place, phase in enumerate(_STEPS):
        label = say(PHASE_NAMES[phase])
        sprite = _step(label, step - 4, lit=view.phase is phase)
        put(image, sprite, (MARGIN + place * step, TOP - 48))


def title(view: View, say: Say, *, full: bool = False) -> str:
    """Return in a few words where the match stands: whose turn it is, or who has won.

    Names are written as they can be in a picture, or in `full`.
    """
    called = full_name if full else partial(name, view)
    if view.phase is Phase.SETUP:
        return say(text("magblast-picture-setup"))
    if view.phase is not Phase.OVER:
        return say(text("magblast-picture-turn", who=called(view.active, say)))
    best = tuple(called(seat, say) for seat in winners(view))
    key = "magblast-picture-wins" if len(best) == 1 else "magblast-picture-tie"
    return say(text(key, who=best))


@lru_cache(maxsize=4)
def _logo(words: str) -> Image.Image:
    size = 58
    fitted = fit(words, Face.COMIC, size, _LOGO - 10)
    logo = Image.new("RGBA", (_LOGO, 66))
    write(logo, fitted, (6, 33), SUNSET[1], "lm", outline=INK)
    bright = Image.new("RGBA", logo.size)
    write(bright, line(words, Face.COMIC, fitted.size), (6, 31), SUNSET[0], "lm")
    upper = bright.crop((0, 0, _LOGO, 31))
    logo.alpha_composite(upper, (0, 0))
    return logo


@lru_cache(maxsize=24)
def _step(label: str, width: int, *, lit: bool) -> Image.Image:
    """Return an arrow with the name of a phase."""
    height = 40
    sketch = Sketch(width, height)
    edge = [
        (2, 2),
        (width - 18, 2),
        (width - 2, height / 2),
        (width - 18, height - 2),
        (2, height - 2),
        (16, height / 2),
    ]
    sketch.fill(edge, GOLD if lit else mixed(VOID, STEEL, 0.2), 1.0 if lit else 0.85)
    sketch.stroke(edge, 2, IVORY if lit else STEEL, closed=True)
    image = sketch.finished()
    words = fit(label, Face.COMIC, 28, width - 50)
    write(image, words, (width / 2, height / 2), INK if lit else SAND, "mm")
    return image
