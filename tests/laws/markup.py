"""Markup of Discord, and what of it a message lets through."""

from __future__ import annotations

import re

MARKUP = (
    "**bold**",
    "__under__",
    "~~gone~~",
    "||hidden||",
    "`code`",
    "```block",
    "[x](http://a.example) [y](http://b.example)",
    "<@1>",
    "<@&1>",
    "<#1>",
    "<t:0:R>",
    "<:emoji:1>",
    "</play:1>",
    "<http://a.example>",
    "https://a.example",
    "discord.gg/abc",
)
"""Live wherever it stands."""


_BOLD_IN_BOLD = re.compile(r"(?:[^*]*\*\*(?! )[^*]+(?<! )\*\*)*[^*]*\*\*(?:[^*]*[ (])?\*\*(?![ *])")
"""A line in which bold words begin where others have not ended, which none do with a space."""


def bold_in_bold(said: str) -> list[str]:
    """Return the lines in which Discord would end bold words where others begin within them."""
    return [line for line in said.splitlines() if _BOLD_IN_BOLD.match(line)]


def as_typed(said: str) -> str:
    """Return what is shown without what keeps it from being markup: it reads the same."""
    return said.replace("\\", "").replace("\u200b", "")


def live(said: str) -> list[str]:
    """Return what of the markup Discord would read as such."""
    return [markup for markup in MARKUP if re.search(rf"(?<!\\){re.escape(markup)}", said)]


_GAPS = re.compile(r"^ |\S  +\S| $|(?<=[\w:]) [,.;!?](?!\.)|(?<=[(«“]) | (?=[)»”])|«»|“”")
"""Where something between words is missing: at an end of a line, before a stop, or in brackets."""
_QUOTED = re.compile(r"(?<=“)[^“”]*\w[^“”]*(?=”)|(?<=«)[^«»]*\w[^«»]*(?=»)")
"""What stands in quotation marks, as it was typed perhaps."""


def gaps(said: str) -> list[str]:
    """Return the lines from which something is missing that should stand there."""
    return [line for line in said.splitlines() if _GAPS.search(_QUOTED.sub("x", line))]


_NUMBERED = re.compile(r"(\d+)\. ")


def recounted(said: str) -> list[str]:
    """Return the numbered lines that Discord shows with another number: it counts on by itself.

    A list begins with the number of its first line, and ends with a line that has none.
    """
    found, number = list[str](), None
    for line in said.splitlines():
        own = _NUMBERED.match(line)
        number = None if own is None else int(own[1]) if number is None else number + 1
        if own is not None and int(own[1]) != number:
            found.append(line)
    return found
