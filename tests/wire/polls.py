"""Discord's polls: a question, its answers, and who voted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tests.wire.ids import iso


@dataclass
class Poll:
    """A poll that is open until `closes_at`, and final once `final` is set."""

    asks: str
    answers: tuple[str, ...]
    closes_at: float
    votes: dict[int, int] = field(default_factory=dict[int, int])
    final: bool = False

    def payload(self) -> dict[str, Any]:
        """Return it as Discord tells of it."""
        counted = list(self.votes.values())
        return {
            "question": {"text": self.asks},
            "answers": [
                {"answer_id": number, "poll_media": {"text": words}}
                for number, words in enumerate(self.answers, 1)
            ],
            "expiry": iso(self.closes_at),
            "allow_multiselect": False,
            "layout_type": 1,
            "results": {
                "is_finalized": self.final,
                "answer_counts": [
                    {"id": number, "count": counted.count(number), "me_voted": False}
                    for number in range(1, len(self.answers) + 1)
                ],
            },
        }


def made(body: Mapping[str, Any], now: float) -> Poll:
    """Return the poll that a request asks for."""
    return Poll(
        body["question"]["text"],
        tuple(answer["poll_media"]["text"] for answer in body["answers"]),
        now + 3600 * float(body.get("duration") or 24),
    )
