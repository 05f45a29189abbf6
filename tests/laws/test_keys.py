"""Every key that a source names has its words in every language."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cogs.words.strings import FOLDERS, LOCALES
from tests.laws.named import lacking, named

NEW = "xx"
"""A language that the bot does not speak."""


@pytest.mark.parametrize("locale", LOCALES)
def test_every_key_that_a_source_names_is_said(locale: str) -> None:
    assert lacking(FOLDERS, LOCALES)[locale] == []


@pytest.mark.parametrize(
    "key",
    [
        "shazamm-cast",  # a literal
        "language-es",  # for every language
        "rebelmoon-does-laser",  # of an enum
        "magblast-refusal-zone-full",  # a function's
        "command-play-game-about",  # an option's
    ],
)
def test_keys_are_found_however_a_source_names_them(key: str) -> None:
    assert key in named()


def test_a_new_language_lacks_what_is_called_by_its_name(tmp_path: Path) -> None:
    folder, locales = _with_a_new_language(tmp_path)
    assert _keys(lacking([folder], locales)) == {locale: [f"language-{NEW}"] for locale in locales}
    for locale in locales:
        _append(folder / locale / "table.ftl", f"\nlanguage-{NEW} = New\n")
    assert _keys(lacking([folder], locales)) == {locale: [] for locale in locales}
    _delete(folder / NEW / "shazamm_panel.ftl", "shazamm-cast")
    assert _keys(lacking([folder], locales))[NEW] == ["shazamm-cast"]


def _with_a_new_language(tmp_path: Path) -> tuple[Path, tuple[str, ...]]:
    folder = tmp_path / "locales"
    for words in FOLDERS:
        shutil.copytree(words, folder, dirs_exist_ok=True)
    shutil.copytree(folder / LOCALES[0], folder / NEW)
    return folder, (*LOCALES, NEW)


def _keys(lacked: dict[str, list[str]]) -> dict[str, list[str]]:
    return {locale: [words.split()[0] for words in found] for locale, found in lacked.items()}


def _append(path: Path, words: str) -> None:
    path.write_text(path.read_text(encoding="utf-8") + words, encoding="utf-8")


def _delete(path: Path, key: str) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    left = [line for line in lines if not line.startswith(f"{key} =")]
    assert len(left) == len(lines) - 1
    path.write_text("".join(left), encoding="utf-8")
