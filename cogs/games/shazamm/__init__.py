"""Shazamm! in Discord: its commands and its panels."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cogs.chat.game import GameCog, add_game
from cogs.chat.house import Client
from cogs.chat.late import late
from cogs.games.shazamm.commands import GROUP
from cogs.panels.panel import (
    ACT,
    Act,
    Answer,
    Button,
    Choice,
    Filled,
    Form,
    Line,
    Menu,
    Panel,
    Pick,
    Show,
    Style,
)
from engines.core import MalformedAction, NotAsked, Refusal, Text, text
from tables import Scene

if TYPE_CHECKING:
    from cogs.games.shazamm import choices, parsing
    from engines.shazamm import model
    from engines.shazamm.model import View
else:
    choices, parsing = late("cogs.games.shazamm", "choices", "parsing")
    (model,) = late("engines.shazamm", "model")

NOTHING = "none"


class ShazammCog(GameCog):
    """The wizards' duel."""

    key = "shazamm"

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what a wizard can press now: the menus of a choice, or the form to cast."""
        view: View = scene.view
        match view.phase:
            case model.Phase.CLONE:
                return (_clone_menu(view),)
            case model.Phase.STEAL:
                nothing = Button("steal-nothing", text("shazamm-steal-nothing"))
                return (_steal_menu(view), (nothing,))
            case model.Phase.RECYCLE:
                return (_recycle_menu(scene),)
            case model.Phase.ARRANGE:
                return ((Button("arrange", text("shazamm-arrange"), Style.MAIN),),)
            case model.Phase.CAST | model.Phase.OVER:
                key = "shazamm-cast" if view.cast is None else "shazamm-cast-again"
                return ((Button("cast", text(key), Style.MAIN),),)

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return what a bet is for, until the first one is made."""
        view: View = scene.view
        new = view.phase is model.Phase.CAST and view.turn_number == 1 and view.cast is None
        return (text("shazamm-hint-bet"),) if new else ()

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing leads to: a form, or the action that was chosen."""
        view: View = scene.view
        match verb:
            case "cast-form":
                return Act(
                    model.Cast(parsing.whole_number(filled.line("bet")), filled.numbers("spells"))
                )
            case "arrange-form":
                return Act(model.Arrange(parsing.cards(filled.line("order"))))
            case "clone":
                return Act(model.Clone(_one_or_nothing(filled)))
            case "steal":
                return Act(_stolen(view, filled))
            case "steal-nothing":
                return Act(model.Steal())
            case "recycle":
                return Act(model.Recycle(filled.number()))
            case _ if verb in (ACT, "cast", "arrange"):
                return _opened(view)
            case _:
                raise Refusal(text("refusal-unknown-control"))


def _opened(view: View) -> Answer:
    """Return what opens the question of the moment: a form, or the panel with its menus."""
    match view.phase:
        case model.Phase.CAST:
            return _cast_form(view)
        case model.Phase.ARRANGE:
            return _arrange_form(view)
        case model.Phase.OVER:
            raise NotAsked(text("refusal-not-asked"))
        case model.Phase.CLONE | model.Phase.STEAL | model.Phase.RECYCLE:
            return Show()


def _cast_form(view: View) -> Form:
    assert view.seat is not None
    laid = view.cast.spells if view.cast else ()
    choices = tuple(
        Choice(
            str(spell),
            text("shazamm-numbered", number=spell, spell=parsing.spell_name(spell)),
            text(f"shazamm-effect-{spell}"),
            spell in laid,
        )
        for spell in view.hand
    )
    mana = view.sides[view.seat].mana
    bet = Line(
        "bet",
        text("shazamm-form-bet", mana=mana),
        text("shazamm-form-bet-about"),
        filled=str(view.cast.bet) if view.cast else "",
        longest=8,
    )
    spells = Pick(
        "spells",
        text("shazamm-form-spells"),
        choices,
        text("shazamm-form-spells-silenced" if view.silenced else "shazamm-form-spells-about"),
        most=len(choices),
    )
    return Form("cast-form", text("shazamm-form-cast", turn=view.turn_number), (bet, spells))


def _arrange_form(view: View) -> Form:
    order = Line(
        "order",
        text("shazamm-form-order"),
        text("shazamm-form-order-about"),
        filled=", ".join(map(str, view.stock)),
        longest=400,
    )
    return Form("arrange-form", text("shazamm-arrange"), (order,))


def _spell_choices(spells: tuple[int, ...]) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            str(spell),
            text("shazamm-numbered", number=spell, spell=parsing.spell_name(spell)),
            text(f"shazamm-effect-{spell}"),
        )
        for spell in spells
    )


def _clone_menu(view: View) -> Menu:
    nothing = Choice(NOTHING, text("shazamm-clone-nothing"))
    return Menu("clone", text("shazamm-clone-ask"), (*_spell_choices(view.choices), nothing))


def _steal_menu(view: View) -> Menu:
    """Return the menu of Theft; its values are places in `choices`, where twins may stand."""
    spells = enumerate(_spell_choices(view.choices))
    choices = tuple(msgspec.structs.replace(spell, value=str(place)) for place, spell in spells)
    return Menu("steal", text("shazamm-steal-ask"), choices, most=len(choices))


def _stolen(view: View, filled: Filled) -> model.Steal:
    places = filled.numbers()
    if not set(places) <= set(range(len(view.choices))):
        raise MalformedAction(text("refusal-malformed"))
    return model.Steal(tuple(view.choices[place] for place in places))


def _recycle_menu(scene: Scene) -> Menu:
    return Menu("recycle", text("shazamm-recycle-ask"), choices.recyclings(scene))


def _one_or_nothing(filled: Filled) -> int | None:
    return None if filled.pick() == (NOTHING,) else filled.number()


async def setup(client: Client) -> None:
    """Add the game."""
    await add_game(client, ShazammCog(), GROUP)
