"""Sounds that players make: heard in events, kept with the match, gathered when it ends.

Any game may have them. An event for everyone whose text has a `noise` and a `player` is a
sound that was made; with `damage` it hit something, which was destroyed if nothing is `left`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import zip_longest

from msgspec import Struct

from engines.core import Event, Player, Single
from store import Changes, Seat, Sound
from tables.match.consequences import Advance
from tables.match.tenures import called

LONGEST = 55
"""Characters of an answer in a poll of Discord."""
MOST = 10
"""Answers of such a poll."""


class Shout(Struct, frozen=True):
    """A sound with all that it did in a match; `user_id` is None if a computer made it."""

    seat: int
    user_id: int | None
    words: str
    damage: int = 0
    destroyed: int = 0

    @property
    def force(self) -> tuple[int, int]:
        """What it did, to be compared: ships destroyed, then damage."""
        return self.destroyed, self.damage

    @property
    def brief(self) -> str:
        """The sound as a poll can show it."""
        words = self.words
        return words if len(words) <= LONGEST else words[: LONGEST - 1].rstrip() + "…"


def maker(seat: int, user_id: int | None, seats: Sequence[Seat]) -> Single:
    """Return who has made a sound: the person of a seat, unless it has gone to another since."""
    now = seats[seat].user_id
    return Player(seat) if user_id is None or user_id == now else called(user_id)


def keep_sounds(changes: Changes, advance: Advance) -> None:
    """Add to `changes` the sounds that are heard in an advance, and drop those taken back."""
    if advance.undone is not None:  # what came after it was heard by nobody, or it would stand
        changes.drop_sounds(advance.after.match.id, above=advance.undone - 1)
    for sound in heard(advance):
        changes.sound(sound)


def heard(advance: Advance) -> tuple[Sound, ...]:
    """Return the sounds of an advance in order."""
    after = advance.after
    people = {row.seat: row.user_id for row in after.seats if row.seat in after.people}
    return tuple(
        Sound(after.match.id, after.ply, place, shout.seat, people.get(shout.seat), *_rest(shout))
        for place, shout in enumerate(_shouts(advance.events))
    )


def _rest(shout: Shout) -> tuple[str, int, int]:
    return shout.words, shout.damage, shout.destroyed


def _shouts(events: Iterable[Event]) -> Iterable[Shout]:
    for event in events:
        match event.text.args:
            case {"noise": str(words), "player": Player(seat=seat), **more} if words:
                if event.audience is None:
                    yield Shout(seat, None, words, *_effect(more.get("damage"), more.get("left")))
            case _:
                pass


def _effect(damage: object, left: object) -> tuple[int, int]:
    return (damage, int(left == 0)) if isinstance(damage, int) else (0, 0)


def gathered(sounds: Iterable[Sound]) -> tuple[Shout, ...]:
    """Return each sound once with all that it did, the strongest first, then as first made.

    What reads alike in a poll, upper and lower case aside, is one sound, and belongs to
    whoever made it first.
    """
    found: dict[str, Shout] = {}
    for sound in sounds:
        made = Shout(sound.seat, sound.user_id, sound.words, sound.damage, sound.destroyed)
        known = found.setdefault(made.brief.casefold(), Shout(made.seat, made.user_id, made.words))
        found[made.brief.casefold()] = Shout(
            known.seat,
            known.user_id,
            known.words,
            known.damage + made.damage,
            known.destroyed + made.destroyed,
        )
    return tuple(sorted(found.values(), key=lambda shout: shout.force, reverse=True))


def nominated(sounds: Iterable[Sound]) -> tuple[Shout, ...]:
    """Return the sounds that people vote on, in the same order: at most ten.

    Everyone's strongest comes first, then everyone's second, so that nobody crowds out the
    others. Computers read theirs from a list and do not stand for election.
    """
    made = [shout for shout in gathered(sounds) if shout.user_id is not None]
    of_person: defaultdict[int | None, list[Shout]] = defaultdict(list)
    for shout in made:
        of_person[shout.user_id].append(shout)
    rounds = zip_longest(*of_person.values())
    chosen = [shout for each in rounds for shout in each if shout is not None][:MOST]
    return tuple(shout for shout in made if shout in chosen)
