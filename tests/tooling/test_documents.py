"""What the documents point at is there, and what they say of the code is what it says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import engines
from bots import LEVELS, Effort
from bots.effort import effort_of
from cogs.words.strings import speaker
from engines.core import text
from tests.guests import offered_by_the_bot

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*(ROOT / "docs").rglob("*.md"), *(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING"))]
)
PAST = ROOT / "docs" / "measured"
"""What was measured at some time names what was there then."""
PATH = re.compile(
    r"`((?:bots|cogs|docs|engines|locales|migrations|offline|operating|render|store|tables|tests"
    r"|thinking)/[\w./-]+)`"
)
EXAMPLE = "nim"
"""The game by which the README shows how one is added: it is no part of the bot."""
LINK = re.compile(r"\]\(([^)#:]*)(?:#([^)]*))?\)")


def _name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=_name)
def test_links_lead_somewhere(page: Path) -> None:
    for target, heading in LINK.findall(page.read_text(encoding="utf-8")):
        there = page.parent / target if target else page
        assert there.exists(), target
        assert not heading or heading in _headings(there), (target, heading)


def _headings(page: Path) -> list[str]:
    """Return what a link says of each heading of a page."""
    found = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return [re.sub(r"[^\w -]", "", line.lower()).replace(" ", "-") for line in found]


@pytest.mark.parametrize("page", [page for page in PAGES if PAST not in page.parents], ids=_name)
def test_what_is_named_by_its_path_is_there(page: Path) -> None:
    named = PATH.findall(page.read_text(encoding="utf-8"))
    parts = [re.split(r"[/.]", path) for path in named]
    gone = [
        path
        for path, names in zip(named, parts, strict=True)
        if EXAMPLE not in names and f"test_{EXAMPLE}" not in names and not (ROOT / path).exists()
    ]
    assert not gone


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_names_are_those_of_the_code(page: str) -> None:
    named = re.findall(r"`([A-Za-z_][\w.]*)`", (ROOT / page).read_text(encoding="utf-8"))
    assert named
    assert not [name for name in named if not _words().issuperset(filter(None, name.split(".")))]


@cache
def _words() -> frozenset[str]:
    """Return all words of the sources, and of what they are set up by."""
    files = [file for kind in ("py", "sql", "toml") for file in ROOT.glob(f"*/**/*.{kind}")]
    own = [file for file in files if not file.relative_to(ROOT).parts[0].startswith(".")]
    own += [ROOT / "bot.py", ROOT / "Makefile", ROOT / "pyproject.toml"]
    return frozenset(word for file in own for word in re.findall(r"\w+", file.read_text("utf-8")))


@pytest.mark.parametrize("game", offered_by_the_bot())
def test_rulings_name_tests_by_the_beginning_of_their_names(game: str) -> None:
    rulings = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)…?`", rulings))
    assert named
    assert not [name for name in named if not any(one.startswith(name) for one in _tests())]


@pytest.mark.parametrize("game", offered_by_the_bot())
def test_rulings_tell_what_each_version_of_the_rules_changed(game: str) -> None:
    rulings = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    beginning, later = rulings.split("\n## ")[0], ("second", "third", "fourth", "fifth", "sixth")
    for version in range(2, engines.load(game).meta.rules_version + 1):
        assert later[version - 2] in beginning


@cache
def _tests() -> frozenset[str]:
    """Return the names of all tests, and of the files that they are in."""
    files = tuple((ROOT / "tests").rglob("*.py"))
    names = [re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8")) for file in files]
    return frozenset((*(name for found in names for name in found), *(file.stem for file in files)))


@pytest.mark.parametrize("game", offered_by_the_bot())
def test_the_levels_are_those_of_the_code(game: str) -> None:
    page = (ROOT / "docs" / "opponents.md").read_text(encoding="utf-8")
    efforts = [effort_of(engines.load(game), level) for level in LEVELS]
    cells = [f"{effort.lines:,} · {_errs(effort)}" for effort in efforts]
    name = speaker("en")(text(f"{game}-name"))
    assert f"| {name} | {' | '.join(cells)} |" in page.splitlines()


def _errs(effort: Effort) -> str:
    """Return how often a level does not do the best it sees, as its page says it."""
    percent = round(100 * (effort.wavers or effort.slips))
    return f"{percent} wavers" if effort.wavers else str(percent)
