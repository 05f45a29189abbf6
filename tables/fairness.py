"""How a match's chance is fixed before anyone can know it, and shown afterwards.

The bot draws a secret and tells its SHA-256 when the lobby opens. Whoever joins adds salt
that the bot could not know then. The seed of the dice is made of both, so that neither the
bot nor a player can choose it; once the match has ended the secret is told, and anybody can
compute everything again (`python -m tables.verify`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from random import Random


def new_secret(chance: Random) -> str:
    """Return 256 bits of chance as 64 hexadecimal digits."""
    return chance.randbytes(32).hex()


def commitment(secret: str) -> str:
    """Return the SHA-256 of a secret, which is told when the lobby opens."""
    return hashlib.sha256(secret.encode()).hexdigest()


def salt(interaction_id: int | None, user_id: int) -> str:
    """Return what one person's joining adds: the join's own id and who it was."""
    return f"{interaction_id or 0}:{user_id}"


def seed(secret: str, salts: Iterable[str]) -> str:
    """Return the seed of the dice, made of the secret and the salts in seat order."""
    return hashlib.sha256("\n".join([secret, *salts]).encode()).hexdigest()
