"""The known faults: each as an edit of the program, with the law that must turn red for it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import NamedTuple, TypeAlias

PANELS = ("tests/laws/test_panels.py", "-k", "recorded and imperium")
DUEL = ("tests/laws/test_panels.py", "-k", "every_control_leads_on and shazamm")
PICTURES = ("tests/laws/test_pictures.py", "-k", "shazamm")
KEYS = ("tests/laws/test_keys.py", "-k", "every_key")
POSITIONS = ("tests/laws/test_invariants.py", "-k", "sound and magblast")


class Edit(NamedTuple):
    """A pattern in a file, or in each file that a glob names, and what takes its place."""

    files: str
    pattern: str
    instead: str

    def apply(self, root: Path) -> None:
        """Edit the files below `root`. Raises `ValueError` where there is nothing to edit."""
        paths = sorted(root.glob(self.files))
        for path in paths:
            before = path.read_text(encoding="utf-8")
            after, times = re.subn(self.pattern, self.instead, before, flags=re.MULTILINE)
            if times != 1:
                raise ValueError(f"{path.relative_to(root)} has {times} × {self.pattern}")
            path.write_text(after, encoding="utf-8")
        if not paths:
            raise ValueError(f"no file {self.files}")


class Copy(NamedTuple):
    """A folder that is laid beside another as its copy."""

    folder: str
    beside: str

    def apply(self, root: Path) -> None:
        """Copy the folder below `root`."""
        shutil.copytree(root / self.folder, root / self.beside)


Change: TypeAlias = Edit | Copy


class Mutation(NamedTuple):
    """A fault: its changes, the law that is run, and what that law must say of it."""

    name: str
    changes: tuple[Change, ...]
    law: tuple[str, ...]
    says: str


CONTROLS = (
    r"(def controls\(self, scene: Scene, draft: str = \"\"\) -> Panel:\n        \"\"\".*\"\"\")"
)
ANSWER = (
    r"(def answer\(self, scene: Scene, verb: str, filled: Filled\) -> Answer:"
    r"\n        \"\"\".*\"\"\")"
)
NO_ANSWER = Edit(
    "cogs/games/shazamm/__init__.py", ANSWER, r'\1\n        raise RuntimeError("no answer")'
)

MUTATIONS = (
    Mutation(
        "a text is missing in every language",
        (Edit("locales/*/shazamm_panel.ftl", r"^shazamm-cast = .*\n", ""),),
        KEYS,
        "shazamm-cast (cogs/games/shazamm/__init__.py",
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
        "nothing can be pressed, and nothing is answered",
        (
            Edit("cogs/games/shazamm/__init__.py", CONTROLS, r"\1\n        return ()"),
            NO_ANSWER,
        ),
        DUEL,
        "whoever is asked has something to press",
    ),
    Mutation("what is pressed is not answered", (NO_ANSWER,), DUEL, "RuntimeError: no answer"),
    Mutation(
        "a button offers what the rules refuse",
        (
            Edit(
                "cogs/games/imperium/panels.py",
                r"if possible\(view, Buy\(n\)\)$",
                "if n == 3 or possible(view, Buy(n))",
            ),
        ),
        PANELS,
        "pressed buy 3",
    ),
    Mutation(
        "a draft never comes to the button that submits it",
        (
            Edit(
                "cogs/games/imperium/plan.py",
                r"complete = not in_turn\(step.view\)$",
                "complete = order == End(Phase.COMBAT)",
            ),
        ),
        PANELS,
        "imperium-refusal-draft-over",
    ),
    Mutation(
        "something refers to a piece that has left play",
        (
            Edit(
                "engines/magblast/damage.py",
                r"^    if not state.since\(2\) or all\(s.target not in gone.*\):$",
                "    if gone:",
            ),
        ),
        POSITIONS,
        "which is not in play",
    ),
)
