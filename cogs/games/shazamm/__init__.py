"""Shazamm! in Discord: its commands and its panels."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
from discord import app_commands

from cogs.chat.commands import named, with_options
from cogs.chat.game import GameCog
from cogs.chat.house import Client
from cogs.games.shazamm.parsing import cards, longer_lists, numbered, spell_name, whole_number
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
from engines.core import MalformedAction, NotAsked, Refusal, Say, Text, text
from engines.shazamm.model import Arrange, Cast, Clone, Phase, Recycle, Steal, View
from tables import Scene

NOTHING = "none"
MOST_RECYCLED = 5
_SUGGESTED_BETS = (1, 3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50)


class ShazammCog(GameCog):
    """The wizards' duel."""

    key = "shazamm"
    group = app_commands.Group(**named("shazamm-command"))

    def controls(self, scene: Scene, draft: str = "") -> Panel:
        """Return what a wizard can press now: the menus of a choice, or the form to cast."""
        view: View = scene.view
        match view.phase:
            case Phase.CLONE:
                return (_clone_menu(view),)
            case Phase.STEAL:
                nothing = Button("steal-nothing", text("shazamm-steal-nothing"))
                return (_steal_menu(view), (nothing,))
            case Phase.RECYCLE:
                return (_recycle_menu(scene),)
            case Phase.ARRANGE:
                return ((Button("arrange", text("shazamm-arrange"), Style.MAIN),),)
            case Phase.CAST | Phase.OVER:
                key = "shazamm-cast" if view.cast is None else "shazamm-cast-again"
                return ((Button("cast", text(key), Style.MAIN),),)

    def hints(self, scene: Scene, draft: str) -> tuple[Text, ...]:
        """Return what a bet is for, until the first one is made."""
        view: View = scene.view
        new = view.phase is Phase.CAST and view.turn_number == 1 and view.cast is None
        return (text("shazamm-hint-bet"),) if new else ()

    def answer(self, scene: Scene, verb: str, filled: Filled) -> Answer:
        """Return what pressing leads to: a form, or the action that was chosen."""
        view: View = scene.view
        match verb:
            case "cast-form":
                return Act(Cast(whole_number(filled.line("bet")), filled.numbers("spells")))
            case "arrange-form":
                return Act(Arrange(cards(filled.line("order"))))
            case "clone":
                return Act(Clone(_one_or_nothing(filled)))
            case "steal":
                return Act(_stolen(view, filled))
            case "steal-nothing":
                return Act(Steal())
            case "recycle":
                return Act(Recycle(filled.number()))
            case _ if verb in (ACT, "cast", "arrange"):
                return _opened(view)
            case _:
                raise Refusal(text("refusal-unknown-control"))

    @group.command(**named("shazamm-command-cast"))
    @with_options("shazamm-command-cast", "bet", "spells")
    async def cast(self, interaction: discord.Interaction, bet: int, spells: str = "") -> None:
        """Bet mana and lay spells face down."""
        bounded = max(-999_999, min(bet, 999_999))
        await self.act(interaction, lambda _: Cast(bounded, cards(spells)))

    @cast.autocomplete("bet")
    async def _bets(
        self, interaction: discord.Interaction, current: Any
    ) -> list[app_commands.Choice[int]]:
        def bets(scene: Scene, _: Say) -> list[tuple[str, int]]:
            mana = _own_mana(scene)
            typed = str(current).strip()
            if typed.isdecimal():
                fitting = [int(typed)] if 1 <= int(typed) <= mana else []
            else:
                fitting = sorted({b for b in _SUGGESTED_BETS if b < mana} | {mana})
            return [(f"{bet} / {mana}", bet) for bet in fitting]

        return await self.suggest(interaction, bets)

    @cast.autocomplete("spells")
    async def _spells(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self.suggest(
            interaction, lambda scene, say: longer_lists(current, scene.view.hand, say)
        )

    @group.command(**named("shazamm-command-arrange"))
    @with_options("shazamm-command-arrange", "order")
    async def arrange(self, interaction: discord.Interaction, order: str) -> None:
        """Put the own stock in order before play."""
        await self.act(interaction, lambda _: Arrange(cards(order)))

    @group.command(**named("shazamm-command-clone"))
    @with_options("shazamm-command-clone", "spell")
    async def clone(self, interaction: discord.Interaction, spell: str = "") -> None:
        """Take one spell of the opponent's previous turn, or none."""

        def action(_: Scene) -> Clone:
            named = cards(spell)
            if len(named) > 1:
                raise Refusal(text("shazamm-refusal-one-clone"))
            return Clone(named[0] if named else None)

        await self.act(interaction, action)

    @clone.autocomplete("spell")
    async def _clones(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        def offered(scene: Scene, say: Say) -> list[tuple[str, str]]:
            named = [(numbered(spell, say), str(spell)) for spell in scene.view.choices]
            return [pair for pair in named if current.casefold() in pair[0].casefold()]

        return await self.suggest(interaction, offered)

    @group.command(**named("shazamm-command-steal"))
    @with_options("shazamm-command-steal", "spells")
    async def steal(self, interaction: discord.Interaction, spells: str = "") -> None:
        """Use some of the opponent's pending spells, discard the others."""
        await self.act(interaction, lambda _: Steal(cards(spells)))

    @steal.autocomplete("spells")
    async def _stolen(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        return await self.suggest(
            interaction, lambda scene, say: longer_lists(current, scene.view.choices, say)
        )

    @group.command(**named("shazamm-command-recycle"))
    @with_options("shazamm-command-recycle", "change")
    async def recycle(self, interaction: discord.Interaction, change: int) -> None:
        """Change the own bet by up to five."""
        bounded = max(-999_999, min(change, 999_999))
        await self.act(interaction, lambda _: Recycle(bounded))

    @recycle.autocomplete("change")
    async def _changes(
        self, interaction: discord.Interaction, current: Any
    ) -> list[app_commands.Choice[int]]:
        def offered(scene: Scene, say: Say) -> list[tuple[str, int]]:
            if scene.view.phase is not Phase.RECYCLE:
                return []
            named = [(say(choice.label), int(choice.value)) for choice in _recyclings(scene)]
            return [pair for pair in named if str(current).strip() in pair[0]]

        return await self.suggest(interaction, offered)


def _own_mana(scene: Scene) -> int:
    assert scene.seat is not None
    return scene.view.sides[scene.seat].mana


def _opened(view: View) -> Answer:
    """Return what opens the question of the moment: a form, or the panel with its menus."""
    match view.phase:
        case Phase.CAST:
            return _cast_form(view)
        case Phase.ARRANGE:
            return _arrange_form(view)
        case Phase.OVER:
            raise NotAsked(text("refusal-not-asked"))
        case Phase.CLONE | Phase.STEAL | Phase.RECYCLE:
            return Show()


def _cast_form(view: View) -> Form:
    assert view.seat is not None
    laid = view.cast.spells if view.cast else ()
    choices = tuple(
        Choice(
            str(spell),
            text("shazamm-numbered", number=spell, spell=spell_name(spell)),
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
            text("shazamm-numbered", number=spell, spell=spell_name(spell)),
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


def _stolen(view: View, filled: Filled) -> Steal:
    places = filled.numbers()
    if not set(places) <= set(range(len(view.choices))):
        raise MalformedAction(text("refusal-malformed"))
    return Steal(tuple(view.choices[place] for place in places))


def _recycle_menu(scene: Scene) -> Menu:
    return Menu("recycle", text("shazamm-recycle-ask"), _recyclings(scene))


def _recyclings(scene: Scene) -> tuple[Choice, ...]:
    view: View = scene.view
    assert view.turn is not None and scene.seat is not None
    bet, mana = view.turn.bets[scene.seat], _own_mana(scene)
    return tuple(
        Choice(str(change), text("shazamm-recycle-choice", change=f"{change:+d}", bet=bet + change))
        for change in range(MOST_RECYCLED, -MOST_RECYCLED - 1, -1)
        if 1 <= bet + change <= mana
    )


def _one_or_nothing(filled: Filled) -> int | None:
    return None if filled.pick() == (NOTHING,) else filled.number()


async def setup(client: Client) -> None:
    """Add the cog."""
    cog = ShazammCog(client)
    client.house.adopt(cog)
    await client.add_cog(cog)
