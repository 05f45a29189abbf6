"""The table, in Markdown."""

from __future__ import annotations

from collections.abc import Collection

from benchmarks.opponents.playing import Played
from benchmarks.opponents.rows import LINES, Row, effort
from benchmarks.opponents.shares import Share

HEADS = (
    "game, seats",
    "stronger (lines)",
    "against (lines)",
    "wins, 95 %",
    "n",
    "goal",
    "verdict",
    "as first · second",
    "CPU s a game",
)


def share(games: Collection[Played]) -> Share:
    """Return what the stronger has won of these games."""
    return Share(sum(game.won for game in games), len(games))


def head() -> str:
    """Return the first two lines."""
    return f"{_line(HEADS)}\n{_line(['---'] * len(HEADS))}"


def line(row: Row, games: Collection[Played]) -> str:
    """Return the line of a row."""
    found = share(games)
    sides = (share([game for game in games if game.side == side]) for side in (0, 1))
    mean = sum(game.seconds for game in games) / max(1, len(games))
    return _line(
        (
            f"{row.game}, {row.seats}",
            _player(row.game, row.stronger),
            _player(row.game, row.weaker),
            str(found),
            str(found.games),
            "—" if row.goal is None else f"≥ {row.goal:.0%}".replace("%", " %"),
            found.verdict(row.goal, row.most) or "unfinished",
            " · ".join(_part(side) for side in sides),
            f"{mean:.1f}",
        )
    )


def _player(game: str, name: str) -> str:
    thought = None if name.endswith(LINES) else effort(game, name)
    return name if thought is None else f"{name} ({thought.lines})"


def _part(found: Share) -> str:
    return f"{found.won / found.games:.0%}".replace("%", " %") if found.games else "—"


def _line(cells: Collection[str]) -> str:
    return f"| {' | '.join(cells)} |"
