"""Under which addresses others reach the table."""

from __future__ import annotations

import subprocess
import sys

import httpx
import pytest

from viceregal.server.http import addresses as network
from viceregal.server.http.addresses import addresses, interface_addresses, is_loopback


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", "127.3.2.1"])
def test_a_table_of_this_machine_alone_is_reached_by_nobody_else(host: str) -> None:
    assert addresses(host, 8420) == []


def test_a_table_for_everybody_tells_the_address_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_own_address", lambda: "10.1.2.3")
    assert addresses("0.0.0.0", 8420) == ["http://10.1.2.3:8420"]
    assert addresses("::", 8420) == ["http://10.1.2.3:8420"]
    monkeypatch.setattr(network, "_own_address", lambda: "")
    monkeypatch.setattr(network, "interface_addresses", list)
    assert addresses("0.0.0.0", 8420) == []  # there is no network


def test_in_a_network_without_an_uplink_the_interfaces_tell_the_addresses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(network, "_own_address", lambda: "")
    monkeypatch.setattr(network, "interface_addresses", lambda: ["192.168.43.1", "169.254.7.7"])
    assert addresses("0.0.0.0", 8420) == ["http://192.168.43.1:8420", "http://169.254.7.7:8420"]


@pytest.mark.skipif(not network._own_address(), reason="this machine has no network to compare with")
def test_the_address_that_others_are_spoken_to_with_is_one_of_the_interfaces() -> None:
    found = interface_addresses()
    assert network._own_address() in found and not any(map(is_loopback, found))


def test_really_without_an_uplink() -> None:
    """In a network of its own: a machine with one interface, and no route that leads anywhere else."""
    script = (
        "ip link set lo up && ip link add hotspot type bridge && ip addr add 10.42.0.1/24 dev hotspot"
        " && ip link set hotspot up || exit 77\n"
        "ip link show hotspot | grep -q NO-CARRIER && exit 77\n"
        f"exec {sys.executable} -c 'from viceregal.server.http.addresses import addresses;"
        ' print(addresses("0.0.0.0", 80))\''
    )
    try:
        run = subprocess.run(
            ["unshare", "-rn", "sh", "-c", script], capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        pytest.skip("unshare is not there")
    if run.returncode == 77 or "unshare" in run.stderr:
        pytest.skip("networks cannot be made here")
    assert run.stdout.strip() == "['http://10.42.0.1:80']", run.stderr


def test_an_address_that_was_chosen_is_the_address() -> None:
    assert addresses("10.9.8.7", 80) == ["http://10.9.8.7:80"]
    assert addresses("fd00::7", 80) == ["http://[fd00::7]:80"]


def test_the_page_is_told(ania: httpx.Client) -> None:
    assert ania.get("/api/addresses").json() == {"addresses": []}
