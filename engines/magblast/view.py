"""What one seat, or a spectator, may see of a match."""

from __future__ import annotations

from msgspec import UNSET, Struct

from engines.core import Seat
from engines.magblast.editions import HULLS
from engines.magblast.fleet import Fleet
from engines.magblast.model import Card, Config, Phase, Respond, ShipId
from engines.magblast.state import Chain, Ending, Play, Question, Squadron, State
from engines.versions import Stamp


class View(Struct, frozen=True):
    """What `seat` (None: a spectator) may know of a match; tuples are indexed by seat.

    `hand`, `dealt` and `kept` (set-up), `drawn` (the ships a question asks about) and
    `answer` (to the newest play of `stack`) are the viewer's own. `placed` are those who
    have placed their ships during set-up. `shot` is a blast that waits for its sound;
    `chain` is what a Direct Hit may follow or has hit; `squadrons` are out until the turn
    ends. A play's `asked` names everyone asked about it, never who has answered. Discard
    piles have the newest card last. `fallen` are the eliminated in order; `brutal_from` is
    with whose next turn a Brutal Assault begins. `plays` counts the cards that were played;
    `rules` is the stamp of the rules of the match.
    """

    seat: Seat | None
    config: Config
    phase: Phase
    turn: int
    round: int
    active: Seat
    first: Seat
    fleets: tuple[Fleet, ...]
    hand_sizes: tuple[int, ...]
    hand: tuple[Card, ...]
    action_deck_size: int
    action_discard: tuple[Card, ...]
    ship_deck_size: int
    ship_discard: tuple[ShipId, ...]
    dealt: tuple[ShipId, ...]
    kept: tuple[ShipId, ...]
    placed: frozenset[Seat]
    shot: Play | None
    stack: tuple[Play, ...]
    answer: Respond | None
    chain: Chain | None
    question: Question | None
    drawn: tuple[ShipId, ...]
    squadrons: tuple[Squadron, ...]
    agreed: frozenset[Seat]
    brutal_from: Seat | None
    brutal: bool
    fallen: tuple[Seat, ...]
    ending: Ending | None
    plays: int
    rules: Stamp = UNSET

    def damage_on(self, ship_id: ShipId) -> int:
        """Return all damage on a ship or flagship in play, squadrons included."""
        lasting = sum(fleet.damage_under(ship_id) for fleet in self.fleets)
        return lasting + sum(s.damage for s in self.squadrons if s.target == ship_id)

    def hull_left(self, ship_id: ShipId) -> int:
        """Return how much more damage destroys a ship or flagship in play."""
        return HULLS[ship_id] - self.damage_on(ship_id)

    def raided(self, ship_id: ShipId) -> bool:
        """Tell whether a ship or flagship has more hull left once squadrons go home."""
        return any(s.damage for s in self.squadrons if s.target == ship_id)


def view(state: State, seat: Seat | None) -> View:
    """Return everything a seat (None: a spectator) may know, and nothing else."""
    setup = state.phase is Phase.SETUP
    return View(
        seat=seat,
        config=state.config,
        phase=state.phase,
        turn=state.turn,
        round=state.round,
        active=state.active,
        first=state.first,
        fleets=state.fleets,
        hand_sizes=tuple(len(hand) for hand in state.hands),
        hand=() if seat is None else state.hands[seat],
        action_deck_size=len(state.action_deck),
        action_discard=state.action_discard,
        ship_deck_size=len(state.ship_deck),
        ship_discard=state.ship_discard,
        dealt=state.dealt[seat] if setup and seat is not None else (),
        kept=state.kept[seat] if setup and seat is not None else (),
        placed=frozenset(s for s, kept in enumerate(state.kept) if kept),
        shot=state.shot,
        stack=state.stack,
        answer=None if seat is None or not state.stack else state.answers[-1][seat],
        chain=state.chain,
        question=state.question,
        drawn=state.drawn if seat == state.active else (),
        squadrons=state.squadrons,
        agreed=state.agreed,
        brutal_from=state.brutal_from,
        brutal=state.brutal,
        fallen=state.fallen,
        ending=state.ending,
        plays=state.plays,
        rules=state.rules,
    )
