"""Imperium Galáctica in Discord: its commands and its panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.chat.game import GameCog, add_game
from cogs.chat.late import late
from cogs.chat.services import Client
from cogs.games.imperium import looks
from cogs.games.imperium.commands import GROUP
from cogs.panels import drafts, room
from cogs.panels.panel import Answer, Choice, Filled, Panel, Preview
from cogs.panels.telling import Telling
from engines.core import Text, text
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.imperium import drafting, telling
    from engines import imperium
else:
    (telling,) = late("cogs.games.imperium", "telling")
    (drafting,) = late("cogs.games.imperium", "drafting")
    (imperium,) = late("engines", "imperium")

COMMANDS = (looks,)
"""The modules whose commands are in the group: they add them as they are loaded."""


class ImperiumCog(GameCog):
    """Two empires among the stars."""

    key = "imperium"
    rare = ("zoom", "next-bid", "watch", "truce", "drop", "likely", "cards", "undo")

    @property
    def telling(self) -> Telling:
        """How its happenings are told in few lines."""
        return telling.TELLING

    def ways(self, scene: Scene) -> imperium.ImperiumWays:
        """Return what the viewer may do where the draft has come to."""
        return drafting.ways_of(scene)

    def taken(self, scene: Scene, orders: tuple[Any, ...], draft: str) -> Answer:
        """Return a longer draft, or the submission of what nobody can foretell."""
        return drafting.taken(scene, orders, draft)

    def panel(self, scene: Scene, draft: str) -> Panel:
        """Return what can be pressed now: the phase that the draft has come to, or a question."""
        return drafting.panel(scene, self.ways(scene), draft)

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return the phase, and what there is to do in it; or whether the turn is to end now."""
        draft = room.inner(draft)
        if draft == drafting.ENDING and (phases := self.ways(scene).passed_over()):
            return (text("imperium-hint-ending", phases=phases),)
        return (*imperium.soon_counted(scene.view.board, scene.seat), *super().hints(scene, draft))

    def standing(self, scene: Scene) -> tuple[Text, ...]:
        """Return by what the match would be counted out, with both sides' numbers."""
        return imperium.count_words(scene.view.board, scene.seat)

    def drafted(self, scene: Scene, draft: str) -> Preview | None:
        """Return the map as the draft leaves it, or where the chosen unit can go from there."""
        if not imperium.plan.in_turn(scene.view):
            return None
        ways = self.ways(scene)
        plan, lines = ways.plan, imperium.plan.order_lines(ways.plan)
        if cells := drafting.zoomed(plan.view, draft):
            return Preview("draft", (plan.drawn, cells), lines)
        path = drafts.gone(ways, drafts.standing(ways, drafts.draft_of(draft)))
        unit = ways.going(path)
        if unit is not None:
            return Preview("reach", (unit,), lines, plan.view)
        return Preview("draft", (plan.drawn, ()), lines) if plan.orders else None

    def areas(self, scene: Scene) -> tuple[Choice, ...]:
        """Return the areas in which units are, as the viewer's draft leaves them."""
        return drafting.areas(imperium.looking.planned(scene.view, scene.drafted))

    def closer(self, scene: Scene, area: str) -> Preview:
        """Return an area of the map, with the viewer's draft."""
        return looks.shown(scene, area, "")

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing leads to: a longer draft, its submission, an answer at once."""
        if verb in drafting.VERBS:
            return drafting.answered(scene, self.ways(scene), verb, filled)
        return super().answer(scene, verb, filled)


async def setup(client: Client) -> None:
    """Add the game."""
    await add_game(client, ImperiumCog(), GROUP)
