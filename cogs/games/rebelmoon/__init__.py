"""Rebel Moon Defense in Discord: its commands and its panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.chat.game import GameCog, add_game
from cogs.chat.house import Client
from cogs.chat.late import late
from cogs.games.rebelmoon.commands import GROUP
from cogs.panels.panel import ACT, Act, Answer, Button, Filled, Panel, Preview, Show, Style
from engines.core import MalformedAction, Refusal, Text, text
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.rebelmoon import choices, drafts, hints, parsing
    from engines.rebelmoon import arms, model
    from engines.rebelmoon.model import Activate, View
else:
    choices, drafts, hints, parsing = late(
        "cogs.games.rebelmoon", "choices", "drafts", "hints", "parsing"
    )
    arms, model = late("engines.rebelmoon", "arms", "model")


class RebelMoonCog(GameCog):
    """The Chaos Bomb and those who wait for it."""

    key = "rebelmoon"

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what can be pressed now: a piece to place, a turn to fly, a weapon to use."""
        view: View = scene.view
        match view.phase:
            case model.Phase.FLIGHT:
                return choices.flight_panel(view, drafts.flight_of(view, draft))
            case model.Phase.DEFENCE:
                return _defence(view, drafts.shot_of(draft))
            case model.Phase.PLACEMENT | model.Phase.OVER:
                place = Button("place", text("rebelmoon-place"), Style.MAIN)
                return ((place, Button("pass", text("rebelmoon-pass"))),)

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return what a good first piece is, and how placing ends."""
        return hints.hints(scene.view)

    def preview(self, scene: Scene, draft: str) -> Preview | None:
        """Return the picture of what the draft would do."""
        view: View = scene.view
        if view.phase is model.Phase.FLIGHT:
            move = drafts.flight_of(view, draft)
            return Preview("preview", (move,), drafts.flight_words(view, move))
        shot = drafts.shot_of(draft)
        return None if shot is None else Preview("preview", (shot,))

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing leads to: a draft to look at, or the action that was confirmed."""
        view: View = scene.view
        match verb:
            case "place":
                return choices.place_form(view)
            case "place-form":
                weapon = filled.pick("weapon")
                cell = drafts.parsed_cell(view, filled.line("cell"))
                return Act(model.Place(cell, parsing.named_weapon(weapon[0]) if weapon else None))
            case "pass":
                return Act(model.Pass())
            case "steer":
                return Show(drafts.checked(view, choices.unmarked(filled.extra)))
            case "equip" | "aim":
                return Show(drafts.checked(view, _only(filled)))
            case "confirm":
                return Act(drafts.read(filled.extra))
            case _ if verb == ACT:
                return choices.place_form(view) if view.phase is model.Phase.PLACEMENT else Show()
            case _:
                raise Refusal(text("refusal-unknown-control"))


def _defence(view: View, shot: Activate | None) -> Panel:
    """Return the Rebel's panel: which weapon, at what, and the last word."""
    hold = Button("pass", text("rebelmoon-hold"))
    if not view.weapons:
        return ((hold,),)
    menu = choices.activation_menu(view, shot)
    if shot is None:
        return (menu, (hold,))
    fire = Button("confirm", text("rebelmoon-activate"), Style.MAIN, drafts.written(shot))
    targets = arms.destroyable(view, shot.weapon)
    if view.weapons[shot.weapon].kind is model.Kind.DESTROYER and targets:
        ready = (fire,) if shot.target else ()
        return (menu, choices.target_menu(targets, shot), (*ready, hold))
    return (menu, (fire, hold))


def _only(filled: Filled) -> str:
    chosen = filled.pick()
    if len(chosen) != 1:
        raise MalformedAction(text("refusal-malformed"))
    return chosen[0]


async def setup(client: Client) -> None:
    """Add the game."""
    await add_game(client, RebelMoonCog(), GROUP)
