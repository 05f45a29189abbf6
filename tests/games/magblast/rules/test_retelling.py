"""What a battle comes to, counted by hand."""

from __future__ import annotations

from engines.core import Player, Text
from engines.retelling import retelling


def event(name: str, **args: object) -> Text:
    return Text(f"magblast-event-{name}", args)  # pyright: ignore[reportArgumentType]


def test_shots_damage_and_wrecks_are_counted_also_of_squadrons() -> None:
    alice, bob, carol = Player(0), Player(1), Player(2)
    wreck = event("strikes", damage=2, left=0)
    told = (
        event("fires-silently", player=alice),
        event("fires", player=alice, noise="Bam"),
        event("hits", player=alice, noise="Bam", damage=3, left=2),
        event("fires-silently", player=bob),
        event("misses", player=bob),
        event("launches", player=carol),
        event("answers", player=alice),
        wreck,
        event("launches-loudly", player=bob, noise="Zzz"),
        event("strikes", damage=1, left=4),
    )
    found = retelling("magblast", told, 3)
    assert {figure.name.key.rpartition("-")[2]: figure.values for figure in found.figures} == {
        "shots": (1, 2, 1),
        "damage": (3, 1, 2),
        "wrecks": (0, 0, 1),
    }
    assert found.moment == (wreck,)
