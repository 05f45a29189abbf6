"""What each surface of a match shows when it is delivered."""

from __future__ import annotations

import msgspec

from cogs.chat import ballots, chronicle
from cogs.chat.elsewhere import has_lost_its_place
from cogs.chat.services import Client
from cogs.chat.shown import Shown
from cogs.chat.which import link_to
from cogs.panels import sought
from cogs.panels.agreeing import agree_button, over_lines
from cogs.panels.away import away_lines, counts
from cogs.panels.kept import worded
from cogs.panels.panel import Button
from cogs.panels.spoken import spoken_to
from cogs.panels.status import title
from cogs.panels.substitutes import absent_button, take_button
from cogs.words.leniency import get_over
from engines.core import Seat, Text, Verbatim, text
from engines.retelling import Ending
from tables import Delivery, Scene
from tables.abroad import is_abroad
from tables.errors import OtherRules
from tables.notice import (
    BOARD,
    CALL,
    CHRONICLE,
    ENDING,
    LOBBY,
    free_seat,
    left_channel,
    question_on,
    seat_of_absent,
    seat_of_found,
    seat_of_offer,
    seat_of_offered,
)
from tables.reached import OVER, says
from tables.reliability import Tier
from tables.substitutes import mark_of
from tables.votes.ballots import VERDICT, VOTING, Question, question_of
from tables.votes.chatter import CHATTER

TOLD = (VERDICT, CHATTER, CHRONICLE)
"""These are words alone."""


async def shown_of(client: Client, delivery: Delivery) -> Shown:
    """Return the message that a delivery is about, as it is to be shown now.

    Raises `OtherRules` for a surface that only another version of the program knows.
    """
    said = worded(delivery.said, delivery.scene, delivery.seat)
    delivery = msgspec.structs.replace(delivery, said=said)
    if seat_of_found(delivery.surface) is not None:
        return await _found(client, delivery)
    if question_on(delivery.surface) is not None:
        return await _question(client, delivery)
    if delivery.seat is not None:
        return await _hand(client, delivery)
    scene, nonce, surface = delivery.scene, delivery.nonce, delivery.surface
    messages, locale = client.services.messages, scene.match.locale
    if surface == LOBBY:
        return await _lobby(client, delivery)
    if surface == CALL:
        lines = (*said.events, *await _way_to_the_lobby(client, scene))
        return messages.words(scene, lines, locale, nonce)
    if seat_of_offered(surface) is not None:
        return await _offered(client, delivery)
    if _asks(surface):
        answer = await _answer(client, delivery)
        lines = said.events[-1:] if says(said.events, OVER) else said.events
        return messages.question(scene, lines, locale, nonce, answer)
    if surface == ENDING:
        return await messages.ending(scene, await _ending(client, scene), said.events, nonce)
    if surface in TOLD or left_channel(surface) is not None:
        return messages.words(scene, said.events, locale, nonce)
    question = question_of(surface)
    if question is not None:
        return await _menu(client, delivery, question)
    if surface != BOARD:  # of a newer version beside this one, which knows what it is
        raise OtherRules(text("refusal-other-rules"))
    return await _board(client, delivery)


async def _hand(client: Client, delivery: Delivery) -> Shown:
    services, scene = client.services, delivery.scene
    assert delivery.seat is not None
    row = scene.seats[delivery.seat]
    assert row.user_id is not None
    locale = await services.languages.of_person(row.user_id, scene.match.locale)
    public = await services.tables.scenes.beside(scene)
    first, head, rest = await services.heads.of_hand(delivery, services.telling(scene))
    leads = not await has_lost_its_place(client, scene.match)
    return await services.messages.hand(
        *(scene, public, rest, locale, delivery.nonce), first=first, head=head, direct=leads
    )


async def _lobby(client: Client, delivery: Delivery) -> Shown:
    services, scene = client.services, delivery.scene
    notes = await services.tables.ballots.lobby_notes(scene.match)
    besides = (*await _absences(client, scene), *await _sought(client, scene))
    lines = (*delivery.said.events, *notes, *besides)
    tiers = await _tiers(client, scene)
    return await services.messages.lobby(
        scene, lines, scene.match.locale, delivery.nonce, _called(delivery), tiers
    )


async def _board(client: Client, delivery: Delivery) -> Shown:
    services, scene = client.services, delivery.scene
    head = await services.heads.of_board(delivery, services.telling(scene))
    below = await chronicle.line_to(services.tables.records, scene)
    return await services.messages.board(
        *(scene, delivery.said.events, scene.match.locale, delivery.nonce),
        *(_called(delivery), head, below),
    )


def _called(delivery: Delivery) -> str:
    """Return the mentions of those who are called."""
    return " ".join(f"<@{user_id}>" for user_id in sorted(delivery.said.ping))


def _asks(surface: str) -> bool:
    """Tell whether a surface asks people something in words."""
    return (seat_of_offer(surface), seat_of_absent(surface)) != (None, None)


async def _answer(client: Client, delivery: Delivery) -> Button | None:
    """Return the button that answers what is asked; None if it is not asked any more."""
    scene, surface = delivery.scene, delivery.surface
    if (free := seat_of_offer(surface)) is not None:
        return await _taking(client, scene, free)
    away = seat_of_absent(surface)
    if away is None or says(delivery.said.events, OVER):
        return None
    return absent_button(scene, away)


async def _question(client: Client, delivery: Delivery) -> Shown:
    """Return what all are asked to agree to, in the channel or to somebody in private."""
    scene, seat, asks, locale = (
        delivery.scene,
        delivery.seat,
        delivery.asks,
        delivery.scene.match.locale,
    )
    if seat is not None:
        user_id = scene.seats[seat].reaches or 0
        locale = await client.services.languages.of_person(user_id, locale)
    agree = agree_button(delivery.surface, asks) if asks is not None and delivery.open else None
    over = over_lines(scene, delivery.said.events) if asks is None else ()
    head = () if seat is None else (title(scene),)
    lines = (*head, *spoken_to(seat, delivery.said.events), *over)
    return client.services.messages.question(scene, lines, locale, delivery.nonce, agree)


async def _found(client: Client, delivery: Delivery) -> Shown:
    """Return what somebody is told for whom another was found, and what they answer by."""
    services, scene, seat = client.services, delivery.scene, delivery.seat
    assert seat is not None
    user_id = scene.seats[seat].user_id or 0
    locale = await services.languages.of_person(user_id, scene.match.locale)
    until = await services.tables.pairs.until(scene.match.id)
    said = sought.in_private(scene, seat, delivery.said.events, until, locale)
    lines = (*said, *(await _way_to_the_lobby(client, scene) if scene.in_lobby else ()))
    panel = sought.panel(scene, seat)
    return services.messages.asking(scene, lines, locale, delivery.nonce, panel)


async def _offered(client: Client, delivery: Delivery) -> Shown:
    """Return what somebody is told who is offered a seat, and the way to where they take it."""
    services, scene = client.services, delivery.scene
    user_id = next(iter(delivery.said.ping), 0)
    locale = await services.languages.of_person(user_id, scene.match.locale)
    seat = seat_of_offered(delivery.surface) or 0
    where = text(
        "table-seat-there", link=Verbatim(await link_to(client, scene.match, free_seat(seat)))
    )
    lines = (title(scene), *delivery.said.events, where)
    return services.messages.words(scene, lines, locale, delivery.nonce)


async def _sought(client: Client, scene: Scene) -> tuple[Text, ...]:
    """Return who is still to answer in a lobby of two who were found for each other."""
    if not sought.is_sought(scene):
        return ()
    return sought.asks(scene, await client.services.tables.pairs.until(scene.match.id))


async def _tiers(client: Client, scene: Scene) -> dict[int, Tier]:
    """Return how reliable the people of a lobby have shown to be, before it begins."""
    if not scene.in_lobby:
        return {}
    reliability = client.services.tables.reliability
    people = [row.reaches for row in scene.seats if row.reaches is not None]
    return {user_id: await reliability.tier(user_id) for user_id in people}


async def _taking(client: Client, scene: Scene, seat: Seat) -> Button | None:
    """Return the button that takes over a seat; None if it is offered no more."""
    offer = await client.services.tables.substitutes.offered(scene.match.id, seat)
    return None if offer is None else take_button(seat, mark_of(offer))


async def _absences(client: Client, scene: Scene) -> tuple[Text, ...]:
    """Return when the people of a lobby are away, where that counts."""
    if not (scene.in_lobby and counts(scene)):
        return ()
    absences = client.services.tables.absences
    people = [row.reaches for row in scene.seats if row.reaches is not None]
    wished = {user_id: await absences.wished(user_id) for user_id in people}
    return tuple(away_lines(scene, wished, scene.match.locale))


async def _ending(client: Client, scene: Scene) -> Ending | None:
    """Return what a match is remembered by; None where that cannot be worked out."""
    try:
        return await client.services.tables.endings.of(scene.match.id)
    except Exception as fault:  # whatever a game counts: the result is told without
        get_over(fault, "what a match is remembered by", scene.match.id)
        return None


async def _way_to_the_lobby(client: Client, scene: Scene) -> tuple[Text, ...]:
    """Return the line with a link to the message that shows the lobby, if one stands that can be
    seen: nobody who is of another server can."""
    match = scene.match
    if scene.seat is not None and is_abroad(match, scene.seats[scene.seat]):
        return ()
    shown = await client.services.tables.records.shown(match.id, LOBBY)
    if shown is None or not shown.message_id:
        return ()
    place = f"{match.guild_id or '@me'}/{shown.channel_id}/{shown.message_id}"
    return (text("lobby-there", link=Verbatim(f"https://discord.com/channels/{place}")),)


async def _menu(client: Client, delivery: Delivery, question: Question) -> Shown:
    """Return the menu that stands for a poll, closed once the votes are counted."""
    records = client.services.tables.records
    candidates = await records.candidates(delivery.scene.match.id)
    closes_at = None
    if candidates and candidates[0].best is None:
        closes_at = client.services.tables.now() + VOTING
    view = ballots.menu(delivery.scene, question, candidates, delivery.nonce, closes_at)
    return Shown(view, [])
