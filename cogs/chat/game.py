"""What a game's cog adds to the shared parts: its panels, its answers, its commands.

What can be chosen is asked of its rules (`engines.choosing`), and shown by one chooser for all
games. `controls` and `answer` are pure functions of a scene; everything that talks to Discord is
written once, in the router, and in `cogs.chat.acting` for typed commands.
"""

from __future__ import annotations

from typing import Any, ClassVar

from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.chat.acting import ways_of
from cogs.chat.services import Client
from cogs.panels import ahead, ahead_pressed, chooser, drafts, foreseen, pressed, room, several
from cogs.panels.given import AHEAD, parted
from cogs.panels.panel import Act, Answer, Button, Choice, Filled, Panel, Preview, Show
from cogs.panels.spoken import spoken_to
from cogs.panels.telling import PLAIN, Telling
from engines.choosing import Ways
from engines.core import Refusal, Text, text
from tables import Scene


class GameCog(commands.Cog):
    """Base of every game's cog. `key` is the game's key.

    `sounds` tells whether people make sounds in it, which all vote on when a match ends,
    `signs_differ` whether the pictures of its editions bear other signs;
    `picture` is the function of `render/<key>/` that draws what a draft would come to, `rare` are
    the verbs of rows that make room in a full panel, the first of them first.
    """

    key: ClassVar[str]
    sounds: ClassVar[bool] = False
    signs_differ: ClassVar[bool] = False
    picture: ClassVar[str] = ""
    rare: ClassVar[tuple[str, ...]] = (AHEAD + several.LIKELY,)

    @property
    def telling(self) -> Telling:
        """How its happenings are told in few lines; a game may gather some."""
        return PLAIN

    def ways(self, scene: Scene) -> Ways[Any, Any]:
        """Return what the viewer of `scene`, who sits in the match, may do there."""
        return ways_of(scene)

    def taken(self, scene: Scene, orders: tuple[Any, ...], draft: str) -> Answer:
        """Return what comes of the actions of a way that was gone to its end.

        `draft` is what would stay chosen of the way: its first step.
        """
        (action,) = orders
        return Act(action)

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what the viewer of `scene` can press, who may act or waits.

        `draft` is what has been chosen so far of a move with several parts. What a message has
        no room for stands behind a button.
        """
        return room.within(self.offered(scene, room.inner(draft)), self.rare, draft)

    def offered(self, scene: Scene, draft: str) -> Panel:
        """Return all that can be pressed, whether or not there is room for it."""
        if not scene.legal:
            return ahead.waiting(scene, draft)
        if self._is_ahead(scene, draft):
            return ahead.panel(scene, draft)
        panel, ways = self.panel(scene, draft), self.ways(scene)
        if scene.seat in scene.asked:
            panel = chooser.lit(panel)
        if foreseen.may_wait(scene):
            return (*panel, *ahead.waiting(scene, draft))
        if not ahead.offered(scene, ways):
            return panel
        menu = several.menu(scene, ways)
        return (
            *menu,
            *chooser.with_button(panel, Button(AHEAD, text("ahead-several"), anyone=True)),
        )

    def _is_ahead(self, scene: Scene, draft: str) -> bool:
        """Tell whether a panel is about what is chosen ahead."""
        either = self.ways(scene).ahead or foreseen.may_wait(scene)
        return bool(either) and ahead.chosen_here(scene, draft)

    def panel(self, scene: Scene, draft: str) -> Panel:
        """Return what can be pressed of a single move; a game may add what is not a way."""
        return chooser.panel(self.ways(scene), draft)

    def asks(self, scene: Scene) -> Text | None:
        """Return what the viewer of `scene` is asked, in words; None says whose turn it is."""
        return None if scene.over or scene.seat is None else self.ways(scene).question()

    def preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return how a draft is shown before it is confirmed; None shows the hand alone.

        What it says is said to the viewer.
        """
        shown = self._previewed(scene, room.inner(draft))
        return shown and replace(shown, lines=spoken_to(scene.seat, shown.lines))

    def _previewed(self, scene: Scene, draft: str) -> Preview | None:
        if self._is_ahead(scene, draft):
            then = foreseen.next_scene(scene, draft)
            return ahead.preview(scene, draft, then and self.drafted(then, parted(draft).inner))
        return self.drafted(scene, draft)

    def drafted(self, scene: Scene, draft: str) -> Preview | None:
        """Return how a draft of what is asked now is shown; None shows the hand alone.

        Of what a button does though nothing of it was chosen words tell: there is nothing to see.
        """
        ways = self.ways(scene)
        path = drafts.gone(ways, drafts.draft_of(draft) if draft else chooser.usual(ways))
        foretold = None if path is None else ways.foretold(path)
        if foretold is None or path is None:
            return None
        if not draft:
            said = foretold.lines if drafts.leaves_no_choice(path) else ()
            return Preview(lines=said) if said else None
        drawn = bool(foretold.shown) or foretold.view is not None
        picture = self.picture if drawn else ""
        return Preview(picture, foretold.shown, foretold.lines, foretold.view)

    def standing(self, scene: Scene) -> tuple[Text, ...]:
        """Return where the sides of a running match stand; most games leave that to the board."""
        return ()

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return what is said above the controls of whoever may act: what there is to do."""
        draft = room.inner(draft)
        if not scene.legal:
            return ahead.hints(scene, draft)
        if self._is_ahead(scene, draft):
            return ahead.hints(scene, draft)
        ways = self.ways(scene)
        standing = ahead.standing(scene) if foreseen.may_wait(scene) else ()
        return (*standing, *ways.hints(drafts.gone(ways, drafts.draft_of(draft))))

    def areas(self, scene: Scene) -> tuple[Choice, ...]:
        """Return the parts of the board that anybody can look at closely; most boards have none."""
        return ()

    def closer(self, scene: Scene, area: str) -> Preview:
        """Return how a part of the board is shown. Raises `Refusal` if there is none such."""
        raise Refusal(text("refusal-unknown-control"))

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing `verb` leads to; `ACT` opens what is asked now.

        Raises `Refusal` for what cannot be read as a move.
        """
        if verb == room.MORE:
            return Show(room.opened(filled.extra))
        if verb == room.BACK:
            return Show(filled.extra)
        if verb.startswith(AHEAD):
            return ahead_pressed.answered(scene, verb, filled)
        return pressed.answer(
            self.ways(scene), verb, filled, lambda orders, draft: self.taken(scene, orders, draft)
        )


async def add_game(client: Client, cog: GameCog, group: app_commands.Group) -> None:
    """Let a bot offer a game: its panels, and its group of commands."""
    client.services.adopt(cog)
    client.tree.add_command(group)
    await client.add_cog(cog)
