"""Matches in which a certain win was given away: planted in positions of `tests/bots/certain`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec.structs import replace

import engines
from bots import LEVELS, Effort, choose
from bots.allowance import for_ever
from bots.playing import AnyEngine
from bots.review import Deed
from bots.search import Search
from engines.core import Dice, Outcome, Seat, play
from tests.bots.certain import positions

QUICK = Effort(lines=20, width=4, depth=4, replies=2)
"""How well both play on."""
LONGEST = 60
"""Actions of such a match."""


class Planted(NamedTuple):
    """A match that was dealt as `start`; the first of its deeds gave a certain win away."""

    engine: AnyEngine
    start: Any
    deeds: tuple[Deed, ...]
    outcome: Outcome


def planted(game: str) -> Iterator[Planted]:
    """Yield matches of a game whose first action gave a win away that did not come again."""
    engine = engines.load(game)
    for at, known in enumerate(positions(game)):
        state = known.position(game)
        blunder = _blunder(engine, state, known.seat, at) if known.won else None
        if blunder is not None:
            deeds, outcome = _played_on(engine, state, known.seat, blunder, at)
            if outcome is not None and known.seat not in outcome.winners:
                seats = len(engine.estimate(state))
                start = engine.start(engine.meta.config(), seats, Dice(f"planted {at}", 0))
                yield Planted(engine, start.state, deeds, outcome)


def _blunder(engine: AnyEngine, state: Any, seat: Seat, at: int) -> Any:
    """Return what does not win, where something does, and leaves the smallest chance; or None."""
    search, weighing = (_search(engine, state, seat, at, proof) for proof in (8_000, 0))
    wrong = [a for a in engine.legal_actions(state, seat) if a not in search.ranked][:8]
    if not search.won or not wrong:
        return None
    chances = [values[seat] for values in weighing.weighed(wrong, 4, for_ever)]
    return wrong[chances.index(min(chances))]


def _search(engine: AnyEngine, state: Any, seat: Seat, at: int, proof: int) -> Search:
    dice = Dice(f"blunder {at}", 0)
    effort = replace(LEVELS["easy"], lines=2 if proof else 60, proof=proof, slips=0.0)
    search = Search(engine, engine.resample(state, seat, dice), seat, dice, effort)
    search.run(for_ever)
    return search


def _played_on(
    engine: AnyEngine, state: Any, seat: Seat, action: Any, at: int
) -> tuple[tuple[Deed, ...], Outcome | None]:
    deeds = list[Deed]()
    while engine.outcome(state) is None and len(deeds) < LONGEST:
        ply = len(deeds) + 1
        if deeds:
            seat = min(engine.to_act(state))
            action = choose(engine, state, seat, Dice(f"on {at}", ply), QUICK)
        deeds.append(Deed(ply, state, seat, action))
        state = play(engine, state, seat, action, Dice(f"luck {at}", ply)).state
    return tuple(deeds), engine.outcome(state)
