"""The files of pictures: small, as large on the screen as drawn, and in the colours drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PIL import Image, ImageDraw

import render
from cogs.panels.game import offered
from cogs.words.strings import speaker
from engines import load
from render.kit.canvas import Picture, finished
from render.kit.chosen import FILE, as_palette, chosen, kept, painted, read, to_paint_with
from render.kit.palette import GOLD, INK, IVORY, LIVERIES, SAND, Colour
from tests.laws.cases import Case
from tests.laws.matches import played_at_random, spread
from tests.laws.pictures import drawer, kinds
from tests.render.likeness import changes, mean_square, must_look_alike
from tests.render.pictures import canvas_of, opened, seen_of
from tests.sampled import every_other, sampled

RENDER = Path(render.__file__).parent
FEW, MOMENTS = 3, 12
"""How many positions of a match are looked at, both ends among them: in every run, in the soak."""
WORSE = 1.5
"""By what factor the colours that a game keeps may change a picture more than its own would."""


class Most(NamedTuple):
    """How many thousand bytes pictures may have: boards for `few` and `many` seats, and hands."""

    few: int
    many: int
    hand: int


ANY_GAME = Most(few=250, many=250, hand=200)
MOST = {
    "shazamm": Most(few=150, many=150, hand=150),
    "rebelmoon": Most(few=170, many=170, hand=190),
    "magblast": Most(few=155, many=390, hand=130),
    "imperium": Most(few=280, many=280, hand=150),
}
COLOURS = tuple(colour for livery in LIVERIES for colour in livery)
NEAR = 8
"""By how much a small sign's colour may change in red, green or blue."""
STAMP = 12
"""The side, in pixels, of what has a colour of its own: a chip, a pip, the rim of a sign."""


class Drawn(NamedTuple):
    """A picture of a match: of a board, or of a seat's hand."""

    kind: str
    seats: int
    canvas: Image.Image
    picture: Picture


def drawn_in(key: str, seats: int, moments: int) -> Iterator[Drawn]:
    """Draw the boards of a match, and at each moment the hand of some seat."""
    engine, say = load(key), speaker("en", "Player {}".format)
    match = played_at_random(Case(key, engine.meta.config(), seats, "pictures"), 0)
    for number, state in enumerate(spread(match.states, moments)):
        for kind in kinds(key):
            view: Any = engine.view(state, number % seats if kind == "hand" else None)
            draw = partial(drawer(key, kind), view, say)
            yield Drawn(kind, seats, canvas_of(draw), draw())


every_other_game = pytest.mark.parametrize("key", every_other(offered()))
every_game_with_palettes = pytest.mark.parametrize(
    "key", [key for key in offered() if (RENDER / key / FILE).exists()]
)


@pytest.mark.parametrize("moments", sampled([FEW, MOMENTS]))
@every_other_game
@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_pictures_are_small_and_as_they_were_drawn(key: str, most: bool, moments: int) -> None:
    limits, seats = MOST.get(key, ANY_GAME), load(key).meta.seats
    if most and len(seats) == 1:
        return
    for drawn in drawn_in(key, seats[-1] if most else seats[0], moments):
        board = limits.many if most else limits.few
        limit = limits.hand if drawn.kind == "hand" else board
        size = len(drawn.picture.png)
        assert size <= 1000 * limit, f"a {drawn.kind} of {size} bytes"
        must_look_alike(drawn.canvas, opened(drawn.picture))


@every_game_with_palettes
def test_the_colours_that_a_game_keeps_are_hardly_worse_than_chosen_ones(key: str) -> None:
    """Otherwise what is drawn has changed since: `python -m tests.render.palettes` makes others."""
    for drawn in drawn_in(key, load(key).meta.seats[-1], 3):
        palette = kept(key, drawn.kind)
        assert palette is not None, f"no colours are kept for a {drawn.kind}"
        worse, better = (
            mean_square(changes(drawn.canvas, painted(drawn.canvas, colours)))
            for colours in (palette, chosen(drawn.canvas))
        )
        assert worse <= WORSE**2 * better, f"a {drawn.kind} worse by {(worse / better) ** 0.5:.2f}"


@every_other_game
def test_the_colours_of_players_stay_apart_on_every_board(key: str) -> None:
    """However crowded a board, a small sign in a player's colour stays in that colour."""
    *_, last = (d for d in drawn_in(key, load(key).meta.seats[-1], 2) if d.kind == "board")
    for colours in (COLOURS, (GOLD, SAND, IVORY, INK)):
        must_stay_apart(stamped(last.canvas, colours), colours, kept(key, "board"))


def stamped(canvas: Image.Image, colours: tuple[Colour, ...]) -> Image.Image:
    """Return the canvas with a small square of each colour at its upper edge."""
    image = canvas.copy()
    for number, colour in enumerate(colours):
        left = number * 2 * STAMP
        ImageDraw.Draw(image).rectangle((left, 0, left + STAMP - 1, STAMP - 1), colour)
    return image


def must_stay_apart(
    canvas: Image.Image, colours: tuple[Colour, ...], palette: Image.Image | None
) -> None:
    file = opened(finished(canvas, "stamps", palette)).convert("RGB")
    places = [(number * 2 * STAMP + STAMP // 2, STAMP // 2) for number in range(len(colours))]
    seen = [at(file, place) for place in places]
    for colour, found in zip(colours, seen, strict=True):
        assert far(colour, found) <= NEAR, f"{colour} became {found}"
    for (one, first), (other, second) in combinations(zip(colours, seen, strict=True), 2):
        assert first != second, f"{one} and {other} became one"


def at(image: Image.Image, place: tuple[int, int]) -> tuple[int, ...]:
    found = image.getpixel(place)
    assert isinstance(found, tuple)
    return found


def far(one: tuple[int, ...], other: tuple[int, ...]) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("size", [(1, 1), (40, 25), (257, 31)], ids=str)
def test_a_picture_of_few_colours_keeps_them(size: tuple[int, int]) -> None:
    canvas = Image.new("RGB", size, (200, 40, 8))
    canvas.paste((8, 200, 40), (0, 0, (size[0] + 1) // 2, size[1]))
    file = opened(finished(canvas, "two colours"))
    assert file.size == size
    assert sum(changes(canvas, file)[5:]) == 0


def test_equal_pictures_have_equal_colours_whatever_was_drawn_before() -> None:
    chance = random.Random("noise")
    noise = [Image.frombytes("RGB", (90, 70), chance.randbytes(3 * 90 * 70)) for _ in range(2)]
    first = seen_of(finished(noise[0], "noise"))
    assert seen_of(finished(noise[1], "noise")) != first
    assert seen_of(finished(noise[0].copy(), "noise")) == first


def test_a_game_without_colours_of_its_own_has_them_chosen() -> None:
    assert kept("nim", "board") is None
    assert kept("shazamm", "sketch") is None


def test_palettes_are_read_by_kind() -> None:
    assert read("# by hand\nboard\n  0102ff 000000\n  ffffff\nhand\n  a0b0c0\n") == {
        "board": b"\x01\x02\xff\0\0\0\xff\xff\xff",
        "hand": b"\xa0\xb0\xc0",
    }


def test_threads_paint_with_one_palette_as_one_would_alone() -> None:
    """Pillow paints without Python's lock, and looks up what it keeps with the palette."""
    kept.cache_clear()
    chance = random.Random("many colours")
    noise = [Image.frombytes("RGB", (300, 200), chance.randbytes(180_000)) for _ in range(4)]
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(paint, noise))
    shared = kept("shazamm", "board")
    assert shared is not None
    colours = bytes(shared.getpalette("RGB") or ())
    alone = [painted(image, as_palette(colours)).tobytes() for image in noise]
    assert together == alone


def test_a_palette_that_is_shared_is_painted_with_by_no_two_threads() -> None:
    """Pillow notes with a palette what it has looked up, while others may read it."""
    shared, alone = kept("shazamm", "board"), as_palette(bytes(768))
    assert shared is not None
    with ThreadPoolExecutor(1) as thread:
        other = thread.submit(to_paint_with, shared).result()
    own = to_paint_with(shared)
    assert own is to_paint_with(shared)
    assert len({id(shared), id(own), id(other)}) == 3
    assert shared.getpalette() == own.getpalette() == other.getpalette()
    assert to_paint_with(alone) is alone


def paint(image: Image.Image) -> bytes:
    palette = kept("shazamm", "board")
    assert palette is not None
    return painted(image, palette).tobytes()
