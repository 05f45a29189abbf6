"""A player who types nothing but sounds: every action by the panel of the hand message."""

from __future__ import annotations

from cogs.games.magblast.codes import code, letters

from cogs.games.magblast import drafts, phases, steps
from engines.magblast import ENGINE
from engines.magblast.model import (
    Action,
    Discard,
    Draw,
    End,
    Fire,
    Keep,
    Launch,
    Move,
    Place,
    PlayCard,
    Reinforce,
    Respond,
    Sweep,
    Use,
)
from engines.magblast.state import State
from engines.magblast.view import View
from tests.bot.player import Player, Reply
from tests.bot.seen import Seen


class Phone:
    """Somebody's newest hand message, or an own panel in the channel (`panel`)."""

    def __init__(self, player: Player, panel: Seen | None = None) -> None:
        self.player = player
        self.panel = panel

    @property
    def screen(self) -> Seen:
        """The message as it stands now."""
        if self.panel is not None:
            return self.player._club.look_up(self.panel.channel_id, self.panel.id)
        return [message for message in self.player.dms if not message.ephemeral][-1]

    async def does(self, view: View, action: Action) -> Reply:
        """Carry out an action by pressing and choosing, as anybody would."""
        match action:
            case Keep(ships):
                for at, ship in enumerate(ships):
                    await self.choose(drafts.with_placed(self._placed(view), at, ship))
                return await self.press("do")
            case Discard(cards):
                return await self._discards(cards)
            case Move(ship, zone):
                await self.choose(drafts.with_moves(ship, {}))
                await self.press(f"b:*:draft:{drafts.with_moves(None, {ship: zone})}")
                return await self.press("do")
            case Draw() | End():
                return await self.press("end")
            case Place(ship, zone):
                return await self.press(f"b:*:place:{code(ship)}{letters([zone])}")
            case Respond():
                return await self.press(f"b:*:answer:{phases.answer_draft(action)}")
            case _:
                return await self._steps(view, action)

    def _placed(self, view: View) -> tuple[str, ...]:
        chosen = next(c for c in self.screen.controls if "do" in c.custom_id.split(":"))
        return drafts.placed(view, chosen.custom_id.split(":")[4])

    async def _discards(self, cards: tuple[str, ...]) -> Reply:
        menu = self.screen.control("discard")
        assert menu is not None
        left, values = list(cards), list[str]()
        for value in menu.options:
            meant = next((card for card in left if value.startswith(code(card))), None)
            if meant is not None:
                left.remove(meant)
                values.append(value)
        assert not left
        await self.player.choose("discard", *values, on=self.screen)
        return await self.press("do")

    async def _steps(self, view: View, action: Action) -> Reply:
        """Choose step by step, then confirm; a sound is typed where a form asks for it."""
        found = (*steps.shots(view), *steps.others(view), *steps.payments(view))
        way = next(way for way in found if plain(way.action) == plain(action))
        for at in range(1, len(way.steps) + 1):
            draft = steps.SEPARATOR.join(step.value for step in way.steps[:at])
            if any(draft in control.options for control in self.screen.controls):
                await self.choose(draft)
        sound = action.sound if isinstance(action, Fire | Launch) else None
        loud = isinstance(action, Launch) and sound
        opened = await self.press("loud" if loud else "do")
        if opened.form is None:
            return opened
        return await self.player.submit(opened, sound=sound or "")

    async def choose(self, value: str) -> Reply:
        """Choose a value in whichever menu has it."""
        screen = self.screen
        menu = next(control for control in screen.controls if value in control.options)
        return await self.player.choose(menu.custom_id, value, on=screen)

    async def press(self, what: str) -> Reply:
        """Press a button by its verb, or by a custom id with a star for its question."""
        screen = self.screen
        if "*" in what:
            start, end = what.split("*")
            ids = [c.custom_id for c in screen.controls]
            what = next(one for one in ids if one.startswith(start) and one.endswith(end))
        return await self.player.press(what, on=screen)


def plain(action: Action) -> object:
    """Return an action without its sound."""
    match action:
        case Fire(card, ship, target):
            return (card, ship, target)
        case Launch(card, target):
            return (card, target)
        case PlayCard() | Reinforce() | Sweep() | Use():
            return action
        case _:
            return None


async def by_phone(player: Player, state: State, seat: int, action: Action) -> Reply:
    """Carry out an action from the newest hand message."""
    return await Phone(player).does(ENGINE.view(state, seat), action)
