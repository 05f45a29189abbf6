"""Nothing on a picture covers a name or a number, and no words cross others.

What is drawn for whoever asks for it cuts nothing either, but for names of people.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image

from cogs.panels.panel import Preview
from cogs.words.names import plain_voice
from cogs.words.strings import LOCALES, speaker
from engines.core import IllegalAction, Say
from render.kit.canvas import Picture, finished, put
from render.kit.lettering import Face, line, write
from render.kit.plot import Plot
from render.kit.shapes import panel
from tables import Scene
from tables.match.position import Position
from tests.laws.cases import Case
from tests.laws.matches import spread
from tests.laws.panels import Desk, cog_of, position_of
from tests.laws.pictures import drawer, kinds, pressed
from tests.laws.played import FILES, Played, every_record, read
from tests.render.covering import Written, faults, watched, written

MOMENTS = 24
"""How many moments of each record are soaked."""
EVERY, BOARD = slice(None), slice(1)
"""Which of the kinds of pictures that a game has are looked at."""
NAMES = ("Marisol", "Alexander", "Ferdinand K", "Io", "Captain Nemo", "Xochitl", "Bo", "Zed")
LONG = (
    "Maximilian von Hohenzollern-Sig",
    "Captain Alexandrina Wigglesworth",
    "Ferdinand",
    "TheRealGalacticEmperorPalpatine",
    "Dora Montgomery-Featherstonehaug",
    "Io",
    "Admiral Grand Duke Ferdinand III",
    "Wolfeschlegelsteinhausenbergerdo",
)
"""Names about as long as Discord allows."""


def said(locale: str, number: int) -> Say:
    """Return the words of a language for people with long names, at every other moment."""
    return speaker(locale, (LONG if number % 2 else NAMES).__getitem__)


def must_be_legible(path: Path, moments: range, of: int, shown: slice = EVERY) -> None:
    """Hold boards and hands, or some kinds of both, to the law at some of `of` moments."""
    record = read(path)
    states = spread(record.states(), of)
    found: list[str] = []
    for number in moments:
        if number >= len(states):
            break
        say = said(LOCALES[number // 2 % len(LOCALES)], number)
        for kind in kinds(record.game)[shown]:
            seat = number % record.seats if kind == "hand" else None
            view: Any = record.engine.view(states[number], seat)
            draw = partial(drawer(record.game, kind), view, say)
            found += [f"{kind} at {number}: {fault}" for fault in illegible(written(draw))]
    assert not found, "\n".join(found)


def illegible(seen: Written) -> Iterator[str]:
    """Yield what is covered, and what is cut although it is no name that people give themselves."""
    yield from faults(seen)
    for one in seen.words:
        start, cut, _ = one.words.partition("…")
        if start and cut and not any(_ends_in(start, name) for name in (*NAMES, *LONG)):
            yield f"{one.words!r} is cut at {one.box}"


def _ends_in(words: str, name: str) -> bool:
    """Tell whether words end where a name is not over yet; a noise may be dots alone."""
    return any(words.endswith(name[:end]) for end in range(1, len(name)))


class Look(NamedTuple):
    """A picture that is drawn for whoever asks for it, and what it is."""

    name: str
    draw: Callable[[], object]


def looks(record: Played, number: int, of: int, most: int) -> Iterator[Look]:
    """Yield closer looks and previews at one of some moments of a record, `most` of both."""
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    state = spread(record.states(), of)[number]
    found = position_of(Case(record.game, config, record.seats, "looked at"), state)
    seats = tuple(replace(row, name=NAMES[row.seat]) for row in found.seats)
    position = Position(found.match, seats, found.state, ply=0, number=0)
    chance = random.Random(f"{record.about} {number}")
    say = plain_voice(seats, LOCALES[number % len(LOCALES)])
    public, cog = position.scene(None), cog_of(record.game)
    areas = cog.areas(public)
    for area in chance.sample(areas, min(most, len(areas))):
        yield _look(f"close {area.value}", public, cog.closer(public, area.value), say)
    for desk in islice(_drafts(position, chance), most):
        preview = cog.preview(desk.scene, desk.draft)
        assert preview is not None
        yield _look(f"preview {desk.drafted} {desk.draft}", desk.scene, preview, say)


def _drafts(position: Position, chance: random.Random) -> Iterator[Desk]:
    """Yield drafts of those who may move, of one press and of two, of which a preview is drawn."""
    for seat in range(len(position.seats)):
        if position.may_move(seat):
            once = list(pressed(Desk(position, seat)))
            twice = list(pressed(chance.choice(once))) if once else []
            for desk in (*_shuffled(twice, chance), *_shuffled(once, chance)):
                preview = desk.cog.preview(desk.scene, desk.draft)
                if preview is not None and preview.picture:
                    yield desk


def _shuffled(desks: list[Desk], chance: random.Random) -> list[Desk]:
    return chance.sample(desks, len(desks))


def _look(name: str, scene: Scene, preview: Preview, say: Say) -> Look:
    view = scene.view if preview.view is None else preview.view
    draw = partial(drawer(scene.match.game, preview.picture), view, *preview.args, say)
    return Look(f"{preview.picture}: {name}", draw)


def looks_must_be_legible(path: Path, moments: range, of: int, most: int) -> int:
    """Hold looks at some of `of` moments of a record to the law; return how many were drawn."""
    record, drawn, found = read(path), 0, list[str]()
    for number in moments:
        if number >= len(spread(record.states(), of)):
            break
        for name, draw in looks(record, number, of, most):
            try:
                seen = written(draw)
            except IllegalAction:
                continue  # what is drafted would be refused, and that is said in words
            drawn += 1
            found += [f"{path.stem} at {number}, {name}: {fault}" for fault in illegible(seen)]
    assert not found, "\n".join(found)
    return drawn


def test_nothing_covers_a_name_or_number_in_recorded_matches() -> None:
    """One picture of every record, by turns another one; the soak looks at many of all."""
    with watched():
        for number, path in enumerate(FILES):
            moment, hand = 1 + number // 2 % 4, number % 2
            must_be_legible(path, range(moment, moment + 1), 5, slice(-1, None) if hand else BOARD)


def test_nothing_covers_a_name_or_number_in_closer_looks_and_previews() -> None:
    """One of both of every other record, by turns at another moment; the soak looks at many."""
    drawn = 0
    with watched():
        for number, path in enumerate(FILES[1::2]):
            moment = number % 4
            drawn += looks_must_be_legible(path, range(moment, moment + 1), 5, 1)
    assert drawn > len(FILES) // 3


@pytest.mark.soak
@every_record
def test_nothing_covers_a_name_or_number_in_any_look(path: Path) -> None:
    with watched():
        looks_must_be_legible(path, range(MOMENTS // 2), MOMENTS // 2, 4)


@pytest.mark.soak
@every_record
def test_nothing_covers_a_name_or_number_at_any_time(path: Path) -> None:
    with watched():
        must_be_legible(path, range(MOMENTS), MOMENTS)


# -- The law sees what it is for ---------------------------------------------------------------


def drawn_over(left: int, words: str = "") -> Picture:
    """Draw a name with a plate that begins at `left`, or with words there."""
    image = Plot(Image.new("RGB", (400, 100)))
    write(image, line("FRIGATE", Face.TEXT, 40), (20, 30), (255, 255, 255))
    if words:
        write(image, line(words, Face.TEXT, 40), (left, 34), (255, 0, 0))
    else:
        put(image, panel(90, 90, (40, 40, 40)), (left, 5))
    return finished(image, "a name")


def test_the_law_sees_what_is_cut_but_for_names() -> None:
    with watched():
        cut = written(partial(drawn_over, 200, "dama…"))
        name = written(partial(drawn_over, 200, "Ferdi…"))
    assert len(list(illegible(cut))) == 1
    assert list(illegible(name)) == []


@pytest.mark.parametrize(
    ("left", "words", "expected"),
    [
        (200, "", 0),
        (110, "", 1),
        (200, "−3", 0),
        (130, "−3", 1),
        (390, "−3", 1),
    ],
)
def test_the_law_sees_what_is_covered_crossed_or_cut_off(
    left: int, words: str, expected: int
) -> None:
    with watched():
        found = list(faults(written(partial(drawn_over, left, words))))
    assert bool(found) == bool(expected), found
