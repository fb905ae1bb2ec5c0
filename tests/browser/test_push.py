"""Notices of a page that is closed: agreed to, sent through a push service, shown by the worker, and stopped."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.browser.conftest import MakePerson
from tests.browser.person import WAIT, Person, see
from tests.server.push_service import Browser as Reading
from tests.server.push_service import PushService
from tests.server.serving import Server
from viceregal.server.push.encryption import encoded, new_key

ME, OPEN = {"kind": "me"}, {"kind": "open"}
# There is no push service here: what a browser would be told by one.
PUSH_MANAGER = """
  window.subscribed = [];
  const made = { endpoint: '%s/ania', unsubscribe: async () => { window.subscribed.push('stopped'); return true; },
    toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: '%s', auth: '%s' } }) };
  PushManager.prototype.subscribe = async (wanted) => { window.subscribed.push(wanted.applicationServerKey); return made; };
  PushManager.prototype.getSubscription = async () => made;
"""


@pytest.fixture(scope="module")
def push_service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def push_server(tmp_path_factory: pytest.TempPathFactory, push_service: PushService) -> Iterator[Server]:
    told = {"VICEREGAL_PUSH_KEY": new_key(), "VICEREGAL_PUSH_CONTACT": "mailto:host@example.org"}
    told |= {"VICEREGAL_PUSH_AFTER": "0.05", "VICEREGAL_TEST_PUSH": push_service.url, "VICEREGAL_LIMITS": "0"}
    running = Server(tmp_path_factory.mktemp("push"), told).start()
    yield running
    running.stop()


def test_who_has_closed_the_page_is_called_back_and_stops_it_with_the_same_button(
    person: MakePerson, push_server: Server, push_service: PushService
) -> None:
    mine = Reading()
    ania, olek = person("Ania", url=push_server.url), person("Olek", url=push_server.url)
    ania.context.grant_permissions(["notifications"])
    ania.context.add_init_script(PUSH_MANAGER % (push_service.url, encoded(mine.point), encoded(mine.auth)))
    link = ania.create([ME, OPEN], first="1", companions="none")
    olek.context.request.post(
        f"{olek.url}/api{link.replace('/t/', '/tables/')}/seats/1/take", data={"name": "Olek"}
    )
    ania.go(link)
    ania.page.get_by_role("button", name="More", exact=True).click()
    with ania.page.expect_response("**/api/me/push**") as kept:
        ania.page.get_by_role("button", name="Notify me on my turn").click()
    assert kept.value.status == 204
    assert (
        ania.page.evaluate("window.subscribed[0]") == httpx.get(f"{push_server.url}/api/push").json()["key"]
    )
    olek.go(link)
    ania.go("/about")  # away from the table
    see(olek.page.locator("[data-seat='0']"), "not connected")
    olek.choose()
    path, _, body = push_service.sent.get(timeout=WAIT / 1000)
    assert path == "/ania"
    told = json.loads(mine.read(body))
    assert told == {"title": "Your turn · Hand of the King", "body": "Olek", "path": link}

    ania.go("/")
    assert shown_by_the_worker(ania, mine.read(body)) == [[told["title"], told["body"], link]]
    ania.page.get_by_role("button", name="More", exact=True).click()
    with ania.page.expect_response("**/api/me/push?endpoint**") as dropped:
        ania.page.get_by_role("button", name="Turn notices are on").click()
    assert dropped.value.status == 204
    ania.page.wait_for_function("() => window.subscribed.at(-1) === 'stopped'")


# A Chromium without a window shows no notices: what the worker would show is written down.
WRITE_DOWN = """() => { self.written = [];
    self.registration.showNotification = async (title, { body, data }) => void self.written.push([title, body, data.path]) }"""


def shown_by_the_worker(who: Person, message: bytes) -> list[list[str]]:
    """What the worker shows that is told this by a push service."""
    session = who.context.new_cdp_session(who.page)
    registered: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"])
    )
    session.send("ServiceWorker.enable")
    who.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    until = time.monotonic() + WAIT / 1000
    while not registered or not who.context.service_workers:
        assert time.monotonic() < until, "there is no worker"
        who.page.wait_for_timeout(20)
    worker = who.context.service_workers[0]
    worker.evaluate(WRITE_DOWN)
    told = {"origin": who.url, "registrationId": registered[0]["registrationId"], "data": message.decode()}
    session.send("ServiceWorker.deliverPushMessage", told)
    while not (found := worker.evaluate("self.written")):
        assert time.monotonic() < until, "nothing is shown"
        who.page.wait_for_timeout(20)
    shown: list[list[str]] = found
    return shown
