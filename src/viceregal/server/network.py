"""Under which addresses others in the local network reach this server."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from viceregal.server.interfaces import interface_addresses

ANYWHERE = ("0.0.0.0", "::")
ELSEWHERE = "192.0.2.1"  # an address of nobody, kept for documentation; nothing is sent to it


def is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def addresses(host: str, port: int) -> list[str]:
    """None if the server listens to this machine alone."""
    if host not in ANYWHERE:
        return [] if is_loopback(host) else [_url(host, port)]
    own = _own_address()
    if own and not is_loopback(own):
        return [_url(own, port)]
    return [_url(each, port) for each in _interfaces()]


def _own_address() -> str:
    """The address with which this machine would speak to others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((ELSEWHERE, 9))
        except OSError:
            return ""  # no way leads out: there is no network, or one without an uplink
        return str(asking.getsockname()[0])


def _interfaces() -> list[str]:
    """In a network that leads nowhere, a hotspot or a few machines at a switch, others are reached all the same."""
    try:
        return interface_addresses()
    except OSError:
        return []


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
