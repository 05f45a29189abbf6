"""A position of Mag·Blast, hidden things included."""

from __future__ import annotations

from enum import StrEnum

from msgspec import UNSET, Struct
from msgspec.structs import replace

from engines.core import Seat
from engines.magblast.cards import Edition, Flagship
from engines.magblast.editions import EDITIONS, HULLS, KINDS, category
from engines.magblast.fleet import Fleet, Ship, found, owner_of, with_ship
from engines.magblast.model import Card, Category, Config, Kind, Phase, Respond, ShipId, Zone
from engines.versions import Stamp, version

_MOST = len(Flagship)
_ORDERS = [
    [(*range(start, seats), *range(start)) for start in range(seats)] for seats in range(_MOST + 1)
]
"""All seats in the order of play, by how many there are and who comes first.

Asked for so often that they are made once.
"""
_BLAST, _SQUADRON, _RAMMING = Category.BLAST, Category.SQUADRON, Kind.RAMMING_SPEED


class Play(Struct, frozen=True):
    """A card that was played and waits: for its sound, or for the answers of others.

    `target` is what it is played on and `defender` who owns that; a flagship may stand for
    its whole fleet. `ship` and `zone` are where a blast comes from. `damage` is what it would
    do, and `lethal` whether that destroys the target. `blasts` are what a Spacedock takes
    off. `extra` marks a shot after a Direct Hit. `against` is the number of the play that
    this one answers. `asked` are all who are asked about it, in the order in which answers
    take effect; of the first `heard` of them it is known what they answered.
    """

    number: int
    seat: Seat
    card: Card
    target: ShipId | None = None
    defender: Seat | None = None
    ship: ShipId | None = None
    zone: Zone | None = None
    damage: int = 0
    lethal: bool = False
    sound: str | None = None
    blasts: tuple[Card, ...] = ()
    extra: bool = False
    against: int | None = None
    asked: tuple[Seat, ...] = ()
    heard: int = 0

    @property
    def kind(self) -> Kind:
        """What kind of card it is."""
        return KINDS[self.card]

    @property
    def is_blast(self) -> bool:
        """Whether it is a blast; a ship that rams is one too (ruling 26)."""
        return category(self.card) is _BLAST or self.kind is _RAMMING

    @property
    def is_attack(self) -> bool:
        """Whether it is a blast, or a squadron launched at a target."""
        return self.is_blast or self.is_squadron

    @property
    def is_squadron(self) -> bool:
        """Whether it is a squadron that attacks; one that intercepts is none."""
        return category(self.card) is _SQUADRON and self.against is None


class Link(StrEnum):
    """How far a chain of a Direct Hit has come."""

    HIT = "hit"
    """A blast has hit: a Direct Hit may be played."""
    DIRECT = "direct"
    """A Direct Hit stands: an effect may be played, or the same ship may fire again."""


class Chain(Struct, frozen=True):
    """What a Direct Hit builds on: `ship` is who hit `target`, None when it rammed."""

    link: Link
    target: ShipId
    ship: ShipId | None


class Squadron(Struct, frozen=True):
    """A squadron that is out until the turn ends.

    `damage` is its temporary damage on `target`; None: it was evaded, it intercepted, or what
    it attacked has left play.
    """

    card: Card
    seat: Seat
    target: ShipId | None = None
    damage: int = 0


class Asking(StrEnum):
    """What the active player must settle before anything else."""

    PLACE = "place"
    """Where a drawn ship goes, and which of two."""
    BOARD = "board"
    """Where a boarded ship goes."""
    SCATTER = "scatter"
    """Where the ships of a zone go after a Concussive Blast."""


class Question(Struct, frozen=True):
    """A choice in the middle of a card's effect.

    `ship` is the boarded ship, one taken from the discards, or the one that was hit in the
    `zone` to be scattered; `drawn` is how many ships were drawn unseen.
    """

    asking: Asking
    ship: ShipId | None = None
    zone: Zone | None = None
    drawn: int = 0


class Ending(StrEnum):
    """Why a match ended."""

    LAST = "last"
    """One flagship is left."""
    ROUNDS = "rounds"
    """The round cap was reached (ruling 38)."""
    QUIET = "quiet"
    """For ten rounds nobody played a card but squadrons, which come home."""


class State(Struct, frozen=True):
    """A position.

    Tuples are indexed by seat: `fleets`, `hands` (sorted), `decisions`, `dealt` and `kept`
    (set-up only). Draw piles have the next card first, discard piles the newest last.
    `seen[seat][other]` are the cards that `seat` knows `other` to hold. `stack` has the
    newest play last, and `answers` for each play what each seat answered. `shot` is a blast
    that waits for its sound. `drawn` are the ships among which a question asks. `agreed`
    have called for a Brutal Assault, which begins with the next turn of `brutal_from`.
    `fallen` are the eliminated in order. `rules` is the stamp of the rules it was begun under.
    """

    config: Config
    phase: Phase
    fleets: tuple[Fleet, ...]
    hands: tuple[tuple[Card, ...], ...]
    action_deck: tuple[Card, ...]
    ship_deck: tuple[ShipId, ...]
    decisions: tuple[int, ...]
    seen: tuple[tuple[tuple[Card, ...], ...], ...]
    dealt: tuple[tuple[ShipId, ...], ...] = ()
    kept: tuple[tuple[ShipId, ...], ...] = ()
    action_discard: tuple[Card, ...] = ()
    ship_discard: tuple[ShipId, ...] = ()
    active: Seat = 0
    first: Seat = 0
    turn: int = 0
    round: int = 1
    last_card: int = 1
    plays: int = 0
    shot: Play | None = None
    stack: tuple[Play, ...] = ()
    answers: tuple[tuple[Respond | None, ...], ...] = ()
    chain: Chain | None = None
    question: Question | None = None
    drawn: tuple[ShipId, ...] = ()
    squadrons: tuple[Squadron, ...] = ()
    agreed: frozenset[Seat] = frozenset()
    brutal_from: Seat | None = None
    brutal: bool = False
    fallen: tuple[Seat, ...] = ()
    ending: Ending | None = None
    rules: Stamp = UNSET

    def since(self, rules: int) -> bool:
        """Tell whether the match was begun under this version of the rules, or a later one."""
        return version(self.rules) >= rules

    @property
    def edition(self) -> Edition:
        """The box that is on the table."""
        return EDITIONS[self.config.edition]

    @property
    def living(self) -> tuple[Seat, ...]:
        """The seats whose flagship is in play, in order."""
        return self.clockwise(0)

    @property
    def top(self) -> Play:
        """The play that is being answered. Only to be asked for when there is one."""
        return self.stack[-1]

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """Return the living seats in the order of play, beginning with `start` if it lives."""
        order = _ORDERS[len(self.fleets)][start]
        for fleet in self.fleets:
            if not fleet.alive:
                return tuple([seat for seat in order if self.fleets[seat].alive])
        return order

    def owner(self, ship_id: ShipId) -> Seat | None:
        """Return who has this ship or flagship in play; None if nobody has."""
        return owner_of(self.fleets, ship_id)

    def damage_on(self, ship_id: ShipId) -> int:
        """Return all damage on a ship or flagship in play, squadrons included."""
        seat, ship = found(self.fleets, ship_id)
        assert seat is not None, ship_id
        under = self.fleets[seat].blasts if ship is None else ship.blasts
        lasting = sum([blast.amount for blast in under])
        return lasting + sum([s.damage for s in self.squadrons if s.target == ship_id])

    def hull_left(self, ship_id: ShipId) -> int:
        """Return how much more damage destroys a ship or flagship in play."""
        return HULLS[ship_id] - self.damage_on(ship_id)

    def raided(self, ship_id: ShipId) -> bool:
        """Tell whether a ship or flagship has more hull left once squadrons go home."""
        return any(s.damage for s in self.squadrons if s.target == ship_id)


def with_fleet(state: State, seat: Seat, fleet: Fleet) -> State:
    """Return the state with one fleet replaced."""
    fleets = state.fleets
    return replace(state, fleets=(*fleets[:seat], fleet, *fleets[seat + 1 :]))


def with_fleet_ship(state: State, seat: Seat, ship: Ship) -> State:
    """Return the state with one fleet ship added or replaced."""
    return with_fleet(state, seat, with_ship(state.fleets[seat], ship))


def own_ship(state: State, seat: Seat, ship_id: ShipId) -> Ship:
    """Return a ship that a seat is known to have."""
    ship = state.fleets[seat].ship(ship_id)
    assert ship is not None, ship_id
    return ship


def popped(state: State) -> State:
    """Return the state with the newest play, and what was answered to it, off the stack."""
    return replace(state, stack=state.stack[:-1], answers=state.answers[:-1])
