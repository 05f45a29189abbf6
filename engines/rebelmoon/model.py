"""The vocabulary of Rebel Moon Defense: what a match is made of, and what may be seen of it.

A cell is known by its name everywhere (see `board`). Pairs are indexed by seat: the
Imperial is seat 0, the Rebel seat 1.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engines.core import Seat

IMPERIAL: Seat = 0
REBEL: Seat = 1

SHIELD_STRENGTH = 6
"""What each shield starts with (rulebook, "Escudos e impactos")."""
ASTEROIDS = 15
LAST_TURN = 60
"""After this many turns of flight the base is evacuated (ruling "Stalling")."""
QUIET_TURNS = 6
"""As many turns in a row without a move or an activation evacuate it too."""
WIDEST = 7
"""The longest board side there is."""

Cell: TypeAlias = Annotated[str, Meta(max_length=3)]
"""The name of a cell: the letter of its row, from the top, and its number from the left."""


class Direction(StrEnum):
    """A side of a cell, clockwise from east; the cells have a point at the top."""

    E = "e"
    SE = "se"
    SW = "sw"
    W = "w"
    NW = "nw"
    NE = "ne"


class Colour(StrEnum):
    """The colours of shields and weapons, in the order in which the shields are lost."""

    RED = "red"
    ORANGE = "orange"
    YELLOW = "yellow"


class Kind(StrEnum):
    """The types of weapon (rulebook, appendix 2)."""

    LASER = "laser"
    EMP = "emp"
    FRAG_MINE = "frag_mine"
    CONTACT_MINE = "contact_mine"
    DESTROYER = "asteroid_destroyer"


class Upgrade(StrEnum):
    """What the bomb may pay for with points of its shields (rulebook, appendix 1)."""

    THRUSTERS = "thrusters"
    SCANNER = "scanner"
    BOMB_LASER = "bomb_laser"


class Exclusion(StrEnum):
    """Where nothing may be placed: the gate and the moon, and (strict) next to them."""

    STRICT = "strict"
    LENIENT = "lenient"


class Config(Struct, frozen=True):
    """The options of a match. The bomb always has thrusters."""

    board_side: Annotated[int, Meta(ge=4, le=WIDEST)] = 5
    exclusion: Exclusion = Exclusion.STRICT
    scanner: bool = False
    bomb_laser: bool = False


class Weapon(Struct, frozen=True):
    """One of the fifteen weapons: there is one of each kind in each colour."""

    kind: Kind
    colour: Colour


WEAPONS = tuple(Weapon(kind, colour) for kind in Kind for colour in Colour)


class Place(Struct, frozen=True, tag="place"):
    """Place an asteroid (Imperial: without `weapon`) or this weapon, face down (Rebel)."""

    cell: Cell
    weapon: Weapon | None = None


class Pass(Struct, frozen=True, tag="pass"):
    """Place nothing, stay put, or activate nothing.

    `absent` marks a pass made for a player whose clock ran out (ruling "Passing by clock").
    """

    absent: bool = False


class Fly(Struct, frozen=True, tag="fly"):
    """A turn of the bomb: turn, then advance, then use an upgrade; each is optional.

    `turn` counts sides clockwise; the rules allow -1, 0 and 1. `target` is the weapon that
    the scanner turns up.
    """

    turn: Annotated[int, Meta(ge=-3, le=3)] = 0
    advance: bool = False
    upgrade: Upgrade | None = None
    target: Cell | None = None


class Activate(Struct, frozen=True, tag="activate"):
    """Activate the weapon on a cell; `target` is what an asteroid destroyer destroys."""

    weapon: Cell
    target: Cell | None = None


Action: TypeAlias = Place | Pass | Fly | Activate


class Phase(StrEnum):
    """What the match is waiting for."""

    PLACEMENT = "placement"
    FLIGHT = "flight"
    """The Imperial moves the bomb."""
    DEFENCE = "defence"
    """The Rebel may activate a weapon."""
    OVER = "over"


class End(StrEnum):
    """The ways to end (rulebook, "Fase de movimiento"; ruling "Stalling")."""

    MOON_REACHED = "moon_reached"
    BOMB_DESTROYED = "bomb_destroyed"
    STALLED = "stalled"
    EVACUATED = "evacuated"


class Bomb(Struct, frozen=True):
    """The Chaos Bomb. `shield` is the active one (None: unprotected, with `strength` 0)."""

    cell: Cell
    facing: Direction
    shield: Colour | None = Colour.RED
    strength: int = SHIELD_STRENGTH


class Marker(Struct, frozen=True):
    """A weapon on the board. `shots` is how often it was activated."""

    weapon: Weapon
    face_up: bool = False
    shots: int = 0

    @property
    def colour(self) -> Colour:
        """The colour, which everyone sees."""
        return self.weapon.colour

    @property
    def kind(self) -> Kind:
        """The kind, which only the Rebel knows until the marker is face up."""
        return self.weapon.kind


class Disc(Struct, frozen=True):
    """What one viewer sees of a weapon on the board; `kind` is None where it is secret."""

    colour: Colour
    kind: Kind | None
    face_up: bool
    shots: int


class Flight(Struct, frozen=True):
    """What a turn of the bomb does.

    `cells` are those it enters, in order; `paid` the points of shield that the upgrade
    costs; `target` the weapon scanned, or what the bomb laser destroys; `bomb` is the bomb
    afterwards.
    """

    start: Cell
    turn: int
    cells: tuple[Cell, ...]
    upgrade: Upgrade | None
    paid: int
    target: Cell | None
    bomb: Bomb


class Effect(StrEnum):
    """What became of an activation."""

    HIT = "hit"
    """It took points off the active shield."""
    SHIELD_LOST = "shield_lost"
    """It removed the active shield."""
    DESTROYED = "destroyed"
    """It destroyed the unprotected bomb."""
    WRONG_COLOUR = "wrong_colour"
    OUT_OF_SIGHT = "out_of_sight"
    OUT_OF_REACH = "out_of_reach"
    """Too far, or not along one of the laser's rows."""
    TOO_WEAK = "too_weak"
    """The EMP's best die did not exceed the distance."""
    ASTEROID_DESTROYED = "asteroid_destroyed"
    NO_ASTEROID = "no_asteroid"


class Shot(Struct, frozen=True):
    """An activation, all of it public. `damage` is in points of shield, before any limit."""

    cell: Cell
    weapon: Weapon
    target: Cell | None
    distance: int
    dice: tuple[int, ...]
    damage: int
    effect: Effect


class State(Struct, frozen=True):
    """A position.

    `to_act` is None when the match is over. `decisions` counts how often each seat was
    asked. `passing` tells whose last turn of placement was a pass that counts, `absent`
    whose was made by the clock. `turn` counts turns of flight from 1 (0 in placement),
    `quiet` those in a row without a move or an activation. `spent` are the weapons that left
    the board face up, by cell; `lost` the cells whose face-down weapon the bomb laser
    destroyed. `path` are the cells the bomb has been on, in order. `flight` is the last turn
    of the bomb, `shot` the activation after it, if any yet.
    """

    config: Config
    phase: Phase
    to_act: Seat | None
    bomb: Bomb
    path: tuple[Cell, ...]
    decisions: tuple[int, int] = (0, 0)
    asteroids: frozenset[Cell] = frozenset()
    asteroids_left: int = ASTEROIDS
    weapons: dict[Cell, Marker] = {}
    reserve: tuple[Weapon, ...] = WEAPONS
    spent: dict[Cell, Weapon] = {}
    lost: frozenset[Cell] = frozenset()
    passing: tuple[bool, bool] = (False, False)
    absent: tuple[bool, bool] = (False, False)
    turn: int = 0
    quiet: int = 0
    flight: Flight | None = None
    shot: Shot | None = None
    end: End | None = None


class View(Struct, frozen=True):
    """What one seat (or a spectator: `seat` is None) may know of a match.

    As in `State`, except: `weapons` hides the kinds that are secret from the viewer;
    `weapons_left` counts the unplaced ones of each colour, and `reserve` has them for the
    Rebel alone (empty for all others). Once the match is over all `weapons` are face up.
    """

    seat: Seat | None
    config: Config
    phase: Phase
    to_act: Seat | None
    bomb: Bomb
    path: tuple[Cell, ...]
    asteroids: frozenset[Cell]
    asteroids_left: int
    weapons: dict[Cell, Disc]
    weapons_left: dict[Colour, int]
    reserve: tuple[Weapon, ...]
    spent: dict[Cell, Weapon]
    lost: frozenset[Cell]
    passing: tuple[bool, bool]
    turn: int
    quiet: int
    flight: Flight | None
    shot: Shot | None
    end: End | None
