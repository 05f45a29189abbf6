"""What a duel comes to, counted by hand."""

from __future__ import annotations

from engines.core import Player, Text, text
from engines.retelling import Figure, Retelling, retelling


def event(name: str, **args: object) -> Text:
    return Text(f"shazamm-event-{name}", args)  # pyright: ignore[reportArgumentType]


def test_bets_spells_and_slabs_are_counted_and_the_greatest_difference_remembered() -> None:
    alice, bob = Player(0), Player(1)
    great = event("powers", first=alice, power=3, second=bob, other=21)
    told = (
        event("start", slab=10),
        event("reveal", player=alice, bet=7, spells=(), count=2),
        event("reveal", player=bob, bet=4, spells=(), count=0),
        event("powers", first=alice, power=14, second=bob, other=4),
        event("wall-moves", player=bob, steps=1, slab=11),
        event("reveal", player=alice, bet=3, spells=(), count=0),
        event("reveal", player=bob, bet=21, spells=(), count=1),
        great,
        event("wall-moves", player=alice, steps=2, slab=9),
        event("run-out", player=bob, steps=3, slab=12),
    )
    assert retelling("shazamm", told, 2) == Retelling(
        (
            Figure(text("shazamm-figure-spells"), (2, 1)),
            Figure(text("shazamm-figure-mana"), (10, 25)),
            Figure(text("shazamm-figure-slabs"), (2, 4)),
        ),
        (great,),
    )


def test_what_nobody_did_is_no_figure() -> None:
    assert retelling("shazamm", (event("start", slab=10),), 2) == Retelling()
