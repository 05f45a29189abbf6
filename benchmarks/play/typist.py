"""Somebody who types whole turns in lines, and presses what cannot be typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from benchmarks.play.looking import Press
from benchmarks.play.person import Person
from cogs.chat.acting import GameCommands
from cogs.games.imperium.commands import Commands
from cogs.panels.shorthand import LONGEST_LINE
from engines.choosing import Ask, Path, Pick, Ways, Words, follow
from engines.core import Refusal, text
from engines.fields import NOTHING
from tables import Scene

LINE = "do"
"""The command that takes a line."""
SUBMIT = "submit"
"""What is pressed below a line that was drafted."""


class Typist(Person):
    """A player who knows what everything is called."""

    async def does(self, meant: Sequence[Any]) -> None:
        """Type what is meant; what is drafted by it is submitted."""
        scene = await self.scene()
        typed, line = _line(scene, meant, self.said)
        if not typed:
            await super().does(meant)
            return
        game = scene.match.game
        reply = await self.player.slash(f"{game} {LINE}", line=line)
        self.path.append(Press(LINE, line, line))
        if (await self.scene()).drafted:
            submit = next(
                c for m in reply.messages for c in m.controls if f":{SUBMIT}:" in c.custom_id
            )
            await self.player.press(submit.custom_id, on=reply.messages[0])
            self.path.append(Press(SUBMIT, "", text("imperium-submit-orders")))


def _line(scene: Scene, meant: Sequence[Any], said: str) -> tuple[list[Any], str]:
    """Return what of the moves fits into a line, and the line; `said` is louder each time."""
    game = scene.match.game
    commands = Commands(game) if game == "imperium" else GameCommands(game)
    done, clauses = list[Any](), list[str]()
    for action in meant:
        clause = _clause(commands, scene, tuple(done), action, said + "ow" * len(done))
        if clause is None or len("; ".join((*clauses, clause))) > LONGEST_LINE:
            break
        clauses.append(clause)
        done.append(action)
    return done, "; ".join(clauses)


def _clause(
    commands: GameCommands, scene: Scene, done: tuple[Any, ...], action: Any, said: str
) -> str | None:
    """Return an action in a few words; None where it cannot be typed there."""
    try:
        for ways in commands.ahead(scene, done):
            for words in _worded(ways, action, said):
                return words
    except Refusal:
        return None
    return None


def _worded(ways: Ways[Any, Any], action: Any, said: str) -> Iterator[str]:
    verb, steps = ways.steps(action)
    for way in ways.now():
        if way.verb == verb:
            path = follow(ways, way, lambda key, ask: _wanted(ask, steps.get(key), said))
            if path.open is None:
                yield " ".join((verb, *_words(path)))


def _wanted(ask: Ask, values: tuple[str, ...] | None, said: str) -> tuple[str, ...] | None:
    if isinstance(ask, Words):
        return (said if ask.required else "",)
    if isinstance(ask, Pick) and values in ((), (NOTHING,)):
        return (NOTHING,) if NOTHING in ask.values else ()
    return values


def _words(path: Path) -> Iterator[str]:
    for key, ask in path.asks.items():
        if any(path.chosen[key]):
            yield "+".join(path.chosen[key])
        elif isinstance(ask, Pick) and ask.least == 0 and ask.choices:
            yield "-"
