"""The pictures of `docs/pictures/`, drawn anew by `python -m tests.render.samples`.

Each is a board at a moment of a record in `tests/games/<key>/played/`, with what has happened
lately.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from cogs.words.strings import speaker
from render.kit.canvas import Picture
from tests.laws.moments import marked, played
from tests.laws.pictures import drawer
from tests.laws.played import FILES, read

DOCS = Path("docs/pictures")
NAMES = ("Merlina", "Ogroth", "Isolde")


class Sample(NamedTuple):
    """A moment of a record: its file's name, and the number of the last action."""

    record: str
    ply: int


SAMPLES = {
    "imperium": Sample("defeat_home_conquered", 140),
    "magblast": Sample("third-3", 64),
    "rebelmoon": Sample("upgrades", 36),
    "shazamm": Sample("fall", 37),
}


def drawn(game: str, sample: Sample) -> Picture:
    """Return the board of a sample."""
    paths = {path.stem: path for path in FILES if path.parent.parent.name == game}
    path = paths[sample.record]
    moment = next(one for one in played(path) if one.number == sample.ply)
    view: Any = read(path).engine.view(moment.state, None)
    lately = (moment.lately.seen_by(None),) if "board" in marked(game) else ()
    say = speaker("en", NAMES.__getitem__)
    return drawer(game, "board")(view, say, *lately)


if __name__ == "__main__":
    for game, sample in SAMPLES.items():
        (DOCS / f"{game}.png").write_bytes(drawn(game, sample).png)
