"""What is answered at once: bids, cards face down, losses, secret orders."""

from __future__ import annotations

from itertools import combinations

from engines.choosing import Choice, Chosen, Number, Pick, Style, Way
from engines.core import Text, text
from engines.fields import NOTHING, joined
from engines.imperium.actions import Commit
from engines.imperium.board import Board
from engines.imperium.cards import RANKS, Card
from engines.imperium.clashes import Loss
from engines.imperium.defaults import ENEMYS, usual_losses
from engines.imperium.initiative import bidding, worth
from engines.imperium.names import card_name, kind_names, rank_name
from engines.imperium.secret_orders import protectable
from engines.imperium.state import Committed
from engines.imperium.ways.look import Choices, Look, Step, card_choice, only, step
from engines.imperium.wording import combat_words, planet_words

_LIKELY = 5
"""How many bids are suggested."""


# -- Bidding -----------------------------------------------------------------------------------


def least(board: Board) -> int:
    """Return the least that can be bid."""
    return bidding(board).amount + 1


def bids(look: Look) -> tuple[Way, ...]:
    """Return the ways to bid: standing pat, the least bid, any, and Supreme Command."""
    points, amount = look.board.sides[look.seat].points, least(look.board)
    found: list[Way] = []
    opens = bidding(look.board).holder is None
    if not opens:
        found.append(Way("pass", (), text("imperium-stand-pat"), Style.MAIN))
    if amount <= points:
        style = Style.MAIN if opens else Style.PLAIN
        found.append(Way("least", (), text("imperium-bid-least", amount=amount), style))
    if amount <= worth(look.board, look.seat, look.hand):
        keys = ("amount", "limit", *(("cards",) if look.hand else ()))
        form = text("imperium-form-bid")
        found.append(
            Way("bid", keys, text("imperium-bid-more"), form=form, told=text("imperium-told-bid"))
        )
    if Card.SUPREME_COMMAND in look.hand:
        found.append(Way("command", (), card_name(Card.SUPREME_COMMAND), Style.GOOD))
    return tuple(found)


def _amount(look: Look, chosen: Chosen) -> Number:
    """Return how much may be bid; likely is what needs no more cards than were chosen.

    The least bid is always likely: where it takes cards, these are asked for next.
    """
    low, most = least(look.board), worth(look.board, look.seat, look.hand)
    means = worth(look.board, look.seat, look.hand[: len(chosen.get("cards", ()))])
    likely = tuple(range(low, max(low, min(means, low + _LIKELY)) + 1))
    about = text("imperium-form-amount-about")
    return Number(text("imperium-form-amount"), low, most, low, about, likely)


def _limit(look: Look, chosen: Chosen) -> Number:
    most = worth(look.board, look.seat, look.hand)
    return Number(text("imperium-form-limit"), 0, most, 0, text("imperium-form-limit-about"))


def _pledges(look: Look, chosen: Chosen) -> Pick:
    """Return the cards of the hand; a form suggests those without which nothing can be bid."""
    cards = tuple(Choice(f"{n}/{card}", card_name(card)) for n, card in enumerate(look.hand))
    needed = _needed(look, chosen)
    about = text("imperium-form-cards-about", price=look.board.scenario.price)
    usual = () if chosen else tuple(card.value for card in cards[:needed])
    return Pick(text("imperium-form-cards"), cards, needed, len(cards) + 1, usual, about)


def _needed(look: Look, chosen: Chosen) -> int:
    """Return how many cards a bid takes; all, where not even they suffice."""
    said = (only(chosen, key) for key in ("amount", "limit"))
    low = max(least(look.board), *(int(bid) if bid.isdecimal() else 0 for bid in said))
    hand = look.hand
    enough = (n for n in range(len(hand)) if worth(look.board, look.seat, hand[:n]) >= low)
    return next(enough, len(hand))


# -- Cards face down ---------------------------------------------------------------------------


def commits(look: Look) -> tuple[Way, ...]:
    """Return the ways to lay cards and to take them up, and the last word."""
    laid = _laid(look)
    done = text("imperium-ready" if laid else "imperium-ready-none")
    keys = ("card", "combat")
    lay = Way("lay", keys, text("imperium-choose-lay"))
    take = Way("take", keys, text("imperium-choose-back"))
    return (
        *((lay,) if _layable(look) else ()),
        *((take,) if laid else ()),
        Way("ready", (), done, Style.MAIN),
    )


def _layable(look: Look) -> tuple[Commit, ...]:
    """Return the cards that can be laid at the combats that are being asked about."""
    asked = look.board.window.combats if look.board.window else ()
    tried = (Commit(at, card) for at in asked for card in dict.fromkeys(look.hand))
    return tuple(order for order in tried if look.possible(order))


def _laid(look: Look) -> tuple[Committed, ...]:
    return look.view.own.commits if look.view.own else ()


def _commits(title: str, *, back: bool) -> dict[str, Step]:
    def found(look: Look) -> tuple[Commit | Committed, ...]:
        return _laid(look) if back else _layable(look)

    def cards(look: Look, chosen: Chosen) -> Choices:
        return map(card_choice, dict.fromkeys(order.card for order in found(look)))

    def combats(look: Look, chosen: Chosen) -> Choices:
        card = only(chosen, "card")
        for at in dict.fromkeys(o.combat for o in found(look) if card in ("", o.card)):
            yield _combat(look.board, at, card)

    return {
        "card": step(title, cards),
        "combat": step(text("imperium-command-card-lay-combat-about"), combats),
    }


def _combat(board: Board, at: int, card: str) -> Choice:
    combat = board.combats[at]
    words = text("imperium-combat-line", number=at + 1, combat=combat_words(board, combat))
    if card:
        card_named = card_name(Card(card))
        words = text("imperium-lay", card=card_named, number=at + 1, sector=combat.target)
    return Choice(str(at + 1), words)


def combat_lines(board: Board, asked: tuple[int, ...] | None = None) -> tuple[Text, ...]:
    """Return the declared combats in words, numbered; `asked` are those that matter."""
    return tuple(
        text("imperium-combat-listed", number=at + 1, combat=combat_words(board, combat))
        for at, combat in enumerate(board.combats)
        if asked is None or at in asked
    )


# -- Losses ------------------------------------------------------------------------------------


def _losses(look: Look, chosen: Chosen) -> Pick:
    """Return every way to pick losses, the usual one first."""
    choice, found = look.board.choice, dict[str, Choice]()
    if choice is not None:
        every = sorted({tuple(sorted(some)) for some in combinations(choice.pool, choice.count)})
        for some in (usual_losses(look.board), *every):
            words = text("imperium-cargo", cargo=kind_names(some))
            found.setdefault(joined(some), Choice(joined(some), words))
    title = text("imperium-choose-losses", count=choice.count if choice else 0)
    return Pick(title, tuple(found.values()), several=True)


def losses(look: Look) -> tuple[Way, ...]:
    """Return the ways to say what is lost: any of it, or as usual."""
    cargo = kind_names(usual_losses(look.board))
    usual = Way("usual", (), text("imperium-usual-losses", cargo=cargo), Style.MAIN)
    return Way(
        "remove", ("units",), _losses(look, {}).title, told=text("imperium-told-remove")
    ), usual


def losses_words(board: Board) -> tuple[Text, ...]:
    """Return whose tokens are to be picked, and how many."""
    choice = board.choice
    if choice is None:
        return ()
    key = "enemys" if choice.loss in ENEMYS else "own"
    if choice.loss is Loss.CARGO:
        key = "cargo"
    pool = kind_names(choice.pool)
    return (text(f"imperium-losses-{key}", sector=choice.at, count=choice.count, pool=pool),)


# -- Secret orders -----------------------------------------------------------------------------


def secrets(look: Look) -> tuple[Way, ...]:
    """Return the secret orders that the own hand allows."""
    found: list[Way] = []
    if Card.COUNTER_INTELLIGENCE in look.hand:
        found.append(
            Way("watch", ("rank",), text("imperium-choose-watch"), told=text("imperium-told-watch"))
        )
    if Card.FORCED_TRUCE in look.hand:
        found.append(
            Way(
                "truce",
                ("planet",),
                text("imperium-choose-truce"),
                told=text("imperium-told-truce"),
            )
        )
    return tuple(found)


def _ranks(look: Look, chosen: Chosen) -> Pick:
    card = card_name(Card.COUNTER_INTELLIGENCE)
    ranks = tuple(
        Choice(rank, text("imperium-watch", rank=rank_name(rank)), card) for rank in RANKS
    )
    given = look.view.own is not None and look.view.own.watch is not None
    return _withdrawable("watch", ranks, given=given)


def _planets(look: Look, chosen: Chosen) -> Pick:
    found = protectable(look.board, look.seat)
    planets = tuple(
        Choice(at, text("imperium-truce-for", sector=at), planet_words(look.board, at))
        for at in found
    )
    given = look.view.own is not None and look.view.own.truce is not None
    return _withdrawable("truce", planets, given=given)


def _withdrawable(name: str, choices: tuple[Choice, ...], *, given: bool) -> Pick:
    """Return the step of a secret order, which nothing chosen withdraws."""
    none = (Choice(NOTHING, text(f"imperium-{name}-not")),) if given else ()
    return Pick(text(f"imperium-choose-{name}"), (*choices, *none), 0)


STEPS: dict[str, dict[str, Step]] = {
    "pass": {},
    "least": {},
    "command": {},
    "bid": {"amount": _amount, "limit": _limit, "cards": _pledges},
    "ready": {},
    "lay": _commits("lay", back=False),
    "take": _commits("back", back=True),
    "usual": {},
    "remove": {"units": _losses},
    "watch": {"rank": _ranks},
    "truce": {"planet": _planets},
}
"""The steps of what is answered at once."""
