"""Every key that a source names has its words in every language."""

from __future__ import annotations

import shutil
from pathlib import Path

from cogs.words.strings import FOLDERS, LOCALES
from tests.laws.catalogues import keys_in
from tests.laws.named import lacking, named, named_by_tests

NEW = "xx"
"""A language that the bot does not speak."""


def test_every_key_that_a_source_names_is_said() -> None:
    assert lacking(FOLDERS, LOCALES) == {locale: [] for locale in LOCALES}


def test_every_key_that_a_test_names_is_said() -> None:
    """That one is never told, or told once at the most, holds of any key that nobody says."""
    said = keys_in(FOLDERS, LOCALES[0])
    assert {key: where for key, where in named_by_tests().items() if key not in said} == {}


def test_keys_are_found_however_a_source_names_them() -> None:
    """A literal, for every language, of an enum, a function's, an option's."""
    assert named().keys() >= {
        "shazamm-cast",
        "language-es",
        "rebelmoon-does-laser",
        "magblast-refusal-zone-full",
        "command-play-game-about",
    }


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
