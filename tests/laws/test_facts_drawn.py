"""Whoever sees a board sees as much as whoever reads its alt text: what the words tell is drawn.

A fact of a view is changed (`tests/laws/facts.py`); where the alt text changes, enough must change
on the picture to be seen on a phone. What is told in words alone, sometimes at least, is stated by
a game in `tests/games/<key>/undrawn.py`: `UNDRAWN` has reasons by facts, which hold for
all that is part of them too.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cogs.words.strings import speaker
from tests.laws.cases import stated_by
from tests.laws.facts import Facts
from tests.laws.matches import spread
from tests.laws.pictures import drawer
from tests.laws.played import FILES, Played, every_record, read
from tests.render.phone import SEEN, differing
from tests.render.pictures import canvas_of

KNOWN = 40
"""Views of a match, in which is found what else each fact could be."""
OF_EACH = 1
"""How many changes of each fact are looked at in a view."""
SOAKED = 6
SAY = speaker("en", "Player {}".format)


def undrawn_of(record: Played, moments: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Return how often each fact that is told was looked at, and which changes are not drawn."""
    stated: dict[str, str] = getattr(stated_by(record.game, "undrawn"), "UNDRAWN", {})
    chance = random.Random(f"{record.about} {seed}")
    facts = Facts(record.engine.view(state, None) for state in spread(record.states(), KNOWN))
    looked, missing = Counter[str](), list[str]()
    for state in chance.sample(record.states(), min(moments, len(record.states()))):
        view = record.engine.view(state, None)
        told, drawn = _told(record.game, view), _drawn(record.game, view)
        for fact, changed in some_changes(facts, view, chance):
            if any(fact == one or fact.startswith(f"{one}.") for one in stated):
                continue
            try:
                after = _told(record.game, changed)
                if after == told:
                    continue
                least = differing(drawn, _drawn(record.game, changed))
            except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError):
                continue  # no such position can be
            looked[fact] += 1
            if least < SEEN:
                missing.append(
                    f"{fact} is told and not drawn, {least} pixels: {_parted(told, after)}"
                )
    return looked, missing


def some_changes(facts: Facts, view: Any, chance: random.Random) -> list[Any]:
    """Return few changes of each fact, however many things it is a fact of."""
    found = dict[str, list[Any]]()
    for changed in facts.changes(view, chance):
        found.setdefault(changed.fact, []).append(changed)
    return [one for same in found.values() for one in chance.sample(same, min(OF_EACH, len(same)))]


def _told(key: str, view: Any) -> str:
    return drawer(key, "board_alt")(view, SAY)


def _drawn(key: str, view: Any) -> Image.Image:
    return canvas_of(partial(drawer(key, "board"), view, SAY)).convert("RGB")


def _parted(told: str, after: str) -> str:
    """Return the sentences in which two texts differ."""
    one, other = told.split(". "), after.split(". ")
    return f"{[s for s in one if s not in other]} → {[s for s in other if s not in one]}"


def test_what_the_words_of_a_board_tell_is_drawn() -> None:
    """At one moment of one record of each game; the soak looks at all records."""
    of_games = {read(path).game: path for path in FILES}
    for seed, path in enumerate(of_games.values()):
        looked, missing = undrawn_of(read(path), 1, seed)
        assert looked
        assert not missing, "\n".join((path.stem, *missing))


@pytest.mark.soak
@every_record
def test_what_the_words_of_any_board_tell_is_drawn(path: Path) -> None:
    _, missing = undrawn_of(read(path), SOAKED, 0)
    assert not missing, "\n".join(missing)
