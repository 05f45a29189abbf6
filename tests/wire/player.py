"""Somebody in the fake Discord who sees what a person sees, and presses what stands there."""

from __future__ import annotations

import asyncio
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cogs.panels.ids import ANY, parse
from tests.bot.limits import MENUS, Kind, walk
from tests.bot.monkey.choosing import Choosing
from tests.wire import commands
from tests.wire.fake import FakeDiscord
from tests.wire.interactions import Answer, Deed, Interaction
from tests.wire.messages import LOADING, Message
from tests.wire.places import Channel, Person

NO_ANSWERS = {"orders", "resign", "rules", "legend", "hand"}
"""Verbs of controls that bring no match on."""
HIGHLIGHTED = {1, 3}
"""Styles of buttons that are the usual way on, or chosen already."""
CHOSEN = "✓"
"""How the label of a button begins that shows what is chosen: pressed again it changes nothing."""
MAIN_WAY = 0.5
"""How often somebody presses a highlighted button, if there is one."""
PRESSES = 15
"""How often somebody answers one question by chance, who may draft and undo for ever; from then on
they press what is highlighted, which leads on."""
BY_THE_BOARD = 0.1
"""How often somebody asks the board what to do instead of looking at their hand."""
CELL_ROWS, CELLS = "ABCDEFGHI", 12
"""How cells of boards are called: a letter and a number."""
PATIENCE = 1.0
"""Seconds for which somebody waits to see what a press has done to its message."""
A_MOMENT = 0.01
"""Seconds between two looks at whether something has come true."""


class Knob(NamedTuple):
    """A control on a message, as Discord keeps it."""

    message: Message
    raw: Mapping[str, Any]

    @property
    def verb(self) -> str:
        """What it does; "" if it is none of ours."""
        known = parse(str(self))
        return known.verb if known else ""

    def __str__(self) -> str:
        return str(self.raw["custom_id"])


def leads_on(knob: Knob) -> bool:
    """Tell whether a control is a button that is the usual way on."""
    label = str(knob.raw.get("label"))
    return knob.raw.get("style") in HIGHLIGHTED and not label.startswith(CHOSEN)


Line = Callable[[Mapping[str, Any], Interaction], str]


class Player:
    """A person who acts in channels and in direct messages, at random by a seed."""

    def __init__(self, fake: FakeDiscord, person: Person, seed: str = "a player") -> None:
        self.fake, self.person = fake, person
        self._chance = random.Random(f"{seed} {person.name}")
        self._choosing = Choosing(self._chance)
        self._answered = Counter[tuple[int, int]]()
        self.by_the_board = BY_THE_BOARD
        self.pressed = 0
        """How many controls were pressed so far."""

    # -- Seeing ------------------------------------------------------------------------------

    @property
    def dm(self) -> Channel:
        """The direct messages with the bot."""
        return self.fake.world.dm(self.person.id)

    def sees(self, place: Channel) -> list[Message]:
        """Return the messages of a place that this person sees, the oldest first."""
        standing = sorted(place.messages.items())
        return [m for _, m in standing if not m.deleted and m.viewer in (0, self.person.id)]

    def knobs(self, place: Channel, verb: str = "") -> list[Knob]:
        """Return what can be pressed in a place, the oldest first; of one verb, if given."""
        found = (Knob(m, raw) for m in self.sees(place) for raw in m.controls)
        return [knob for knob in found if not verb or knob.verb == verb]

    def asked(self) -> list[list[Knob]]:
        """Return of each match in which this person's hand asks something, what answers it."""
        newest: dict[int, Message] = {}
        for message in self.sees(self.dm):
            for raw in message.controls:
                if (known := parse(raw["custom_id"])) and known.match:
                    newest[known.match] = message
        offered = [list(self._answers(message, match)) for match, message in newest.items()]
        return [knobs for knobs in offered if knobs]

    def _answers(self, message: Message, match: int | None = None) -> Iterator[Knob]:
        for raw in message.controls:
            known = parse(raw["custom_id"])
            if known is None or known.question == ANY or known.verb in NO_ANSWERS:
                continue
            if match in (None, known.match):
                yield Knob(message, raw)

    def hand(self) -> list[Knob]:
        """Return what answers the questions of all hands."""
        return [knob for knobs in self.asked() for knob in knobs]

    # -- Acting ------------------------------------------------------------------------------

    async def types(self, place: Channel, path: str, **options: Any) -> Interaction:
        """Type a slash command, "play" or "rules show", and return what became of it."""
        data = commands.typed(self.fake.world, path, options)
        return await self._happens(Deed.COMMAND, place.id, data)

    async def suggestions(
        self, place: Channel, path: str, option: str, begun: str, filled: Mapping[str, Any]
    ) -> list[Any]:
        """Return what is suggested once so much stands in an option of a command."""
        options = {**filled, option: begun}
        data = commands.typed(self.fake.world, path, options, focused=option)
        asked = await self._happens(Deed.TYPING, place.id, data)
        return [choice["value"] for choice in asked.suggestions or ()]

    async def presses(self, knob: Knob, values: Sequence[str] | None = None) -> Interaction:
        """Press a control, or choose in it, and return what became of it."""
        self.pressed += 1
        raw = knob.raw
        data: dict[str, Any] = {"custom_id": raw["custom_id"], "component_type": int(raw["type"])}
        data["id"] = raw.get("id", 0)
        if raw["type"] in MENUS:
            data["values"] = list(self._choosing.picks(raw) if values is None else values)
        return await self._happens(Deed.PRESS, knob.message.channel_id, data, knob.message)

    async def fills_in(self, opened: Interaction, line: Line | None = None) -> Interaction:
        """Fill in a form that was opened, and return what became of that.

        `line` chooses what is typed into a field; what makes sense, unless given.
        """
        assert opened.modal is not None
        line = line or self._line
        labels: list[dict[str, Any]] = []
        for field in walk(opened.modal["components"]):
            if field["type"] == Kind.TEXT_INPUT:
                filled = {"value": line(field, opened)}
            elif field["type"] in MENUS:
                filled = {"values": list(self._choosing.picks(field))}
            else:
                continue
            inner = {"type": int(field["type"]), "custom_id": field["custom_id"], **filled}
            labels.append({"type": int(Kind.LABEL), "component": inner})
        data = {"custom_id": opened.modal["custom_id"], "components": labels}
        return await self._happens(Deed.FORM, opened.channel_id, data, opened.source)

    async def acts(self, places: Sequence[Channel] = ()) -> Interaction | None:
        """Do something about a question that is asked; None if nothing is.

        `places` are where boards stand, whose button asks too: now and then, or where there
        are no direct messages.
        """
        asked = self.asked()
        if asked and self._chance.random() >= self.by_the_board:
            return await self._answers_one(self._chance.choice(asked))
        return await self._asks_the_board(places) if asked or self.dm.shut else None

    async def _asks_the_board(self, places: Sequence[Channel]) -> Interaction | None:
        boards = [knobs[-1] for place in places if (knobs := self.knobs(place, "act"))]
        if not boards:
            return None
        pressed = await self.presses(self._chance.choice(boards))
        if pressed.modal is not None:
            return await self.fills_in(pressed)
        await until(lambda: _shows(pressed), self.fake.world.in_time)
        found = list(self._answers(pressed.original)) if pressed.original else []
        return await self._answers_one(found) if found else pressed

    async def _answers_one(self, knobs: list[Knob]) -> Interaction:
        main = [knob for knob in knobs if leads_on(knob)]
        wanted = self._has_tried_enough(knobs[0]) or self._chance.random() < MAIN_WAY
        chosen = main if main and wanted else knobs
        pressed = await self.presses(self._chance.choice(chosen))
        return pressed if pressed.modal is None else await self.fills_in(pressed)

    def _has_tried_enough(self, knob: Knob) -> bool:
        """Tell whether the question of a control was answered often, and still is one."""
        known = parse(str(knob))
        assert known is not None
        question = known.match, known.question
        self._answered[question] += 1
        return self._answered[question] > PRESSES

    async def _happens(
        self, deed: Deed, place: int, data: Mapping[str, Any], source: Message | None = None
    ) -> Interaction:
        world = self.fake.world
        made = world.do(self.person, deed, place, data, source)
        if self.fake.weather.twice():
            world.deliver(made)
        edits = source.edits if source else 0
        await until(made.decided.is_set, world.in_time + 0.1)
        if made.answer is Answer.NOTED and source is not None:
            await until(lambda: bool(made.tried) or source.edits > edits, PATIENCE)
        return made

    # -- Choosing ----------------------------------------------------------------------------

    def _line(self, field: Mapping[str, Any], opened: Interaction) -> str:
        """Return what is typed into a line: what stands there, a number, a cell or words.

        What was refused once is seldom sent again.
        """
        filled = str(field.get("value") or "")
        again = "form-again" in opened.custom_id
        if filled and self._chance.random() < (0.1 if again else 0.6):
            return filled
        longest = field.get("max_length") or 4000
        kind = self._chance.random()
        if kind < 0.45:
            return str(self._chance.randint(0, 12))
        if kind < 0.85:
            return f"{self._chance.choice(CELL_ROWS)}{self._chance.randint(1, CELLS)}"
        words = re.findall(r"[\w+-]+", opened.source.text if opened.source else "") or ["?"]
        return " ".join(self._chance.choices(words, k=self._chance.randint(1, 3)))[:longest]


def _shows(pressed: Interaction) -> bool:
    """Tell whether all that answers a press stands there, rather than that the bot is thinking."""
    shown = pressed.original
    return shown is None or shown.deleted or not shown.flags & LOADING


async def until(holds: Callable[[], bool], seconds: float, moment: float = A_MOMENT) -> bool:
    """Wait until something holds, at most so long; tell whether it does.

    `moment` is how long nobody looks.
    """
    loop = asyncio.get_running_loop()
    ends = loop.time() + seconds
    while not holds():
        if loop.time() >= ends:
            return False
        await asyncio.sleep(moment)
    return True
