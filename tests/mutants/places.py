"""Which code is changed, and which tests stand beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import engines

ROOT = Path(engines.__file__).parents[1]
JUDGEMENT = ("estimate", "judging", "proposals", "offers", "resampling")
"""Parts of an engine that weigh a position for computers: no rule says what is right there."""


class Place(NamedTuple):
    """A folder of sources, and the arguments of pytest that run the tests beside it."""

    folder: str
    tests: tuple[str, ...]

    def files(self, root: Path) -> Iterator[str]:
        """Yield the sources, as paths below `root`."""
        for path in sorted((root / self.folder).rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            if not set(parts) & set(JUDGEMENT):
                yield path.relative_to(root).as_posix()


def _rules(key: str) -> Place:
    return Place(f"engines/{key}", (f"tests/games/{key}/rules", "tests/laws", "-k", key))


HALVES: dict[str, tuple[Place, ...]] = {
    "rules": tuple(_rules(key) for key in engines.keys() if (ROOT / "engines" / key).is_dir()),
    "keeping": (
        Place("tables", ("tests/tables", "tests/earlier")),
        Place("store", ("tests/store", "tests/tables")),
    ),
}
"""The two halves of the code that are measured, each by itself."""
