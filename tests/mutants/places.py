"""Which code is changed, and which tests stand beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import engines

ROOT = Path(engines.__file__).parents[1]
JUDGEMENT = ("estimate", "judging", "proposals", "offers", "resampling", "paper", "routes")
"""Parts of an engine that weigh a position for computers: no rule says what is right there."""
TALKING = ("words", "panels", "shared", "chat")
"""What of the cogs is every game's."""


class Place(NamedTuple):
    """Sources, as a pattern below the project, and the tests beside them.

    The folders of tests are run in their order; of each only what has the game's name
    in it, where one is given.
    """

    sources: str
    tests: tuple[str, ...]
    game: str = ""

    def files(self, root: Path) -> Iterator[str]:
        """Yield the sources, as paths below `root`."""
        for path in sorted(root.glob(self.sources)):
            parts = path.relative_to(root).with_suffix("").parts
            if not set(parts) & set(JUDGEMENT):
                yield path.relative_to(root).as_posix()


def _rules(key: str) -> Place:
    tests = (f"tests/games/{key}/rules", "tests/approved", "tests/earlier", "tests/laws")
    return Place(f"engines/{key}/**/*.py", tests, key)


def _panels(key: str) -> Place:
    tests = (f"tests/games/{key}/play", f"tests/games/{key}/words", "tests/laws")
    return Place(f"cogs/games/{key}/**/*.py", tests, key)


GAMES = tuple(key for key in engines.keys() if (ROOT / "engines" / key).is_dir())
"""The games of the project itself, without guests."""
ON_DISCORD = ("tests/bot", *(f"tests/games/{key}/play" for key in GAMES), "tests/laws")
"""The tests in which the bot itself speaks to people."""
PARTS: dict[str, tuple[Place, ...]] = {
    "rules": (
        *map(_rules, GAMES),
        Place("engines/*.py", ("tests/engines", "tests/approved")),
        Place("engines/core/*.py", ("tests/engines", "tests/approved")),
    ),
    "keeping": (
        Place("tables/**/*.py", ("tests/tables", "tests/earlier")),
        Place("store/**/*.py", ("tests/store", "tests/tables")),
        Place("thinking/**/*.py", ("tests/thinking", "tests/tables")),
    ),
    "talking": (
        *map(_panels, GAMES),
        *(Place(f"cogs/{name}/**/*.py", ON_DISCORD) for name in TALKING),
    ),
}
"""The parts of the code that are measured, each by itself."""
