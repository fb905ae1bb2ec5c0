"""What the lobby offers goes together: seats follow the choices, and choices the seats."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import see


def test_an_ai_board_takes_the_second_seat(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    ania.page.get_by_role("radio", name="Viscounts of the West Kingdom").click()
    seats = ania.page.locator(".st")
    ania.page.get_by_role("button", name="friend", exact=True).click()
    expect(seats).to_have_count(3)
    ania.page.get_by_role("radio", name="AI board: Cleric").click()
    expect(seats).to_have_count(2)
    see(seats.last, "AI board: Cleric")
    expect(seats.last.get_by_role("combobox")).to_have_count(0)
    expect(ania.page.get_by_role("button", name="Remove the seat")).to_have_count(0)
    expect(ania.page.get_by_role("radio", name="one", exact=True)).to_be_enabled()
    ania.page.get_by_role("radio", name="players", exact=True).click()
    see(seats.last, "A bot")
    expect(ania.page.get_by_role("radio", name="one against an AI board")).to_be_disabled()
    ania.page.get_by_role("radio", name="AI board: Cleric").click()
    ania.page.get_by_role("button", name="Open the table").click()
    assert ania.wait_for_turn()


def test_teams_wait_for_four(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    teams = ania.page.get_by_role("radio", name="teams of two")
    see(teams, "players: 4")
    expect(teams).to_be_disabled()
    add = ania.page.get_by_role("button", name="bot", exact=True)
    add.click()
    add.click()
    teams.click()
    expect(teams).to_be_checked()
    ania.page.get_by_role("button", name="Remove the seat").last.click()
    expect(teams).to_be_disabled()
    expect(ania.page.get_by_role("radio", name="base game")).to_be_checked()


def test_all_own_games_are_found_those_that_wait_first(person: MakePerson) -> None:
    ania = person()
    mine, open_seat = {"kind": "me"}, {"kind": "open"}
    due = ania.create([mine, {"kind": "here", "name": "Olek"}], companions="none")
    others = [ania.create([mine, open_seat]) for _ in range(6)]
    ania.go("/")
    listed = ania.page.locator(".beside .it")
    expect(listed).to_have_count(5)
    see(listed.first, "your move")
    expect(listed.first.get_by_role("link")).to_have_attribute("href", due)
    ania.page.get_by_role("button", name="Continue: Show more").click()
    expect(listed).to_have_count(7)
    expect(listed.last.get_by_role("link")).to_have_attribute("href", others[0])
    expect(ania.page.get_by_role("button", name="Continue: Show more")).to_have_count(0)


def test_another_game_is_shown_whole_when_it_is_known_what_goes_together(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    expect(ania.page.get_by_role("button", name="Open the table")).to_be_enabled()  # of the game before
    ania.page.route("**/api/games/viscounts/fitting?**", hold)
    chosen = ania.page.get_by_role("radio", name="Viscounts of the West Kingdom")
    chosen.click()
    expect(chosen).to_be_checked()
    expect(ania.page.get_by_role("button", name="Open the table")).to_be_disabled()
    expect(ania.page.locator("[inert]").get_by_text("teams of two")).to_be_visible()  # of the game before
    held[0].continue_()
    expect(ania.page.get_by_role("radio", name="AI board: Cleric")).to_be_enabled()
    expect(ania.page.get_by_role("radio", name="one against an AI board")).to_be_disabled()
    expect(ania.page.get_by_role("button", name="Open the table")).to_be_enabled()
    expect(ania.page.locator("[inert]")).to_have_count(0)


def test_an_answer_that_was_lost_is_asked_for_before_the_table_is_opened(person: MakePerson) -> None:
    ania = person()
    ania.go("/")
    add = ania.page.get_by_role("button", name="bot", exact=True)
    add.click()
    add.click()
    ania.page.get_by_role("radio", name="teams of two").click()
    ania.page.route("**/api/games/*/fitting?**", lambda route: route.abort())
    ania.page.get_by_role("button", name="Remove the seat").last.click()
    expect(ania.page.locator(".st")).to_have_count(3)
    ania.page.unroute_all()
    ania.page.get_by_role("button", name="Open the table").click()
    assert ania.wait_for_turn()


def test_why_something_cannot_be_chosen_is_told_in_the_language_that_was_switched_to(
    person: MakePerson,
) -> None:
    ania = person()
    ania.go("/")
    see(ania.page.get_by_role("radio", name="teams of two"), "players: 4")
    ania.page.get_by_role("radio", name="Polski").click()
    see(ania.page.get_by_role("radio", name="drużyny"), "graczy: 4")
