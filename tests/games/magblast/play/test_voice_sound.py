"""A shot gets its sound: by command, by a message that mentions the bot, by a reply (ruling 9c)."""

from __future__ import annotations

import pytest
from simcord.backend import serializers

from cogs.games.magblast.sounds import LONGEST_TYPED, typed
from cogs.games.magblast.typed_sounds import HEARD
from engines.core import Refusal
from tests.bot.club import SOON, Club
from tests.bot.player import Player
from tests.bot.seen import Seen
from tests.games.magblast.play import noises
from tests.games.shazamm.play.duels import nothing_changes, refused
from tests.sampled import every_other

pytestmark = pytest.mark.club("alice", "bob", "carol", settling=SOON)
both = pytest.mark.parametrize("names", [("alice", "bob"), ("bob", "alice")], ids=["en", "es"])


@both
async def test_a_shot_gets_its_sound_by_command(club: Club, names: tuple[str, str]) -> None:
    match_id = await noises.waiting(club, names=names)
    reply = await club[names[0]].slash("magblast sound", words="Kra-KOOM!")
    assert reply.private
    assert await noises.heard(club, match_id) == ["Kra-KOOM!"]
    await club.rest()
    assert "# Kra-KOOM!\n" in club.messages[-1].text


@both
async def test_a_shot_gets_its_sound_by_a_message_that_mentions_the_bot(
    club: Club, names: tuple[str, str]
) -> None:
    match_id = await noises.waiting(club, names=names)
    shooter = club[names[0]]
    await shooter.write(f"{noises.mention(club)}   ¡PIUM,\n pium! ")
    assert await noises.heard(club, match_id) == ["¡PIUM, pium!"]
    written = next(m for m in club.messages if "PIUM,\n" in m.text)
    assert noises.reactions(club, written) == [HEARD]


@both
async def test_a_shot_gets_its_sound_by_a_reply_to_a_message_of_the_bot(
    club: Club, names: tuple[str, str]
) -> None:
    match_id = await noises.waiting(club, names=names)
    await club.rest()
    board = [m for m in club.messages if m.by_bot][-1]
    await noises.reply(club, club[names[0]], board, "Zwip!")
    assert await noises.heard(club, match_id) == ["Zwip!"]


async def test_other_messages_of_the_shooter_are_not_read(club: Club, alice: Player) -> None:
    """Without the privileged intent Discord withholds what they say; nobody needs it."""
    match_id = await noises.waiting(club, names=("alice", "bob"))
    received: list[str] = []
    club.bot.add_listener(_keep(received), "on_message")
    async with nothing_changes_but_messages(club, match_id):
        await alice.write("Kra-KOOM!")
    assert received == [""]
    await alice.write(f"{noises.mention(club)} Pew")
    assert received[1:] == [f"{noises.mention(club)} Pew"]


def _keep(received: list[str]):
    async def on_message(message) -> None:
        if not message.author.bot:
            received.append(message.content)

    return on_message


def nothing_changes_but_messages(club: Club, match_id: int):
    class Same:
        async def __aenter__(self) -> None:
            self.state = await noises.state_of(club, match_id)
            self.bot = [m for m in club.messages if m.by_bot]

        async def __aexit__(self, *error: object) -> None:
            await club.rest()
            assert await noises.state_of(club, match_id) == self.state
            assert [m for m in club.messages if m.by_bot] == self.bot

    return Same()


@pytest.mark.parametrize("who", ["bob", "carol"])
async def test_messages_of_others_are_left_in_peace(club: Club, who: str) -> None:
    """Also when they mention the bot: neither an answer nor a reaction."""
    match_id = await noises.waiting(club, names=("alice", "bob"))
    async with nothing_changes_but_messages(club, match_id):
        await club[who].write(f"{noises.mention(club)} Kra-KOOM!")
    assert noises.reactions(club, club.messages[-1]) == []


async def test_who_has_no_shot_that_waits_is_left_in_peace(club: Club, alice: Player) -> None:
    match_id = await noises.begun(club, noises.guns())
    async with nothing_changes_but_messages(club, match_id):
        await alice.write(f"{noises.mention(club)} Kra-KOOM!")


async def test_a_message_elsewhere_or_in_private_makes_no_sound(club: Club, alice: Player) -> None:
    match_id = await noises.waiting(club, names=("alice", "bob"))
    other = club.world.guild.create_text_channel("elsewhere")
    async with nothing_changes_but_messages(club, match_id):
        await alice.write(f"{noises.mention(club)} Kra-KOOM!", other)
        await alice.write(f"{noises.mention(club)} Kra-KOOM!", alice.person.dm)


async def test_a_message_that_discord_delivers_twice_is_one_sound(
    club: Club, alice: Player
) -> None:
    match_id = await noises.waiting(club, names=("alice", "bob"))
    await alice.write(f"{noises.mention(club)} Kra-KOOM!")
    written = next(m for m in club.messages if not m.by_bot)
    answered = [m for m in club.messages if m.by_bot]
    record = club.env.backend.get_message(written.channel_id, written.id)
    club.env.backend.announce_message_create(record)
    await club.rest()
    assert await noises.heard(club, match_id) == ["Kra-KOOM!"]
    assert [m.id for m in club.messages if m.by_bot] == [m.id for m in answered]


async def test_a_message_delivered_twice_at_once_is_one_sound_and_no_complaint(
    club: Club, alice: Player
) -> None:
    match_id = await noises.waiting(club, names=("alice", "bob"))
    backend = club.env.backend
    words = f"{noises.mention(club)} Pew"
    record = backend.create_message(club.channel.id, alice.id, words, broadcast=False)
    for _ in range(2):
        backend.announce_message_create(record)
    await club.rest()
    assert await noises.heard(club, match_id) == ["Pew"]
    assert not any("Fire one first" in m.text for m in club.messages if m.by_bot)


@pytest.mark.parametrize(
    ("words", "english", "spanish"),
    every_other(
        [
            ("!!!", "at least two letters", "al menos dos letras"),
            ("\u200b\u202e\u3164", "at least two letters", "al menos dos letras"),
            ("[x](http://evil.example)", "link", "enlace"),
            ("boom https://evil.example", "link", "enlace"),
            ("boom evil.ru/abc", "link", "enlace"),
            ("@everyone boom", "mention", "menciones"),
            ("<@&1> boom", "mention", "menciones"),
        ]
    ),
)
@both
async def test_a_refused_sound_is_explained_to_its_author_and_may_be_tried_again(
    club: Club, names: tuple[str, str], words: str, english: str, spanish: str
) -> None:
    match_id = await noises.waiting(club, names=names)
    shooter = club[names[0]]
    pings = list(club.pings)
    await shooter.slash("status")  # from now on the bot knows the shooter's language
    await shooter.write(f"{noises.mention(club)} {words}")
    answer = club.messages[-1]
    assert answer.by_bot
    assert (english if shooter.name == "alice" else spanish) in answer.text
    assert club.pings == pings
    assert (await noises.state_of(club, match_id)).shot is not None
    await shooter.write(f"{noises.mention(club)} Fwoosh!")
    assert await noises.heard(club, match_id) == ["Fwoosh!"]


async def test_no_way_to_make_a_sound_prints_an_address_or_a_tower_of_marks(
    club: Club, alice: Player
) -> None:
    match_id = await noises.begun(club, noises.guns())
    shot = {"ship": "scout-dink", "target": "cruiser-tash", "card": "laser-blast"}
    squadron = {"card": "fighter-star", "target": "cruiser-tash"}
    refused(await alice.slash("magblast fire", **shot, sound="evil.ru/abc"))
    refused(await alice.slash("magblast launch", **squadron, sound="evil.ru/abc"))
    await alice.slash("magblast fire", **shot)
    refused(await alice.slash("magblast sound", words="evil.ru/abc"))
    form = await alice.press("act", on=club.messages[-1])
    refused(await alice.submit(form, words="evil.ru/abc"))
    assert await noises.heard(club, match_id) == []
    form = await alice.press("act", on=club.messages[-1])
    await alice.submit(form, words="a" + 90 * "\u0301" + "b")
    assert await noises.heard(club, match_id) == ["a" + 3 * "\u0301" + "b"]


@both
async def test_a_refused_sound_of_the_command_is_explained_in_private(
    club: Club, names: tuple[str, str]
) -> None:
    match_id = await noises.waiting(club, names=names)
    shooter = club[names[0]]
    async with nothing_changes(club):
        refused(await shooter.slash("magblast sound", words="!!!"))
    await shooter.slash("magblast sound", words="Fwoosh!")
    refused(await shooter.slash("magblast sound", words="Fwoosh!"))
    assert await noises.heard(club, match_id) == ["Fwoosh!"]


async def test_a_message_that_cannot_be_read_is_answered_with_what_to_do(
    club: Club, alice: Player
) -> None:
    """A reply to the answer of a slash command pings the bot, but Discord hides what it says."""
    await noises.waiting(club, names=("alice", "bob"))
    user = club.env.backend.users[alice.id]
    answer = club.env.backend.create_message(
        club.channel.id,
        club.env.backend.bot_user.id,
        "an answer",
        interaction_metadata={"id": "1", "type": 2, "user": serializers.user_payload(user)},
    )
    seen = club.look_up(club.channel.id, answer.id)
    await noises.reply(club, alice, seen, "Kra-KOOM!")
    assert "/magblast sound" in club.messages[-1].text


async def test_where_the_bot_may_neither_react_nor_reply_a_sound_is_heard_all_the_same(
    club: Club, alice: Player
) -> None:
    match_id = await noises.waiting(club, names=("alice", "bob"))
    await alice.slash("status")
    club.fail("PUT", "/channels/*/messages/*/reactions/*", 403, 50013, times=None)
    club.fail("POST", f"/channels/{club.channel.id}/messages", 403, 50013, times=None)
    await alice.write(f"{noises.mention(club)} !!!")
    assert "at least two letters" in alice.dms[-1].text
    club.heal()
    club.fail("PUT", "/channels/*/messages/*/reactions/*", 403, 50013, times=None)
    await alice.write(f"{noises.mention(club)} Pew")
    assert await noises.heard(club, match_id) == ["Pew"]


async def test_a_sound_is_shown_as_it_was_typed_and_as_nothing_else(
    club: Club, alice: Player
) -> None:
    await noises.waiting(club, names=("alice", "bob"))
    await alice.slash("magblast sound", words="# **BOOM** `x` ||y|| \u202ereverse\n- ¡__z__!")
    await club.rest()
    board = club.messages[-1].text
    assert r"# \# \*\*BOOM\*\* \`x\` \|\|y\|\| reverse - ¡\_\_z\_\_!" in board


async def test_long_sounds_are_cut(club: Club, alice: Player) -> None:
    match_id = await noises.waiting(club, names=("alice", "bob"))
    await alice.write(f"{noises.mention(club)} {'A' * 300}")
    assert await noises.heard(club, match_id) == ["A" * 100]


async def test_in_a_skirmish_no_message_comes_in_time(club: Club, alice: Player) -> None:
    """The shot has missed before anybody could type."""
    match_id = await noises.begun(club, noises.guns(skirmish=True))
    await alice.slash("magblast fire", ship="scout-dink", target="cruiser-tash", card="laser-blast")
    async with nothing_changes_but_messages(club, match_id):
        await alice.write(f"{noises.mention(club)} Kra-KOOM!")


@pytest.mark.parametrize("skirmish", [True, False])
@pytest.mark.parametrize("words", ["!!!", "\u200b", "   ", "\u2060\u200d"])
async def test_blanks_are_no_sound_and_no_silence_either(
    club: Club, alice: Player, words: str, skirmish: bool
) -> None:
    """What is typed and has nothing to be heard is explained, and the shot is not lost."""
    number = await noises.begun(club, noises.guns(skirmish=skirmish))
    shot = {"ship": "scout-dink", "target": "cruiser-tash", "card": "laser-blast"}
    async with nothing_changes(club):
        refused(await alice.slash("magblast fire", **shot, sound=words), "at least two letters")
    assert (await noises.state_of(club, number)).hands[0].count("laser-blast") == 2


async def test_blanks_in_the_form_of_several_shots_are_no_sound(club: Club, alice: Player) -> None:
    number = await noises.begun(club, noises.guns(skirmish=True))
    message, shots = await _likely_shots(club, alice, 1)
    opened = await alice.choose("likely", *shots, on=message)
    assert opened.form is not None
    reply = await alice.submit(opened, dict.fromkeys(opened.form.fields, "  "))
    refused(reply, "at least two letters")
    assert (await noises.state_of(club, number)).hands[0].count("laser-blast") == 2


async def _likely_shots(club: Club, player: Player, count: int) -> tuple[Seen, list[str]]:
    """Return where shots are ticked, and some that different ships fire."""
    await player.slash("board", again=True)
    await club.rest()
    found = player.finds("likely", menu=True)
    assert found is not None
    message, menu = found
    of = ("Dink", "Plutt")[:count]
    return message, [next(v for v, words in menu.options.items() if ship in words) for ship in of]


@pytest.mark.parametrize(("first", "second"), [("Pew!", "pew pew"), ("Pew", "PEW!!")])
async def test_of_two_shots_at_once_it_is_said_which_sounds_are_alike(
    club: Club, alice: Player, first: str, second: str
) -> None:
    """None was made yet, so none was made "last time"."""
    number = await noises.begun(club, noises.guns())
    message, shots = await _likely_shots(club, alice, 2)
    opened = await alice.choose("likely", *shots, on=message)
    assert opened.form is not None
    fields = list(opened.form.fields)
    reply = await alice.submit(opened, dict(zip(fields, (first, second), strict=True)))
    if first.casefold() != second.strip("!").casefold():
        assert (await noises.state_of(club, number)).fleets[0].sounds == (first, second)
        return
    labels = [control.label for control in opened.form.fields.values()]
    refused(reply, *labels)
    assert "last time" not in reply.text


def test_of_a_long_message_no_more_is_looked_at_than_is_kept() -> None:
    """What an address in the rest of it would take to find grew with the square of its length."""
    boom = "Boom! " * LONGEST_TYPED
    assert typed(f"<@7> {boom}evil.example/abc", 7).words.startswith("Boom! Boom!")
    with pytest.raises(Refusal, match="magblast-refusal-sound-link"):
        typed(f"<@7> Boom! evil.example/abc {boom}", 7)
