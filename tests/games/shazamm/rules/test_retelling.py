"""What a duel comes to, counted by hand."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from engines.core import Player, Text, text
from engines.retelling import Figure, Retelling, retelling
from engines.shazamm.model import DECOY
from engines.shazamm.numbers import BOOST, RECYCLE
from engines.shazamm.telling import names
from tests.laws.heard import heard
from tests.laws.played import FILES, read

DUELS = [path for path in FILES if path.parent.parent.name == "shazamm"]


def event(name: str, **args: object) -> Text:
    return Text(f"shazamm-event-{name}", args)  # pyright: ignore[reportArgumentType]


def test_bets_spells_and_slabs_are_counted_and_the_greatest_difference_remembered() -> None:
    alice, bob = Player(0), Player(1)
    great = event("powers", first=alice, power=3, second=bob, other=21)
    told = (
        event("start", slab=10),
        event("reveal", player=alice, bet=7, spells=names((RECYCLE, BOOST)), count=2),
        event("reveal", player=bob, bet=4, spells=(), count=0),
        event("recycled", player=alice, change="−3", bet=4),
        event("powers", first=alice, power=14, second=bob, other=4),
        event("wall-moves", player=bob, steps=1, slab=11),
        event("reveal", player=alice, bet=3, spells=names((DECOY,)), count=1),
        event("reveal", player=bob, bet=21, spells=names((DECOY, RECYCLE, RECYCLE)), count=3),
        event("recycled", player=bob, change="+2", bet=23),
        event("recycled", player=bob, change="−1", bet=22),
        great,
        event("wall-moves", player=alice, steps=2, slab=9),
        event("run-out", player=bob, steps=3, slab=12),
    )
    assert retelling("shazamm", told, 2) == Retelling(
        (
            Figure(text("shazamm-figure-spells"), (2, 2)),
            Figure(text("shazamm-figure-mana"), (7, 26)),
            Figure(text("shazamm-figure-slabs"), (2, 4)),
        ),
        (great,),
    )


@pytest.mark.parametrize("path", DUELS, ids=lambda path: path.stem)
def test_what_was_bet_and_cast_is_what_lay_on_the_table(path: Path) -> None:
    """As each turn is remembered: its bets as they were paid for, its cards but the Decoys."""
    played, bets, spells = read(path), [0, 0], [0, 0]
    for before, after in pairwise(played.states()):
        if after.last is not None and after.last != before.last:
            bets = [sum(one) for one in zip(bets, after.last.bets, strict=True)]
            for card in after.last.laid:
                spells[card.seat] += card.spell != DECOY and not card.cloned
    if played.states()[-1].showdown is None:
        found = {f.name.key: f.values for f in retelling("shazamm", heard(path), 2).figures}
        assert found.get("shazamm-figure-mana", (0, 0)) == tuple(bets)
        assert found.get("shazamm-figure-spells", (0, 0)) == tuple(spells)


def test_what_nobody_did_is_no_figure() -> None:
    assert retelling("shazamm", (event("start", slab=10),), 2) == Retelling()
