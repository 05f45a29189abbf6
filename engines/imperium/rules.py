"""Which rule checks and carries out each action, and when it can be taken at all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from engines.core import Seat, Text
from engines.imperium import actions as act
from engines.imperium import (
    cargo,
    commits,
    construction,
    declaring,
    initiative,
    losses,
    movement,
    orbit,
    plays,
    purchase,
    repairs,
    resolution,
    secret_orders,
    supply,
    turns,
)
from engines.imperium.board import Board, Phase
from engines.imperium.cards import Card
from engines.imperium.questions import Stage, stage, to_act
from engines.imperium.state import State
from engines.imperium.telling import Run, refuse

Check: TypeAlias = Callable[[State, Seat, Any], None]
Do: TypeAlias = Callable[[State, Seat, Any, Run], State]


class Rule(NamedTuple):
    """When an action can be taken, what refuses it, and what it does."""

    stage: Stage | None
    check: Check
    do: Do


def _seen(check: Callable[[Board, Seat, Any], None]) -> Check:
    """Return the check of an action that is judged by the open board alone."""

    def of_state(state: State, seat: Seat, action: Any) -> None:
        check(state.board, seat, action)

    return of_state


def _open(
    when: Stage,
    check: Callable[[Board, Seat, Any], None],
    do: Callable[[Board, Seat, Any, Run], Board],
) -> Rule:
    """Return the rule of an action that concerns nothing but the open board."""

    def of_state(state: State, seat: Seat, action: Any, run: Run) -> State:
        return state.with_board(do(state.board, seat, action, run))

    return Rule(when, _seen(check), of_state)


def _nothing(state: State, seat: Seat, action: object) -> None:
    """Refuse nothing."""


def _play(state: State, seat: Seat, action: act.Play, run: Run) -> State:
    if action.card is Card.SUPREME_COMMAND:
        return turns.command(state, seat, action, run)
    return plays.play(state, seat, action, run)


def _ready(state: State, seat: Seat, action: act.Ready, run: Run) -> State:
    return turns.fight_on(commits.ready(state, seat, action, run), run)


def _remove(state: State, seat: Seat, action: act.Remove, run: Run) -> State:
    board = losses.remove(state.board, seat, action, run)
    return turns.fight_on(state.with_board(board), run)


def _move(state: State, seat: Seat, action: act.Move, run: Run) -> State:
    board = movement.move(state.board, seat, action, run)
    return state.with_board(resolution.settle(board, run))


RULES: dict[type, Rule] = {
    act.Bid: Rule(Stage.INITIATIVE, initiative.check_bid, initiative.bid),
    act.Pass: Rule(Stage.INITIATIVE, initiative.check_pass, turns.stand_pat),
    act.Play: Rule(None, plays.check_play, _play),
    act.Watch: Rule(None, secret_orders.check_watch, secret_orders.watch),
    act.Truce: Rule(None, secret_orders.check_truce, secret_orders.order_truce),
    act.Buy: Rule(Stage.CARDS, purchase.check_buy, purchase.buy),
    act.Discard: Rule(Stage.CARDS, purchase.check_discard, purchase.discard),
    act.Save: _open(Stage.SUPPLY, supply.check_save, supply.save),
    act.Repair: _open(Stage.REPAIR, repairs.check_repair, repairs.repair),
    act.Build: _open(Stage.CONSTRUCTION, construction.check_build, construction.build),
    act.Sow: _open(Stage.CONSTRUCTION, construction.check_sow, construction.sow),
    act.Move: Rule(Stage.MOVEMENT, _seen(movement.check_move), _move),
    act.Load: _open(Stage.MOVEMENT, cargo.check_load, cargo.load),
    act.Unload: _open(Stage.MOVEMENT, cargo.check_unload, cargo.unload),
    act.Attack: _open(Stage.COMBAT, declaring.check_attack, declaring.attack),
    act.Invade: _open(Stage.COMBAT, orbit.check_invade, orbit.invade),
    act.Bombard: _open(Stage.COMBAT, orbit.check_bombard, orbit.bombard),
    act.Annihilate: _open(Stage.COMBAT, orbit.check_annihilate, orbit.annihilate),
    act.Strike: _open(Stage.COMBAT, orbit.check_strike, orbit.strike),
    act.Withdraw: _open(Stage.COMBAT, declaring.check_declared, declaring.withdraw),
    act.First: _open(Stage.COMBAT, declaring.check_declared, declaring.put_first),
    act.Commit: Rule(Stage.COMMIT, commits.check_commit, commits.commit),
    act.Ready: Rule(Stage.COMMIT, _nothing, _ready),
    act.Remove: Rule(Stage.LOSSES, _seen(losses.check_remove), _remove),
    act.End: Rule(None, turns.check_end, turns.end),
}
_INTERRUPTING = (Stage.COMMIT, Stage.LOSSES)
SECRET_ORDERS = (act.Watch, act.Truce)
"""What may be done at any time, asked or not."""


def check(state: State, seat: Seat, action: act.Action) -> None:
    """Raise `IllegalAction` if the rules forbid an action to a seat that may act."""
    rule = RULES[type(action)]
    if isinstance(action, SECRET_ORDERS):
        rule.check(state, seat, action)
        return
    _check_moment(state.board, seat, rule.stage)
    rule.check(state, seat, action)


def _check_moment(board: Board, seat: Seat, needed: Stage | None) -> None:
    """Refuse what is for another moment, or another player."""
    now = stage(board)
    if seat not in to_act(board):
        refuse("not-your-turn")
    if needed is None and now in _INTERRUPTING:
        refuse("interrupted", now=stage_name(now))
    if needed is not None and needed is not now:
        refuse("other-stage", now=stage_name(now), needed=stage_name(needed))


def stage_name(moment: Stage) -> Text:
    """Return the name of a stage."""
    return Text(f"imperium-stage-{moment}")


def carry_out(state: State, seat: Seat, action: act.Action, run: Run) -> State:
    """Return what a checked action leads to, the end of the match included."""
    state = secret_orders.lapsed(RULES[type(action)].do(state, seat, action, run), run)
    if state.board.result is None:
        return state
    over = replace(state.board, phase=Phase.OVER, window=None, choice=None, battle=None)
    return state.with_board(over)
