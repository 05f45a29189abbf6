"""What Mag·Blast says of sounds: lists of the best, heckles, and what was typed as a sound."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cogs.games.magblast.base import LONGEST_SOUND
from engines.core import MatchOver, NotAsked, Player, Refusal, Single, Text, text
from engines.magblast import (
    bearable,
    cleaned,
    fit_to_print,
    has_address,
    has_letters,
    has_mention,
)
from engines.magblast.model import Sound as Make
from tables import Scene
from tables.match.tenures import called
from tables.rows import Candidate, Sound
from tables.votes.sounds import gathered, maker

LISTED, LOOKED_AT = 10, 50
"""How many sounds of a server are listed, of how many that somebody may see or not."""
LONGEST_TYPED = 4 * LONGEST_SOUND
"""How many characters of a message are looked at: the rest would be cut off anyway."""


def awaited(scene: Scene) -> bool:
    """Tell whether a shot of the viewer waits for its sound."""
    shot = None if scene.view is None else scene.view.shot
    return scene.legal and shot is not None and shot.seat == scene.seat


def typed(content: str, user_id: int) -> Make:
    """Return the sound that a message makes, besides mentioning this user.

    Raises `Refusal` if Discord does not tell what the message says, or if that may not be posted.
    """
    if not content:
        raise Refusal(text("magblast-refusal-sound-unread"))
    for form in (f"<@{user_id}>", f"<@!{user_id}>"):
        content = content.replace(form, " ")
    return Make(fit_to_print(content[:LONGEST_TYPED])[:LONGEST_SOUND])


def heckle(scene: Scene, words: str) -> Text:
    """Return what an eliminated player shouts. Raises `Refusal` for others, and with the reason.

    `scene` is the match as the player sees it.
    """
    seat, said = scene.seat, cleaned(words)
    assert seat is not None
    if scene.over:
        raise MatchOver(text("refusal-match-over"))
    if scene.seats[seat].resigned_at is not None:
        raise NotAsked(text("refusal-resigned"))
    if scene.view.fleets[seat].alive:
        raise Refusal(text("refusal-heckle-playing"))
    if has_address(said) or has_mention(said):
        raise Refusal(text("refusal-heckle-link"))
    if not has_letters(said):
        raise Refusal(text("refusal-heckle-empty"))
    return text("sounds-heckle", words=bearable(said), who=Player(seat))


def of_match(
    scene: Scene, sounds: Iterable[Sound], candidates: Sequence[Candidate]
) -> Iterator[Text]:
    """Yield the best of a match: as they were voted for, or by what they did until then."""
    voted = sorted((c for c in candidates if c.best), key=lambda c: -(c.best or 0))
    shouts = gathered(sounds)[:LISTED]
    if not shouts:
        yield text("sounds-of-match-none", number=scene.match.id)
        return
    yield text("sounds-of-match", number=scene.match.id)
    if voted:
        for place, row in enumerate(voted, 1):
            yield _voted(place, row, maker(row.seat, row.user_id, scene.seats))
        return
    for place, shout in enumerate(shouts, 1):
        yield text(
            "sounds-line",
            place=place,
            words=shout.brief,
            who=maker(shout.seat, shout.user_id, scene.seats),
            damage=shout.damage,
            destroyed=shout.destroyed,
        )


def of_server(best: Sequence[Candidate]) -> Iterator[Text]:
    """Yield the best of a server, by their votes."""
    if not best:
        yield text("sounds-of-server-none")
        return
    yield text("sounds-of-server")
    for place, row in enumerate(best, 1):
        yield _voted(place, row, row.name or called(row.user_id))


def _voted(place: int, row: Candidate, who: Single) -> Text:
    return text("sounds-line-voted", place=place, words=row.words, who=who, votes=row.best or 0)
