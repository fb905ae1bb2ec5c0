"""Teams in Hand of the King: who plays with whom, and what counts together."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import see
from tests.browser.test_ways_to_play import PHONE
from tests.browser.test_whole_games import play_to_the_end

BOT = {"kind": "bot", "level": "random"}


def test_partners_are_seen_on_a_phone_and_add_up_at_the_end(person: MakePerson) -> None:
    ania = person(**PHONE)
    link = ania.create([{"kind": "me"}, BOT, BOT, BOT], first="0", variant="teams", companions="none")
    ania.go(link)
    assert ania.wait_for_turn()
    names = [seat["name"] for seat in ania.table(link)["seats"]]
    row = ania.page.locator("#seats tbody tr").filter(has_text=names[0])
    expect(row.get_by_role("img", name=f"Team: {names[2]}")).to_be_visible()
    ania.be_still()
    assert ania.page.evaluate("document.documentElement.scrollHeight") <= 844  # no scrolling in play
    play_to_the_end(ania)
    see(ania.end, "Winners")
    outcome = ania.table(link)["outcome"]
    sums = {team: sum(outcome["scores"][team::2]) for team in (0, 1)}
    best = outcome["winners"][0] % 2
    expect(ania.end.locator(".team .points")).to_have_text([str(sums[best]), str(sums[1 - best])])
    for name in names[best::2]:
        see(ania.end.locator(".team").first, name)
