"""Where discord.py finds Discord: at its own addresses, or at those of whoever runs the bot.

A proxy that keeps Discord's limits for many processes has addresses of its own, and so has
what the tests put in Discord's place. discord.py keeps one address of each kind, in names
that it does not promise; nothing else of ours touches them.
"""

from __future__ import annotations

import discord
import yarl
from discord import gateway, http

DISCORD = "https://discord.com/api/v"
"""How the address of the HTTP API begins while nobody has changed it."""


class WrongAddress(Exception):
    """An address that cannot be set; the message is one line for whoever runs the bot."""


def set_addresses(api: str, gateway_: str) -> None:
    """Let every request go to `api` and new sessions to `gateway_`; "" leaves one as it is.

    `api` is what stands before the routes, its version included (`http://proxy:80/api/v10`).
    Raises `WrongAddress`.
    """
    if api:
        check_api(api)
        _expect(isinstance(getattr(http.Route, "BASE", None), str), "discord.http.Route.BASE")
        http.Route.BASE = api.rstrip("/")
    if gateway_:
        _check(gateway_, "BROADSIDE_DISCORD_GATEWAY", ("ws", "wss"))
        socket = gateway.DiscordWebSocket
        known = isinstance(getattr(socket, "DEFAULT_GATEWAY", None), yarl.URL)
        _expect(known, "discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY")
        socket.DEFAULT_GATEWAY = yarl.URL(gateway_)


def check_api(api: str) -> None:
    """Raise `WrongAddress` if Discord can be asked nothing there."""
    _check(api, "BROADSIDE_DISCORD_API", ("http", "https"))


def _check(address: str, setting: str, schemes: tuple[str, ...]) -> None:
    try:
        url = yarl.URL(address)
    except ValueError:  # its words may hold a password
        raise WrongAddress(f"{setting} is no address that can be read") from None
    if url.scheme not in schemes or not url.host:
        raise WrongAddress(
            f"{setting} must be an address that begins with {schemes[0]}:// or {schemes[1]}://"
        )
    if url.user is not None or url.password is not None:
        raise WrongAddress(
            f"{setting} must hold no user and no password: Discord is sent the token"
        )
    if not url.port or not is_host(url.host):
        raise WrongAddress(f"{setting} names a host or a port that there cannot be")


def is_host(name: str) -> bool:
    """Tell whether a host can be called so at all."""
    try:
        return bool(name.encode("idna")) and len(name.split()) == 1
    except UnicodeError:
        return False


def _expect(found: bool, name: str) -> None:
    if not found:
        raise WrongAddress(
            f"discord.py {discord.__version__} has no {name}: its addresses cannot be changed"
        )
