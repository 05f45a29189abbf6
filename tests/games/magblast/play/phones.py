"""A player who types nothing but sounds: every action by the panel of the hand message."""

from __future__ import annotations

from collections.abc import Iterator

import engines
from cogs.panels.chooser import SEPARATOR, code
from engines.choosing import Pick, Ways
from engines.magblast import ENGINE
from engines.magblast.model import Action, Discard, Draw, End, Fire, Launch, Maneuver, Move, Sound
from engines.magblast.state import State
from engines.magblast.view import View
from tests.bot.player import Player, Reply
from tests.bot.seen import Control, Seen

DOES = "#*!?="


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
            case Discard(cards):
                return await self._discards(view, cards)
            case Move():
                await self.moves(view, action)
                return await self.press("maneuver", "!")
            case Maneuver(moves):
                for move in moves:
                    await self.moves(view, move)
                return await self.press("maneuver", "!")
            case Draw() | End():
                return await self.player.press("end", on=self.screen)
            case _:
                return await self._goes(view, action)

    async def moves(self, view: View, move: Move) -> None:
        """Choose a ship and where it goes."""
        ways = _ways(view)
        way = next(way for way in ways.now() if way.verb == "maneuver")
        at = way.keys.index(move.ship)
        menu = self._control("maneuver", "#steps")
        turned = next(value for value in menu.options if value.endswith(f"~{at + 1}"))
        await self.player.choose(menu.custom_id, turned, on=self.screen)
        await self.chooses("maneuver", move.ship, at, move.zone.value[0])

    async def _discards(self, view: View, cards: tuple[str, ...]) -> Reply:
        ask = _ways(view).ask("discard", "cards", {})
        assert isinstance(ask, Pick)
        left, values = list(cards), list[str]()
        for value in ask.values:
            card = value.partition(".")[0]
            if card in left:
                left.remove(card)
                values.append(code(value))
        assert not left
        menu = self._control("discard", "*cards")
        await self.player.choose(menu.custom_id, *values, on=self.screen)
        return await self.press("discard", "!")

    async def _goes(self, view: View, action: Action) -> Reply:
        """Choose step by step, then confirm; a sound is typed where a form asks for it."""
        ways = _ways(view)
        verb, steps = ways.steps(action)
        way = next(way for way in ways.now() if way.verb == verb)
        reply: Reply | None = None
        for at, key in enumerate(way.keys):
            for value in steps.get(key, ()):
                reply = await self.chooses(verb, key, at, value) or reply
        sound = action.sound if isinstance(action, Fire | Launch) else None
        if self._finds(verb, "!") is None and way.keys and not isinstance(action, Sound):
            assert reply is not None, f"nothing leads to {action}"
            return reply
        opened = await self.press(verb, "?" if isinstance(action, Launch) and sound else "!")
        if opened.form is None:
            return opened
        return await self.player.submit(opened, sound=sound or "")

    async def chooses(self, verb: str, key: str, at: int, value: str) -> Reply | None:
        """Choose a value at a step; None where nothing asks for it, as it is the only one."""
        for control in self._controls():
            if control.options:
                for option in control.options:
                    if _leads(control, option, verb, key, at, value):
                        return await self.player.choose(control.custom_id, option, on=self.screen)
            elif _leads(control, _extra(control).partition("#")[0], verb, key, at, value):
                return await self.player.press(control.custom_id, on=self.screen)
        return None

    async def press(self, verb: str, does: str) -> Reply:
        """Press the button of a way that does something; one that acts at once does nothing."""
        found = self._finds(verb, does) or self._control(verb, "")
        return await self.player.press(found.custom_id, on=self.screen)

    def _controls(self) -> Iterator[Control]:
        yield from (c for c in self.screen.controls if c.custom_id.count(":") >= 4)

    def _finds(self, verb: str, does: str) -> Control | None:
        fitting = (c for c in self._controls() if _verb(c) == verb and _extra(c).endswith(does))
        return next(fitting, None)

    def _control(self, verb: str, does: str) -> Control:
        found = self._finds(verb, does)
        assert found is not None, f"no {verb} {does} among {self.screen.controls}"
        return found


def _ways(view: View) -> Ways[View, Action]:
    assert view.seat is not None
    return engines.ways("magblast", view, view.seat)


def _verb(control: Control) -> str:
    return control.custom_id.split(":", 4)[3]


def _extra(control: Control) -> str:
    return control.custom_id.split(":", 4)[4]


def _leads(control: Control, chosen: str, verb: str, key: str, at: int, value: str) -> bool:
    """Tell whether a control chooses a value at a step, or at the first of several ways."""
    parts = chosen.split(SEPARATOR)
    if _verb(control) == "other":
        return at == 0 and parts == [verb, code(value)]
    asks = _verb(control) == verb and _extra(control).endswith(f"#{key}")
    return asks and len(parts) > at and parts[at] == code(value)


async def by_phone(player: Player, state: State, seat: int, action: Action) -> Reply:
    """Carry out an action from the newest hand message."""
    return await Phone(player).does(ENGINE.view(state, seat), action)
