"""A picture drawn by what has changed is the picture that drawing everything gives."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from PIL import Image, ImageChops

from cogs.panels.game import offered
from cogs.words.strings import LOCALES, speaker
from engines import load
from render.kit import patches
from render.kit.canvas import finished, put, shine
from render.kit.chosen import kept, painted
from render.kit.lettering import Face, line, write
from render.kit.paint import glow, gradient
from render.kit.patches import MOST, PICTURES, WASTE, drawn
from render.kit.plot import Plot
from render.kit.png import ROWS, png
from render.kit.shapes import badge, chip
from tests.laws.cases import Case
from tests.laws.matches import played_at_random
from tests.laws.pictures import drawer, kinds
from tests.render.pictures import canvas_of, opened, unpacked
from tests.sampled import every_other, sampled

SIZE = (300, 200)
LITTLE = 0.5
"""The share of a picture that is drawn again for another language at most."""
IN_A_ROW = 4
"""How many positions after each other are drawn in every run; more in the soak."""
LONG = 40
"""How many positions are as many as a match of Shazamm! has, and more than anybody remembers."""
TALL = 90
"""By how much more than `SIZE` the ground reaches below, for pictures that are higher."""
GROUND = gradient(SIZE[0], SIZE[1] + TALL, ((0, (8, 9, 20)), (1, (90, 40, 120))))
LIGHT = glow(70, 50, (200, 90, 40))
SPRITES = [*(badge(seat, 40) for seat in range(6)), chip(1, 34, (9, 60, 9), (9, 9, 9))]


def scattered(chance: random.Random, count: int = 30) -> Plot:
    """Return a plot of sprites, lights and words that lie on each other, and over the edges."""
    plot = Plot(GROUND, SIZE[1])
    for number in range(count):
        at = (chance.randrange(-20, SIZE[0]), chance.randrange(-20, SIZE[1]))
        put(plot, chance.choice(SPRITES), at)
        if not number % 5:
            shine(plot, LIGHT, at)
        write(plot, line(f"{number % 7}", Face.TEXT, 26), at, (250, 240, 220), outline=(0, 0, 0))
    return plot


def altered(plot: Plot, chance: random.Random) -> Plot:
    """Return the plot with some pieces gone, moved, added, or lying above others than before.

    It may be higher or lower than before.
    """
    grown = plot.height if chance.randrange(3) else SIZE[1] + chance.randrange(-TALL, TALL)
    other = Plot(plot.ground, grown)
    other.pieces = [piece for piece in plot.pieces if chance.random() < 0.95]
    for _ in range(chance.randrange(4)):
        place = chance.randrange(len(other.pieces))
        at = chance.randrange(SIZE[0]), chance.randrange(SIZE[1])
        other.pieces.insert(place, other.pieces[place]._replace(left=at[0], top=at[1]))
    if not chance.randrange(4):
        first, second = chance.sample(range(len(other.pieces)), 2)
        pieces = other.pieces
        pieces[first], pieces[second] = pieces[second], pieces[first]
    return other


PALETTE = kept("imperium", "board")


@pytest.mark.parametrize("palette", [None, PALETTE], ids=["its own", "kept"])
def test_any_change_is_drawn_as_if_everything_were(palette: Image.Image | None) -> None:
    chance = random.Random("changes")
    plot = scattered(chance)
    for _ in range(60):
        assert unpacked(drawn(plot, palette)) == unpacked(png(plot.whole(), palette))
        plot = altered(plot, chance)


def test_only_what_has_changed_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    plot = scattered(random.Random("once"))
    drawn(plot, PALETTE)
    parts = list[tuple[int, int]]()

    def counted(image: Image.Image, colours: Image.Image) -> Image.Image:
        parts.append(image.size)
        return painted(image, colours)

    monkeypatch.setattr(patches, "painted", counted)
    drawn(plot, PALETTE)
    assert not parts
    put(plot, SPRITES[0], (100, ROWS + 9))
    drawn(plot, PALETTE)
    assert parts == [(40, 40)]


@pytest.mark.parametrize("key", [key for key in offered() if kept(key, "board")])
def test_what_has_no_words_is_not_drawn_again_in_another_language(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of games that keep colours for their boards; others' are drawn whole."""
    parts = list[int]()

    def counted(image: Image.Image, colours: Image.Image) -> Image.Image:
        parts.append(image.width * image.height)
        return painted(image, colours)

    monkeypatch.setattr(patches, "painted", counted)
    monkeypatch.setattr(patches, "_shelf", patches.Shelf())
    board, voices = drawer(key, "board"), [speaker(one, "Player {}".format) for one in LOCALES]
    drawn_again = list[int]()
    for view in (*in_a_row(key, "board"),)[:3]:
        width, height = opened(board(view, voices[0])).size
        parts.clear()
        board(view, voices[1])
        assert sum(parts) < LITTLE * width * height
        drawn_again.append(sum(parts))
    assert any(drawn_again), "what has words is"


def test_what_differs_is_covered_by_boxes_of_single_bands_that_lie_apart() -> None:
    chance = random.Random("boxes")
    for _ in range(200):
        boxes = [_somewhere(chance) for _ in range(chance.randrange(8))]
        found = patches.in_bands(boxes, SIZE)
        sheet, cover = Image.new("L", SIZE), Image.new("L", SIZE)
        for box in boxes:
            sheet.paste(1, box)
        for box in found:
            assert not cover.crop(box).getbbox(), "no pixel is drawn twice"
            assert box[1] // ROWS == (box[3] - 1) // ROWS
            cover.paste(1, box)
        assert not ImageChops.subtract(sheet, cover).getbbox()


def test_boxes_that_are_joined_cover_as_much_and_little_more() -> None:
    chance, fewer = random.Random("joined"), 0
    for _ in range(200):
        apart = patches.in_bands([_somewhere(chance) for _ in range(8)], SIZE)
        together = patches.joined(apart)
        fewer += len(together) < len(apart)
        much, cover = 0, Image.new("L", SIZE)
        for left, top, right, bottom in together:
            much += (right - left) * (bottom - top)
            cover.paste(1, (left, top, right, bottom))
        for left, top, right, bottom in apart:
            assert cover.crop((left, top, right, bottom)).getextrema() == (1, 1)
            much -= WASTE**2 * (right - left) * (bottom - top)
        assert much <= 0
    assert fewer > 100


def _somewhere(chance: random.Random) -> tuple[int, int, int, int]:
    left, top = chance.randrange(-50, SIZE[0]), chance.randrange(-50, SIZE[1])
    return left, top, left + chance.randrange(150), top + chance.randrange(150)


def test_what_is_kept_is_bounded_and_the_oldest_goes() -> None:
    grounds = [Image.new("RGB", (1200, 1600)) for _ in range(2 * MOST // (4 * 1200 * 1600))]
    for ground in grounds:
        drawn(Plot(ground), PALETTE)
    held = [one.ground for one in patches._shelf]  # pyright: ignore[reportPrivateUsage]
    assert sum(4 * image.width * image.height for image in held) <= MOST
    assert held[-1] is grounds[-1]
    assert held[0] is not grounds[0]


def test_what_several_hold_counts_once_and_until_the_last_of_them_goes() -> None:
    """As if it were counted anew each time, whatever comes and goes."""
    assert PALETTE is not None
    chance, shelf = random.Random("shelf"), patches.Shelf(most=2000, pictures=4)
    ground = Image.new("RGB", (1, 1))
    for number in range(200):
        held = {thing: 10 * thing for thing in chance.sample(range(1, 30), 5)}
        shown = ((chance.randrange(6), 0, 0, None),)
        shelf.keep(patches.Kept(ground, PALETTE, (1, number % 2), (), shown, frozenset(), (), held))
        things = dict[int, int]()
        for kept_ in shelf:
            things |= kept_.held
        assert shelf.size == sum(things.values()) <= 2000
        assert 1 <= len(list(shelf)) <= 4


def test_no_more_are_kept_than_can_be_compared_with() -> None:
    plots = [scattered(random.Random(f"many {number}")) for number in range(PICTURES + 3)]
    for plot in (*plots, plots[-1]):
        drawn(plot, PALETTE)
    held = [one.pieces for one in patches._shelf]  # pyright: ignore[reportPrivateUsage]
    assert held == [tuple(plot.pieces) for plot in plots[-PICTURES:]]


@pytest.mark.parametrize(
    "key", sampled(sorted((key for key in offered() if kept(key, "board")), reverse=True))
)
def test_a_match_is_drawn_whole_but_once_on_each_of_its_grounds(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it draws on is still kept when it comes to it again."""
    engine, whole = load(key), list[patches.Kept]()

    def nearest(new: patches.Kept) -> patches.Kept | None:
        near = looked_for(new)
        whole.extend(() if near else (new,))
        return near

    looked_for = patches._nearest  # pyright: ignore[reportPrivateUsage]
    monkeypatch.setattr(patches, "_nearest", nearest)
    monkeypatch.setattr(patches, "_shelf", patches.Shelf())
    seats, voices = engine.meta.seats[0], [speaker(one, "Player {}".format) for one in LOCALES]
    match = played_at_random(Case(key, engine.meta.config(), seats, "row"), 1)
    for state in match.states[-LONG:]:
        for kind in kinds(key):
            for seat in range(seats) if kind == "hand" else (None,):
                drawer(key, kind)(engine.view(state, seat), voices[seat or 0])
    grounds = {(one.ground.tobytes(), id(one.palette), one.size[0]) for one in whole}
    assert len(whole) == len(grounds) > 0


def in_a_row(key: str, kind: str, many: int = IN_A_ROW) -> Iterator[Any]:
    """Yield what somebody sees move after move, of a match of most seats."""
    engine = load(key)
    seats = engine.meta.seats[-1]
    match = played_at_random(Case(key, engine.meta.config(), seats, "row"), 1)
    middle = len(match.states) // 2
    for state in match.states[middle : middle + many]:
        yield engine.view(state, 0 if kind == "hand" else None)


@pytest.mark.parametrize("many", sampled([IN_A_ROW, 24]))
@pytest.mark.parametrize("key", every_other(offered(), 1))
def test_each_picture_of_a_match_is_that_of_its_canvas(key: str, many: int) -> None:
    """Whatever was drawn before it, and in whatever language."""
    for kind in kinds(key):
        voices = [speaker(locale, "Player {}".format) for locale in LOCALES]
        for number, view in enumerate(in_a_row(key, kind, many)):
            say, draw = voices[number % len(voices)], drawer(key, kind)
            canvas = canvas_of(lambda view=view, say=say, draw=draw: draw(view, say))
            alone = finished(canvas, "alone", kept(key, kind))
            assert opened(draw(view, say)).tobytes() == opened(alone).tobytes()


def test_threads_that_draw_at_the_same_time_draw_the_same() -> None:
    chance = random.Random("threads")
    course = [scattered(chance)]
    for _ in range(30):
        course.append(altered(course[-1], chance))
    with ThreadPoolExecutor(4) as threads:
        together = list(threads.map(lambda plot: unpacked(drawn(plot, PALETTE)), course * 2))
    assert together == [unpacked(png(plot.whole(), PALETTE)) for plot in course] * 2


@pytest.mark.parametrize("box", [(40, 10, 90, 60), (40, 250, 90, 320), (0, 300, 300, 340)])
def test_a_part_is_what_lies_there_on_the_whole(box: tuple[int, int, int, int]) -> None:
    """Also where the picture is higher than its ground, of which no two pixels are alike."""
    ground = Image.frombytes("RGB", SIZE, random.Random("noise").randbytes(180_000))
    ground = ground.resize((SIZE[0], 290), Image.Resampling.NEAREST)
    plot = Plot(ground, 340, (9, 60, 9))
    put(plot, SPRITES[0], (60, 270))
    whole = plot.whole()
    assert plot.parts([box])[0].tobytes() == whole.crop(box).tobytes()
    assert whole.getpixel((5, 289)) == ground.getpixel((5, 289))
    assert whole.getpixel((5, 290)) == whole.getpixel((5, 339)) == (9, 60, 9)
