"""A record of one's own: kept when a game ends, made up for where it was not, told to its owner alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import httpx
from sqlalchemy import delete, select

from tests.server.client import AtTable, browser, create
from tests.server.finished import HAND, HERE, ME, OPEN, PAGE, RANDOM, given_up, opened, played_out, sit, until
from tests.server.serving import Server
from tests.server.test_accounts import GOOD, register
from tests.server.test_storage import any_move, with_services
from viceregal.career.scale import Rating
from viceregal.server.live.erasing import erase
from viceregal.server.services import Services
from viceregal.server.storage import schema
from viceregal.server.tables import ending, hints, seating, votes
from viceregal.server.tables.result import helped_seats


def test_what_came_of_a_game_is_kept_once_with_its_ratings(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, _ = await services.identity.new_guest("Ania")
        shelf = services.careers.shelf
        table = await played_out(services, await opened(services, ania, [ME, PAGE]), ania)
        [kept] = await shelf.games_of(str(ania.player))
        assert table.match is not None
        assert [seat.points for seat in kept.seats] == list(table.match.scores())
        assert [seat.won for seat in kept.seats] == [seat in table.match.winners() for seat in (0, 1)]
        assert (kept.seats[0].name, kept.seats[1].level, kept.reason) == ("Ania", "page", "finished")
        assert sum(kept.seats[0].headings.values()) == kept.seats[0].points
        assert kept.seats[0].counts["cards"] > 0
        rating, games = (await shelf.ratings_of(str(ania.player)))[HAND]
        assert games == 1 and kept.seats[0].rating == (Rating().mean, rating.mean)
        assert not await shelf.keep(kept)  # a second time changes nothing
        assert (await shelf.ratings_of(str(ania.player)))[HAND] == (rating, 1)

    with_services(tmp_path, course)


def test_games_that_ended_before_are_made_up_for(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, _ = await services.identity.new_guest("Ania")
        played = await played_out(services, await opened(services, ania, [ME, RANDOM]), ania)
        cancelled = await opened(services, ania, [ME, OPEN])
        await services.rooms.do(cancelled.id, ania, ending.cancel)
        await services.careers.settle()
        before = await services.careers.shelf.games_of(str(ania.player))
        async with services.store.transaction() as connection:  # as an earlier version left it
            for each in (schema.result_seats, schema.results, schema.ratings):
                await connection.execute(delete(each))
        assert await services.careers.shelf.games_of(str(ania.player)) == []
        assert await services.careers.make_up() == 2
        assert await services.careers.make_up() == 0  # one that never began is not looked at again
        assert await services.careers.shelf.games_of(str(ania.player)) == before
        assert [each.id for each in before] == [played.id]

    with_services(tmp_path, course)


def test_giving_up_is_a_loss_and_ending_by_consent_is_none(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, _ = await services.identity.new_guest("Ania")
        olek, _ = await services.identity.new_guest("Olek")
        shelf = services.careers.shelf
        table = await opened(services, ania, [ME, OPEN])
        await sit(services, table, 1, olek)
        await given_up(services, table, ania)
        [lost] = await shelf.games_of(str(ania.player))
        assert [(seat.place, seat.won, seat.resigned) for seat in lost.seats] == [
            (2, False, True),
            (1, True, False),
        ]
        rated = await shelf.ratings_of(str(ania.player)), await shelf.ratings_of(str(olek.player))
        assert rated[0][HAND][0].mean < Rating().mean < rated[1][HAND][0].mean
        agreed = await opened(services, ania, [ME, HERE])
        wish = votes.Wish("end")
        await services.rooms.do(agreed.id, ania, lambda commands: votes.propose(commands, "e", 0, wish))
        await services.careers.settle()
        latest = (await shelf.games_of(str(ania.player)))[0]
        assert (latest.id, latest.reason, latest.counts) == (agreed.id, "agreed", False)
        assert await shelf.ratings_of(str(ania.player)) == rated[0]

    with_services(tmp_path, course)


def test_hints_bots_and_second_tries_are_help_and_a_slip_of_the_hand_is_none(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        ania, _ = await services.identity.new_guest("Ania")
        choice = Random(1)
        quiet = await opened(services, ania, [ME, HERE], options={"first": "0"})
        await services.rooms.do(quiet.id, ania, lambda commands: any_move(commands, choice))
        await services.rooms.do(quiet.id, ania, lambda commands: votes.undo(commands, "u", 0))
        assert helped_seats(quiet.entries) == set()
        await services.rooms.do(quiet.id, ania, lambda commands: any_move(commands, choice))
        await services.rooms.do(quiet.id, ania, lambda commands: any_move(commands, choice))
        await services.rooms.do(quiet.id, ania, lambda commands: votes.undo(commands, "v", 0))
        assert helped_seats(quiet.entries) == {0}

        hinted = await opened(services, ania, [ME, HERE], options={"first": "1"})
        number = hinted.questions[1].number
        await services.rooms.do(hinted.id, ania, lambda commands: hints.note_hint(commands, 1, number))
        assert helped_seats(hinted.entries) == {1}

        lent = await opened(services, ania, [ME, RANDOM])
        await services.rooms.do(lent.id, ania, lambda commands: seating.give_to_bot(commands, 0, "page"))
        await played_out(services, lent)
        [kept] = await services.careers.shelf.games_of(str(ania.player))
        assert [seat.helped for seat in kept.seats] == [True, False]

    with_services(tmp_path, course)


def test_a_guest_who_makes_an_account_keeps_all_and_deleting_it_forgets_all(tmp_path: Path) -> None:
    async def course(services: Services) -> None:
        guest, _ = await services.identity.new_guest("Ania")
        olek, _ = await services.identity.new_guest("Olek")
        shelf = services.careers.shelf
        table = await opened(services, guest, [ME, OPEN])
        await sit(services, table, 1, olek)
        await given_up(services, table, guest)
        await played_out(services, await opened(services, guest, [ME, PAGE]), guest)
        ania = await services.identity.make_account(guest, "Ania", GOOD)
        assert len(await shelf.games_of(str(ania.player))) == 2
        await shelf.open_page(str(ania.player), 1.0)
        running = await opened(services, ania, [ME, PAGE])  # ends by it
        await erase(
            services.rooms, services.identity, services.careers, services.tournaments, str(ania.player)
        )
        assert running.phase == "over"
        async with services.engine.connect() as connection:
            for of in (schema.ratings, schema.result_seats, schema.open_pages):
                held = await connection.scalars(select(of.c.player_id))
                assert str(ania.player) not in list(held), of.name
            names = set(await connection.scalars(select(schema.result_seats.c.name)))
        assert names == {"", "Olek"}
        [kept] = await shelf.games_of(str(olek.player))  # his victory stays his
        assert (
            kept.seats[1].won and kept.seats[0].is_person and HAND in await shelf.ratings_of(str(olek.player))
        )

    with_services(tmp_path, course)


# Over the network -------------------------------------------------------------------------------------------------


def give_up(server: Server, client: httpx.Client, name: str) -> str:
    """A game against a bot, given up at once."""
    made = create(client, name=name, seats=[ME, PAGE])
    table = made["table"]["id"]

    async def course() -> None:
        async with AtTable(server.url, table, made["seats"][0]["token"]) as me:
            assert (await me.ask("resign", seat=0))["type"] == "accepted"

    asyncio.run(course())
    until(lambda: any(game["table"] == table for game in client.get("/api/me/games").json()["games"]))
    return str(table)


def test_history_and_record_are_told_to_their_owner_in_the_readers_language(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    for path in (
        "/api/me/record",
        "/api/me/games",
        "/api/me/games.zip",
        "/api/me/export.json",
        "/api/friends",
    ):
        assert olek.get(path).status_code == 401, path
    first, second = (give_up(server, ania, "Hania") for _ in range(2))
    history = ania.get("/api/me/games?lang=pl&limit=1").json()
    [latest] = history["games"]
    assert (latest["table"], latest["kept"], latest["won"], latest["place"]) == (second, True, False, 2)
    assert [(seat["kind"], seat["level"], seat["yours"]) for seat in latest["seats"]] == [
        ("person", "", True),
        ("bot", "Paź", False),
    ]
    assert latest["rating"]["change"] < 0
    more = ania.get(f"/api/me/games?before={history['before']}").json()["games"]
    assert [game["table"] for game in more] == [first]
    assert ania.get("/api/me/games?game=viceroy").json()["games"] == []
    record = ania.get("/api/me/record?lang=cs").json()
    [game] = record["games"]
    assert game["contests"] == {"played": 2, "won": 0} and game["rating"]["games"] == 2
    assert [medal["words"] for medal in record["medals"]] == ["První hra dohraná do konce"]
    assert (record["name"], record["account"], record["open_page"]) == ("Hania", False, False)
    with browser(server.url) as stranger:
        stranger.post("/api/me", json={"name": "Nobody"})
        assert stranger.get("/api/me/games").json() == {"games": [], "before": None}


def test_who_has_the_newest_is_told_so(server: Server, ania: httpx.Client) -> None:
    give_up(server, ania, "Hania")
    for path in ("/api/me/record", "/api/me/games"):
        tag = ania.get(path).headers["etag"]
        again = ania.get(path, headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
    give_up(server, ania, "Hania")
    assert ania.get("/api/me/record", headers={"If-None-Match": tag}).status_code == 200


def test_a_page_is_closed_until_its_owner_opens_it(
    server: Server, ania: httpx.Client, olek: httpx.Client
) -> None:
    ania.post("/api/me", json={"name": "Zuzia"})
    assert (
        ania.post("/api/me/page", json={"open": True}).json()["code"] == "phase"
    )  # a guest's name is anybody's
    register(ania, "Zuzanna").raise_for_status()
    give_up(server, ania, "Zuzanna")
    unknown = olek.get("/api/players?name=Nobody-at-all")
    closed = olek.get("/api/players?name=Zuzanna")
    assert closed.status_code == unknown.status_code == 404 and closed.json() == unknown.json()
    for _ in range(2):
        assert ania.post("/api/me/page", json={"open": True}).json() == {"open": True}
    told = olek.get("/api/players?name=zuzanna&lang=pl").json()
    assert told["name"] == "Zuzanna" and told["games"][0]["contests"]["played"] == 1
    assert "opponents" not in told
    assert ania.get("/api/me/record").json()["open_page"]
    ania.post("/api/me/page", json={"open": False})
    assert olek.get("/api/players?name=Zuzanna").status_code == 404


def test_there_is_no_table_of_the_strongest_unless_the_host_wants_one(
    server: Server, ania: httpx.Client, tmp_path: Path
) -> None:
    assert ania.get(f"/api/best/{HAND}").status_code == 404
    wanted = Server(tmp_path, {"VICEREGAL_STRONGEST": "1", "VICEREGAL_LIMITS": "0"}).start()
    try:
        with browser(wanted.url) as client:
            register(client, "Zuzanna").raise_for_status()
            for _ in range(4):
                give_up(wanted, client, "Zuzanna")
            client.post("/api/me/page", json={"open": True})
            assert client.get(f"/api/best/{HAND}").json()["players"] == []  # too few games to say
            give_up(wanted, client, "Zuzanna")
            [best] = client.get(f"/api/best/{HAND}").json()["players"]
            assert (best["place"], best["name"], best["rating"]["games"]) == (1, "Zuzanna", 5)
            client.post("/api/me/page", json={"open": False})
            assert client.get(f"/api/best/{HAND}").json()["players"] == []
            assert client.get("/api/best/chess").status_code == 404
    finally:
        wanted.stop()
