"""A game is one key in several places; what is missing is called by its name.

An open game needs less: it hides nothing, so there is less to state and to hold it to.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.chat.game import GameCog
from cogs.panels.game import offered
from cogs.words.strings import LOCALES
from engines import keys, load
from tests.guests import ROOTS
from tests.laws.cases import is_open

RULES = {
    "rules": "engines/{key}/__init__.py",
    "rule tests": "tests/games/{key}/rules/test_*.py",
} | {f"words ({locale})": f"locales/{locale}/{{key}}.ftl" for locale in LOCALES}
SECRETS = {
    "bounds": "tests/games/{key}/bounds.py",
    "invariants": "tests/games/{key}/invariants.py",
    "rulings": "docs/rulings/{key}.md",
}
"""What a game needs besides in which somebody does not know everything."""
PLAY = {
    "commands": "cogs/games/{key}/__init__.py",
    "pictures": "render/{key}/__init__.py",
    "recorded matches": "tests/games/{key}/played/*.json",
}
DRAWN = ("board", "board_alt", "cover", "legend")
HELD = ("hand", "hand_alt")


@pytest.mark.parametrize("key", keys())
def test_the_rules_of_a_game_have_every_piece(key: str) -> None:
    _must_lack_nothing(_missing(key, RULES if is_open(key) else RULES | SECRETS))


@pytest.mark.parametrize("key", offered())
def test_a_game_that_is_offered_has_every_piece(key: str) -> None:
    _must_lack_nothing(_missing(key, PLAY))


@pytest.mark.parametrize("key", offered())
def test_a_game_that_is_offered_defines_what_is_called_by_name(key: str) -> None:
    _must_lack_nothing(_undefined(key))


def test_what_a_game_lacks_is_called_by_its_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    renderer = importlib.import_module("render.nim")
    monkeypatch.delattr(renderer, "board")
    monkeypatch.setattr(renderer, "hand", None, raising=False)
    assert list(_undefined("nim")) == [
        "render/nim/__init__.py lacks board",
        "render/nim/__init__.py lacks hand_alt",
    ]
    lacking = [sentence.split(":")[0] for sentence in _missing("chess", RULES | SECRETS | PLAY)]
    assert lacking == [f"chess lacks its {piece}" for piece in (RULES | SECRETS | PLAY)]


def _must_lack_nothing(lacking: Iterator[str]) -> None:
    sentences = list(lacking)
    assert not sentences, "\n".join(sentences)


def _missing(key: str, pieces: dict[str, str]) -> Iterator[str]:
    """Yield a sentence for each file that a game lacks."""
    for piece, pattern in pieces.items():
        path = pattern.format(key=key)
        if not any(any(root.glob(path)) for root in ROOTS):
            yield f"{key} lacks its {piece}: {path}"


def _undefined(key: str) -> Iterator[str]:
    """Yield a sentence for each thing that the files of a game should define and do not."""
    renderer = vars(importlib.import_module(f"render.{key}"))
    holds = not is_open(key) or not renderer.keys().isdisjoint(HELD)
    for name in (*DRAWN, *(HELD if holds else ())):
        if name not in renderer:
            yield f"render/{key}/__init__.py lacks {name}"
    cog = vars(importlib.import_module(f"cogs.games.{key}"))
    if "setup" not in cog:
        yield f"cogs/games/{key}/__init__.py lacks setup"
    kinds = [one for one in cog.values() if isinstance(one, type) and issubclass(one, GameCog)]
    if not any(getattr(kind, "key", None) == key for kind in kinds):
        yield f"cogs/games/{key}/__init__.py lacks a GameCog whose key is {key}"


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
    return [path for root in ROOTS for path in root.glob("tests/games/*/played/*.json")]
