"""The picture of a match that is over: who won, in figures, and what one will remember of it.

All sizes are pixels. Below the game's cover stand the result, a table of all seats in the order
of their places, the greatest blow, and the best sound, as far as there are such.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from engines.core import Player, Say, Seat, Single, Text, Verbatim, text
from engines.retelling import Ending, Figure, Sound
from render.kit.canvas import Picture, finished, put
from render.kit.covers import COVER
from render.kit.lettering import Face, fit, line, loud, width, wrap, writable, write
from render.kit.names import calling, names
from render.kit.paint import gradient
from render.kit.palette import DUSK, GOLD, INK, IVORY, NIGHT, SAND, SLATE, mixed
from render.kit.seating import USUAL, Seating
from render.kit.shapes import panel

WIDE = COVER[0]
LETTERS = 30
"""Size of what is read: on a phone of 400 pixels it is 12."""
_SMALL = 28
_COLUMN = 25
"""Size of what stands above a column of figures: on such a phone it is 10, the least there is."""
_MARGIN, _GAP = 24, 14
_ROOM = WIDE - 2 * _MARGIN
_INSIDE = _ROOM - 2 * _GAP
_ROW, _HEAD = 54, 68
_NAMES = 340
"""How wide place, mark and name of a seat are together."""
_TALL = 1000
"""More than any words here ever take."""

Draw = Callable[[Image.Image, int], None]


class _Part(NamedTuple):
    """Something below the cover: how high it is, and how it is drawn from a height on."""

    height: int
    draw: Draw


def ended(
    cover: Picture,
    ending: Ending,
    seats: int,
    number: int,
    say: Say,
    seating: Seating = USUAL,
) -> Picture:
    """Return the picture of a match's end below the `cover` of its game.

    `number` is the match's, `seats` how many there are, and `say` knows their names; whose name
    cannot be written is what its seat is called in the `seating` of its game, by whose signs and
    colours all are marked.
    """
    written = calling(say, names(seats, say, seating.called))
    parts = list(_parts(ending, seats, number, seating, written))
    height = COVER[1] + _GAP + sum(part.height + _GAP for part in parts)
    image = gradient(WIDE, height, ((0, mixed(DUSK, NIGHT, 0.4)), (1, NIGHT)))
    image.paste(Image.open(BytesIO(cover.png)).convert("RGB"), (0, 0))
    top = COVER[1] + _GAP
    for part in parts:
        part.draw(image, top)
        top += part.height + _GAP
    return finished(image, "\n".join(told(ending, seats, number, say)))


def told(ending: Ending, seats: int, number: int, say: Say) -> Iterator[str]:
    """Yield in words what the picture shows, line by line."""
    yield say(result(ending))
    yield say(ending.outcome.reason)
    for place, seat in placed(ending, seats):
        figures = ", ".join(f"{say(f.name)} {f.values[seat]}" for f in ending.retelling.figures)
        name = f"{f'{place}. ' if place else ''}{say(text('ending-name', who=Player(seat)))}"
        yield f"{name}: {figures}" if figures else name
    if ending.retelling.moment:
        yield f"{say(text('ending-moment'))}. {_moment(ending, say)}"
    if ending.sound:
        yield f"{say(_maker(ending))}: {ending.sound.words}"
    yield say(_length(ending, number))


def result(ending: Ending) -> Text:
    """Return who has won."""
    winners = sorted(ending.outcome.winners)
    if not winners:
        return ending.outcome.undecided
    return text("table-won", who=tuple(map(Player, winners)), many=len(winners))


def placed(ending: Ending, seats: int) -> list[tuple[int, Seat]]:
    """Return every seat with its place (1 is the best), in that order; 0 where none has any."""
    if not ending.outcome.ranking:
        return [(0, seat) for seat in range(seats)]
    rows: list[tuple[int, Seat]] = []
    for group in ending.outcome.ranking:
        rows += [(len(rows) + 1, seat) for seat in sorted(group) if seat < seats]
    return rows


def _parts(ending: Ending, seats: int, number: int, seating: Seating, say: Say) -> Iterator[_Part]:
    yield _headline(say(result(ending)))
    yield _words(say(ending.outcome.reason), LETTERS)
    yield _table(ending, seats, seating, say)
    if ending.retelling.moment:
        yield _framed(say(text("ending-moment")), _moment(ending, say), Face.TEXT, LETTERS)
    if ending.sound:
        noise = writable(ending.sound.words.upper(), Face.TEXT, say(text("ending-noise")))
        yield _framed(_head_of(ending.sound, say), noise, loud(noise), 76)
    yield _words(say(_length(ending, number)), _SMALL)


def _headline(words: str) -> _Part:
    fitted = wrap(words, Face.TEXT, 64, _ROOM, height=150, least=36)

    def draw(image: Image.Image, top: int) -> None:
        write(image, fitted, (WIDE / 2, top), GOLD, "mt", outline=INK)

    return _Part(fitted.height, draw)


def _words(words: str, size: int) -> _Part:
    fitted = wrap(words, Face.TEXT, size, _ROOM, height=_TALL, least=size)

    def draw(image: Image.Image, top: int) -> None:
        write(image, fitted, (WIDE / 2, top), SAND, "mt")

    return _Part(fitted.height, draw)


def _framed(head: str, words: str, face: Face, size: int) -> _Part:
    """Return words in a frame, below a small head."""
    above = fit(head, Face.TEXT, _SMALL, _INSIDE, _COLUMN)
    below = wrap(words, face, size, _INSIDE, height=_TALL, least=min(size, LETTERS))
    height = above.height + below.height + 2 * _GAP

    def draw(image: Image.Image, top: int) -> None:
        put(image, panel(_ROOM, height, (mixed(DUSK, SLATE, 0.3), NIGHT), SLATE), (_MARGIN, top))
        write(image, above, (WIDE / 2, top + _GAP), GOLD, "mt")
        write(image, below, (WIDE / 2, top + _GAP + above.height), IVORY, "mt")

    return _Part(height, draw)


def _table(ending: Ending, seats: int, seating: Seating, say: Say) -> _Part:
    """Return the seats in the order of their places, with their figures below their names."""
    rows, figures = placed(ending, seats), ending.retelling.figures
    head = _HEAD if figures else _GAP
    height = head + _ROW * len(rows) + _GAP

    def draw(image: Image.Image, top: int) -> None:
        put(image, panel(_ROOM, height, (mixed(DUSK, SLATE, 0.3), NIGHT), SLATE), (_MARGIN, top))
        for middle, wide, figure in _columns(figures):
            name = wrap(say(figure.name), Face.TEXT, _COLUMN, wide, height=_HEAD, least=_COLUMN)
            write(image, name, (middle, top + _HEAD / 2 + 2), GOLD, "mm")
        for number, (place, seat) in enumerate(rows):
            across = top + head + _ROW * number + _ROW // 2
            put(image, seating.sign(seat, 40, say), (_MARGIN + _GAP + 74, across), "mm")
            _seat(image, ending, place, seat, across, say)

    return _Part(height, draw)


def _columns(figures: tuple[Figure, ...]) -> Iterator[tuple[float, int, Figure]]:
    """Yield the middle of each figure's column, how wide it is, and the figure."""
    wide = (_INSIDE - _NAMES) / max(len(figures), 1)
    for number, figure in enumerate(figures):
        yield _MARGIN + _GAP + _NAMES + wide * (number + 0.5), int(wide) - _GAP // 2, figure


def _seat(
    image: Image.Image, ending: Ending, place: int, seat: Seat, middle: int, say: Say
) -> None:
    won = seat in ending.outcome.winners
    left = _MARGIN + _GAP
    if place:
        write(image, line(f"{place}.", Face.DISPLAY, LETTERS), (left + 22, middle), SAND, "mm")
    room = _NAMES - 110 if ending.retelling.figures else _INSIDE - 110
    name = fit(say(text("ending-name", who=Player(seat))), Face.TEXT, 34, room, 28)
    write(image, name, (left + 104, middle), GOLD if won else IVORY, "lm")
    for at, _, figure in _columns(ending.retelling.figures):
        value = line(str(figure.values[seat]), Face.DISPLAY, LETTERS)
        write(image, value, (at, middle), GOLD if won else IVORY, "mm")


def _moment(ending: Ending, say: Say) -> str:
    return " ".join(say(one) for one in ending.retelling.moment)


def _maker(ending: Ending) -> Text:
    assert ending.sound is not None
    return _made_by(ending.sound, Player(ending.sound.seat))


def _made_by(sound: Sound, who: Single) -> Text:
    return text("ending-sound", who=who, damage=sound.damage)


def _head_of(sound: Sound, say: Say) -> str:
    """Return what stands above a sound: a name that is too long is cut, and not the figure."""
    rest = width(say(_made_by(sound, Verbatim(""))), Face.TEXT, _COLUMN)
    who = say(text("ending-name", who=Player(sound.seat)))
    (name,) = fit(who, Face.TEXT, _COLUMN, int(_INSIDE - rest) - _GAP, _COLUMN).lines
    return say(_made_by(sound, Verbatim(name)))


def _length(ending: Ending, number: int) -> Text:
    days = ending.hours // 24
    return text("ending-length", number=number, moves=ending.moves, days=days, hours=ending.hours)
