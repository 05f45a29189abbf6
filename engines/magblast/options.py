"""What a lobby offers of Mag·Blast: whole configs, groups of options, and which of them matter."""

from __future__ import annotations

from engines.magblast.editions import EDITIONS
from engines.magblast.model import Config, RoundCap

PRESETS = (("first", Config(round_cap=RoundCap.TWENTY)),)
GROUPS = (
    ("match", ("edition", "round_cap", "skirmish")),
    ("attacks", ("controlled_carnage", "open_at_four", "boarded_may_fire")),
)
APART = 4
"""The fewest fleets of which some are no neighbours."""


def idle_options(config: Config, seats: int) -> frozenset[str]:
    """Return the options that change nothing beside the others, with so many fleets.

    Both say who may be attacked: neighbours are no fewer than all while three play, the second
    edition has a rule of its own for many, and Controlled Carnage goes before it (ruling 36).
    """
    least = EDITIONS[config.edition].neighbours_from
    ruled = least is not None and seats >= least
    idle: set[str] = set()
    if seats < APART or (ruled and not config.open_at_four):
        idle.add("controlled_carnage")
    if not ruled or config.controlled_carnage:
        idle.add("open_at_four")
    return frozenset(idle)
