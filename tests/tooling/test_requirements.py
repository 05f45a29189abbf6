"""What is installed is pinned, the same everywhere, and accounted for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETS = ("run", "postgres", "metrics", "play", "dev", "check")
PIN = re.compile(r"^([a-z0-9.-]+)==([^ ]+)", re.MULTILINE)


def written(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def pins(name: str) -> dict[str, str]:
    return dict(PIN.findall(written(name)))


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("name", SETS)
def test_every_pin_has_hashes_and_no_place_is_named(name: str) -> None:
    entries = re.split(r"\n(?=\S)", written(name))
    entries = [entry for entry in entries if not entry.startswith("#")]
    assert len(entries) == len(pins(name)) > 10
    assert all("--hash=sha256:" in entry for entry in entries)
    assert "://" not in written(name)
    assert "index" not in written(name).replace("# via", "")


def test_larger_sets_hold_the_smaller_ones_at_the_same_versions() -> None:
    run, postgres, metrics, play, dev, check = (pins(name).items() for name in SETS)
    assert run < play < dev
    assert run < postgres < dev
    assert run < metrics < dev < check


def test_video_codecs_stay_out() -> None:
    assert "av" not in pins("dev")


def test_every_package_is_accounted_for() -> None:
    told = {
        plain(word) for word in re.findall(r"[\w.-]+", (ROOT / "docs/dependencies.md").read_text())
    }
    told |= {word.rstrip("-") for word in told}
    assert {name for name in pins("dev") if plain(name) not in told} == set()
