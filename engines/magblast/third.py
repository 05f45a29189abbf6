"""The third edition (2006): 10 flagships, 54 fleet ships, 101 action cards."""

from __future__ import annotations

from engines.magblast.cards import Edition, Flagship, ShipCard, printed
from engines.magblast.model import EditionName, Icon, Kind, Phase, ShipId, ShipType, Turret

LASER, BEAM, MAG = (Turret.LASER,), (Turret.BEAM,), (Turret.MAG,)


def _ships(
    kind: ShipType, speed: int, turrets: tuple[Turret, ...], hulls: dict[str, int]
) -> tuple[ShipCard, ...]:
    return tuple(_ship(kind, name, speed, hull, turrets) for name, hull in hulls.items())


def _ship(
    kind: ShipType, name: str, speed: int, hull: int, turrets: tuple[Turret, ...]
) -> ShipCard:
    ship: ShipId = f"{kind}-{name}"
    return ShipCard(ship, kind, speed, hull, turrets)


SCOUTS = {
    "dink": 1,
    "byzakh": 2,
    "plutt": 2,
    "scular": 3,
    "chezill": 3,
    "untgalha": 3,
    "nebular": 3,
    "zinoth": 3,
    "galha": 3,
    "baxter": 3,
    "mentatt": 4,
    "hundog": 4,
}
CRUISERS = {
    "valent": 5,
    "corvoss": 5,
    "badal": 5,
    "bazull": 5,
    "juvaz": 5,
    "freya": 6,
    "cuddrr": 6,
    "tash": 6,
    "drozalla": 6,
    "delfong": 6,
    "vil-forht": 7,
    "troya": 7,
}
DESTROYERS = {
    "terral": 4,
    "vlero": 4,
    "inanna": 4,
    "rulack-moor": 4,
    "zidhur": 4,
    "alamo": 4,
    "akimlach": 4,
    "badiroc": 4,
    "skie": 4,
    "marduk": 4,
}
CARRIERS = {
    "vengarr": 7,
    "woden": 7,
    "masoch": 8,
    "bazull": 8,
    "eroll": 8,
    "altendon": 8,
    "astur": 9,
    "sredna": 9,
}
DREADNOUGHTS = {
    "ferdt": 9,
    "ares": 10,
    "poseidon": 10,
    "pyrox": 11,
    "hermes": 11,
    "zeus": 12,
}
MINESWEEPERS = {"portellis": 4, "vnkar": 4, "vtongo": 4}

SHIPS = (
    *_ships(ShipType.SCOUT, 2, LASER, SCOUTS),
    *_ships(ShipType.CRUISER, 1, BEAM, CRUISERS),
    *_ships(ShipType.DESTROYER, 1, LASER + BEAM, DESTROYERS),
    *_ships(ShipType.CARRIER, 1, LASER, CARRIERS),
    *_ships(ShipType.DREADNOUGHT, 0, BEAM + MAG, DREADNOUGHTS),
    *_ships(ShipType.MINESWEEPER, 2, LASER, MINESWEEPERS),
    _ship(ShipType.GUNSHIP, "falladir", 0, 6, LASER + BEAM + MAG),
    _ship(ShipType.GUNSHIP, "nylev", 1, 5, LASER + BEAM + MAG),
    _ship(ShipType.GUNSHIP, "weslex", 2, 4, LASER + BEAM + MAG),
)

PRINTINGS = (
    *printed(Kind.LASER_BLAST, {"": 12, "star": 2, "circle": 2, "diamond": 2}),
    *printed(Kind.BEAM_BLAST, {"": 19, "star": 1, "circle": 1, "diamond": 1}),
    *printed(Kind.MAG_BLAST, {"": 7, "star": 1, "circle": 1, "diamond": 1}),
    *printed(Kind.TEMPORAL_FLUX, {"": 2}),
    *printed(Kind.EVASIVE_ACTION, {"": 2}),
    *printed(Kind.STRATEGIC_ALLOCATION, {"": 2}),
    *printed(Kind.REINFORCEMENTS, {"": 4}),
    *printed(Kind.SPACEDOCK, {"": 4}),
    *printed(Kind.RAMMING_SPEED, {"": 2}),
    *printed(Kind.MINEFIELD, {"star": 1, "circle": 1, "diamond": 1}),
    *printed(Kind.ASTEROIDS, {"star": 1, "circle": 1, "diamond": 1}),
    *printed(Kind.FIGHTER, {"star": 2, "circle": 2, "diamond": 2}),
    *printed(Kind.FIGHTER, {"star+circle": 1, "star+diamond": 1, "circle+diamond": 1}),
    *printed(Kind.BOMBER, {"star": 1, "circle": 1, "diamond": 1, "diamond+diamond": 1}),
    *printed(Kind.DIRECT_HIT, {"": 2, "star": 2, "circle": 2, "diamond": 2}),
    *printed(Kind.BOARDING_PARTY, {"": 1, "diamond": 1}),
    *printed(Kind.CATASTROPHIC_DAMAGE, {"": 1, "star": 1}),
    *printed(Kind.CONCUSSIVE_BLAST, {"": 1, "circle": 1}),
    *printed(Kind.BRIDGE_HIT, {"star+star": 1, "circle+circle": 1}),
)

THIRD = Edition(
    name=EditionName.THIRD,
    ships=SHIPS,
    printings=PRINTINGS,
    flagships=tuple(Flagship)[:10],
    uses={
        Flagship.OVERSEERS_OF_KALGON: 3,
        Flagship.ALPHA_MAZONS: 3,
        Flagship.FREEP: 3,
        Flagship.TRI_BOT: 3,
        Flagship.BROTHERHOOD_OF_PEACE: 3,
    },
    icons=(Icon.STAR, Icon.CIRCLE, Icon.DIAMOND),
    ships_dealt=6,
    draws_on_first_turn=False,
    reinforcements_in=Phase.ATTACK,
    allocation=3,
    allocation_any_turn=True,
    flux_stops_flux=True,
    minesweepers_sweep=True,
    minefield_on_any=True,
    bridge_hit=3,
    neighbours_from=None,
)
