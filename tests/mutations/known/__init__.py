"""The known faults, each beside others of the same place."""

from __future__ import annotations

from tests.mutations.known import (
    ahead,
    chat,
    computers,
    contract,
    imperium,
    lobbies,
    magblast,
    menus,
    panels,
    processes,
    rebelmoon,
    secrets,
    seen,
    shazamm,
)

PLACES = (
    ahead,
    chat,
    computers,
    contract,
    imperium,
    lobbies,
    magblast,
    menus,
    panels,
    processes,
    rebelmoon,
    secrets,
    seen,
    shazamm,
)
MUTATIONS = tuple(mutation for place in PLACES for mutation in place.MUTATIONS)
