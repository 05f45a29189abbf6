"""Imperium Galáctica in Discord: its commands and its panels."""

from __future__ import annotations

from typing import Any

from cogs.chat.game import GameCog, add_game
from cogs.chat.house import Client

# Discord lists the commands in the order in which these add them to the group.
# isort: off
from cogs.games.imperium import turn_commands
from cogs.games.imperium import card_commands
from cogs.games.imperium import look_commands
# isort: on

from cogs.games.imperium.answers import answered
from cogs.games.imperium.base import GROUP
from cogs.games.imperium.hints import hints, order_lines, waits
from cogs.games.imperium.menus import Chosen, chosen_of
from cogs.games.imperium.moments import bid_panel, commit_panel, losses_panel, secret_rows
from cogs.games.imperium.panels import turn_panel
from cogs.games.imperium.plan import as_foreseen, follow, in_turn
from cogs.panels.panel import ACT, Answer, Filled, Panel, Preview, Show
from engines.core import Text
from engines.imperium.actions import Action
from engines.imperium.advice.moving import ways
from engines.imperium.asking import Stage, stage, to_act
from engines.imperium.state import View
from tables import Scene

COMMANDS = (turn_commands, card_commands, look_commands)
"""The modules whose commands are in the group: they add them as they are loaded."""


class ImperiumCog(GameCog):
    """Two empires among the stars."""

    key = "imperium"

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what can be pressed now: the phase that the draft has come to, or a question."""
        view: View = scene.view
        chosen = chosen_of(draft)
        return (*_asked(view, scene.drafted, chosen), *secret_rows(view, chosen))

    def asks(self, scene: Scene) -> Text | None:
        """Return that it is the enemy's turn, where it is and secret orders can be given."""
        return waits(scene.view) if scene.legal else None

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return the phase, and what there is to do in it."""
        return hints(scene, chosen_of(draft))

    def preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return the map as the draft leaves it, or where the chosen unit can go from there."""
        view: View = scene.view
        if not in_turn(view):
            return None
        plan = follow(view, scene.drafted)
        lines, chosen = order_lines(plan), chosen_of(draft)
        if chosen.what.split(".")[0] == "unit" and ways(plan.view, chosen.of):
            return Preview("reach", (chosen.of,), lines, plan.view)
        return Preview("draft", (plan.drawn, ()), lines) if plan.orders else None

    def as_foreseen(self, before: Any, action: Any, after: Any) -> bool:
        """Tell whether neither chance nor the other player came in between."""
        return as_foreseen(before, action, after)

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing leads to: a longer draft, its submission, an answer at once."""
        return Show() if verb in (ACT, "plan") else answered(scene, verb, filled)


def _asked(view: View, drafted: tuple[Action, ...], chosen: Chosen) -> Panel:
    """Return what can be pressed to answer a question; nothing for who is asked none."""
    if view.seat not in to_act(view.board):
        return ()
    match stage(view.board):
        case Stage.INITIATIVE:
            return bid_panel(view)
        case Stage.COMMIT:
            return commit_panel(view, chosen)
        case Stage.LOSSES:
            return losses_panel(view.board)
        case (
            Stage.CARDS
            | Stage.SUPPLY
            | Stage.REPAIR
            | Stage.CONSTRUCTION
            | Stage.MOVEMENT
            | Stage.COMBAT
            | Stage.OVER
        ):
            return turn_panel(follow(view, drafted), chosen, view.board.phase)


async def setup(client: Client) -> None:
    """Add the game."""
    await add_game(client, ImperiumCog(), GROUP)
