"""A game is one key in several places; what is missing is called by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.games import offered
from cogs.words.strings import FOLDER, LOCALES
from engines import keys, load

ROOT = FOLDER.parent
RULES = {
    "rules": "engines/{key}/__init__.py",
    "rule tests": "tests/games/{key}/rules/test_*.py",
    "bounds": "tests/games/{key}/bounds.py",
    "invariants": "tests/games/{key}/invariants.py",
    "rulings": "docs/rulings/{key}.md",
} | {f"words ({locale})": f"locales/{locale}/{{key}}.ftl" for locale in LOCALES}
PLAY = {
    "commands": "cogs/games/{key}/__init__.py",
    "pictures": "render/{key}/__init__.py",
    "recorded matches": "tests/games/{key}/played/*.json",
}


@pytest.mark.parametrize("piece", RULES)
@pytest.mark.parametrize("key", keys())
def test_the_rules_of_a_game_have_every_piece(key: str, piece: str) -> None:
    _has(key, piece, RULES[piece])


@pytest.mark.parametrize("piece", PLAY)
@pytest.mark.parametrize("key", offered())
def test_a_game_that_is_offered_has_every_piece(key: str, piece: str) -> None:
    _has(key, piece, PLAY[piece])


def _has(key: str, piece: str, pattern: str) -> None:
    assert list(ROOT.glob(pattern.format(key=key))), f"{key} lacks its {piece}: {pattern}"


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
    return list((ROOT / "tests").glob("games/*/played/*.json"))
