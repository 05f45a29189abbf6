"""Faults in words and pictures."""

from __future__ import annotations

from tests.mutations.faults import Copy, Edit, Mutation

PICTURES = ("tests/laws/test_pictures.py", "-k", "shazamm")
KEYS = ("tests/laws/test_keys.py", "-k", "every_key")

MUTATIONS = (
    Mutation(
        "a text is missing in every language",
        (Edit("locales/*/shazamm_panel.ftl", r"^shazamm-cast = .*\n", ""),),
        KEYS,
        "shazamm-cast (engines/shazamm/",
    ),
    Mutation(
        "a new language has no name",
        (
            Edit(
                "cogs/words/strings.py",
                r'^LOCALES = \("en", "es"\)',
                'LOCALES = ("en", "es", "xx")',
            ),
            Copy("locales/en", "locales/xx"),
        ),
        KEYS,
        "language-xx",
    ),
    Mutation(
        "the board cannot be drawn at the end",
        (
            Edit(
                "render/shazamm/__init__.py",
                r"^    over = view.phase is Phase.OVER$",
                r"\g<0>\n    if over:\n        raise RuntimeError('no board')",
            ),
        ),
        PICTURES,
        "RuntimeError: no board",
    ),
    Mutation(
        "a game has no picture of the hand",
        (Edit("render/shazamm/__init__.py", r"^def hand\(", "def fingers("),),
        PICTURES,
        "render/shazamm/__init__.py lacks the function `hand`",
    ),
    Mutation(
        "what one alone is told is told as of others",
        (Edit("engines/core/events.py", r", \"to\": Player\(seat\)", ""),),
        ("tests/laws/test_reports.py", "-k", "told_alone and shazamm"),
        "assert",
    ),
    Mutation(
        "an aside says what is told nowhere else",
        (
            Edit(
                "engines/shazamm/asides.py",
                r"tell\(run, key, frozenset\(\{seat\}\), bet",
                "tell_aside(run, key, seat, bet",
            ),
        ),
        ("tests/laws/test_reports.py", "-k", "aside and shazamm"),
        "assert",
    ),
)
