"""Under which addresses others reach the table."""

from __future__ import annotations

import httpx
import pytest

from viceregal.server import network
from viceregal.server.network import addresses


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", "127.3.2.1"])
def test_a_table_of_this_machine_alone_is_reached_by_nobody_else(host: str) -> None:
    assert addresses(host, 8420) == []


def test_a_table_for_everybody_tells_the_address_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "_own_address", lambda: "10.1.2.3")
    assert addresses("0.0.0.0", 8420) == ["http://10.1.2.3:8420"]
    assert addresses("::", 8420) == ["http://10.1.2.3:8420"]
    monkeypatch.setattr(network, "_own_address", lambda: "")
    assert addresses("0.0.0.0", 8420) == []  # there is no network


def test_an_address_that_was_chosen_is_the_address() -> None:
    assert addresses("10.9.8.7", 80) == ["http://10.9.8.7:80"]
    assert addresses("fd00::7", 80) == ["http://[fd00::7]:80"]


def test_the_page_is_told(ania: httpx.Client) -> None:
    assert ania.get("/api/addresses").json() == {"addresses": []}
