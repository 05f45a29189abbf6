"""Somebody who knows the game: presses what brings it on, and types what its rules accept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import engines
from cogs.panels.drafts import LAST, SEPARATOR, Draft, gone
from cogs.panels.given import AHEAD, parted, word_of
from cogs.panels.ids import parse
from engines.choosing import Ask, Number, Pick, Ways
from engines.core import Engine, Refusal, Seat, decode
from engines.foresight import course, expected, here_of, start_of
from tables.match.ahead import left as left_of
from tables.match.planned import Planned
from tests.bot.limits import MENUS
from tests.wire.fake import FakeDiscord
from tests.wire.interactions import Interaction
from tests.wire.ledger import Ledger
from tests.wire.messages import Message
from tests.wire.places import Channel, Person
from tests.wire.player import Knob, Player, leads_on, until

MAIN_WAY = 0.9
"""How often the highlighted button is pressed, if there is one."""
AT_ONCE = 0.6
"""How often a menu is used where one does at once what else takes a form: of Shazamm!'s bets the
computers lay no card with 49 of 100, or 68 where they think little."""
FURTHER = 0.5
"""How often somebody makes one more move ahead, where that is offered outright."""
LONGEST_LOOK = 30.0
"""Seconds after which nobody waits any longer for what is news."""
SAID = ("Pew", "Zap", "Boom", "Fwoosh", "Kaboom", "Wham", "Bzzt", "Thud", "Clang", "Whizz")
"""Sounds, of which any two together make another: nobody makes the same twice in a row."""


class Regular(Player):
    """A player who reads in the bot's database how the match stands, as others on the board."""

    def __init__(self, fake: FakeDiscord, person: Person, ledger: Ledger, seed: str) -> None:
        super().__init__(fake, person, seed)
        self._ledger = ledger

    async def acts(self, places: Sequence[Channel] = ()) -> Interaction | None:
        """Do something about a question that is asked, once all that is news can be seen.

        Where further moves are offered at once, some are made as well, ahead.
        """
        await self._looks()
        done = await super().acts(places)
        while done is not None and self._chance.random() < FURTHER:
            await self._looks()
            offered = [self._main(knobs) for knobs in self.asked() if _is_ahead(knobs)]
            further = [knob for knobs in offered for knob in knobs]
            if not further:
                break
            await self._goes(self._chance.choice(further))
        return done

    async def _looks(self) -> None:
        assert await until(lambda: self._ledger.waiting() == 0, LONGEST_LOOK)

    async def _answers_one(self, knobs: list[Knob]) -> Interaction:
        onward = [knob for knob in knobs if not knob.verb.startswith(AHEAD)] or knobs
        main = self._main(onward)
        chosen = main if main and self._chance.random() < MAIN_WAY else onward
        return await self._goes(self._chance.choice(chosen))

    def _main(self, knobs: list[Knob]) -> list[Knob]:
        """Return the highlighted buttons, or the menu that does the same without a form.

        Where none shines, what was chosen is done as it is.
        """
        main = [knob for knob in knobs if leads_on(knob)]
        main = main or [knob for knob in knobs if str(knob).endswith(LAST)]
        verbs = {knob.verb for knob in main if str(knob).endswith(":")}
        menus = [knob for knob in knobs if knob.raw["type"] in MENUS and knob.verb in verbs]
        return menus if menus and self._chance.random() < AT_ONCE else main

    async def _goes(self, knob: Knob) -> Interaction:
        pressed = await self.presses(knob)
        return pressed if pressed.modal is None else await self.fills_in(pressed)

    def _line(self, field: Mapping[str, Any], opened: Interaction) -> str:
        """Return what is typed into a line: one of all that can stand there."""
        known = parse(opened.modal["custom_id"]) if opened.modal else None
        if known is not None:
            word, verb = parted(known.verb)
            ways = self._ways(known.match, word if known.verb.startswith(AHEAD) else None)
            ask = ways and _asked(ways, verb, known.extra, str(field["custom_id"]))
            found = ask and self._one_of(ask)
            if found:
                return found
        return str(field.get("value") or "") or super()._line(field, opened)

    def _ways(self, match_id: int, word: str | None) -> Ways[Any, Any] | None:
        """Return what can be chosen now, or ahead, given what a word stands for if it does."""
        game, rules, state = self._ledger.position(match_id)
        seat = self._ledger.seat_of(match_id, self.person.id)
        if seat is None:
            return None
        engine = engines.load(game, rules)
        view = engine.view(decode(state, engine.meta.state), seat)
        if word is not None:
            left = self._ledger.left_ahead(match_id, seat)
            plan = decode(left, tuple[Planned, ...]) if left else ()
            view = _led_to(engine, view, seat, plan, word)
        return None if view is None else engines.ways(game, view, seat)

    def _one_of(self, ask: Ask) -> str:
        match ask:
            case Number():
                return str(self._chance.choice(ask.likely or (ask.least,)))
            case Pick():
                return self._chance.choice(ask.choices).value if ask.choices else ""
            case _:
                return " ".join(self._chance.sample(SAID, 2))


class InTheChannel(Regular):
    """Somebody who goes on in the last private answer of the board's button while it asks."""

    _answer: Message | None = None

    async def _asks_the_board(self, places: Sequence[Channel]) -> Interaction | None:
        answer = () if self._answer is None else self._answers(self._answer)
        asked = [knob for knob in answer if not knob.verb.startswith(AHEAD)]
        return await (self._answers_one(asked) if asked else super()._asks_the_board(places))

    async def _answers_one(self, knobs: list[Knob]) -> Interaction:
        self._answer = knobs[0].message
        return await super()._answers_one(knobs)


def _is_ahead(knobs: list[Knob]) -> bool:
    """Tell whether somebody is offered but moves ahead."""
    return all(knob.verb.startswith(AHEAD) for knob in knobs)


def _led_to(
    engine: Engine[Any, Any, Any, Any], view: Any, seat: Seat, left: tuple[Planned, ...], word: str
) -> Any:
    """Return what a seat sees after what it has left to be done; None where nobody can tell."""
    key = engine.meta.key
    led = course(key, here_of(key, view, asked=False), seat, left_of(engine, left))
    if led.here is None or not word:
        return led.view
    found = (one for one in expected(key, led.here, seat) if word_of(one) == word)
    start = start_of(key, led.here, seat, next(found, None))
    return start and start.view


def _asked(ways: Ways[Any, Any], verb: str, extra: str, key: str) -> Ask | None:
    """Return what a field of a form asks; None where that cannot be said."""
    parts = extra.rstrip("=")
    try:
        path = gone(ways, Draft(verb, tuple(parts.split(SEPARATOR)) if parts else ()))
        return path and ways.ask(verb, key, path.chosen)
    except (Refusal, KeyError):
        return None
