"""What a player may do: in a turn on the board that the draft leads to, else as it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from engines.choosing import (
    Ask,
    Chosen,
    Foretold,
    Likely,
    Names,
    Path,
    Pick,
    Style,
    Way,
    Ways,
)
from engines.core import Seat, Text, text
from engines.fields import NOTHING
from engines.imperium.actions import (
    Action,
    Bid,
    Commit,
    End,
    Pass,
    Ready,
    Remove,
    Truce,
    Watch,
)
from engines.imperium.board import POINTS_LIMIT, Board, Phase
from engines.imperium.cards import CARDS, RANKS, Card
from engines.imperium.income import wasted
from engines.imperium.likely import likely
from engines.imperium.names import (
    card_effect,
    card_name,
    id_name,
    id_short,
    kind_name,
    kind_short,
    phase_name,
    rank_name,
)
from engines.imperium.plan import (
    Plan,
    follow,
    in_turn,
    is_laying,
    is_untouched,
    possible,
    skipped,
)
from engines.imperium.questions import Stage, may_act, stage, to_act
from engines.imperium.state import View
from engines.imperium.supply import savable
from engines.imperium.units import Kind, UnitId
from engines.imperium.victory import last_turn
from engines.imperium.ways import asked, cards, fights, turn
from engines.imperium.ways.look import Look, only
from engines.imperium.ways.made import made, steps_of, unit_of
from engines.imperium.wording import bid_words, order_words

STEPS = {**turn.STEPS, **fights.STEPS, **cards.STEPS, **asked.STEPS}
OF_STAGE: dict[Stage, tuple[str, ...]] = {
    Stage.CARDS: ("discard", "buy"),
    Stage.SUPPLY: ("save",),
    Stage.REPAIR: ("repair",),
    Stage.CONSTRUCTION: ("build", "sow"),
    Stage.MOVEMENT: ("move", "load", "unload"),
    Stage.COMBAT: (
        *("attack", "invade", "bombard", "annihilate", "strike", "land"),
        *("first", "withdraw"),
    ),
}
"""The kinds of orders that can be given in a phase of the own turn."""
GROUPS = {
    **dict.fromkeys(("move", "load", "unload"), "unit"),
    **dict.fromkeys(("attack", "invade", "bombard", "annihilate", "strike", "land"), "aim"),
    **dict.fromkeys(("first", "withdraw"), "change"),
    **dict.fromkeys(("play", "jump"), "cards"),
}
COMBATS = frozenset({"attack", "invade", "land"})
"""The ways by which others may be declared in the same combat."""
IDLE = (Stage.CARDS, Stage.REPAIR, Stage.CONSTRUCTION, Stage.MOVEMENT)
"""The phases that come also where there is nothing that can be done in them."""
ON_PANELS = {"build": 2, "invade": 2}
"""How many steps of a way a panel asks, where who types may say more."""


class ImperiumWays(Ways[View, Action]):
    """Orders of a turn, on the board that the draft leads to; and what is answered at once."""

    actions = Action
    later = frozenset((*(verb for verbs in OF_STAGE.values() for verb in verbs), "play", "end"))

    def __init__(self, view: View, seat: Seat, drafted: Sequence[Action] = ()) -> None:
        super().__init__(view, seat)
        self.plan = follow(view, drafted) if in_turn(view) else Plan(view)
        self._now, self._planned = Look(view), Look(self.plan.view)
        self._asked_on = self._planned if self.plan.laying else self._now
        self._drafted = tuple(drafted)
        self._ways: tuple[Way, ...] | None = None
        self._asks: dict[tuple[object, ...], Ask] = {}

    def now(self) -> tuple[Way, ...]:
        """Return the ways of the phase that the draft has come to, or of the question asked."""
        if self._ways is None:
            may = self.seat in to_act(self.view.board) | may_act(self.view.board)
            self._ways = (*self._asked(), *asked.secrets(self._now)) if may else ()
        return self._ways

    def _asked(self) -> tuple[Way, ...]:
        if self.seat not in to_act(self.view.board):
            return ()
        match stage(self.view.board):
            case Stage.INITIATIVE:
                return asked.bids(self._now)
            case Stage.COMMIT:
                return asked.commits(self._now)
            case Stage.LOSSES:
                return asked.losses(self._now)
            case _ if self.plan.complete:
                return self.orders_now() if self.plan.laying else ()
            case _:
                return (*self.orders_now(), *self._end())

    def orders_now(self) -> tuple[Way, ...]:
        """Return the ways to give an order in the phase that the draft has come to.

        Cards that are drafted are taken up again like any other order.
        """
        if is_laying(self.plan.view):
            return tuple(way for way in asked.commits(self._planned) if way.verb == "lay")
        verbs = (*OF_STAGE.get(self.plan.stage, ()), "play", "jump")
        return tuple(self._way(verb) for verb in verbs if self._first(verb).choices)

    def _end(self) -> tuple[Way, ...]:
        """Return the way to end the phase that the draft has come to."""
        if not possible(self.plan.view, End(self.plan.view.board.phase)):
            return ()
        return (Way("end", (), text(f"imperium-done-{self.plan.stage}"), Style.MAIN),)

    def _way(self, verb: str) -> Way:
        keys = tuple(STEPS[verb])[: ON_PANELS.get(verb)]
        return Way(verb, keys, self._first(verb).title, group=GROUPS.get(verb, ""))

    def _first(self, verb: str) -> Pick:
        """Return the first step of an order."""
        ask = self.ask(verb, next(iter(STEPS[verb])), {})
        assert isinstance(ask, Pick), verb
        return ask

    def ask(self, verb: str, key: str, chosen: Chosen) -> Ask:
        """Return what is asked, worked out once for what was chosen before."""
        known = (verb, key, *sorted(chosen.items()))
        if known not in self._asks:
            look = self._asked_on if verb in asked.STEPS else self._planned
            self._asks[known] = STEPS[verb][key](look, chosen)
        return self._asks[known]

    def confirm(self, verb: str, chosen: Chosen) -> Text | None:
        """Return what ends a way whose last choice was the only one; what plays a card."""
        keys = [key for key in STEPS.get(verb, ()) if chosen.get(key) not in (None, (NOTHING,))]
        if verb == "jump" or (verb == "play" and len(keys) == 1):
            return text("imperium-play-it")
        if len(keys) < 2 or verb in ("lay", "take"):
            return None
        ask = self.ask(verb, keys[-1], {key: chosen[key] for key in keys[:-1]})
        alone = isinstance(ask, Pick) and ask.least == ask.most == len(ask.choices) == 1
        return ask.choices[0].label if isinstance(ask, Pick) and alone else None

    def orders(self, verb: str, chosen: Chosen) -> tuple[Action, ...]:
        """Return the actions of a way: several where several units do the same."""
        return made(self._asked_on if verb in asked.STEPS else self._planned, verb, chosen)

    def action(self, verb: str, chosen: Chosen) -> Action:
        """Return the first action of a way."""
        return self.orders(verb, chosen)[0]

    def steps(self, action: Action) -> tuple[str, Chosen]:
        """Return the verb of an action, and the steps that lead to it."""
        return steps_of(self._planned, action, *super().steps(action))

    def named(self, verb: str, key: str) -> Mapping[str, Names]:
        """Return units, kinds, cards and ranks as people may name them."""
        match key:
            case "unit":
                return self._named_units()
            case "units" if verb == "play":
                return self._named_units()
            case "kind" | "cargo" | "units" | "building":
                return {kind: (kind_name(kind), kind_short(kind)) for kind in Kind}
            case "card" | "cards":
                return {card: card_name(card) for card in CARDS}
            case "rank":
                return {rank: rank_name(rank) for rank in RANKS}
            case _:
                return {}

    def _named_units(self) -> dict[str, Names]:
        """Return how own units are called: in short, in full, or by their sector."""
        look = self._planned
        units: dict[str, Names] = {
            unit.id: (id_short(unit.id), id_name(unit.id), text("imperium-space", sector=sector))
            for sector, unit in look.units.items()
        }
        planets = {at: text("imperium-space", sector=at) for at in look.board.planets}
        return {**units, **planets}

    def own_unit(self, unit: str) -> UnitId:
        """Return the id of an own unit, or the planet of a cannon. Raises `IllegalAction`."""
        return unit_of(self._planned, unit)

    # -- What there is to do -------------------------------------------------------------------

    def question(self) -> Text | None:
        """Return what there is to do while the enemy is asked."""
        board = self.view.board
        if self.seat in to_act(board) or self.seat not in may_act(board):
            return None
        return text("imperium-hint-secret" if asked.secrets(self._now) else "imperium-hint-wait")

    def hints(self, path: Path | None) -> tuple[Text, ...]:
        """Return the phase, what there is to do in it, and what a chosen card does."""
        board = self.view.board
        if self.seat not in to_act(board):
            return ()
        match stage(board):
            case Stage.INITIATIVE:
                points = board.sides[self.seat].points
                once = board.turn == 1 and self.seat == board.opener
                hint = "first-initiative" if once else "initiative"
                return (text(f"imperium-hint-{hint}", points=points),)
            case Stage.COMMIT:
                return self._card_hints()
            case Stage.LOSSES:
                return asked.losses_words(board)
            case _:
                return (*self._turn_hints(), *_card_hint(path))

    def _card_hints(self) -> tuple[Text, ...]:
        """Return what cards are laid for, or that none of the hand fits, and the combats."""
        board = self.view.board
        lines = asked.combat_lines(board, board.window.combats if board.window else ())
        if {way.verb for way in asked.commits(self._now)} == {"ready"}:
            return (text("imperium-hint-commit-none", button=text("imperium-ready-none")), *lines)
        return (text("imperium-hint-commit"), *lines)

    def _turn_hints(self) -> tuple[Text, ...]:
        """Return what there is to do next; with an order that is impossible, to take it out."""
        plan = self.plan
        board = plan.view.board
        if plan.refused:
            tidy = text("imperium-hint-refused", button=text("imperium-tidy"))
            return (tidy, *asked.combat_lines(board))
        if plan.interrupted:
            return (text("imperium-hint-interrupted"), *asked.losses_words(board))
        if plan.laying:
            at = board.window.combats if board.window else ()
            laid = any(isinstance(order, Commit) for order in plan.ready)
            hint = "laying" if laid or self.orders_now() else "no-cards"
            return (text(f"imperium-hint-{hint}"), *asked.combat_lines(board, at))
        if plan.complete:
            return (text("imperium-hint-complete"), *asked.combat_lines(board))
        head = text(
            "imperium-now",
            phase=phase_name(board.phase),
            turn=board.turn,
            last=last_turn(board),
            points=board.sides[self.seat].points,
        )
        hint = text(f"imperium-hint-{self._to_do()}", button=text(f"imperium-done-{plan.stage}"))
        lines = (head, hint, *_wasted(board, self.seat), *asked.combat_lines(board))
        if plan.supposed and board.clouds:
            return (*lines, text("imperium-hint-supposed"))
        return lines

    def _to_do(self) -> str:
        """Return which hint there is for a phase: for most that have nothing to do it is one."""
        board, now = self.plan.view.board, self.plan.stage
        if now is Stage.SUPPLY and not savable(board, self.seat):
            return "supply-lost"
        return "nothing" if now in IDLE and not self.orders_now() else now

    def words(self, path: Path) -> Text:
        """Return what a way does as it is said in full."""
        return self.in_full(self.action(path.way.verb, path.chosen), path)

    def in_full(self, action: Action, path: Path) -> Text:
        """Return an order as a draft lists it, a bid as it is said; all else by its way."""
        if isinstance(action, Bid):
            return bid_words(action)
        if isinstance(action, Pass | Watch | Truce | Ready | Remove):
            return super().words(path)
        return order_words(self.plan.view, action)

    def foretold(self, path: Path) -> Foretold | None:
        """Return what a combat comes to with those that a way declares in it."""
        if path.open is not None or path.way.verb not in COMBATS:
            return None
        line = fights.comes_to(self._planned, self.orders(path.way.verb, path.chosen))
        return None if line is None else Foretold(lines=(line,))

    def likely(self) -> tuple[Likely, ...]:
        """Return orders of any phase, to be added to the draft several at once."""
        return self._likely

    @cached_property
    def _likely(self) -> tuple[Likely, ...]:
        return likely(self.view, self._drafted)

    def passed_over(self) -> tuple[Text, ...]:
        """Return the phases with something to do that a turn submitted now would pass over.

        The one that the draft has come to is among them if nothing is ordered in it. It is none by
        itself: whoever has come to the last phase in which they can do something has seen it.
        """
        views = [v for v in skipped(self.plan) if ImperiumWays(v, self.seat).orders_now()]
        idle = bool(views) and is_untouched(self.plan) and bool(self.orders_now())
        return tuple(phase_name(v.board.phase) for v in (self.plan.view, *views)[not idle :])

    def going(self, path: Path | None) -> UnitId | None:
        """Return the unit that was chosen to be moved, loaded or unloaded, if it can move."""
        if path is None or path.way.verb not in OF_STAGE[Stage.MOVEMENT]:
            return None
        unit = only(path.chosen, "unit")
        return unit if self._planned.ways(unit) else None

    def moves_next(self, unit: UnitId) -> UnitId | None:
        """Return which unit comes after one that has moved, in the order of the fleet.

        None if that one has more to do still, such as to land troops, or if no other can move.
        """
        if self.plan.complete or self.plan.stage is not Stage.MOVEMENT:
            return None
        if any(unit in self._first(verb).values for verb in OF_STAGE[Stage.MOVEMENT]):
            return None
        fleet = [own.id for own in self._planned.units.values()]
        at = fleet.index(unit) if unit in fleet else 0
        movers = self._first("move").values
        return next((one for one in (*fleet[at:], *fleet[:at]) if one in movers), None)


def _card_hint(path: Path | None) -> tuple[Text, ...]:
    """Return what a chosen card does."""
    name = only(path.chosen, "card") if path and path.way.verb in ("play", "jump") else ""
    if not name:
        return ()
    card = Card(name)
    return (text("imperium-card-does", card=card_name(card), effect=card_effect(card)),)


WAYS = ImperiumWays


def _wasted(board: Board, seat: Seat) -> tuple[Text, ...]:
    """Return what of the next income will be lost, while there is still time to build for it."""
    lost = wasted(board, seat)
    if board.phase is not Phase.CONSTRUCTION or board.turn >= last_turn(board) or not lost:
        return ()
    return (text("imperium-hint-wasted", most=POINTS_LIMIT, lost=lost),)
