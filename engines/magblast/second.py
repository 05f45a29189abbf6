"""The second edition (2002): 10 flagships, 50 ships, 105 action cards.

Its ships bear no names: they are numbered within their type, the lightest first. The
rulebook prints effects, damage and abilities; how many there are of each card is a ruling.
"""

from __future__ import annotations

from engines.magblast.cards import Edition, Flagship, ShipCard, printed
from engines.magblast.model import EditionName, Icon, Kind, Phase, ShipType, Turret

LASER, BEAM, MAG = (Turret.LASER,), (Turret.BEAM,), (Turret.MAG,)


def _ships(
    kind: ShipType, speed: int, turrets: tuple[Turret, ...], hulls: tuple[int, ...], first: int = 1
) -> tuple[ShipCard, ...]:
    return tuple(
        ShipCard(f"{kind}-{number}", kind, speed, hull, turrets)
        for number, hull in enumerate(hulls, start=first)
    )


SHIPS = (
    *_ships(ShipType.SCOUT, 2, LASER, (2, 2, 2, 3, 3, 3, 3, 3, 4, 4)),
    *_ships(ShipType.CRUISER, 1, BEAM, (5, 5, 5, 5, 6, 6, 6, 6, 7, 7)),
    *_ships(ShipType.DESTROYER, 1, LASER + BEAM, (4, 4, 4, 4, 4, 4, 5, 5, 5)),
    *_ships(ShipType.CARRIER, 1, LASER, (7, 7, 8, 8, 8, 9, 9)),
    *_ships(ShipType.DREADNOUGHT, 0, BEAM + MAG, (9, 10, 10, 11)),
    *_ships(ShipType.DREADNOUGHT, 0, LASER + BEAM + MAG, (11, 12), first=5),
    *_ships(ShipType.FRIGATE, 1, LASER + MAG, (5, 5, 5, 6, 6)),
    *_ships(ShipType.MINESWEEPER, 2, LASER, (4, 4, 4)),
)

PRINTINGS = (
    *printed(Kind.LASER_BLAST, {"": 6, "a": 4, "b": 4, "c": 4}),
    *printed(Kind.BEAM_BLAST, {"": 14, "a": 2, "b": 2, "c": 2}),
    *printed(Kind.MAG_BLAST, {"": 7, "a": 1, "b": 1, "c": 1}),
    *printed(Kind.LONG_RANGE_CANNON, {"": 1, "a": 1}),
    *printed(Kind.EMP_CANNON, {"": 1, "b": 1}),
    *printed(Kind.POINT_DEFENSE_TURRET, {"": 1, "c": 1}),
    *printed(Kind.SQUADRON_BAY, {"": 1, "a": 1}),
    *printed(Kind.SECONDARY_CANNON, {"": 1, "b": 1}),
    *printed(Kind.SECURITY_FORCE, {"": 1, "c": 1}),
    *printed(Kind.REINFORCEMENTS, {"": 4}),
    *printed(Kind.MINEFIELD, {"a": 1, "b": 1, "c": 1}),
    *printed(Kind.ASTEROIDS, {"a": 1, "b": 1, "c": 1}),
    *printed(Kind.SPACEDOCK_1, {"": 2}),
    *printed(Kind.SPACEDOCK_2, {"": 2}),
    *printed(Kind.STRATEGIC_ALLOCATION, {"": 2}),
    *printed(Kind.TEMPORAL_FLUX, {"": 3}),
    *printed(Kind.EVASIVE_ACTION, {"": 3}),
    *printed(Kind.DIRECT_HIT, {"": 3, "a": 1, "b": 1, "c": 1}),
    *printed(Kind.BOARDING, {"": 1, "c": 1}),
    *printed(Kind.CATASTROPHIC_DAMAGE, {"": 1, "a": 1}),
    *printed(Kind.BRIDGE_HIT, {"": 1, "b": 1}),
    *printed(Kind.FIGHTER, {"": 1, "a": 1, "b": 1, "c": 1, "a+b": 1, "b+c": 1, "a+c": 1}),
    *printed(Kind.BOMBER, {"": 1, "a+a": 1, "b+b": 1, "c+c": 1}),
)

SECOND = Edition(
    name=EditionName.SECOND,
    ships=SHIPS,
    printings=PRINTINGS,
    flagships=tuple(Flagship)[10:],
    uses={
        Flagship.XXCHA: 2,
        Flagship.SOL: 3,
        Flagship.NAALU: 2,
        Flagship.YSSARIL_TRIBES: 2,
        Flagship.MENTAK_COALITION: 2,
    },
    icons=(Icon.A, Icon.B, Icon.C),
    ships_dealt=4,
    draws_on_first_turn=True,
    reinforcements_in=Phase.REINFORCE,
    allocation=4,
    allocation_any_turn=False,
    flux_stops_flux=False,
    minesweepers_sweep=False,
    minefield_on_any=False,
    bridge_hit=None,
    neighbours_from=5,
)
