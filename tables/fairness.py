"""How a match's chance is fixed before anyone can know it, and shown afterwards.

The bot draws a secret and tells its SHA-256, the promise, when the lobby opens. Whoever joins adds
salt that the bot could not know then. All that is agreed on stands beside the promise as one hash,
the table's, before anybody can press the start; the start is a message that all can see. The seed
of the dice is made of all of it. From then on every board shows a hash of all that was done, which
nobody can compute who does not know the secret. Once the match has ended the secret is told, and
anybody can compute everything again (`python -m tables.verify`).

Nobody is named in any of it: a person stands in it as a mark, made with a random value that can be
forgotten without anything else changing.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, UnsetType

from engines.core import Dice
from store import Match, Seat
from tables.options import Origin, Stretch

FORGOTTEN = "-"
"""Stands where a salt stood that named somebody who is forgotten."""
SHORT = 32
"""How many hexadecimal digits of a hash are shown to people, but for the promise."""


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """What the first entry of a log says of how the match was dealt.

    `table` is the table's hash; `message` the id of the public message that began it (None: it
    could not be sent), and `sent` how often it had to be sent until that was confirmed.
    """

    table: str
    message: int | None
    sent: int


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits somewhere: a person, by salt, or a computer of a level."""

    level: str | None
    salt: str


def new_secret(chance: Random) -> str:
    """Return 256 bits of chance as 64 hexadecimal digits."""
    return chance.randbytes(32).hex()


def new_pepper(chance: Random) -> str:
    """Return 128 bits of chance as 32 hexadecimal digits."""
    return chance.randbytes(16).hex()


def commitment(secret: str) -> str:
    """Return the SHA-256 of a secret, which is told when the lobby opens."""
    return hashlib.sha256(secret.encode()).hexdigest()


def mark(pepper: str, user_id: int) -> str:
    """Return what stands for a person in one match: it tells who it is only with the pepper."""
    return hashlib.sha256(f"{pepper}:{user_id}".encode()).hexdigest()[:SHORT]


def salt(interaction_id: int | None, of: str) -> str:
    """Return what one person's joining adds: the join's own id, and the mark of who it was."""
    return f"{interaction_id or 0}:{of}"


def salted(row: Seat, interaction_id: int | None) -> Seat:
    """Return the seat of whoever starts a match, with what pressing the start adds."""
    return msgspec.structs.replace(row, salt=f"{row.salt}+{interaction_id or 0}")


def canonical(value: Any) -> bytes:
    """Return the one JSON that plain data has: keys in order, no space."""
    return msgspec.json.encode(value, order="sorted")


def is_salted_by_owner(row: Seat) -> bool:
    """Tell whether the salt of a seat is of whoever sits there: of who took it over it is not.

    It is, too, where nobody knows any more whose it is.
    """
    if row.pepper is None or row.user_id is None:
        return True
    of = row.salt.partition("+")[0].partition(":")[2]
    return of == mark(row.pepper, row.user_id)


def chairs(seats: Iterable[Seat]) -> tuple[Chair, ...]:
    """Return who sits where, as it stands in a proof."""
    return tuple(Chair(row.level if row.user_id is None else None, row.salt) for row in seats)


def table(match: Match, rules_version: int, seated: Sequence[Chair]) -> Any:
    """Return all that is agreed on before a match can begin, as plain data.

    The salt of the start is no part of it.
    """
    config, options = map(msgspec.json.decode, (match.config, match.options))
    return agreed_on(match.game, rules_version, config, options, commitment(match.seed), seated)


def agreed_on(
    game: str, rules: int, config: Any, options: Any, promise: str, seated: Sequence[Chair]
) -> Any:
    """Return what people agree on as the one plain data of which hashes are made."""
    seats = [[chair.level, chair.salt.partition("+")[0]] for chair in seated]
    return {
        "config": config,
        "game": game,
        "options": options,
        "promise": promise,
        "rules": rules,
        "seats": seats,
    }


def table_hash(agreed: Any) -> str:
    """Return the hash of a table, as it stands in the lobby's message."""
    return hashlib.sha256(canonical(agreed)).hexdigest()[:SHORT]


def chance(secret: str, agreed: Any, seated: Sequence[Chair], message: int | None) -> str:
    """Return the seed of the dice: what is agreed on, all salts and the start, by the secret."""
    salts = [chair.salt for chair in seated]
    return _keyed(secret, {"message": message, "salts": salts, "table": agreed})


def earlier_seed(secret: str, salts: Iterable[str]) -> str:
    """Return the seed of the dice as it was made before it hung on more than the salts."""
    return hashlib.sha256("\n".join([secret, *salts]).encode()).hexdigest()


def dice_seed(match: Match, seats: Iterable[Seat]) -> str:
    """Return the seed of a match's dice. It reaches nobody before the match has ended."""
    written = match.chance or match.dice
    return written or earlier_seed(match.seed, (row.salt for row in seats))


class Chances(NamedTuple):
    """All chance of a match: of its own seed, and of those of the match it was taken from."""

    seed: str
    origin: Origin | UnsetType

    def dice(self, ply: int) -> Dice:
        """Return the dice of a ply (0: the deal)."""
        return Dice(self._seed(ply), ply)

    def until(self, ply: int) -> tuple[Stretch, ...]:
        """Return the seeds of all that was rolled up to a ply."""
        before = tuple(one for one in self._past if one.until < ply)
        return (*before, Stretch(ply, self._seed(ply)))

    @property
    def _past(self) -> tuple[Stretch, ...]:
        return self.origin.chance if isinstance(self.origin, Origin) else ()

    def _seed(self, ply: int) -> str:
        return next((one.seed for one in self._past if ply <= one.until), self.seed)


def link(
    secret: str, before: str, number: int, kind: str, seat: int | None, ply: int, action: Any
) -> str:
    """Return the log's hash after an entry: of all before (at first the seed) and of this one.

    `action` is the entry's as plain data.
    """
    return _keyed(secret, [before, number, kind, seat, ply, action])


def _keyed(secret: str, value: Any) -> str:
    return hmac.new(secret.encode(), canonical(value), hashlib.sha256).hexdigest()
