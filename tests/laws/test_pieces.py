"""A game is one key in several places; what is missing is called by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.strings import FOLDER, LOCALES
from engines import keys, load

ROOT = FOLDER.parent
PIECES = {
    "rules": "engines/{key}/__init__.py",
    "commands": "cogs/{key}.py",
    "pictures": "render/{key}.py",
    "rule tests": "tests/{key}/test_*.py",
    "bounds": "tests/{key}/bounds.py",
    "recorded matches": "tests/{key}/played/*.json",
    "rulings": "docs/rulings/{key}.md",
} | {f"words ({locale})": f"locales/{locale}/{{key}}.ftl" for locale in LOCALES}


@pytest.mark.parametrize("piece", PIECES)
@pytest.mark.parametrize("key", keys())
def test_a_game_has_every_piece(key: str, piece: str) -> None:
    pattern = PIECES[piece].format(key=key)
    assert list(ROOT.glob(pattern)), f"{key} lacks its {piece}: {pattern}"


@pytest.mark.parametrize("key", keys())
def test_an_engine_says_its_own_key(key: str) -> None:
    meta = load(key).meta
    assert meta.key == key
    assert meta.rules_version >= 1
    assert len(meta.seats) > 0
    assert meta.config().__struct_config__.frozen


def test_every_recorded_match_belongs_to_a_game() -> None:
    strays = [path for path in _played() if path.parent.parent.name not in keys()]
    assert strays == []


def _played() -> list[Path]:
    return list((ROOT / "tests").glob("*/played/*.json"))
