"""Somebody who knows the game: presses what brings it on, and types what its rules accept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import engines
from cogs.panels.ahead import AHEAD
from cogs.panels.drafts import SEPARATOR, Draft, gone
from cogs.panels.ids import parse
from engines.choosing import Ask, Number, Pick, Ways
from engines.core import Refusal, decode
from tests.wire.fake import FakeDiscord
from tests.wire.interactions import Interaction
from tests.wire.ledger import Ledger
from tests.wire.places import Person
from tests.wire.player import HIGHLIGHTED, Knob, Player

MAIN_WAY = 0.9
"""How often the highlighted button is pressed, if there is one."""
SAID = ("Pew", "Zap", "Boom", "Fwoosh", "Kaboom", "Wham", "Bzzt", "Thud", "Clang", "Whizz")
"""Sounds, of which any two together make another: nobody makes the same twice in a row."""


class Regular(Player):
    """A player who reads in the bot's database how the match stands, as others on the board."""

    def __init__(self, fake: FakeDiscord, person: Person, ledger: Ledger, seed: str) -> None:
        super().__init__(fake, person, seed)
        self._ledger = ledger

    async def _answers_one(self, knobs: list[Knob]) -> Interaction:
        onward = [knob for knob in knobs if not knob.verb.startswith(AHEAD)] or knobs
        main = [knob for knob in onward if knob.raw.get("style") in HIGHLIGHTED]
        chosen = main if main and self._chance.random() < MAIN_WAY else onward
        pressed = await self.presses(self._chance.choice(chosen))
        return pressed if pressed.modal is None else await self.fills_in(pressed)

    def _line(self, field: Mapping[str, Any], opened: Interaction) -> str:
        """Return what is typed into a line: one of all that can stand there."""
        known = parse(opened.modal["custom_id"]) if opened.modal else None
        if known is not None:
            ways = self._ways(known.match)
            ask = ways and _asked(ways, known.verb, known.extra, str(field["custom_id"]))
            found = ask and self._one_of(ask)
            if found:
                return found
        return str(field.get("value") or "") or super()._line(field, opened)

    def _ways(self, match_id: int) -> Ways[Any, Any] | None:
        game, rules, state = self._ledger.position(match_id)
        seat = self._ledger.seat_of(match_id, self.person.id)
        if seat is None:
            return None
        engine = engines.load(game, rules)
        view = engine.view(decode(state, engine.meta.state), seat)
        return engines.ways(game, view, seat)

    def _one_of(self, ask: Ask) -> str:
        match ask:
            case Number():
                return str(self._chance.choice(ask.likely or (ask.least,)))
            case Pick():
                return self._chance.choice(ask.choices).value if ask.choices else ""
            case _:
                return " ".join(self._chance.sample(SAID, 2))


def _asked(ways: Ways[Any, Any], verb: str, extra: str, key: str) -> Ask | None:
    """Return what a field of a form asks; None where that cannot be said."""
    parts = extra.rstrip("=")
    try:
        path = gone(ways, Draft(verb, tuple(parts.split(SEPARATOR)) if parts else ()))
        return path and ways.ask(verb, key, path.chosen)
    except (Refusal, KeyError):
        return None
