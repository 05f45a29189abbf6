"""The vocabulary of Mag·Blast: its words, the options of a match, and what a seat may do.

Ships, flagships and cards are named by ids. A flagship's id also stands for the whole fleet
around it, so that every target is one id. Cards that look alike share an id: a hand that
holds it twice holds two of them.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from engines.options import KEPT

ShipId: TypeAlias = Annotated[str, Meta(max_length=40)]
"""A ship or flagship, such as `dreadnought-zeus` or `freep`: see `engines.magblast.editions`."""
Card: TypeAlias = Annotated[str, Meta(max_length=40)]
"""An action card: its kind, then its resource icons, such as `fighter-star-circle`."""

ZONE_CAP = 3
"""Ships that one zone holds at the end of a phase ("Fase 4: Maniobra")."""


class EditionName(StrEnum):
    """Which box is on the table."""

    THIRD = "third"
    """The third edition, 2006."""
    SECOND = "second"
    """The second edition, 2002."""


class RoundCap(StrEnum):
    """After how many rounds a match ends by count (ruling 38)."""

    TWENTY = "twenty"
    FORTY = "forty"
    NONE = "none"
    """Never; only ten rounds without a card but squadrons end it."""

    @property
    def rounds(self) -> int | None:
        """The number of rounds; None where there is no cap."""
        return {RoundCap.TWENTY: 20, RoundCap.FORTY: 40}.get(self)


class Config(Struct, frozen=True):
    """The options of a match.

    `controlled_carnage`, `brutal_assault` and `skirmish` are the optional styles of the third
    edition's rulebook; they may be played with both editions. `open_at_four` lifts the second
    edition's rule of neighbours once four are left (ruling 36); `boarded_may_fire` lets a
    boarded ship fire at once (ruling 28). `brutal_assault` is asked in matches of the first
    rules only: since then the last two may always agree on it (ruling 37).
    """

    edition: EditionName = EditionName.THIRD
    controlled_carnage: bool = False
    brutal_assault: Annotated[bool, Meta(extra={KEPT: True})] = False
    skirmish: bool = False
    round_cap: RoundCap = RoundCap.NONE
    open_at_four: bool = False
    boarded_may_fire: bool = False


class Zone(StrEnum):
    """A quarter of a fleet, in ring order: each is adjacent to the one before and after."""

    YELLOW = "yellow"
    GREEN = "green"
    RED = "red"
    BLUE = "blue"


ZONES = tuple(Zone)


def distance(start: Zone, end: Zone) -> int:
    """Return the steps from one zone to another around the flagship: 0, 1 or 2."""
    return _DISTANCES[start, end]


def _steps(start: Zone, end: Zone) -> int:
    steps = abs(ZONES.index(start) - ZONES.index(end))
    return min(steps, len(ZONES) - steps)


_DISTANCES = {(start, end): _steps(start, end) for start in ZONES for end in ZONES}


class Turret(StrEnum):
    """What fires a blast; the second edition says weapon."""

    LASER = "laser"
    BEAM = "beam"
    MAG = "mag"


class ShipType(StrEnum):
    """The type printed on a fleet ship."""

    SCOUT = "scout"
    CRUISER = "cruiser"
    DESTROYER = "destroyer"
    CARRIER = "carrier"
    DREADNOUGHT = "dreadnought"
    FRIGATE = "frigate"
    MINESWEEPER = "minesweeper"
    GUNSHIP = "gunship"


class Icon(StrEnum):
    """A resource: the first three are the third edition's, the others the second's."""

    STAR = "star"
    CIRCLE = "circle"
    DIAMOND = "diamond"
    A = "a"
    B = "b"
    C = "c"


class Category(StrEnum):
    """The family of an action card. The second edition calls effects criticals."""

    BLAST = "blast"
    SQUADRON = "squadron"
    DIRECT_HIT = "direct-hit"
    EFFECT = "effect"
    UPGRADE = "upgrade"
    MISC = "misc"


class Kind(StrEnum):
    """What is printed on an action card, its resource icons aside."""

    LASER_BLAST = "laser-blast"
    BEAM_BLAST = "beam-blast"
    MAG_BLAST = "mag-blast"
    FIGHTER = "fighter"
    BOMBER = "bomber"
    TEMPORAL_FLUX = "temporal-flux"
    EVASIVE_ACTION = "evasive-action"
    STRATEGIC_ALLOCATION = "strategic-allocation"
    REINFORCEMENTS = "reinforcements"
    SPACEDOCK = "spacedock"
    SPACEDOCK_1 = "spacedock-1"
    SPACEDOCK_2 = "spacedock-2"
    RAMMING_SPEED = "ramming-speed"
    MINEFIELD = "minefield"
    ASTEROIDS = "asteroids"
    DIRECT_HIT = "direct-hit"
    BOARDING_PARTY = "boarding-party"
    BOARDING = "boarding"
    CATASTROPHIC_DAMAGE = "catastrophic-damage"
    CONCUSSIVE_BLAST = "concussive-blast"
    BRIDGE_HIT = "bridge-hit"
    LONG_RANGE_CANNON = "long-range-cannon"
    EMP_CANNON = "emp-cannon"
    POINT_DEFENSE_TURRET = "point-defense-turret"
    SQUADRON_BAY = "squadron-bay"
    SECONDARY_CANNON = "secondary-cannon"
    SECURITY_FORCE = "security-force"


class Phase(StrEnum):
    """The phases of a turn, with what comes before the first and after the last."""

    SETUP = "setup"
    DISCARD = "discard"
    DRAW = "draw"
    REINFORCE = "reinforce"
    MANEUVER = "maneuver"
    ATTACK = "attack"
    OVER = "over"


SETUP, MANEUVER, ATTACK, OVER = Phase.SETUP, Phase.MANEUVER, Phase.ATTACK, Phase.OVER
"""The phases that are asked about at every action.

They have names of their own since Python 3.11 takes ten times as long to find a member in its
class as a name in a module.
"""


class Keep(Struct, frozen=True, tag="keep"):
    """Set-up: keep these ships of those dealt, one per zone from yellow round to blue."""

    ships: Annotated[tuple[ShipId, ...], Meta(max_length=6)]


class Discard(Struct, frozen=True, tag="discard"):
    """Throw away cards of one's hand, then go on to drawing."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=105)] = ()


class Draw(Struct, frozen=True, tag="draw"):
    """Fill up one's hand; the Overseers of Kalgon may take discarded blasts instead."""

    blasts: Annotated[tuple[Card, ...], Meta(max_length=3)] = ()


class Reinforce(Struct, frozen=True, tag="reinforce"):
    """Pay with resource icons for a ship; Tri-Bot may name one of the discarded ships."""

    cards: Annotated[tuple[Card, ...], Meta(max_length=10)]
    ship: ShipId | None = None


class Place(Struct, frozen=True, tag="place"):
    """Put a ship just drawn or boarded into a zone; another that was drawn is discarded."""

    ship: ShipId
    zone: Zone


class Move(Struct, frozen=True, tag="move"):
    """Move a ship to a zone within its speed of where it began the phase; back is free."""

    ship: ShipId
    zone: Zone


class Maneuver(Struct, frozen=True, tag="maneuver"):
    """Make these moves one after the other, and finish the phase."""

    moves: Annotated[tuple[Move, ...], Meta(max_length=24)]


class Fire(Struct, frozen=True, tag="fire"):
    """Fire a blast from a ship at a target, or send a ship ramming; with its sound, or without.

    After a Direct Hit the same ship may fire again at the same target.
    """

    card: Card
    ship: ShipId
    target: ShipId
    sound: Annotated[str, Meta(max_length=100)] | None = None


class Sound(Struct, frozen=True, tag="sound"):
    """Make the sound that one's shot waits for."""

    words: Annotated[str, Meta(max_length=100)]


class Hush(Struct, frozen=True, tag="hush"):
    """Make no sound: the waiting shot misses."""


class Launch(Struct, frozen=True, tag="launch"):
    """Launch a squadron at a target, with a sound for the pleasure of it."""

    card: Card
    target: ShipId
    sound: Annotated[str, Meta(max_length=100)] | None = None


class PlayCard(Struct, frozen=True, tag="play"):
    """Play any other card: on a ship, on a fleet (by its flagship), or on what was just hit.

    `blasts` are the damage cards that a Spacedock takes off.
    """

    card: Card
    target: ShipId | None = None
    blasts: Annotated[tuple[Card, ...], Meta(max_length=2)] = ()


class Scatter(Struct, frozen=True, tag="scatter"):
    """Concussive Blast: the zone for each ship of the zone that was hit, in their order."""

    zones: Annotated[tuple[Zone, ...], Meta(max_length=3)]


class Sweep(Struct, frozen=True, tag="sweep"):
    """Clear one Minefield or Asteroids off a fleet with a minesweeper, instead of firing."""

    ship: ShipId
    fleet: ShipId
    card: Card


class Use(Struct, frozen=True, tag="use"):
    """Use one's flagship's ability.

    Brotherhood of Peace: move `card` from `ship` to `target`; Naalu: all blasts of `ship` to
    `target`; Freep and Xxcha: steal from the fleet `target`; Sol and Mentak: nothing to name.
    """

    ship: ShipId | None = None
    card: Card | None = None
    target: ShipId | None = None


class Answer(StrEnum):
    """What a seat does about a card it is asked about."""

    PASS = "pass"
    FLUX = "flux"
    EVADE = "evade"
    INTERCEPT = "intercept"
    ABILITY = "ability"


class Respond(Struct, frozen=True, tag="respond"):
    """Answer the card with this number; nothing is shown until everyone asked has answered.

    `cards` is the fighter that intercepts, or the resources discarded for an ability.
    """

    play: Annotated[int, Meta(ge=0, le=1_000_000)]
    answer: Answer = Answer.PASS
    cards: Annotated[tuple[Card, ...], Meta(max_length=10)] = ()


class Agree(Struct, frozen=True, tag="agree"):
    """One of the last two calls for a Brutal Assault; it begins when both have."""


class End(Struct, frozen=True, tag="end"):
    """Finish the phase; in the Attack phase, the turn."""


class Finish(Struct, frozen=True, tag="finish"):
    """Finish the turn, from any phase behind the draw (ruling 35e)."""


Action: TypeAlias = (
    Keep
    | Discard
    | Draw
    | Reinforce
    | Place
    | Move
    | Maneuver
    | Fire
    | Sound
    | Hush
    | Launch
    | PlayCard
    | Scatter
    | Sweep
    | Use
    | Respond
    | Agree
    | End
    | Finish
)
