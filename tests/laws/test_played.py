"""Recorded matches of every game lead where they led when they were recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.games import offered
from cogs.words.strings import LOCALES, speaker
from tests.laws.played import FILES, digest, every_record, read, write


@every_record
def test_a_recorded_match_ends_as_recorded(path: Path) -> None:
    played = read(path)
    final = played.final()
    assert played.engine.outcome(final) == played.outcome
    assert digest(final) == played.digest


@every_record
def test_a_recorded_match_lies_with_its_game(path: Path) -> None:
    assert read(path).game == path.parent.parent.name


@pytest.mark.parametrize("key", offered())
def test_a_recorded_end_can_be_told(key: str) -> None:
    """Some recorded match of each game comes to its end, and the end can be told."""
    reasons = [p.outcome.reason for p in map(read, _of(key)) if p.outcome is not None]
    assert reasons
    assert all(speaker(locale)(reason) for locale in LOCALES for reason in reasons)


def _of(key: str) -> list[Path]:
    return [path for path in FILES if path.parent.parent.name == key]


@every_record
def test_a_record_is_written_as_it_is_read(path: Path, tmp_path: Path) -> None:
    write(tmp_path / "again.json", read(path))
    assert read(tmp_path / "again.json") == read(path)
    assert (tmp_path / "again.json").read_text() == path.read_text()
