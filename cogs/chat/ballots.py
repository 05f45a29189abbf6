"""The vote on the sounds of a match: Discord's polls, and menus where there can be none."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import discord
from discord import ui

from cogs.chat.components import Message, cut, headed, rows
from cogs.panels.panel import Choice, Menu
from cogs.words.lines import one_line
from cogs.words.names import chat_voice, plain_voice
from cogs.words.strings import speaker
from engines.core import Text, Verbatim, text
from tables import Scene
from tables.rows import Candidate
from tables.votes.ballots import VOTING, Question
from tables.votes.sounds import LONGEST

VOTE = "vote"
"""The verb of the menu. Its extra is the question and the nonce, parted by a dot."""

DESTROYED, MOST_MARKS = "💥", 3
"""Stands behind a sound for each thing that it destroyed, up to so many."""


def asked(scene: Scene, question: Question) -> Text:
    """Return what a poll asks."""
    return text(f"sounds-poll-{question}", number=scene.match.id)


def poll(scene: Scene, question: Question, candidates: Sequence[Candidate]) -> discord.Poll:
    """Return a poll in which everyone has one vote; its answers are in the order of places."""
    asks = speaker(scene.match.locale)(asked(scene, question))
    made = discord.Poll(question=asks, duration=timedelta(seconds=VOTING))
    for candidate in candidates:
        made.add_answer(text=answer(candidate))
    return made


def answer(candidate: Candidate) -> str:
    """Return a sound with what it did: its damage, and a mark for each thing it destroyed."""
    did = f" −{candidate.damage}" if candidate.damage else ""
    did += f" {DESTROYED * min(candidate.destroyed, MOST_MARKS)}" if candidate.destroyed else ""
    return cut(one_line(candidate.words), LONGEST - len(did)) + did


def menu(
    scene: Scene,
    question: Question,
    candidates: Sequence[Candidate],
    nonce: str,
    closes_at: float | None,
) -> Message:
    """Return the message that stands for a poll; closed without a time at which it closes."""
    say = chat_voice(scene.seats, scene.match.locale)
    until = text("sounds-menu-closed")
    if closes_at is not None:
        until = text("sounds-menu-open", until=Verbatim(f"<t:{int(closes_at)}:f>"))
    shown: ui.TextDisplay[Any] = ui.TextDisplay(headed(say(asked(scene, question)), say(until)))
    items: list[ui.Item[Any]] = [shown]
    if closes_at is not None:
        plain = plain_voice(scene.seats, scene.match.locale)
        items += rows((_choices(question, candidates, nonce),), scene, plain)
    return Message([ui.Container(*items)])


def _choices(question: Question, candidates: Sequence[Candidate], nonce: str) -> Menu:
    choices = tuple(
        Choice(str(candidate.place), text("option-number", value=answer(candidate)))
        for candidate in candidates
    )
    extra = f"{question}.{nonce}"
    return Menu(VOTE, text("sounds-menu"), choices, extra=extra, anyone=True)


def question_in(extra: str) -> str:
    """Return which question a menu asks, by its extra."""
    return extra.partition(".")[0]
