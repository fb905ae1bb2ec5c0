"""The addresses of this machine's network interfaces, without asking anybody outside."""

from __future__ import annotations

import socket
import struct
import sys
from ipaddress import ip_address

if sys.platform != "win32":
    from fcntl import ioctl

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
