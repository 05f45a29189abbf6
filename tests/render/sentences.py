"""The sentences of an alt text, and what is wrong with them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator


def ill_told(alt: str) -> Iterator[str]:
    """Yield the sentences that stand twice in an alt text, or begin in lower case."""
    said = Counter(re.split(r"(?<=[.!?])\s+|(?<=: )", alt))
    yield from (f"twice: {one}" for one, times in said.items() if times > 1 and len(one) > 12)
    begun = re.split(r"(?<=[.!?])\s+", alt)
    yield from (f"in lower case: {one}" for one in begun if one[:1].islower())
