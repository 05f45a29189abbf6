"""Imperium Galáctica in Discord: its commands and its panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.chat.game import GameCog, add_game
from cogs.chat.late import late
from cogs.chat.services import Client

# Discord lists the commands in the order in which these add them to the group.
# isort: off
from cogs.games.imperium import turn_commands
from cogs.games.imperium import card_commands
from cogs.games.imperium import look_commands
# isort: on

from cogs.games.imperium.base import GROUP
from cogs.panels.panel import ACT, Answer, Filled, Panel, Preview, Show
from engines.core import Text
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.imperium import answers, hints, menus, moments, panels
    from cogs.games.imperium import plan as plans
    from cogs.games.imperium.menus import Chosen
    from engines.imperium import questions
    from engines.imperium.actions import Action
    from engines.imperium.advice import moving
    from engines.imperium.state import View
else:
    answers, hints, menus, moments, panels, plans = late(
        "cogs.games.imperium", "answers", "hints", "menus", "moments", "panels", "plan"
    )
    (questions,) = late("engines.imperium", "questions")
    (moving,) = late("engines.imperium.advice", "moving")

COMMANDS = (turn_commands, card_commands, look_commands)
"""The modules whose commands are in the group: they add them as they are loaded."""


class ImperiumCog(GameCog):
    """Two empires among the stars."""

    key = "imperium"

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what can be pressed now: the phase that the draft has come to, or a question."""
        view: View = scene.view
        chosen = menus.chosen_of(draft)
        return (*_asked(view, scene.drafted, chosen), *moments.secret_rows(view, chosen))

    def asks(self, scene: Scene) -> Text | None:
        """Return that it is the enemy's turn, where it is and secret orders can be given."""
        return hints.waits(scene.view) if scene.legal else None

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return the phase, and what there is to do in it."""
        return hints.hints(scene, menus.chosen_of(draft))

    def preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return the map as the draft leaves it, or where the chosen unit can go from there."""
        view: View = scene.view
        if not plans.in_turn(view):
            return None
        plan = plans.follow(view, scene.drafted)
        lines, chosen = hints.order_lines(plan), menus.chosen_of(draft)
        if chosen.what.split(".")[0] == "unit" and moving.ways(plan.view, chosen.of):
            return Preview("reach", (chosen.of,), lines, plan.view)
        return Preview("draft", (plan.drawn, ()), lines) if plan.orders else None

    def as_foreseen(self, before: Any, action: Any, after: Any) -> bool:
        """Tell whether neither chance nor the other player came in between."""
        return plans.as_foreseen(before, action, after)

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing leads to: a longer draft, its submission, an answer at once."""
        return Show() if verb in (ACT, "plan") else answers.answered(scene, verb, filled)


def _asked(view: View, drafted: tuple[Action, ...], chosen: Chosen) -> Panel:
    """Return what can be pressed to answer a question; nothing for who is asked none."""
    if view.seat not in questions.to_act(view.board):
        return ()
    match questions.stage(view.board):
        case questions.Stage.INITIATIVE:
            return moments.bid_panel(view)
        case questions.Stage.COMMIT:
            return moments.commit_panel(view, chosen)
        case questions.Stage.LOSSES:
            return moments.losses_panel(view.board)
        case (
            questions.Stage.CARDS
            | questions.Stage.SUPPLY
            | questions.Stage.REPAIR
            | questions.Stage.CONSTRUCTION
            | questions.Stage.MOVEMENT
            | questions.Stage.COMBAT
            | questions.Stage.OVER
        ):
            return panels.turn_panel(plans.follow(view, drafted), chosen, view.board.phase)


async def setup(client: Client) -> None:
    """Add the game."""
    await add_game(client, ImperiumCog(), GROUP)
