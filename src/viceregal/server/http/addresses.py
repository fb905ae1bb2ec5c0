"""Under which addresses others in the local network reach this server, found without asking anybody outside."""

from __future__ import annotations

import socket
import struct
import sys
from ipaddress import ip_address

if sys.platform != "win32":
    from fcntl import ioctl

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


# Network interfaces ------------------------------------------------------------------------------------------------

# The questions of ioctl(2) about an interface: its flags, its IPv4 address.
_FLAGS, _ADDRESS = (0xC0206911, 0xC0206921) if sys.platform == "darwin" else (0x8913, 0x8915)
_UP_AND_RUNNING = 0x1 | 0x40


def interface_addresses() -> list[str]:
    """IPv4, of what is up; those that machines give themselves where nobody else does (169.254…) come last."""
    found = {address for address in _all() if not ip_address(address).is_loopback}
    return sorted(found, key=lambda address: (ip_address(address).is_link_local, int(ip_address(address))))


def _all() -> list[str]:
    if sys.platform == "win32":  # there the own name is looked up on the machine itself
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        return [str(place[0]) for *_, place in known]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        return [
            address for _, name in socket.if_nameindex() if (address := _address_of(asking, name)) is not None
        ]


def _address_of(asking: socket.socket, interface: str) -> str | None:
    """None if it is down or has none."""
    question = struct.pack("256s", interface.encode()[:15])
    try:
        (flags,) = struct.unpack_from("H", ioctl(asking, _FLAGS, question), 16)
        if flags & _UP_AND_RUNNING != _UP_AND_RUNNING:
            return None
        return socket.inet_ntoa(ioctl(asking, _ADDRESS, question)[20:24])
    except OSError:
        return None
