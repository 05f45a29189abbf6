"""Recorded matches of every game lead where they led when they were recorded."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from cogs.panels.game import offered
from cogs.words.strings import LOCALES, speaker
from engines import load
from tests.laws.played import FILES, digest, every_record, main, read, write


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


@pytest.mark.parametrize("key", offered())
def test_every_kind_of_action_is_recorded(key: str) -> None:
    """An action that an engine knows and no record holds may be forgotten anywhere."""
    kinds = set(get_args(load(key).meta.action)) or {load(key).meta.action}
    recorded = {type(action) for path in _of(key) for _, action in read(path).actions()}
    assert sorted(kind.__name__ for kind in kinds - recorded) == []


@pytest.mark.parametrize("key", offered())
def test_the_newest_rules_are_recorded(key: str) -> None:
    """A version is raised when the rules change, and then a match is recorded by them."""
    assert max(read(path).rules_version for path in _of(key)) == load(key).meta.rules_version


def _of(key: str) -> list[Path]:
    return [path for path in FILES if path.parent.parent.name == key]


@every_record
def test_a_record_is_written_as_it_is_read(path: Path, tmp_path: Path) -> None:
    write(tmp_path / "again.json", read(path))
    assert read(tmp_path / "again.json") == read(path)
    assert (tmp_path / "again.json").read_text() == path.read_text()


@pytest.mark.parametrize("key", offered())
def test_one_command_records_a_match_to_its_end(key: str, tmp_path: Path) -> None:
    path = tmp_path / "played" / "match.json"
    seats = load(key).meta.seats[0]
    main(["record", key, str(path), "--seats", str(seats), "--seed", "of the test"])
    played = read(path)
    assert (played.game, played.seats, played.seed) == (key, seats, "of the test")
    assert played.rules_version == load(key).rules
    assert played.outcome is not None
    assert played == played.settled()


def test_a_record_is_of_the_options_and_the_seed_that_were_asked_for(tmp_path: Path) -> None:
    asked = {"a": "first", "b": "first", "c": "second"}
    for name, seed in asked.items():
        options = ["--set", "last_loses=false", "--about", "The last match wins.", "--seed", seed]
        main(["record", "nim", str(tmp_path / name), "--seats", "2", *options])
    first, again, other = (read(tmp_path / name) for name in asked)
    assert first == again
    assert first.entries != other.entries
    assert (first.about, first.config) == ("The last match wins.", {"last_loses": False})


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--seats", "3"], "nim does not begin so: nim-refusal-seats"),
        (["--seats", "2", "--set", "heaps=3"], "nim has no option heaps, but last_loses"),
        (["--seats", "2", "--set", "last_loses"], "last_loses can be false, true, not "),
    ],
    ids=["seats", "option", "value"],
)
def test_what_cannot_be_recorded_is_said_and_nothing_written(
    wrong: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["record", "nim", str(tmp_path / "match.json"), *wrong])
    assert said in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_record_is_not_written_over(tmp_path: Path) -> None:
    there = tmp_path / "match.json"
    there.write_text("what was recorded")
    with pytest.raises(SystemExit):
        main(["record", "nim", str(there), "--seats", "2"])
    assert there.read_text() == "what was recorded"


def test_a_record_is_settled_by_what_its_entries_lead_to(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    main(["record", "nim", str(path), "--seats", "2"])
    right = path.read_bytes()
    write(path, msgspec.structs.replace(read(path), digest="", outcome=None))
    assert path.read_bytes() != right
    main(["settle", str(path)])
    assert path.read_bytes() == right
