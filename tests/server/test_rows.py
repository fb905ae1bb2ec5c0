"""Several decisions in one command: all or none, one entry, one line, one undo."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.client import AtTable, Plain, browser, create
from tests.server.offline import APART, Offline, read_anew
from tests.server.serving import Server
from viceregal.core import gamerecord
from viceregal.games import game as find_game
from viceregal.server.problem import Problem
from viceregal.server.tables import votes
from viceregal.server.tables.entries import Entry
from viceregal.server.tables.table import Table
from viceregal.server.telling.foretelling import foretell_for
from viceregal.server.telling.position import tell_lines, tell_position
from viceregal.server.telling.replay import record_of

ME = [{"kind": "me"}, {"kind": "here"}]


def gems(offline: Offline, *names: str) -> list[str]:
    """At the first question for gems in Viceroy: a row of these, or of the first that can be had."""
    offline.play_to("AskGem", Random(1))
    while len(offline.match.legal(offline.seat)) < 3 or offline.match.state.todo[-1].count < 2:  # type: ignore[attr-defined]
        offline.play_at_random(Random(1), 1)
        offline.play_to("AskGem", Random(1))
    legal = offline.match.legal(offline.seat)
    return [f"gem {name}" for name in names] or [legal[0], legal[-1]]


def same(one: Table, other: Table) -> None:
    assert one.match is not None and other.match is not None
    assert one.match.position() == other.match.position()
    assert (one.moves, one.questions, one.answered) == (other.moves, other.questions, other.answered)
    for look in (None, 0, 1):
        assert tell_lines(one, look, "en", 0) == tell_lines(other, look, "en", 0)
        assert tell_position(one, look, "en", 9) == tell_position(other, look, "en", 9)


def send(offline: Offline, *row: str, request: str = "row") -> int:
    return offline.at(5).move(request, offline.seat, offline.question, row)


def refused(offline: Offline, *row: str) -> Problem:
    """Nothing has changed then."""
    before, entries = offline.match.position(), list(offline.table.entries)
    with pytest.raises(Problem) as raised:
        send(offline, *row)
    assert offline.match.position() == before and offline.table.entries == entries
    return raised.value


# One entry, one line, one undo ------------------------------------------------------------------------------------


def test_a_row_is_one_entry_and_one_line() -> None:
    offline, twin = Offline("viceroy"), Offline("viceroy")
    row, seat = gems(offline), offline.seat
    gems(twin)
    entries = len(offline.table.entries)
    seq = send(offline, *row)
    assert [entry.seq for entry in offline.table.entries[entries:] if entry.kind == "move"] == [seq]
    for action in row:
        twin.at(5).decide(twin.seat, twin.question, action)
    assert offline.match.position() == twin.match.position()
    line = next(line for line in tell_lines(offline.table, seat, "en", 0) if line["seq"] == seq)
    assert (line["action"], line["actions"]) == (None, row)
    assert line["action_words"].count(", ") == 1
    assert [event["is"] for event in line["events"][:2]] == ["GemTaken", "GemTaken"]
    for look in (None, 1 - seat):
        told = next(line for line in tell_lines(offline.table, look, "en", 0) if line["seq"] == seq)
        assert told["action_words"] is None and "actions" not in told and told["words"]


def test_the_same_table_is_read_from_the_log() -> None:
    offline = Offline("viceroy", clock={"bank": 60, "grace": 5})
    send(offline, *gems(offline))
    offline.play_at_random(Random(3), 5)
    again = read_anew(offline.table)
    same(offline.table, again)
    assert offline.table.clocks is not None and again.clocks is not None
    assert vars(offline.table.clocks) == vars(again.clocks)


def test_one_undo_takes_back_the_whole_row() -> None:
    offline = Offline("viceroy")
    row, seat = gems(offline), offline.seat
    before, moves = offline.match.position(), list(offline.table.moves)
    seq = send(offline, *row)
    assert votes.undo_reach(offline.table, seat) == ("free", seq)
    after = offline.table.state_after(seq)
    assert after is not None and offline.match.game.open_view(after) == offline.match.open_view()
    votes.undo(offline.at(6), "back", seat)
    assert offline.match.position() == before and offline.table.moves == moves
    assert (offline.seat, offline.table.seq) == (seat, offline.question)
    same(offline.table, read_anew(offline.table))
    with pytest.raises(Problem, match="taken back"):
        offline.table.state_after(seq)


def test_what_a_row_reveals_is_not_taken_back_without_the_others() -> None:
    """Cards put under law 72 come from the hand: also the first of a row is seen by all."""
    offline = Offline("viceroy", APART)
    for seed in range(200):
        offline = Offline("viceroy", APART, seed=str(seed))
        choice = Random(seed)
        while offline.table.phase == "playing" and not offline.is_asked("AskTuck"):
            offline.play_at_random(choice, 1)
        if offline.table.phase == "playing":
            break
    seat, legal = offline.seat, offline.match.legal(offline.seat)
    offline.at().decide(seat, offline.question, legal[0], "enough")
    reach, _ = votes.undo_reach(offline.table, seat)
    assert reach == "vote"


def test_clocks_count_a_row_as_its_decisions() -> None:
    offline = Offline("viceroy", clock={"bank": 60, "grace": 5})
    row, seat = gems(offline), offline.seat
    clocks = offline.table.clocks
    assert clocks is not None
    decided, since = list(clocks.decided), clocks.since[seat]
    offline.at(8).move("row", seat, offline.question, row)
    assert clocks.decided[seat] == decided[seat] + 2 and clocks.bank[seat] == 57
    votes.undo(offline.at(9), "back", seat)
    assert clocks.decided == decided and clocks.bank[seat] == 57
    assert clocks.since[seat] == 9 - 5 and since == 0


def test_the_record_lists_each_decision() -> None:
    offline = Offline("viceroy")
    send(offline, *gems(offline))
    while offline.table.phase == "playing":
        offline.play_at_random(Random(len(offline.table.moves)), 1)
    record = gamerecord.read(record_of(offline.table, ("Ania", "Olek")))[0]
    replayed = gamerecord.replay(record, find_game)
    assert len(replayed.log) == len(offline.match.log)
    assert replayed.position() == offline.match.position()


def test_logs_of_single_decisions_are_read_as_before() -> None:
    entry = Entry(3, 1.0, "move", 0, {"action": "gem blue"})
    assert entry.actions == ["gem blue"]
    offline = Offline("viceroy")
    offline.play_at_random(Random(1), 4)
    assert all("action" in each.data for each in offline.table.entries if each.kind in ("move", "chance"))
    same(offline.table, read_anew(offline.table))


# All or none ------------------------------------------------------------------------------------------------------


def test_what_is_refused_in_the_middle_changes_nothing() -> None:
    offline = Offline("viceroy")
    row = gems(offline)
    problem = refused(offline, row[0], "bid blue")
    assert (problem.code, problem.index) == ("refused", 1) and problem.rule
    assert problem.message.startswith("decision 2: ")
    problem = refused(offline, row[0], "gem purple")
    assert problem.code == "action" and problem.message.startswith("action 2: ")
    problem = refused(offline, "bid blue")
    assert (problem.code, problem.index) == ("refused", None)


def test_chance_and_others_in_between_are_refused() -> None:
    offline, codes = Offline("hand-of-the-king"), set()
    first = offline.match.legal(offline.seat)[0]
    problem = refused(offline, first, first)
    assert (problem.code, problem.index) == ("row", 1)
    assert problem.message == "others answer before decision 2"
    choice = Random(4)
    offline = Offline("viscounts")
    while offline.table.phase == "playing" and "chance" not in codes:
        for text in offline.match.legal(offline.seat)[:4]:
            told = foretell_for(offline.at(), offline.seat, offline.question, [text], "en")
            if told["stop"] == "chance":
                problem = refused(offline, text, text)
                assert problem.code == "row" and "hangs on chance" in problem.message
                codes.add("chance")
                break
        offline.play_at_random(choice, 1)
    assert codes


def test_the_same_request_is_stored_once() -> None:
    offline = Offline("viceroy")
    row = gems(offline)
    seq = send(offline, *row)
    with pytest.raises(Problem) as raised:
        offline.at(6).move("row", offline.table.entries[seq - 1].seat or 0, seq - 1, row)
    assert (raised.value.code, raised.value.seq) == ("doubled", seq)


def test_gems_come_in_any_order_and_are_stored_in_that_of_the_rules() -> None:
    offline = Offline("viceroy")
    row = gems(offline)
    seq = send(offline, *reversed(row))
    assert offline.table.entries[seq - 1].data == {"actions": row}


# Both doors -------------------------------------------------------------------------------------------------------


def at_gems(client: httpx.Client, table: str) -> tuple[Plain, Plain]:
    """Play over HTTP until gems are asked for; the position and the start of a move."""
    for number in range(400):
        for seat in (0, 1):
            position: Plain = client.get(f"/api/tables/{table}/position?look={seat}").json()
            question = position["question"]
            if question is None:
                continue
            move = {"id": f"m{number}", "seat": seat, "question": question["number"]}
            if question["is"] == "AskGem" and len(question["actions"]) > 2:
                return position, move
            body = {**move, "action": question["actions"][0]["action"]}
            client.post(f"/api/tables/{table}/moves", json=body).raise_for_status()
    raise AssertionError("nobody takes gems")


def test_rows_over_http_and_the_socket_outlive_a_restart(tmp_path: Path) -> None:
    server = Server(tmp_path, {"VICEREGAL_LIMITS": "0"}).start()
    with browser(server.url) as client:
        table = create(client, "viceroy", seats=ME, name="Ania")["table"]["id"]
        position, move = at_gems(client, table)
        actions = [each["action"] for each in position["question"]["actions"]]
        path = f"/api/tables/{table}/moves"
        wrongs: list[Plain] = [{}, {"action": actions[0], "actions": actions[:2]}, {"actions": []}]
        for wrong in wrongs:
            answer = client.post(path, json={**move, **wrong})
            assert (answer.status_code, answer.json()["code"]) == (422, "invalid")
        answer = client.post(f"{path}?lang=pl", json={**move, "actions": [actions[0], "bid blue"]}).json()
        assert (answer["code"], answer["index"], answer["missing"]) == ("refused", 1, {})
        assert answer["words"] and answer["rule"]
        asyncio.run(
            by_socket(server, table, client.cookies["viceregal"], {**move, "actions": actions[1::-1]})
        )
        before = told(client, table)
        server.stop()
        server.start()
        assert told(client, table) == before
    server.stop()


async def by_socket(server: Server, table: str, token: str, move: Plain) -> None:
    async with AtTable(server.url, table, token, look=move["seat"]) as player:
        stored = await player.ask("move", **move)
        assert stored["type"] == "accepted"
        await player.up_to(stored["seq"])
        assert [line["seq"] for line in player.lines if line.get("actions")] == [stored["seq"]]
        again = await player.ask("move", **move)
        assert (again["code"], again["seq"]) == ("doubled", stored["seq"])


def told(client: httpx.Client, table: str) -> Any:
    position = client.get(f"/api/tables/{table}/position?look=0").json()
    position.pop("at")
    return position, client.get(f"/api/tables/{table}/log?look=0").json()
