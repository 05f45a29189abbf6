"""The picture of an end shows of each seat what is its own: its place, its figures, who has won.

Something of one seat is changed in what a recorded match came to; enough must change in that
seat's row to be seen on a phone, and nothing in any other. Where the rows are is found so, too:
each is where another name of its seat shows.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from cogs.panels.game import offered
from cogs.words.strings import speaker
from engines.core import Outcome, Seat, text
from engines.retelling import Ending, Figure, Retelling, retelling
from render.kit import endings
from render.kit.canvas import Picture
from render.kit.palette import GOLD, IVORY, SAND, Colour
from tests.laws.ends import whole
from tests.laws.pictures import drawer
from tests.laws.played import FILES, Played, read
from tests.render.phone import SEEN, differing
from tests.render.pictures import canvas_of
from tests.sampled import sampled

Box = tuple[int, int, int, int]
ANY = (Figure(text("table-draw"), tuple(range(8))), Figure(text("table-no-winner"), (5,) * 8))
"""Stands for the figures of a game that counts nothing."""
HIGH = 54
"""No row is higher, in pixels of the picture."""
RANKED = [path for path in FILES if (o := read(path).outcome) is not None and o.ranking]
one_end_a_game = pytest.mark.parametrize(
    "path",
    [one for key in offered() for one in sampled(p for p in RANKED if read(p).game == key)],
    ids=lambda path: f"{path.parent.parent.name}-{path.stem}",
)


class End(NamedTuple):
    """What a recorded match came to, with the cover that it is drawn below."""

    cover: Picture
    ending: Ending
    seats: int

    def drawn(self, ending: Ending, called: Callable[[Seat], str] | None = None) -> Image.Image:
        """Return the picture of an end as this one, in which seats have letters for names."""
        say = speaker("en", called or "ABCDEFGH".__getitem__)
        shown = partial(endings.ended, self.cover, ending, self.seats, 7, say)
        return canvas_of(shown).convert("RGB")


def end_of(record: Played) -> End:
    """Return what a match came to; its greatest blow and all that is told in words is left out."""
    assert record.outcome is not None
    told, _ = whole(record)
    figures = retelling(record.game, told, record.seats, record.outcome).figures or ANY
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    cover = drawer(record.game, "cover")(config, speaker("en", "Player {}".format))
    return End(cover, Ending(record.outcome, Retelling(figures), 9, 75), record.seats)


def changed(one: Image.Image, other: Image.Image) -> Box:
    """Return where two pictures differ, which a phone must show."""
    assert one.size == other.size
    assert differing(one, other) >= SEEN
    box = ImageChops.difference(one, other).getbbox()
    assert box is not None
    return box


def other_figure(ending: Ending, seat: Seat, place: int) -> Ending:
    """Return an end in which one figure of one seat is another."""
    figures = list(ending.retelling.figures)
    values = list(figures[place].values)
    values[seat] += 11
    figures[place] = Figure(figures[place].name, tuple(values))
    return replace(ending, retelling=Retelling(tuple(figures)))


def colours(image: Image.Image, box: Box) -> set[Colour]:
    """Return which of the colours in which rows are written there are."""
    found = {colour for _, colour in image.crop(box).getcolors(image.width * image.height) or ()}
    return {colour for colour in (GOLD, IVORY, SAND) if colour in found}


def by_place(outcome: Outcome, seats: int) -> list[Seat]:
    """Return the seats in the order of their rows."""
    at = {seat: at for at, group in enumerate(outcome.ranking) for seat in group}
    return sorted(range(seats), key=lambda seat: (at.get(seat, 0), seat))


def rows(end: End, ending: Ending) -> dict[Seat, Box]:
    """Return where the figures of each seat are: from the first to the last, as high as they are.

    Changing one changes nothing elsewhere.
    """
    before, found = end.drawn(ending), dict[Seat, Box]()
    for seat in range(end.seats):
        boxes = [
            changed(before, end.drawn(other_figure(ending, seat, place)))
            for place in range(len(ending.retelling.figures))
        ]
        for one, after in pairwise(boxes):
            assert one[2] <= after[0], "each figure has its column"
        tops, bottoms = [box[1] for box in boxes], [box[3] for box in boxes]
        assert max(bottoms) - min(tops) <= HIGH
        found[seat] = (boxes[0][0], min(tops), boxes[-1][2], max(bottoms))
    return found


def in_order(found: dict[Seat, Box], seats: list[Seat]) -> bool:
    """Tell whether rows stand below each other in this order."""
    boxes = [found[seat] for seat in seats]
    return all(one[3] < after[1] for one, after in pairwise(boxes))


@one_end_a_game
def test_each_figure_stands_in_the_row_of_its_seat_and_nowhere_else(path: Path) -> None:
    end = end_of(read(path))
    assert in_order(rows(end, end.ending), by_place(end.ending.outcome, end.seats))


@one_end_a_game
def test_who_has_won_is_told_from_all_others_in_their_row(path: Path) -> None:
    """Whoever it is: name and figures are written in another colour."""
    end = end_of(read(path))
    for winner in range(end.seats):
        others = frozenset(range(end.seats)) - {winner}
        outcome = replace(end.ending.outcome, ranking=(frozenset({winner}), others))
        ending = replace(end.ending, outcome=outcome)
        before = end.drawn(ending)
        for seat, (left, top, right, bottom) in rows(end, ending).items():
            colour = {GOLD if seat == winner else IVORY}
            assert colours(before, (left, top, right, bottom)) == colour
            renamed = end.drawn(
                ending, lambda one, seat=seat: "M" if one == seat else "ABCDEFGH"[one]
            )
            difference = ImageChops.difference(before, renamed).crop((0, top, left, bottom))
            box = difference.getbbox()
            assert box is not None
            assert colours(before, (box[0], top, box[2], bottom)) == colour


@one_end_a_game
def test_another_place_shows_in_the_rows_of_those_who_have_it(path: Path) -> None:
    """Of a match in which nobody has a place no row has one, and every seat has its row."""
    end = end_of(read(path))
    everybody = frozenset(range(end.seats))
    drawn_by_all = replace(end.ending.outcome, ranking=(everybody,))
    nobodys = replace(end.ending.outcome, ranking=())
    shared, none = (replace(end.ending, outcome=one) for one in (drawn_by_all, nobodys))
    with_places, without = end.drawn(shared), end.drawn(none)
    assert in_order(rows(end, none), list(range(end.seats)))
    for image, ending, placed in ((with_places, shared, True), (without, none, False)):
        for left, top, _, bottom in rows(end, ending).values():
            assert (SAND in colours(image, (0, top, left // 4, bottom))) == placed


@pytest.mark.parametrize("path", [one for one in RANKED if read(one).seats > 2][:1])
def test_a_place_alone_changes_one_row(path: Path) -> None:
    """That of the last, who shares the place of the one before."""
    end = end_of(read(path))
    *better, last = range(end.seats)
    singly = [frozenset({seat}) for seat in better]
    apart, together = (
        replace(end.ending, outcome=replace(end.ending.outcome, ranking=ranking))
        for ranking in ((*singly, frozenset({last})), (*singly[:-1], frozenset({better[-1], last})))
    )
    box = changed(end.drawn(apart), end.drawn(together))
    left, top, _, bottom = rows(end, apart)[last]
    assert box[2] < left / 4
    assert top - HIGH / 4 < box[1] < box[3] < bottom + HIGH / 4
