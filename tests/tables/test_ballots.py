"""The vote on the best and the worst sound (rulings 52 to 55 of Mag·Blast)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from engines.core import Event, Player, Text, text
from store import Candidate, Changes, Message, Sound
from tables import Later, Poll, Shut, TableRefusal
from tables.lobby import Guest, Place
from tables.match.consequences import Advance
from tables.notice import BOARD
from tables.tables import By
from tables.votes.ballots import (
    GRACE,
    PATIENCE,
    RETRY,
    SETTLING,
    UNPOSTED,
    VOTING,
    Question,
    question_of,
    winner,
)
from tables.votes.sounds import LONGEST, MOST, gathered, heard, keep_sounds, nominated
from tests.tables import uproar
from tests.tables.house import ALICE, BOB, Clock, Hall, hall
from tests.tables.post_office import Crash, PostOffice

CAROL = 33


def shot(words: str, user_id: int | None = ALICE, damage: int = 0, destroyed: int = 0) -> Sound:
    return Sound(1, 1, 0, user_id or 0, user_id, words, damage, destroyed)


def told(house: Hall, surface: str = "verdict") -> list[Text]:
    return [event for letter in house.office.on(surface) for event in letter.events]


# -- What stands for election ------------------------------------------------------------------


def test_a_sound_gathers_what_it_did() -> None:
    """Upper and lower case make no other sound; it belongs to whoever made it first."""
    heard = [shot("Pew"), shot("Zap", BOB, 3, 1), shot("PEW", BOB, 2), shot("Pew", ALICE, 4)]
    assert [(s.words, s.user_id, s.damage, s.destroyed) for s in gathered(heard)] == [
        ("Zap", BOB, 3, 1),
        ("Pew", ALICE, 6, 0),
    ]


def test_at_most_ten_stand_and_everyone_has_as_many_as_can_be() -> None:
    """Whoever made a hundred sounds does not crowd out who made three."""
    loud = [shot(f"Bang {n}", ALICE, 9) for n in range(30)]
    quiet = [shot(f"Pew {n}", BOB) for n in range(3)]
    chosen = nominated([*loud, *quiet])
    assert len(chosen) == MOST
    assert sum(s.user_id == BOB for s in chosen) == 3
    assert [s.words for s in chosen[:2]] == ["Bang 0", "Bang 1"]


def test_what_did_the_same_stands_as_it_was_made() -> None:
    heard = [shot("a1"), shot("a2"), shot("b1", BOB), shot("a3"), shot("b2", BOB, 1)]
    assert [s.words for s in nominated(heard)] == ["b2", "a1", "a2", "b1", "a3"]


def test_computers_do_not_stand() -> None:
    assert nominated([shot("Pew", None), shot("Bang", None)]) == ()


def test_what_stands_is_cut_to_fifty_five_characters() -> None:
    (long,) = nominated([shot("A" * 100)])
    assert long.brief == "A" * (LONGEST - 1) + "…"
    assert nominated([shot("B" * LONGEST)])[0].brief == "B" * LONGEST


async def test_of_equals_the_best_did_more_and_the_worst_less() -> None:
    def stands(*votes: tuple[int | None, int | None]) -> list[Candidate]:
        return [
            Candidate(1, place, 5, 0, ALICE, "Alice", f"{place}", 0, 0, best, worst)
            for place, (best, worst) in enumerate(votes, 1)
        ]

    def won(question: Question, *votes: tuple[int | None, int | None]) -> int | None:
        found = winner(stands(*votes), question)
        return None if found is None else found.place

    even = ((1, 2), (2, 1), (2, 2))
    assert (won(Question.BEST, *even), won(Question.WORST, *even)) == (2, 3)
    assert (won(Question.BEST, (0, 1)), won(Question.WORST, (0, 1))) == (None, 1)
    assert (won(Question.BEST, (None, None)), won(Question.WORST)) == (None, None)


async def test_the_sounds_of_a_match_are_kept_as_they_are_heard(house: Hall) -> None:
    match_id = await uproar.noisy(house)
    sounds = await house.store.sounds.heard(match_id)
    assert {sound.user_id for sound in sounds} <= {ALICE, BOB}
    assert any(sound.damage for sound in sounds)
    assert all(sound.words for sound in sounds)


async def test_what_a_sound_did_is_told_by_its_event(house: Hall) -> None:
    """Without a hit it did nothing; what nobody else hears, and silence, is no sound."""
    position = await house.position(await uproar.begun(house))
    args: list[dict[str, int]] = [{}, {"damage": 2, "left": 1}, {"damage": 3, "left": 0}]
    events = [Event(text("shot", noise="Pew", player=Player(1), **more)) for more in args]
    silent = Event(text("shot", noise="", player=Player(1)))
    private = Event(text("shot", noise="Psst", player=Player(1)), frozenset({1}))
    advance = Advance(position, position, (silent, private, *events), None, house.clock())
    told = [(s.seat, s.user_id, s.words, s.damage, s.destroyed) for s in heard(advance)]
    assert told == [(1, BOB, "Pew", 0, 0), (1, BOB, "Pew", 2, 0), (1, BOB, "Pew", 3, 1)]


# -- The vote ----------------------------------------------------------------------------------


async def test_the_end_of_a_match_opens_one_poll_for_each_question(house: Hall) -> None:
    match_id = await uproar.ended(house)
    for question in Question:
        assert len(house.office.on(question.surface)) == 1
    assert 2 <= len(await house.store.sounds.candidates(match_id)) <= MOST
    assert await uproar.ballot(house, match_id) is not None


async def test_without_two_sounds_there_is_no_vote(house: Hall) -> None:
    match_id = await uproar.ended(house, sounds=1)
    assert len(await house.store.sounds.heard(match_id)) >= 1
    assert await house.store.sounds.candidates(match_id) == ()
    assert await uproar.ballot(house, match_id) is None
    assert house.office.on(Question.BEST.surface) == []


async def test_two_sounds_are_enough_for_a_vote(house: Hall) -> None:
    match_id = await uproar.ended(house, sounds=2)
    candidates = await house.store.sounds.candidates(match_id)
    assert [candidate.place for candidate in candidates] == [1, 2]


@pytest.mark.parametrize(("computers", "votes"), [((), 2), (("easy",), 0)])
async def test_whoever_was_alone_with_computers_is_asked_for_no_vote(
    house: Hall, computers: tuple[str, ...], votes: int
) -> None:
    match_id = await house.begin(computers, game="magblast")
    for place, words in enumerate(("Pew", "Bang")):
        sound = Sound(match_id, 0, place, 0, ALICE, words, 0, 0)
        await house.store.commit(Changes().sound(sound))
    await house.tables.play.resign(match_id, By(ALICE))
    assert len(await house.store.sounds.candidates(match_id)) == votes


async def test_the_votes_decide_and_the_worst_deals(house: Hall) -> None:
    match_id = await uproar.ended(house)
    await uproar.voted(house, match_id, Question.BEST, 0, 3, 1)
    await uproar.voted(house, match_id, Question.WORST, 2)
    await uproar.later(house)
    first, second, *_ = await house.store.sounds.candidates(match_id)
    assert (first.best, first.worst, second.best, second.worst) == (0, 2, 3, 0)
    best, worst, deals = told(house)
    assert (best.key, best.args["words"], best.args["votes"]) == (
        "sounds-verdict-best",
        second.words,
        3,
    )
    assert (worst.key, worst.args["words"]) == ("sounds-verdict-worst", first.words)
    assert deals.key == "sounds-deals"
    assert await uproar.ballot(house, match_id) is None


async def test_the_verdict_waits_until_the_polls_are_closed(house: Hall) -> None:
    """A poll that was posted late is open as long as any other."""
    match_id = await uproar.noisy(house)
    house.office.shut = {Question.BEST.surface}
    await house.tables.play.resign(match_id, uproar.By(BOB))
    await uproar.later(house, VOTING / 2)
    house.office.shut = set()
    await uproar.later(house, 1800)
    posted_at = (await uproar.poll_of(house, match_id, Question.BEST)).posted_at
    await uproar.later(house, VOTING / 2 + GRACE)
    assert told(house) == []
    deadline = await uproar.ballot(house, match_id)
    assert deadline is not None and deadline.due_at == posted_at + VOTING + GRACE
    await uproar.later(house)
    assert len(told(house)) == 2


def candidates(*best: int) -> list[Candidate]:
    return [Candidate(1, p, 5, 0, 1, "A", "w", 0, 0, n, n) for p, n in enumerate(best, 1)]


@pytest.mark.parametrize(
    ("votes", "best", "worst"),
    [
        ((0, 2, 2, 1), 2, 3),
        ((1, 1, 1), 1, 3),
        ((0, 0, 5), 3, 3),
    ],
)
def test_a_tie_for_the_best_goes_to_who_did_more_for_the_worst_to_who_did_less(
    votes: tuple[int, ...], best: int, worst: int
) -> None:
    rows = candidates(*votes)
    won, lost = winner(rows, Question.BEST), winner(rows, Question.WORST)
    assert won is not None and lost is not None
    assert (won.place, lost.place) == (best, worst)


async def test_when_nobody_votes_nobody_wins_and_nobody_deals(house: Hall) -> None:
    match_id = await uproar.ended(house)
    for question in Question:
        await uproar.voted(house, match_id, question, 0, 0, 0)
    await uproar.later(house)
    assert [line.key for line in told(house)] == [
        "sounds-verdict-best-nobody",
        "sounds-verdict-worst-nobody",
    ]


async def test_polls_that_closed_while_the_bot_was_down_are_read(tmp_path: Path) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as first:
        match_id = await uproar.ended(first)
        await uproar.voted(first, match_id, Question.WORST, 0, 1)
    clock.seconds += 10 * VOTING
    async with hall(tmp_path / "t.db", clock, office) as second:
        await second.tables.tick()
        await second.settle()
        assert [line.key for line in told(second)][1:] == ["sounds-verdict-worst", "sounds-deals"]


@pytest.mark.parametrize("trouble", [Later, Shut])
async def test_the_first_trouble_after_the_bot_was_down_costs_no_vote(
    house: Hall, monkeypatch: pytest.MonkeyPatch, trouble: type[Exception]
) -> None:
    match_id = await uproar.ended(house)
    for question in Question:
        await uproar.voted(house, match_id, question, 0, 1)
    read, first = house.office.read_poll, [trouble]

    async def reads(message: Message) -> Poll | None:
        if first:
            raise first.pop()
        return await read(message)

    monkeypatch.setattr(house.office, "read_poll", reads)
    await uproar.later(house, VOTING + GRACE + PATIENCE)
    assert told(house) == []
    await uproar.later(house, RETRY)
    assert told(house)[0].key == "sounds-verdict-best"


async def test_polls_that_could_not_be_posted_before_the_bot_was_down_are_posted(
    tmp_path: Path,
) -> None:
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as first:
        match_id = await uproar.noisy(first)
        office.shut = {question.surface for question in Question}
        await first.tables.play.resign(match_id, uproar.By(BOB))
        await first.settle()
    clock.seconds += UNPOSTED
    office.shut = set()
    async with hall(tmp_path / "t.db", clock, office) as second:
        await second.tables.tick()
        await second.tables.resume()
        await second.settle()
        for question in Question:
            await uproar.voted(second, match_id, question, 0, 1)
        await uproar.later(second, VOTING + GRACE)
        assert told(second)[0].key == "sounds-verdict-best"


async def test_a_power_cut_at_any_send_neither_loses_nor_doubles_a_poll(tmp_path: Path) -> None:
    """The crash comes after a message arrived and before that was noted."""
    clock = Clock()
    office = PostOffice(clock)
    async with hall(tmp_path / "t.db", clock, office) as first:
        match_id = await uproar.noisy(first)
        await first.settle()
        office.after = [Crash] * 9
        await first.tables.play.resign(match_id, uproar.By(BOB))
        clock.seconds += 5
        await first.tables.tick()
        await first.settle()
    office.after = []
    clock.seconds += 200
    async with hall(tmp_path / "t.db", clock, office) as second:
        await second.tables.resume()
        await second.settle()
        for question in Question:
            assert len(office.on(question.surface)) == 1
            await uproar.voted(second, match_id, question, 1)
        await uproar.later(second)
        await uproar.later(second)
        assert len(office.on("verdict")) == 1


async def test_two_processes_count_once(house: Hall) -> None:
    match_id = await uproar.ended(house)
    for question in Question:
        await uproar.voted(house, match_id, question, 1)
    deadline = await uproar.ballot(house, match_id)
    assert deadline is not None
    house.clock.seconds += VOTING + GRACE
    await house.tables.ballots.close(deadline)
    await house.tables.ballots.close(deadline)
    house.tables.delivery.kick()
    await house.settle()
    assert len(house.office.on("verdict")) == 1


async def test_a_poll_that_was_deleted_has_no_votes(house: Hall) -> None:
    match_id = await uproar.ended(house)
    message = await uproar.poll_of(house, match_id, Question.BEST)
    house.office.letters = [x for x in house.office.letters if x.id != message.message_id]
    await uproar.voted(house, match_id, Question.WORST, 1)
    await uproar.later(house)
    assert [line.key for line in told(house)] == [
        "sounds-verdict-best-nobody",
        "sounds-verdict-worst",
        "sounds-deals",
    ]


async def test_a_poll_that_may_not_be_read_is_waited_for_for_a_day(house: Hall) -> None:
    match_id = await uproar.ended(house)
    await uproar.voted(house, match_id, Question.WORST, 1)
    house.office.shut = {Question.BEST.surface}
    await uproar.later(house)
    assert told(house) == []
    deadline = await uproar.ballot(house, match_id)
    assert deadline is not None and deadline.due_at == house.clock() + RETRY
    await uproar.later(house, PATIENCE)
    assert told(house)[0].key == "sounds-verdict-best-nobody"


async def test_votes_that_discord_still_counts_are_waited_for(house: Hall) -> None:
    match_id = await uproar.ended(house)
    for question in Question:
        message = await uproar.poll_of(house, match_id, question)
        house.office.polls[message.message_id] = Poll((1, 0), final=False)
    await uproar.later(house)
    assert told(house) == []
    await uproar.later(house, SETTLING)
    assert len(told(house)) == 3


async def test_polls_that_can_never_be_posted_are_given_up(house: Hall) -> None:
    match_id = await uproar.noisy(house)
    house.office.shut = {question.surface for question in Question}
    await house.tables.play.resign(match_id, uproar.By(BOB))
    await uproar.later(house, UNPOSTED - VOTING)
    assert await uproar.ballot(house, match_id) is not None
    await uproar.later(house)
    assert await uproar.ballot(house, match_id) is None
    assert await house.store.outbox.posts(match_id, Question.BEST.surface) == ()


async def counted_at(house: Hall, match_id: int, at: float) -> float | None:
    """Let the votes be read at a time; return when they are to be read again (None: never)."""
    deadline = await uproar.ballot(house, match_id)
    assert deadline is not None
    house.clock.seconds = at
    await house.tables.ballots.close(deadline)
    later = await uproar.ballot(house, match_id)
    return None if later is None else later.due_at


async def test_votes_are_read_when_the_poll_is_closed_and_not_before(house: Hall) -> None:
    match_id = await uproar.ended(house)
    posted = (await uproar.poll_of(house, match_id, Question.BEST)).posted_at
    closed = posted + VOTING + GRACE
    assert await counted_at(house, match_id, closed - 1) == closed
    assert await counted_at(house, match_id, closed) is None


@pytest.mark.parametrize("trouble", ["shut", "preliminary", "unposted"])
async def test_for_how_long_votes_are_waited_for(house: Hall, trouble: str) -> None:
    if trouble == "unposted":
        match_id = await uproar.noisy(house)
        house.office.shut = {question.surface for question in Question}
        await house.tables.play.resign(match_id, uproar.By(BOB))
        await house.settle()
        last = house.clock.seconds + UNPOSTED
    else:
        match_id = await uproar.ended(house)
        poll = await uproar.poll_of(house, match_id, Question.BEST)
        last = poll.posted_at + VOTING + GRACE
        last += PATIENCE if trouble == "shut" else SETTLING
        for question in Question:
            message = await uproar.poll_of(house, match_id, question)
            house.office.polls[message.message_id] = Poll((1, 0), final=False)
            if trouble == "shut":
                house.office.shut.add(question.surface)
        closed = poll.posted_at + VOTING + GRACE
        assert await counted_at(house, match_id, closed) == closed + RETRY
    assert await counted_at(house, match_id, last - 1) == last - 1 + RETRY
    assert await counted_at(house, match_id, last) is None


# -- The menu that stands for a poll ---------------------------------------------------------------


async def test_in_a_menu_everyone_has_one_vote_and_may_change_it(house: Hall) -> None:
    match_id = await uproar.ended(house)
    vote = house.tables.ballots.vote
    for user, place in ((ALICE, "1"), (BOB, "1"), (CAROL, "2"), (ALICE, "2"), (ALICE, "2")):
        await vote(match_id, user, "best", place)
    await vote(match_id, CAROL, "worst", "1")
    await uproar.later(house)
    first, second, *_ = await house.store.sounds.candidates(match_id)
    assert (first.best, second.best, first.worst, second.worst) == (1, 2, 1, 0)
    for question in Question:  # the menu is put away
        assert house.office.on(question.surface)[0].edits == 1


@pytest.mark.parametrize(("question", "place"), [("best", "99"), ("best", "x"), ("loudest", "1")])
async def test_a_vote_for_what_does_not_stand_is_refused(
    house: Hall, question: str, place: str
) -> None:
    match_id = await uproar.ended(house)
    with pytest.raises(TableRefusal):
        await house.tables.ballots.vote(match_id, CAROL, question, place)


async def test_a_late_vote_is_refused(house: Hall) -> None:
    match_id = await uproar.ended(house)
    posted = (await uproar.poll_of(house, match_id, Question.BEST)).posted_at
    house.clock.seconds = posted + VOTING - 1
    with pytest.raises(TableRefusal, match="refusal-no-such-sound"):
        await house.tables.ballots.vote(match_id, CAROL, "best", "99")
    assert (await house.tables.ballots.vote(match_id, CAROL, "best", "1")).place == 1
    house.clock.seconds = posted + VOTING
    with pytest.raises(TableRefusal) as early:
        await house.tables.ballots.vote(match_id, CAROL, "best", "1")
    await uproar.later(house)
    with pytest.raises(TableRefusal) as late:
        await house.tables.ballots.vote(match_id, CAROL, "best", "1")
    assert early.value.text.key == late.value.text.key == "refusal-vote-closed"


# -- Who deals -----------------------------------------------------------------------------------


async def test_the_next_lobby_of_the_channel_names_who_deals(house: Hall) -> None:
    """It says that the vote is open until it is closed; then the lobby is shown anew."""
    match_id = await uproar.ended(house)
    lobby = await house.tables.lobby.open(
        "magblast", Guest(CAROL, "Carol", 9), Place(uproar.GUILD, uproar.CHANNEL, "en")
    )
    await house.settle()
    match = await house.store.match(lobby)
    assert match is not None
    notes = house.tables.ballots.lobby_notes
    assert [note.key for note in await notes(match)] == ["sounds-dealer-open"]
    for question in Question:
        await uproar.voted(house, match_id, question, 1)
    edits = house.office.on("lobby")[-1].edits
    await uproar.later(house)
    first, *_ = await house.store.sounds.candidates(match_id)
    (note,) = await notes(match)
    assert note.key == "sounds-dealer"
    assert note.args == {"name": first.name, "words": first.words}
    assert house.office.on("lobby")[-1].edits == edits + 1
    other_game = replace(match, game="shazamm")
    elsewhere = replace(match, channel_id=uproar.CHANNEL + 1)
    assert await notes(other_game) == await notes(elsewhere) == ()


async def test_what_is_taken_back_was_not_heard(house: Hall) -> None:
    match_id = await uproar.noisy(house)
    after = await house.position(match_id)
    await house.store.commit(Changes().sound(Sound(match_id, after.ply, 9, 0, ALICE, "Ever", 0, 0)))
    kept = await house.store.sounds.heard(match_id)
    assert kept[-1].words == "Ever"
    changes = Changes().sound(Sound(match_id, after.ply + 1, 0, 0, ALICE, "Never", 0, 0))
    keep_sounds(changes, Advance(after, after, (), None, house.clock(), undone=after.ply + 1))
    await house.store.commit(changes)
    assert await house.store.sounds.heard(match_id) == kept


def test_a_poll_is_known_by_its_surface() -> None:
    assert [question_of(question.surface) for question in Question] == list(Question)
    assert question_of(BOARD) is None
