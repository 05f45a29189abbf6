"""Whatever is looked for in a game's folders by its name stands where it is said how to add one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ASKED = {
    "tests": r'stated_by\([\w.]+, "(\w+)"\)',
    "tests/laws": r'find_spec\(f"tests\.games\.\{\w+\}\.(\w+)"\)',
    "engines": r'find_spec\(f"engines\.\{[\w.]+\}\.(\w+)"\)',
}
"""How the sources of a folder ask whether a game has a module."""
FOLDERS = {"tests": "tests/games", "tests/laws": "tests/games", "engines": "engines"}


def _looked_for() -> Iterator[str]:
    """Yield the path of each module of a game that sources ask for by its name."""
    for folder, pattern in ASKED.items():
        for source in (ROOT / folder).rglob("*.py"):
            for name in re.findall(pattern, source.read_text(encoding="utf-8")):
                yield f"{FOLDERS[folder]}/<key>/{name}.py"


LOOKED_FOR = sorted(set(_looked_for()))


def test_every_way_of_asking_is_found() -> None:
    some = {"tests/games/<key>/bounds.py", "tests/games/<key>/crowded.py", "engines/<key>/ways.py"}
    assert some < set(LOOKED_FOR)


@pytest.mark.parametrize("path", LOOKED_FOR)
def test_how_to_add_a_game_names_what_is_looked_for(path: str) -> None:
    guide = (ROOT / "README.md").read_text(encoding="utf-8")
    guide = guide.partition("## How to add a game")[2].partition("\n## ")[0]
    assert f"`{path}`" in guide or f"`{path.replace('<key>', 'nim')}`" in guide
