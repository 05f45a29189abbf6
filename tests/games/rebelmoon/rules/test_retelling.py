"""What a flight comes to, counted by hand."""

from __future__ import annotations

from engines.core import Player, Text
from engines.rebelmoon.model import IMPERIAL, REBEL
from engines.retelling import retelling


def event(name: str, **args: object) -> Text:
    return Text(f"rebelmoon-{name}", args)  # pyright: ignore[reportArgumentType]


def test_pieces_cells_shields_weapons_and_hits_are_counted() -> None:
    imperial, rebel = Player(IMPERIAL), Player(REBEL)
    first = event("event-activate", player=rebel, cell="D4", turned="no")
    second = event("event-activate", player=rebel, cell="E5", turned="yes")
    lost = event("effect-shield-lost", damage=2)
    told = (
        event("event-asteroid", player=imperial, cell="B2"),
        event("event-weapon", player=rebel, cell="D4", colour="red"),
        event("event-weapon", player=rebel, cell="E5", colour="red"),
        event("event-advance", player=imperial, side="none", cell="B1"),
        event("event-thrusters", cost=3, cell="B2"),
        event("event-scanner", cost=2, cell="D4"),
        event("event-bomb-laser", cost=4),
        first,
        event("effect-hit", damage=3),
        second,
        event("event-die", best=6),
        lost,
        event("effect-too-weak", damage=0),
    )
    found = retelling("rebelmoon", told, 2)
    assert {figure.name.key.rpartition("-")[2]: figure.values for figure in found.figures} == {
        "placed": (1, 2),
        "cells": (2, 0),
        "spent": (9, 0),
        "activated": (0, 2),
        "damage": (0, 5),
    }
    assert found.moment == (second, lost)


def test_a_bomb_that_nothing_hits_has_no_decisive_moment() -> None:
    told = (event("event-activate", player=Player(REBEL)), event("effect-too-weak", damage=0))
    assert retelling("rebelmoon", told, 2).moment == ()
