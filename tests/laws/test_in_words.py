"""Whoever sees no picture reads as much: no fact of a view is missing from its words.

A fact is changed, and the words must change (`tests/laws/facts.py`). What the words leave out is
stated with its reason by a game in `tests/games/<key>/unsaid.py`: `UNSAID` is never told,
`SOMETIMES` only where it matters; what is `moot` in a view is not asked about there. That nothing
hidden is told is part of the law of unseen worlds.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

import engines
from cogs.panels.in_words import pages
from cogs.shared.in_words import ROOM
from cogs.words.names import chat_voice
from cogs.words.strings import LOCALES, speaker
from engines.accounts import Part
from engines.core import Seat, text
from tests.laws.cases import Case, stated_by
from tests.laws.facts import Changed, Facts
from tests.laws.matches import Match, played_at_random, random_match, spread
from tests.laws.panels import OFFERED_CASES, position_of
from tests.laws.reading import parts_of, read
from tests.sampled import some_of

KNOWN = 40
"""Views of a match, in which is found what else each fact could be."""
LOOKED_AT = 1
"""Views of each way to set up a game of which every fact is changed."""
OFTEN = 30
"""Changes of a fact after which one that is told sometimes has been told."""
OF_EACH = 2
"""Changes of one fact that are tried in a view: all ships are ships."""
WORDED = 0.05
"""How often a change is followed to the very words."""
READ = 4
"""Moments of a match that are read by each viewer."""

CASES = [case for case in OFFERED_CASES if engines.tells(case.key)]
some_told_cases = some_of("case", CASES, lambda case: case.key, lambda case: case.name)


class Told:
    """Which facts were changed and which of those were told."""

    def __init__(self, key: str) -> None:
        stated = stated_by(key, "unsaid")
        self.unsaid: dict[str, str] = getattr(stated, "UNSAID", {})
        self.sometimes: dict[str, str] = getattr(stated, "SOMETIMES", {})
        self.moot: Callable[[str, Any], bool] = getattr(stated, "moot", lambda *_: False)
        self.changed = Counter[str]()
        self.heard = Counter[str]()

    def look(self, match: Match, viewer: Seat | None, moments: int, seed: int) -> None:
        """Change every fact at some moments of a match, for one viewer."""
        key, view_of = match.case.key, match.engine.view
        facts = Facts(view_of(state, viewer) for state in spread(match.states, KNOWN))
        chance = random.Random(f"{match.case.name} {viewer} {seed}")
        for state in chance.sample(match.states, min(moments, len(match.states))):
            position = position_of(match.case, state)
            locale = LOCALES[seed % len(LOCALES)]
            say = chat_voice(position.seats, locale)
            view = view_of(state, viewer)
            before = engines.account(key, view)
            words = [say(line) for part in before for line in part.lines]
            for fact, changed in some_of_each(facts.changes(view, chance), chance):
                try:
                    after = engines.account(key, changed)
                except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
                    continue  # no such position can be
                self.changed[fact] += 1
                told = after != before
                if told and chance.random() < WORDED:
                    told = [say(line) for part in after for line in part.lines] != words
                self.heard[fact] += told
                may_not = fact in self.unsaid or fact in self.sometimes
                must = not may_not and not self.moot(fact, view)
                assert told or not must, f"{fact} is not told: {view}\n{changed}"


def some_of_each(changes: Iterable[Changed], chance: random.Random) -> Iterator[Changed]:
    """Yield a few changes of each fact, however many things it is a fact of."""
    found = defaultdict[str, list[Changed]](list)
    for changed in changes:
        found[changed.fact].append(changed)
    for same in found.values():
        yield from chance.sample(same, min(OF_EACH, len(same)))


def viewers(match: Match) -> Iterator[Seat | None]:
    yield from (None, len(match.states) % match.case.seats)


@some_told_cases
def test_no_fact_of_a_view_is_missing_from_its_words(case: Case) -> None:
    match, told = played_at_random(case, 3), Told(case.key)
    for viewer in viewers(match):
        told.look(match, viewer, LOOKED_AT, CASES.index(case))
    assert told.heard


@pytest.mark.soak
@pytest.mark.parametrize("key", sorted({case.key for case in CASES}))
def test_each_fact_of_any_view_is_told_or_said_to_be_left_out(key: str) -> None:
    """What is told only sometimes is told at some time, and what is never told never is."""
    told = Told(key)
    for number, case in enumerate(one for one in CASES if one.key == key):
        match = played_at_random(case, 5)
        for viewer in viewers(match):
            told.look(match, viewer, 2 * LOOKED_AT, number)
    often = {fact for fact, times in told.changed.items() if times >= OFTEN}
    assert {fact for fact in often & told.sometimes.keys() if not told.heard[fact]} == set()
    assert {fact for fact in told.unsaid if told.heard[fact]} == set()


@some_told_cases
def test_all_of_a_match_can_be_read_page_by_page(case: Case) -> None:
    """In every language, to the end: no page is too long or empty, and no line is lost."""
    match = random_match(case, 0)
    for number, state in enumerate(match.some_states(READ)):
        position, locale = position_of(case, state), LOCALES[number % len(LOCALES)]
        heard = tuple(event.text for event in match.start.events if event.audience is None)
        for viewer in (None, *match.seats):
            scene = position.scene(viewer)
            found = read(scene, locale, heard)
            assert found == read(scene, locale, heard)
            assert all(0 < len(page) <= ROOM for page in found)
            say, told = chat_voice(scene.seats, locale), list[str]()
            for part in parts_of(scene, heard):
                told += (f"### {say(part.title)}", *map(say, part.lines))
            assert " ".join(lines_of(found)) == " ".join(told)


def test_a_line_is_cut_between_words_wherever_it_can_be() -> None:
    """Also behind a word of one letter; what is longer than a page is cut where the page ends."""
    line = text("option-number", value=f"a {'x' * 30} b c")
    found = pages((Part(text("option-number", value=0), (line,)),), speaker("en"), 26)
    assert [*lines_of(found)] == ["### 0", "a", "x" * 20, f"{'x' * 10} b c"]


def lines_of(pages: Iterable[str]) -> Iterator[str]:
    """Yield the lines of pages, without the titles of what goes on from the page before."""
    title = ""
    for line in (line for page in pages for line in page.split("\n")):
        if line != title:
            yield line
        title = line if line.startswith("### ") else title
