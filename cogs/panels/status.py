"""What is said of a match as it stands: its name, who is waited for, how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.words.names import mention
from engines.core import Text, Verbatim, text
from tables import Scene
from tables.away import moment
from tables.rows import Status

CALLED_OFF = frozenset({"table-called-off-by", "table-called-off-together", "lobby-called-off-by"})


def title(scene: Scene) -> Text:
    """Return what a match is called: its game and number."""
    return text("table-title", game=text(f"{scene.match.game}-name"), number=scene.match.id)


def how_it_stands(scene: Scene, locale: str, said: Sequence[Text]) -> list[Text]:
    """Return how a match stands, unless what is `said` tells that it was called off."""
    if scene.match.status is Status.CANCELLED:
        told = any(line.key in CALLED_OFF for line in said)
        return [] if told else [text("table-called-off")]
    if scene.paused:
        return [text("table-stands-still")]
    if scene.outcome is None:
        rows_ = (scene.seats[seat] for seat in sorted(scene.asked))
        who = tuple(mention(row, locale, scene.seats) for row in rows_)
        until = scene.match.rests_until
        resting = () if until is None else (text("table-resting", when=moment(until)),)
        return [text("table-waiting", who=who), *resting]
    return [*how_it_ended(scene), text("table-secret", secret=scene.match.seed)]


def how_it_ended(scene: Scene) -> tuple[Text, ...]:
    """Return how a match ended, and who won; nothing while it goes on."""
    outcome = scene.outcome
    if outcome is None:
        return ()
    result = outcome.undecided
    if outcome.winners:
        result = text("table-won", who=scene.who(outcome.winners), many=len(outcome.winners))
    return outcome.reason, result


def hash_of_log(scene: Scene, said: Sequence[Text]) -> list[Text]:
    """Return the log's hash as it stands with each board; a match of before has none.

    A moderator may call a match off after what not all could notice: that is in no hash.
    """
    if scene.shown is None or scene.seat is not None:
        return []
    together = any(line.key == "table-called-off-together" for line in said)
    whole = scene.match.status is Status.ENDED or together
    return [text("table-log-whole" if whole else "table-log", hash=scene.shown)]


def own_status(scene: Scene) -> Text:
    """Return what the viewer of a scene is asked, who is waited for, or why they play no more."""
    if scene.match.status is Status.CANCELLED:
        return text("table-called-off")
    if scene.over:
        return text("hand-over")
    if scene.gave_up or scene.is_out:
        return text("hand-gave-up" if scene.gave_up else "hand-out")
    if scene.seat in scene.asked:
        return text("hand-respond" if scene.seat in scene.responding else "hand-your-turn")
    if scene.legal:
        return text("hand-may-act")
    return text("hand-waiting", who=scene.who(scene.asked))


def board_there(scene: Scene) -> Text:
    """Return where the board stands of a hand that shows none."""
    return text("hand-board-there", where=Verbatim(f"<#{scene.match.channel_id}>"))
