"""What nobody's Discord sends: controls, forms and commands with contents that were never offered.

Each is an interaction as Discord delivers one; what is malformed is what it holds: custom ids,
values that were chosen, lines that were typed, options of commands.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import simcord

from cogs.chat.router import FORM_AGAIN, router_of
from cogs.panels.ids import ANY, ControlId
from cogs.panels.panel import ACT
from tests.bot.club import Club
from tests.bot.deeds import COMMAND, Deed, filled_in, forged
from tests.bot.limits import MENUS, Kind, walk
from tests.bot.monkey.sight import Json, Knob, Sight
from tests.bot.player import Player, Reply
from tests.laws.junk import Junk

AUTOCOMPLETION = 4
CHAT_INPUT, SUBCOMMAND, GROUP = 1, 1, 2
LONGEST_ID, LONGEST_VALUE, LONGEST_LINE = 100, 100, 4000
"""Characters that Discord takes in a custom id, in the value of a choice and in a line."""
MOST_VALUES = 25
NUMBERS = (
    "0",
    "-1",
    "1",
    "2",
    "7",
    "9" * 18,
    "9" * 60,
    "-" + "9" * 18,
    "٣",
    "1e3",
    "1.5",
    "",
    "+1",
)
WORDS = (
    "",
    " ",
    "null",
    "{ $n }",
    "@everyone",
    "<@1>",
    "`" * 3,
    "\u202e",
    "\u0000",
    "\n" * 20,
    "½" * 90,
)
LARGE = 2**53 - 1
"""The largest number that Discord takes for an option."""
ODD_TYPES: dict[int, tuple[Any, ...]] = {
    3: ("", "٣", "-1", "x" * 6000),
    4: (0, -1, LARGE, -LARGE),
    5: (True, False),
    6: ("1", "0", "9" * 18),
}
"""Contents of options by their type, besides words and numbers."""


class Malformed(NamedTuple):
    """A malformed interaction and how it is told of: what kind it is, who sends what."""

    kind: str
    deed: Deed
    told: str


class Forger:
    """Sends what was never offered, in the name of everybody; what it sends comes of a seed."""

    def __init__(self, club: Club, seed: str) -> None:
        self._club, self._sight = club, Sight(club)
        self._chance, self._junk = random.Random(seed), Junk(seed)
        self._forms: list[Json] = []

    def opened(self, replies: Iterable[Reply]) -> None:
        """Remember the forms that were opened, to be filled in."""
        self._forms += [reply.result.modal for reply in replies if reply.result.modal is not None]

    def next(self) -> Malformed:
        """Return the next malformed interaction."""
        ways: dict[Callable[[Player], Malformed], int] = {
            self._press: 30,
            self._choice: 20,
            self._form: 25,
            self._command: 15,
            self._suggestion: 10,
        }
        (way,) = self._chance.choices(list(ways), list(ways.values()))
        return way(self._chance.choice(list(self._club.players.values())))

    # -- Controls and forms ------------------------------------------------------------------

    def _press(self, player: Player) -> Malformed:
        knob = self._knob(player)
        name = self._custom_id(knob.raw["custom_id"])
        deed = forged(self._sight.viewer(player, knob.message), knob.message, name)
        return Malformed("presses", deed, f"{player.name} presses {name!r}")

    def _choice(self, player: Player) -> Malformed:
        knobs = [knob for knob in self._knobs(player) if knob.raw["type"] in MENUS]
        knob = self._chance.choice(knobs) if knobs else self._knob(player)
        name = knob.raw["custom_id"]
        if self._chance.random() < 0.4:
            name = self._custom_id(name)
        values = self._values(knob.raw)
        viewer = self._sight.viewer(player, knob.message)
        deed = forged(viewer, knob.message, name, *values)
        return Malformed("choices", deed, f"{player.name} chooses {values} of {name!r}")

    def _form(self, player: Player) -> Malformed:
        """Fill in a form that somebody opened, or none that there ever was."""
        lines: dict[str, str] = {}
        picks: dict[str, tuple[str, ...]] = {}
        modal = self._chance.choice(self._forms) if self._forms else {}
        for field in walk(modal.get("components", ())):
            name = self._mostly(field.get("custom_id", "bet"), self._words)
            if field["type"] == Kind.TEXT_INPUT:
                lines[name] = self._line()
            elif field["type"] in MENUS:
                picks[name] = self._values(field)
        if self._chance.random() < 0.2:
            lines[self._words()] = self._line()
        custom_id = modal.get("custom_id") or self._knob(player).raw["custom_id"]
        custom_id = self._mostly(custom_id, lambda: self._custom_id(custom_id))
        place = self._place(player)
        deed = filled_in(self._sight.viewer(player, place.id), place.id, custom_id, lines, picks)
        return Malformed("forms", deed, f"{player.name} fills in {custom_id!r}: {lines} {picks}")

    def _custom_id(self, real: str) -> str:
        """Return a custom id that looks like one of ours, and mostly is none."""
        chance, parts = self._chance, real.split(":")
        match chance.randrange(4):
            case 0:
                made = self._junk.spoilt(real)
            case 1:
                parts[chance.randrange(len(parts))] = self._words()
                made = ":".join(parts)
            case 2:
                parts[1:3] = [
                    self._mostly(part, lambda: chance.choice(NUMBERS)) for part in parts[1:3]
                ]
                made = ":".join([*parts[:3], chance.choice(self._verbs()), self._words()])
            case _:
                made = ":".join(self._words() for _ in range(chance.randrange(7)))
        return made[:LONGEST_ID] or ":"

    def _verbs(self) -> list[str]:
        seen = [knob.verb for player in self._club.players.values() for knob in self._knobs(player)]
        return [*router_of(self._club.bot).verbs, *seen, ACT, FORM_AGAIN]

    def _values(self, menu: Json) -> tuple[str, ...]:
        """Return values that a menu offers, spoilt, doubled, in part, or others altogether."""
        chance = self._chance
        real = [option["value"] for option in menu.get("options") or ()] or ["0"]
        some = [chance.choice(real) for _ in range(chance.randrange(4))]
        match chance.randrange(4):
            case 0:
                some = [self._junk.spoilt(value) for value in some]
            case 1:
                some += [self._words() for _ in range(chance.randrange(1, 4))]
            case 2:
                some = (some or real) * 2
            case _:
                some = [chance.choice((*NUMBERS, *real)) for _ in range(chance.randrange(1, 30))]
        return tuple(value[:LONGEST_VALUE] for value in some[:MOST_VALUES])

    # -- Commands ----------------------------------------------------------------------------

    def _command(self, player: Player) -> Malformed:
        deed, path = self._typed(player, COMMAND)
        return Malformed("commands", deed, f"{player.name} types /{path} {deed.data}")

    def _suggestion(self, player: Player) -> Malformed:
        deed, path = self._typed(player, AUTOCOMPLETION)
        return Malformed("suggestions", deed, f"{player.name} begins /{path} {deed.data}")

    def _typed(self, player: Player, kind: int) -> tuple[Deed, str]:
        place = self._place(player)
        visible = self._club.env.backend.visible_commands(user_id=player.id, channel_id=place.id)
        roots = {one["name"]: one for one in visible if one.get("type", CHAT_INPUT) == CHAT_INPUT}
        leaves = self._sight.commands(player, place)
        if kind == AUTOCOMPLETION:
            leaves = [leaf for leaf in leaves if self._completed(leaf[1])] or leaves
        path, leaf = self._chance.choice(leaves)
        root, *subs = path.split(" ")
        options = self._options(leaf, kind)
        for depth, sub in reversed(list(enumerate(subs))):
            inner = SUBCOMMAND if depth == len(subs) - 1 else GROUP
            options = [{"type": inner, "name": self._rarely(sub), "options": options}]
        command = roots[root]
        data = {
            "id": command["id"],
            "name": self._rarely(command["name"]),
            "type": CHAT_INPUT,
            "options": options,
        }
        return Deed(self._sight.viewer(player, place.id), kind, place.id, data), path

    def _completed(self, leaf: Json) -> list[Json]:
        return [option for option in leaf.get("options") or () if option.get("autocomplete")]

    def _options(self, leaf: Json, kind: int) -> list[dict[str, Any]]:
        """Return options of a command, some left out, some unknown, none as it should be."""
        chance, known = self._chance, list(leaf.get("options") or ())
        found = [self._option(option) for option in known if chance.random() < 0.8]
        if chance.random() < 0.1:
            found.append({"name": self._words() or "x", "type": 3, "value": self._words()})
        if kind == AUTOCOMPLETION:
            asked = self._completed(leaf) or known or [{"name": "x", "type": 3}]
            begun = chance.choice(asked)
            found = [one for one in found if one["name"] != begun["name"]]
            typed = self._line()[:LONGEST_ID] if begun["type"] != 5 else True
            found.append(
                {"name": begun["name"], "type": begun["type"], "value": typed, "focused": True}
            )
        return found

    def _option(self, option: Json) -> dict[str, Any]:
        """Return an option of its type, which Discord sees to, whatever it holds."""
        kind = option["type"]
        value: Any = self._chance.choice(ODD_TYPES.get(kind, ("0",)))
        if kind == 3 and self._chance.random() < 0.8:
            real = [choice["value"] for choice in option.get("choices") or ()]
            value = self._junk.spoilt(self._chance.choice(real)) if real else self._line()
        if kind == 4 and self._chance.random() < 0.5:
            value = self._chance.randrange(-3, 60)
        return {"name": self._rarely(option["name"]), "type": kind, "value": value}

    # -- What there is to choose from --------------------------------------------------------

    def _knobs(self, player: Player) -> list[Knob]:
        return self._sight.knobs(player)

    def _knob(self, player: Player) -> Knob:
        """Return a control that a person sees, or one that does not stand on the board."""
        on_the_board = {"custom_id": str(ControlId(1, ANY, ACT)), "type": int(Kind.BUTTON)}
        return self._chance.choice(
            self._knobs(player) or [Knob(self._club.messages[-1], on_the_board)]
        )

    def _place(self, player: Player) -> simcord.ChannelHandle:
        return self._chance.choice(self._sight.places(player))

    def _mostly(self, real: str, otherwise: Callable[[], str]) -> str:
        return real if self._chance.random() < 0.8 else otherwise()

    def _rarely(self, real: str) -> str:
        return real if self._chance.random() < 0.95 else self._words() or "x"

    def _words(self) -> str:
        return self._chance.choice(
            (self._junk.words(), *self._chance.sample((*WORDS, *NUMBERS), 2))
        )

    def _line(self) -> str:
        """Return what is typed into a line."""
        chance = self._chance
        some = [self._words() for _ in range(chance.randrange(1, 5))]
        line = chance.choice((" ", ", ", "-", "")).join(some)
        return (line * (50 if chance.random() < 0.05 else 1))[:LONGEST_LINE]
