"""What ended a match stands with its result and in everyone's own message, and in no event."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cogs.panels.spoken import spoken_to
from cogs.panels.status import how_it_ended, own_status
from cogs.words.names import chat_voice
from cogs.words.strings import LOCALES
from tests.laws import whole
from tests.laws.cases import Case
from tests.laws.heard import steps_of
from tests.laws.matches import every_case, random_match, random_matches
from tests.laws.panels import Desk, position_of, some_offered_cases
from tests.laws.played import FILES, read, some_records

COUNTED = {
    "imperium-outcome-blockade": "imperium-event-blockade-point",
    "imperium-outcome-convoy-late": "imperium-event-game-turn",
    "imperium-outcome-gates": "imperium-event-gates-held",
    "imperium-outcome-supremacy": "imperium-event-supremacy",
    "imperium-outcome-tally": "imperium-event-game-turn",
    "imperium-outcome-tally-drawn": "imperium-event-game-turn",
    "imperium-outcome-weapon": "imperium-event-annihilated",
    "magblast-outcome-quiet-tied": "magblast-event-quiet",
    "magblast-outcome-quiet-won": "magblast-event-quiet",
    "magblast-outcome-rounds-tied": "magblast-event-last-rounds",
    "magblast-outcome-rounds-won": "magblast-event-last-rounds",
    "rebelmoon-outcome-evacuated": "rebelmoon-event-last-turns",
    "rebelmoon-outcome-stalled": "rebelmoon-event-quiet",
}
"""What a match ends by that was counted for some turns, and what tells how far that has come."""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_counted_is_told_before_it_ends_a_match(path: Path) -> None:
    outcome = read(path).outcome
    if outcome is not None and (told := COUNTED.get(outcome.reason.key)):
        before = [event for events in steps_of(path)[:-1] for event in events]
        assert told in {event.text.key for event in before if event.audience is None}


@every_case
def test_the_reason_is_told_once(case: Case) -> None:
    for match in random_matches(case):
        if match.outcome is not None and match.plies:
            told = [event.text for event in match.plies[-1].step.events]
            assert match.outcome.reason not in told


@some_offered_cases
async def test_everyone_reads_in_their_own_message_how_the_match_ended(case: Case) -> None:
    """Whoever plays in direct messages need not look for it in the channel."""
    match = random_match(case, 0)
    if match.outcome is None:
        return
    position = position_of(case, match.states[-1])
    for seat in match.seats:
        for locale in LOCALES:
            shown = await whole.hand(Desk(position, seat), (), locale)
            (reason,) = spoken_to(seat, (match.outcome.reason,))
            said = chat_voice(position.seats, locale)(reason)
            assert said in "\n".join(whole.texts_of(shown))


@some_records
async def test_a_match_that_is_over_is_told_to_be_and_how_it_ended(path: Path) -> None:
    """Nothing else stands below the picture: what there is to do, or what will be compared."""
    record = read(path)
    if record.outcome is None:
        return
    config = msgspec.convert(record.config, type=record.engine.meta.config)
    position = position_of(Case(record.game, config, record.seats, "over"), record.states()[-1])
    say = chat_voice(position.seats, "en")
    for seat in range(record.seats):
        desk = Desk(position, seat)
        ended = spoken_to(seat, how_it_ended(desk.scene))
        told = "\n".join(map(say, (own_status(desk.scene), *ended)))
        shown = await whole.hand(desk, (), "en")
        texts = whole.texts_of(shown)
        assert told in texts
        name = position.seats[seat].name
        assert name
        assert [words for words in texts if f"**{name}**" in words] == []
