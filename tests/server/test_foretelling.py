"""What would come of actions, served: the kernel's foretelling in the reader's words, for who may ask and nobody else."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.client import AtTable, Plain, create, fetch
from tests.server.offline import ANIA, APART, OLEK, Offline
from tests.server.serving import Server
from tests.server.test_moves import first_action, two_players
from viceregal.core.chance import Chance
from viceregal.core.foretell import ASKED, foretell
from viceregal.games import game as find_game
from viceregal.games.viceroy.rules.frames import AskPay
from viceregal.server.problem import Problem
from viceregal.server.shapes.messages import Foretold, ForetoldAnswer, Question
from viceregal.server.shapes.models import MAX_IN_A_ROW, MAX_ROWS, ForetellingWanted, MoveWanted
from viceregal.server.telling.foretelling import FEW, foretell_each_for, foretell_for, foretold_of, tell_usual
from viceregal.server.telling.position import tell_question

GAMES = ("hand-of-the-king", "viceroy", "viscounts")


async def foretold(player: AtTable, *actions: str, **fields: Any) -> Plain:
    assert player.question is not None
    asked = {"seat": player.question["seat"], "question": player.question["number"], **fields}
    return await player.ask("foretell", actions=list(actions), **asked)


def over_http(server: Server, player: AtTable, body: Plain, lang: str = "en") -> httpx.Response:
    headers = {"Authorization": f"Bearer {player.hello['token']}"}
    path = f"{server.url}/api/tables/{player.table_id}/foretell?lang={lang}"
    return httpx.post(path, json=body, headers=headers, timeout=90)


# Both doors -----------------------------------------------------------------------------------------------------


def test_it_is_told_through_both_doors_and_nothing_is_written(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        question = one.question
        assert question is not None
        before = fetch(f"{server.url}/api/tables/{one.table_id}/log").json()
        body = {
            "id": "what-if",
            "seat": question["seat"],
            "question": question["number"],
            "actions": [first_action(one)],
        }
        live = await one.ask("foretell", **body)
        assert live["type"] == "foretold" and live["id"] == "what-if"
        assert live["done"] == 1 and live["stop"] == "others"
        assert live["events"][0]["words"] and live["asked"]["seats"] == other.holds
        http = over_http(server, one, body)
        assert http.status_code == 200 and {**http.json(), "type": "foretold"} == live
        polish = over_http(server, one, body, "pl").json()
        assert [event["is"] for event in polish["events"]] == [event["is"] for event in live["events"]]
        assert polish["events"][0]["words"] != live["events"][0]["words"]
        assert fetch(f"{server.url}/api/tables/{one.table_id}/log").json() == before
        assert (await one.move(first_action(one)))["type"] == "accepted"

    two_players(server, ania, course)


def test_only_who_holds_the_seat_asks_and_only_about_what_is_asked_now(
    server: Server, ania: httpx.Client
) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        question = one.question
        assert question is not None
        action = first_action(one)
        asked = {"seat": question["seat"], "question": question["number"], "actions": [action]}
        assert (await other.ask("foretell", **asked))["code"] == "seat"
        assert over_http(server, other, {"id": "x", **asked}).json()["code"] == "seat"
        async with AtTable(server.url, one.table_id) as spectator:
            assert (await spectator.ask("foretell", **asked))["code"] == "seat"
        assert (await foretold(one, action, question=question["number"] - 1))["code"] == "stale"
        waiting = {"seat": other.holds[0], "question": question["number"], "actions": [action]}
        assert (await other.ask("foretell", **waiting))["code"] == "stale"
        assert (await foretold(one, "move sideways stark"))["code"] == "action"
        assert (await foretold(one, *[action] * (MAX_IN_A_ROW + 1)))["code"] == "invalid"
        assert (await foretold(one))["code"] == "invalid"
        await one.move(action)
        assert (await one.ask("foretell", **asked))["code"] == "stale"

    two_players(server, ania, course)


def test_it_comes_with_the_question_for_who_wants_it(server: Server, ania: httpx.Client) -> None:
    made = create(ania, "viscounts", seats=[{"kind": "me"}, {"kind": "here"}], name="Ania")
    table, token = made["table"]["id"], made["seats"][0]["token"]

    async def play() -> None:
        choice, few = Random(3), 0
        async with (
            AtTable(server.url, table, ania.cookies["viceregal"], foretell=True) as wants,
            AtTable(server.url, table, token) as plain,
        ):
            for _ in range(12):
                await wants.until(lambda me: bool(me.position["asked"]))
                seat = wants.position["asked"][0]
                if wants.position["look"] != seat:
                    await wants.send("look", seat=seat)
                    await wants.hear("state")
                question = wants.question
                assert question is not None
                told = ["foretold" in each for each in question["actions"]]
                assert all(told) if len(told) <= FEW else not any(told)
                if told[0]:
                    few += 1
                    asked = await foretold(wants, question["actions"][0]["action"])
                    compare(question["actions"][0]["foretold"], asked)
                stored = await wants.move(choice.choice(question["actions"])["action"])
                await wants.up_to(stored["seq"])
                await plain.up_to(stored["seq"])
                assert plain.question is None or "foretold" not in plain.question["actions"][0]
        assert few > 3

    asyncio.run(play())


def compare(with_question: Plain, asked: Plain) -> None:
    """The same, but for what may be answered then, and the fields of what is asked."""
    if asked["asked"] is not None:
        asked["asked"].pop("actions")
        asked["asked"].pop("barred")
        asked["asked"].pop("usual")
        asked["asked"].pop("later", None)
        assert asked["asked"].pop("frame")["is"] == asked["asked"]["is"]
    assert with_question == {
        name: value for name, value in asked.items() if name not in ("type", "id", "question")
    }


# Several at once ------------------------------------------------------------------------------------------------


def test_several_rows_are_told_at_once_each_by_itself(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        question = one.question
        assert question is not None
        rows = [[each["action"]] for each in question["actions"][:3]] + [[first_action(one)] * 2]
        asked = {"seat": question["seat"], "question": question["number"]}
        told = await one.ask("foretell_each", rows=rows, **asked)
        assert told["type"] == "foretold_each" and told["question"] == question["number"]
        for row, each in zip(rows, told["rows"], strict=True):
            alone = await foretold(one, *row)
            assert each == {
                name: value for name, value in alone.items() if name not in ("type", "id", "question")
            }
        assert one.question == question

    two_players(server, ania, course)


def test_rows_are_few_and_for_who_holds_the_seat(server: Server, ania: httpx.Client) -> None:
    async def course(one: AtTable, other: AtTable) -> None:
        question = one.question
        assert question is not None
        row = [first_action(one)]
        asked = {"seat": question["seat"], "question": question["number"]}
        assert (await other.ask("foretell_each", rows=[row], **asked))["code"] == "seat"
        async with AtTable(server.url, one.table_id) as spectator:
            assert (await spectator.ask("foretell_each", rows=[row], **asked))["code"] == "seat"
        for wrong in ([], [row] * (MAX_ROWS + 1), [[]], [row * (MAX_IN_A_ROW + 1)]):
            assert (await one.ask("foretell_each", rows=wrong, **asked))["code"] == "invalid"
        assert (await one.ask("foretell_each", rows=[row, ["fly"]], **asked))["code"] == "action"
        stale = {**asked, "question": question["number"] - 1}
        assert (await one.ask("foretell_each", rows=[row], **stale))["code"] == "stale"

    two_players(server, ania, course)


@pytest.mark.parametrize("game", GAMES)
def test_several_rows_tell_nothing_that_is_hidden(game: str) -> None:
    """Whatever is hidden lies elsewhere: the same is told."""
    offline, choice = Offline(game), Random(4)
    for _ in range(25):
        match, seat = offline.match, offline.seat
        texts = [[match.game.text(action)] for action in match.actions(seat)[:MAX_ROWS]]
        told = foretell_each_for(offline.at(), seat, offline.question, texts, "en")
        before = match.state.clone()
        match.game.redeal(match.state, seat, Chance(choice.randrange(1000)))
        assert foretell_each_for(offline.at(), seat, offline.question, texts, "en") == told
        match.state = before
        offline.play_at_random(choice, 1)


# What it says ---------------------------------------------------------------------------------------------------


def told_at(offline: Offline, *actions: str, lang: str = "en") -> Plain:
    made = foretell_for(offline.at(), offline.seat, offline.question, actions, lang)
    ForetoldAnswer.model_validate({"id": "x", **made})
    return made


@pytest.mark.parametrize("game", GAMES)
def test_it_is_what_the_kernel_foretells(game: str) -> None:
    offline, choice = Offline(game), Random(1)
    for _ in range(40):
        match, seat = offline.match, offline.seat
        action = choice.choice(match.actions(seat))
        text = match.game.text(action)
        told, made = told_at(offline, text), foretell(match.game, match.state, seat, [action])
        plain = made.to_plain(match.game)
        for name in ("seat", "actions", "done", "stop", "cost", "gain"):
            assert told[name] == plain[name]
        assert [{**event, "words": None} for event in told["events"]] == [
            {**event, "words": None} for event in plain["events"]
        ]
        assert all(event["words"] for event in told["events"])
        for said, change in zip(told["scores"], plain["scores"], strict=True):
            assert {name: value for name, value in said.items() if name != "words"} == change
            assert said["words"] and said["words"] != f"heading.{said['heading']}"
        if made.stop == ASKED:
            assert (
                told["asked"]["is"] == plain["asked"]["is"] and told["asked"]["answers"] == plain["answers"]
            )
        offline.at().decide(seat, offline.question, text)
        if told["stop"] == "asked":
            now = tell_question(offline.table, seat, "en")
            assert now is not None
            then = [{name: each[name] for name in ("action", "words")} for each in now["actions"]]
            assert told["asked"]["actions"] == then
            assert told["asked"]["usual"] == now["usual"]
            assert (told["asked"]["words"], told["asked"]["rule"]) == (now["words"], now["rule"])
        if offline.table.phase == "over":
            return


def test_what_the_rules_forbid_is_foretold_with_the_rule_and_what_is_missing() -> None:
    offline, seen = Offline("viscounts"), False
    for number in range(400):
        told = told_at(offline, "construct guildhall", lang="pl")
        assert told["stop"] == "refused" and told["done"] == 0 and told["events"] == []
        assert told["refusal"]["rule"] and told["refusal"]["words"] != told["refusal"]["message"]
        if told["refusal"]["missing"]:
            seen = True
            break
        offline.play_at_random(Random(number), 1)
    assert seen
    assert told["asked"]["actions"] and told["asked"]["seats"] == [offline.seat]


def test_what_is_missing_for_a_hire_later_in_the_turn_is_told_with_the_ride_there() -> None:
    """With no silver left the hire is never asked about: the telling of the ride says so before it is made."""
    offline, lot, seen = Offline("viscounts"), Random(5), False
    for _ in range(40):
        offline.play_to("AskMove", lot)
        action = offline.match.legal(offline.seat)[0]
        told = told_at(offline, action, lang="pl")
        (hire,) = told["asked"]["later"]
        assert hire["action"].startswith("hire ") and hire["words"] and hire["rule"] == "VW-8.1"
        assert len(hire["lacks"]) == len(hire["missing"])
        seen = seen or (bool(hire["missing"]) and "srebr" in hire["lacks"][0])
        if seen:
            break
        offline.play_at_random(lot, 1)
    assert seen
    (row,) = foretell_each_for(offline.at(), offline.seat, offline.question, [[action]], "pl")["rows"]
    assert row["asked"]["later"] == [hire]


def test_a_row_that_is_forbidden_in_the_middle_says_where_and_what_could_be_done_there() -> None:
    offline = Offline("viceroy")
    offline.play_to("AskGem", Random(1))
    first = offline.match.legal(offline.seat)[0]
    told = told_at(offline, first, "bid blue")
    assert (told["stop"], told["done"], told["refusal"]["missing"]) == ("refused", 1, {})
    assert [event["is"] for event in told["events"]] == ["GemTaken"]
    assert told["asked"]["is"] == "AskGem" or told["asked"]["seats"] != [offline.seat]


def test_what_goes_and_comes_is_said_in_words_and_numbers() -> None:
    offline = Offline("viceroy")
    offline.play_to("AskGem", Random(1))
    (thing,) = told_at(offline, offline.match.legal(offline.seat)[0], lang="pl")["things"]
    assert thing["after"] == thing["before"] + 1 and thing["cost"] == ""
    assert thing["gain"] in ("1\xa0niebieski", "1\xa0czerwony", "1\xa0zielony", "1\xa0żółty")


def test_what_everybody_then_holds_is_told_where_everybody_sees_it() -> None:
    offline, lot = Offline("hand-of-the-king"), Random(3)
    of_others = 0
    while offline.table.phase == "playing":
        match, seat = offline.match, offline.seat
        action = lot.choice(match.legal(seat))
        before, changes = match.game.open_holdings(match.state), told_at(offline, action)["holdings"]
        offline.at().decide(seat, offline.question, action)
        after = match.game.open_holdings(match.state)
        assert {(each["seat"], each["key"]): (each["before"], each["after"]) for each in changes} == {
            (who, thing): (held[thing], count)
            for who, held in enumerate(before)
            for thing, count in after[who].items()
            if count != held[thing]
        }
        of_others += len([each for each in changes if each["seat"] != seat])
    assert of_others


@pytest.mark.parametrize("game", ["viceroy", "viscounts"])
def test_what_others_hold_is_not_told_where_some_of_it_is_hidden(game: str) -> None:
    offline = Offline(game)
    assert told_at(offline, offline.match.legal(offline.seat)[0])["holdings"] == []


def test_what_is_barred_comes_with_the_question_and_its_reason_in_words() -> None:
    offline = Offline("viceroy", edition="cs")
    for number in range(300):
        question = tell_question(offline.table, offline.seat, "en")
        assert question is not None
        Question.model_validate(question)
        short = [each for each in question["barred"] if each["action"].startswith("choose")]
        if short:
            break
        offline.play_at_random(Random(number), 1)
    assert short[0]["words"] and short[0]["refusal"]["rule"] == "VR-COS-6"
    assert short[0]["refusal"]["lacks"] == [f"1\xa0{colour}" for colour in short[0]["refusal"]["missing"]]
    assert told_at(offline, short[0]["action"])["refusal"] == short[0]["refusal"]


def test_a_card_is_foretold_with_its_place_before_it_is_sealed() -> None:
    offline = Offline("viceroy")
    offline.play_to("AskCards", Random(4))
    card = offline.match.legal(offline.seat)[0]
    assert card.startswith("choose")
    alone = foretell_for(offline.at(), offline.seat, offline.question, [card], "en", alone=True)
    assert alone["stop"] == "asked" and alone["asked"]["is"] == "AskPlace"
    place = alone["asked"]["actions"][0]["action"]
    both = foretell_for(offline.at(), offline.seat, offline.question, [card, place], "en", alone=True)
    assert "CardPlaced" in [event["is"] for event in both["events"]]
    assert told_at(offline, card)["stop"] in ("others", "secret")


# What is hidden -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_word(game: str) -> None:
    """At tables that the seat cannot tell apart every answer to it is the same."""
    offline, choice, differ = Offline(game), Random(2), 0
    for number in range(30):
        offline.play_at_random(choice, 5)
        if offline.table.phase == "over":
            break
        match, seat = offline.match, offline.seat
        actions = match.legal(seat)
        actions = choice.sample(actions, min(3, len(actions)))
        offline.table.foretold.clear()
        few = foretold_of(offline.table, seat, "en")
        answers = [told_at(offline, action) for action in actions]
        truth, document = match.state, match.position()
        match.state = match.game.guess(match.game.view(truth, seat), Chance(number))
        differ += match.position() != document
        offline.table.foretold.clear()
        assert [told_at(offline, action) for action in actions] == answers
        assert foretold_of(offline.table, seat, "en") == few
        match.state = truth
    assert differ or game == "hand-of-the-king"


# Made once, for who may ask -------------------------------------------------------------------------------------


def test_it_is_made_once_for_a_position_a_seat_and_a_language() -> None:
    offline = Offline("hand-of-the-king")
    seat = offline.seat
    first = foretold_of(offline.table, seat, "en")
    assert first is not None and foretold_of(offline.table, seat, "en") is first
    assert all(Foretold.model_validate(each) for each in first)
    assert foretold_of(offline.table, seat, "cs") != first
    offline.play_at_random(Random(1), 1)
    assert not offline.table.foretold


def test_for_whom_a_bot_plays_nothing_is_foretold() -> None:
    offline = Offline("hand-of-the-king", APART)
    offline.table.places[offline.seat].level = "random"
    question = tell_question(offline.table, offline.seat, "en", True)
    assert question is not None and "foretold" not in question["actions"][0]
    actor = ANIA if offline.table.places[offline.seat].player == ANIA.player else OLEK
    with pytest.raises(Problem, match="a bot plays for you"):
        foretell_for(offline.at(0, actor), offline.seat, offline.question, ["x"], "en")


def test_the_biggest_hand_goes_as_one_message() -> None:
    """All laws but one and a character for each round and each card dealt at the start: more are never in a hand."""
    row = [f"tuck {card}" for card in [*range(1, 17), *range(65, 88)]] + ["enough"]
    asked = {"id": "x", "seat": 0, "question": 7, "actions": row}
    assert MoveWanted.model_validate(asked).row == row
    assert ForetellingWanted.model_validate(asked).actions == row


def test_what_somebody_else_has_to_pay_has_no_usual_answer_here() -> None:
    """A foretelling may end where another is asked: nothing is offered then."""
    assert tell_usual(find_game("viceroy"), AskPay(1, 4, 8), []) is None
