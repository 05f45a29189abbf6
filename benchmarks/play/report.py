"""The tables of `docs/play.md`: what turns and games take, and one turn press by press."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from benchmarks.play.looking import Press
from benchmarks.play.match import Took
from cogs.words.strings import speaker
from engines.core import Text

DOC = Path(__file__).parents[2] / "docs/play.md"
FROM, TO = "<!-- measured -->", "<!-- until here -->"
"""Between these lines of the page stands what was measured last."""
PEOPLE = {"imperium": 2, "shazamm": 2}
"""How many people have a turn of their own in what counts as one turn; elsewhere it is one."""
HEAD = (
    "| game, how it is played | turns | presses a turn and person | further ticks | waits a turn "
    "| waits before the first | messages | private | edits | calls | words | uploaded |\n"
    "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
)


def row(took: Took, how: str) -> str:
    """Return what a match took as a row; where nothing else is said, for each turn."""
    turns, people = took.played, PEOPLE.get(took.game, 1)
    shares = (took.posts, took.private, took.edits, took.pings)
    figures = (
        str(turns),
        f"{took.presses / turns / people:.1f}",
        f"{took.ticks / turns / people:.1f}",
        f"{(took.waits - took.turns[0]) / turns:.1f}",
        str(took.turns[0]),
        *(f"{share / turns:.1f}" for share in shares),
        f"{took.words / turns:.0f}",
        f"{took.uploaded / turns / 1e6:.2f} MB",
    )
    return f"| {took.game}, {how} | {' | '.join(figures)} |"


def path(presses: Sequence[Press]) -> str:
    """Return what was pressed in a turn, one line for each press."""
    return "\n".join(f"{number}. {_told(press)}" for number, press in enumerate(presses, 1))


def _told(press: Press) -> str:
    label = press.label
    words = speaker("en")(label) if isinstance(label, Text) else str(label)
    chosen = f", {len(press.values)} ticked" if len(press.values) > 1 else ""
    filled = "" if press.form is None else " and the form behind it"
    return f"{words}{chosen}{filled}"


def written(rows: Sequence[str], paths: Sequence[str]) -> None:
    """Put what was measured into the page, in place of what stood there."""
    page = DOC.read_text(encoding="utf-8")
    before, _, rest = page.partition(FROM)
    _, _, after = rest.partition(TO)
    measured = "\n".join((FROM, "", HEAD, *rows, "", *paths, TO))
    DOC.write_text(before + measured + after, encoding="utf-8")
