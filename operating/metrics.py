"""Metrics for Prometheus, by its own library: loaded only where they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from operating.health import Meters, Outcome

ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0)
"""Seconds within which people are answered; after three Discord gives up."""
LATE = (0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
"""Seconds by which the event loop is late."""


class _Told(NamedTuple):
    name: str
    about: str
    kind: type[GaugeMetricFamily | CounterMetricFamily] = GaugeMetricFamily


STANDING = {
    "connected": _Told("connected", "Whether the connection to Discord's gateway is open"),
    "shards": _Told("shards", "Shards that this process serves"),
    "shards_away": _Told("shards_away", "Those of them whose connection is not open"),
    "standing_by": _Told("standing_by", "Whether other processes serve all that this one could"),
    "outbox_due": _Told("outbox_due", "Messages that should have been sent"),
    "outbox_late_s": _Told("outbox_late_seconds", "For how long the oldest of them has been due"),
    "outbox_later": _Told("outbox_later", "Messages that are tried again later"),
    "thoughts": _Told("thoughts", "Computers that think"),
    "thoughts_waiting": _Told("thoughts_waiting", "Computers that wait for their turn to think"),
    "thoughts_failed": _Told(
        "thoughts_failed", "Answers for which nothing was thought of in time", CounterMetricFamily
    ),
    "thinkers": _Told("thinkers", "Processes that think"),
    "matches_live": _Told("matches_live", "Matches in memory"),
    "commits": _Told("commits", "Commits that were acknowledged", CounterMetricFamily),
    "beat_age_s": _Told("beat_age_seconds", "For how long no deadlines have been looked at"),
    "pictures": _Told("pictures", "Pictures that were drawn", CounterMetricFamily),
}
"""What the fields of the health line that tell of one moment are called here."""


class Metrics(Meters):
    """What has happened since the start, counted as Prometheus wants it."""

    TYPE = CONTENT_TYPE_LATEST
    """What is written, as HTTP says it."""

    def __init__(self, version: str) -> None:
        self._registry = registry = CollectorRegistry()
        self._standing = _Standing()
        registry.register(self._standing)
        ProcessCollector(registry=registry)
        Info("broadside_build", "The program", registry=registry).info({"version": version})
        self._answers = Histogram(
            "broadside_answer_seconds",
            "How long people waited for an answer to what they pressed or typed",
            buckets=ANSWERS,
            registry=registry,
        )
        self._unanswered = Counter(
            "broadside_unanswered",
            "What people pressed or typed that had no answer after three seconds",
            registry=registry,
        )
        self._requests = Counter(
            "broadside_requests", "Requests to Discord", ["outcome"], registry=registry
        )
        self._late = Histogram(
            "broadside_loop_late_seconds",
            "How late the event loop was, looked at ten times a second",
            buckets=LATE,
            registry=registry,
        )
        for outcome in Outcome:  # so that each is there before the first of its kind
            self._requests.labels(outcome)

    def answered(self, seconds: float) -> None:
        """Take note of how long somebody waited for an answer."""
        self._answers.observe(seconds)

    def unanswered(self, people: int) -> None:
        """Take note that people were not answered in time."""
        self._unanswered.inc(people)

    def requested(self, outcome: Outcome) -> None:
        """Take note of what became of a request to Discord."""
        self._requests.labels(outcome).inc()

    def late(self, seconds: float) -> None:
        """Take note of how late the event loop was."""
        self._late.observe(seconds)

    def written(self, fields: Mapping[str, Any]) -> bytes:
        """Return all of it in the words of Prometheus, with the fields of this moment."""
        self._standing.fields = fields
        return generate_latest(self._registry)


class _Standing(Collector):
    """Tells the fields that it was given last."""

    def __init__(self) -> None:
        self.fields: Mapping[str, Any] = {}

    def collect(self) -> Iterator[Metric]:
        for field, told in STANDING.items():
            if field in self.fields:
                value = float(self.fields[field])
                yield told.kind(f"broadside_{told.name}", told.about, value=value)
