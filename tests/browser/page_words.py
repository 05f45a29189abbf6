"""What simcord's page can say in its maker's words, as its sources have them."""

from __future__ import annotations

import json
import re
from functools import cache

from offline.simcord_changed import FOLDER
from offline.simcord_words import plain_words

QUOTED = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
FILLED = re.compile(r"`([^`\n]*)`")
SYSTEM = re.compile(r'f"([^"\n]*)"')
HOLE = re.compile(r"\$?\{[^{}]*\}")
TEXT = re.compile(r">\s*([^<>]+?)\s*<")
WORDS = re.compile(r"[A-Z][a-z]|[A-Z]{3}|[a-z]{3} [a-z]")
"""What stands in words, and in no identifier."""
COUNTED = re.compile(r"\+[0-9]+ (?:more|optional|options)")
"""How many options of a command are not shown; its last word is put in."""
NAMES = frozenset({"APP"})
"""What Discord itself says so in every language."""


@cache
def _makers() -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """Return what the page says, and what it says that holds something else."""
    scripts = "\n".join(one.read_text(encoding="utf-8") for one in sorted(FOLDER.glob("*.js")))
    page = (FOLDER / "index.html").read_text(encoding="utf-8")
    system = (FOLDER.parent / "_messages.py").read_text(encoding="utf-8")
    exact = (*QUOTED.findall(scripts), *TEXT.findall(page), *QUOTED.findall(page))
    holding = (*FILLED.findall(scripts), *SYSTEM.findall(system))
    parts = (HOLE.split(one) for one in holding)
    patterns = {".*".join(map(re.escape, one)) for one in parts if any(map(WORDS.search, one))}
    return (
        frozenset(words for words in exact if WORDS.search(words)),
        (COUNTED, *(re.compile(one, re.DOTALL) for one in patterns if not set(one) & set("{}"))),
    )


def makers_words(said: list[str], discord_locale: str) -> list[str]:
    """Return what of all that a page says is its maker's, and not of its language's catalogue."""
    plain = json.loads(plain_words(discord_locale))
    ours = NAMES.union(plain["exactly"].values())
    exact, holding = _makers()
    bare = sorted({words.strip() for words in said} - ours)
    return [
        words for words in bare if words in exact or any(one.fullmatch(words) for one in holding)
    ]
