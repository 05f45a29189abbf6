"""Questions to think about."""

from __future__ import annotations

from functools import cache

import engines
from engines.core import Dice, encode
from thinking.question import Question


@cache
def question(game: str, level: str = "hard") -> Question:
    """Return what whoever begins a match of two is asked."""
    engine = engines.load(game)
    state = engine.start(engine.meta.config(), 2, Dice("question", 0)).state
    seat = min(engine.to_act(state))
    return Question(game, engine.rules, encode(state), seat, level, "thought", 0)
