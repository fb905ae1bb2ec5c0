"""The connection goes in the middle of a move; the move does not."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.person import WAIT, Person, see
from tests.server.serving import Server

SEATS = [{"kind": "me"}, {"kind": "here", "name": "Olek"}]


def moves_in(person: Person, link: str) -> list[int]:
    told = person.context.request.get(f"{person.url}/api/tables/{link.split('/')[-1]}/log").json()
    return [line["seq"] for line in told["lines"] if line["is"] == "move"]


def wait_for_moves(person: Person, link: str, number: int) -> None:
    """Waits until the server has stored so many, whatever the page has heard of it."""
    deadline = time.monotonic() + WAIT / 1000
    while len(moves_in(person, link)) < number:
        assert time.monotonic() < deadline, "the move is not stored"
        person.page.wait_for_timeout(50)


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    running = Server(tmp_path / "frail", {"VICEREGAL_LIMITS": "0"}).start()
    yield running
    running.stop()


def test_a_move_made_while_the_server_is_away_is_made_once_when_it_is_back(
    frail: Server, chromium: Browser
) -> None:
    ania = Person(chromium, frail.url, "Ania")
    link = ania.create(SEATS, first="0", companions="none")
    ania.go(link)
    ania.page.wait_for_selector("#choices [data-action]")
    ania.choose()
    see(ania.question, "Olek")
    assert len(moves_in(ania, link)) == 1

    # The server dies after the press, before it can answer: the page cannot know whether the move was stored.
    ania.page.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                send.call(this, text);
                if (text.includes('"move"')) { WebSocket.prototype.send = send; this.onmessage = () => {}; }
            };
        }"""
    )
    ania.choices.first.click()
    ania.page.locator("#commit .primary").click()
    wait_for_moves(ania, link, 2)
    frail.kill()
    expect(
        ania.page.get_by_role("status").filter(has_text="Your table is safe. Reconnecting…")
    ).to_be_visible(timeout=WAIT)
    expect(ania.page.locator("#board")).to_be_visible()  # and the table can still be read
    frail.start()
    see(ania.question, "Ania: Where do you send Varys?")
    expect(
        ania.page.get_by_role("status").filter(has_text="Your table is safe. Reconnecting…")
    ).to_have_count(0)
    assert len(moves_in(ania, link)) == 2  # it was sent again, and not made again
    ania.choose()
    see(ania.question, "Olek")
    assert len(moves_in(ania, link)) == 3
    ania.leave()


def test_what_happened_in_the_meantime_is_seen_after_a_reload(frail: Server, chromium: Browser) -> None:
    ania, olek = Person(chromium, frail.url, "Ania"), Person(chromium, frail.url, "Olek")
    link = ania.create([{"kind": "me"}, {"kind": "open"}], first="1", companions="none")
    olek.go(link)
    olek.page.get_by_role("button", name="Sit here").click()
    olek.page.wait_for_selector("#choices [data-action]")
    olek.choose()
    ania.go(link)
    assert ania.wait_for_turn()
    expect(olek.page.locator(".seat.active h3")).to_have_text("Ania")
    # Who goes is seen to be gone.
    ania.page.close()
    see(olek.page.locator("[data-seat='0']"), "not connected")
    ania.leave()
    olek.leave()
