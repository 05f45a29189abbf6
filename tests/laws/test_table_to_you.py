"""What a table tells of somebody in a match is told to them as to whoever reads it: "you"."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.panels.since import latest
from cogs.panels.spoken import spoken_to
from cogs.panels.telling import PLAIN
from cogs.words.strings import FOLDER, LOCALES, has, speaker
from engines.core import Player, Verbatim, text

SAID = re.compile(r'Event\(\s*text\("(table-[a-z-]+)"|\(text\("(table-(?:time|chosen)[a-z-]+)"')
"""What is told as a happening of a match stands in its log, and so in hands and their heads."""
SAID_FIRST = re.compile(r'said = text\("(table-[a-z-]+)"')
NAMING = re.compile(r"\{ \$(?:who|now|by) \}")
ELSEWHERE = {
    "table-nudged": "calls whoever is waited for, in the channel",
    "table-reminder": "speaks to whoever it names",
    "table-reminder-anew": "speaks to whoever it names",
    "table-seat-offered": "stands in the channel alone",
    "table-hand-closed": "stands in the channel: there is no hand to read it in",
    "table-asked": "speaks to whoever it names",
    "table-away-moved": "stands in the channel alone",
    "table-away-other": "stands in the channel alone",
}
"""What names somebody and does not speak to them otherwise, and why."""


def _keys() -> list[str]:
    """Return the keys of all that a table tells as a happening and that names somebody."""
    code = "\n".join(path.read_text() for path in Path(FOLDER.parent / "tables").rglob("*.py"))
    said = {key for found in SAID.findall(code) for key in found if key}
    said |= set(SAID_FIRST.findall(code)) - ELSEWHERE.keys()
    words = "\n".join(path.read_text() for path in (FOLDER / LOCALES[0]).glob("table*.ftl"))
    named = re.findall(r"^(table-[a-z-]+) =((?:.|\n )*)$", words, re.MULTILINE)
    return sorted(key for key, line in named if key in said and NAMING.search(line))


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_a_table_names_is_spoken_to(locale: str) -> None:
    say = speaker(locale, "seat-{}".format)
    keys = _keys()
    assert {"table-time-out", "table-resigned", "table-seat-taken"} <= {*keys}
    for key in keys:
        name = "now" if key == "table-seat-taken" else "who"
        others = {other: Verbatim("x") for other in ("who", "by", "level") if other != name}
        (said,) = spoken_to(0, [text(key, **{**others, name: Player(0)})])
        assert has(said.key, locale) and "seat-0" not in say(said), key


def test_what_a_table_tells_of_oneself_is_not_the_latest_of_another() -> None:
    said = [text("did", player=Player(1)), text("table-time-out", who=Player(0))]
    assert latest(said, 0, PLAIN) == 0
