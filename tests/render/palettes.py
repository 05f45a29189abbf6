"""Makes the colours that games keep for their pictures: `python -m tests.render.palettes`.

Needed when pictures look different than they did (`test_files.py` says so), and for a new game
that wants palettes of its own. Names of games may follow; without any it is all that have some.

Matches are played by chance, with every option, and boards and hands of them drawn. All
their pixels are sorted into small cubes of colours; the palette is what Lloyd's algorithm makes
of them, begun with what is chosen for some of the pictures together. Nothing is by chance but by a
seed: the same drawings give the same palettes.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image

import render
from cogs.panels.game import offered
from cogs.words.strings import speaker
from render.kit.chosen import COLOURS, FILE, HOUSE, as_palette, chosen, painted
from render.kit.paint import resized
from tests.laws.cases import cases
from tests.laws.matches import played_at_random, spread
from tests.laws.pictures import drawer, kinds
from tests.render.pictures import canvas_of

FIRST_MATCH = 1000
"""Matches are numbered from here, so that tests look at others."""
MOMENTS = 5
APART = 3
"""Of the pixels every third of every third row is looked at."""
CUBE = 4
"""The side of a cube of colours, which Pillow finds one nearest colour for."""
RARE = 0.75
"""The power of how common colours are that they count with: below 1 the rare count for more."""
DARK = 1.0
"""The power of darkness with which changes count."""
LARGE = 3.5
"""The power of the size of a change with which it counts."""
AT_ONCE = 8
"""How many colours may go elsewhere in each round."""
ROUNDS = 20
SOME = 8
"""How many pictures the colours to begin with are chosen by."""
IN_LINE = 12
HEAD = """\
# Colours of pictures, by kind, besides those of the house (render/kit/chosen.py), as rrggbb.
# Made by: python -m tests.render.palettes {game}
"""


class Cube(NamedTuple):
    """Colours that are nearly the same: which on average, and how common they are."""

    colour: tuple[float, float, float]
    share: float


def main(games: list[str]) -> None:
    """Write the palettes of some games, or of all that have some."""
    folder = Path(render.__file__).parent
    for game in games or [key for key in offered() if (folder / key / FILE).exists()]:
        lines = [HEAD.format(game=game)]
        for kind in kinds(game):
            pictures = list(_pictures(game, kind))
            lines.append(_written(kind, made(pictures)))
            print(f"{game}, {kind}: {len(pictures)} pictures")
        (folder / game / FILE).write_text("".join(lines), "ascii")


def _pictures(game: str, kind: str) -> Iterator[Image.Image]:
    """Draw pictures of matches of a game, one of each way to set it up, and make them smaller."""
    say = speaker("en", "Player {}".format)
    for number, case in enumerate(case for case in cases() if case.key == game):
        match = played_at_random(case, FIRST_MATCH + number)
        for moment, state in enumerate(spread(match.states, MOMENTS)):
            seat = (moment + number) % case.seats if kind == "hand" else None
            view: Any = case.engine.view(state, seat)
            canvas = canvas_of(partial(drawer(game, kind), view, say))
            size = canvas.width // APART, canvas.height // APART
            yield resized(canvas, *size, Image.Resampling.NEAREST)


def made(pictures: list[Image.Image]) -> bytes:
    """Return the colours for pictures like these, besides those of the house."""
    cubes = _cubes(pictures)
    colours = _begun(pictures)
    for _ in range(ROUNDS):
        colours = _moved(colours, cubes)
    return colours[3 * len(HOUSE) :]


def _cubes(pictures: list[Image.Image]) -> list[Cube]:
    """Sort all pixels into cubes; each picture counts for as much as any other."""
    sums: dict[tuple[int, ...], list[float]] = defaultdict(lambda: [0.0] * 4)
    for picture in pictures:
        for count, colour in picture.getcolors(1 << 24) or ():
            assert isinstance(colour, tuple)
            share = count / (picture.width * picture.height * len(pictures))
            found = sums[tuple(band // CUBE for band in colour)]
            for place, value in enumerate((share, *(band * share for band in colour))):
                found[place] += value
    return [
        Cube((red / share, green / share, blue / share), share)
        for _, (share, red, green, blue) in sorted(sums.items())
    ]


def _begun(pictures: list[Image.Image]) -> bytes:
    """Return the colours chosen for some of the pictures, one below the other."""
    some = spread(tuple(pictures), SOME)
    all_of_them = Image.new("RGB", (max(p.width for p in some), sum(p.height for p in some)))
    top = 0
    for picture in some:
        all_of_them.paste(picture, (0, top))
        top += picture.height
    colours = bytes(chosen(all_of_them).getpalette("RGB") or ())
    return colours.ljust(3 * COLOURS, b"\0")[: 3 * COLOURS]


def _moved(colours: bytes, cubes: list[Cube]) -> bytes:
    """Return each colour moved to the middle of the cubes nearest to it, those of the house not.

    A few that would hardly be missed go to where the cubes are changed most.
    """
    groups = [Group() for _ in range(COLOURS)]
    for number, cube in zip(_nearest(colours, cubes), cubes, strict=True):
        groups[number].add(cube, colours[3 * number : 3 * number + 3])
    moved = bytearray(colours)
    for number in range(len(HOUSE), COLOURS):
        if groups[number].weight:
            moved[3 * number : 3 * number + 3] = groups[number].middle()
    spare = sorted(range(len(HOUSE), COLOURS), key=lambda number: _missed(number, moved, groups))
    changed = sorted(groups, key=lambda group: group.change, reverse=True)
    for number, group in zip(spare[:AT_ONCE], changed, strict=False):
        if 2 * _missed(number, moved, groups) < group.change:
            moved[3 * number : 3 * number + 3] = bytes(round(band) for band in group.worst)
    return bytes(moved)


class Group:
    """The cubes to which one colour is the nearest."""

    def __init__(self) -> None:
        self.weight = self.change = self.most = 0.0
        self.bands = [0.0] * 3
        self.worst = (0.0, 0.0, 0.0)

    def add(self, cube: Cube, colour: bytes) -> None:
        """Add a cube, which is told in `colour`."""
        weight, change = _weight(cube), _apart(colour, cube.colour) * _weight(cube)
        self.weight += weight
        self.change += change
        self.bands = [a + b * weight for a, b in zip(self.bands, cube.colour, strict=True)]
        if change > self.most:
            self.most, self.worst = change, cube.colour

    def middle(self) -> bytes:
        """Return the colour that changes these cubes least."""
        return bytes(round(band / self.weight) for band in self.bands)


def _weight(cube: Cube) -> float:
    """Return what a change of a cube counts; of what is dark one sees small changes."""
    return cube.share**RARE * (max(cube.colour) / 255 + 0.05) ** -DARK


def _missed(number: int, colours: bytearray, groups: list[Group]) -> float:
    """Return how much more would be changed if a colour were not there."""
    here = colours[3 * number : 3 * number + 3]
    others = (colours[at : at + 3] for at in range(0, len(colours), 3) if at != 3 * number)
    return groups[number].weight * min(_apart(here, other) for other in others)


def _apart(one: Sequence[float], other: Sequence[float]) -> float:
    """Return how bad it is to take one colour for another."""
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** (LARGE / 2)


def _nearest(colours: bytes, cubes: list[Cube]) -> bytes:
    """Return for each cube the number of the colour that Pillow takes for the nearest."""
    bands = bytes(round(band) for cube in cubes for band in cube.colour)
    return painted(Image.frombytes("RGB", (len(cubes), 1), bands), as_palette(colours)).tobytes()


def _written(kind: str, colours: bytes) -> str:
    """Return the lines of a kind; what is dark comes first."""
    triples = sorted((colours[at : at + 3] for at in range(0, len(colours), 3)), key=sum)
    names = [triple.hex() for triple in triples]
    rows = [names[at : at + IN_LINE] for at in range(0, len(names), IN_LINE)]
    return "".join([f"{kind}\n", *(f"  {' '.join(row)}\n" for row in rows)])


if __name__ == "__main__":
    main(sys.argv[1:])
