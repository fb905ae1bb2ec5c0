"""The daily game over HTTP: the same deal at every table, no hints, and nothing taken back that has come to light."""

from __future__ import annotations

from datetime import timedelta

import httpx
import pytest

from tests.server.client import Plain
from viceregal.daily import find_daily, today
from viceregal.server.shapes.daily import DayTold


def begin(client: httpx.Client, game: str, **wanted: str) -> Plain:
    answer = client.post("/api/daily", json={"game": game, "name": "Somebody", **wanted})
    assert answer.status_code == 201, answer.text
    table: Plain = answer.json()["table"]
    return table


def seen(client: httpx.Client, table: Plain) -> Plain:
    found: Plain = client.get(f"/api/tables/{table['id']}/position?look=0").json()
    return found


def test_the_games_of_a_day_are_told(ania: httpx.Client) -> None:
    told = ania.get("/api/daily", params={"lang": "pl"}).json()
    DayTold.model_validate(told)
    assert told["date"] == told["today"] and {each["game"] for each in told["games"]} >= {
        "viceroy",
        "viscounts",
    }
    assert all(each["words"] for each in told["games"])
    [with_bots] = [each for each in told["games"] if each["game"] == "hand-of-the-king"]
    assert with_bots["words"].startswith(("przeciwnik: ", "przeciwnicy: "))


def test_a_day_that_has_not_come_cannot_be_seen_or_played(ania: httpx.Client) -> None:
    tomorrow = (today() + timedelta(days=2)).isoformat()
    seen = ania.get("/api/daily", params={"date": tomorrow})
    assert seen.status_code == 400 and "has not come yet" in seen.json()["message"]
    played = ania.post("/api/daily", json={"game": "viceroy", "date": tomorrow})
    assert played.status_code == 400 and "has not come yet" in played.json()["message"]
    assert ania.post("/api/daily", json={"game": "chess"}).status_code == 400
    assert ania.post("/api/daily", json={"game": "viceroy", "way": "xx"}).status_code == 400


@pytest.mark.parametrize("game", ["viceroy", "viscounts"])  # alone: nobody answers before one has looked
def test_two_tables_of_a_day_are_dealt_the_same(ania: httpx.Client, olek: httpx.Client, game: str) -> None:
    day = "2026-03-04"
    one, other = begin(ania, game, date=day), begin(olek, game, date=day)
    assert one["daily"]["date"] == day and not one["hints"]
    assert seen(ania, one)["view"] == seen(olek, other)["view"] != seen(ania, begin(ania, game))["view"]


def test_a_table_of_a_day_says_who_the_bots_are(ania: httpx.Client) -> None:
    table = begin(ania, "hand-of-the-king")
    way = find_daily(today(), "hand-of-the-king").way
    assert [seat["level"] for seat in table["seats"]] == [None, *way.bots]
