"""What a refusal says: the sentence, and the rule in front of it. The catalogue says the same in English."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.hand_of_the_king.given import GAME, position
from tests.marks import rule
from viceregal import BadSetup, Match

EARN = "move right tully"
CITY = "varys edmure / robb theon"
AREAS = ["sansa", "asha"]
NOT_NOW = "this does not answer the current question:"


def reason(action: str, done: tuple[str, ...] = (), seat: int | None = None, **fields: Any) -> str:
    """Why an action is refused in the city above, after what was done there."""
    grid, areas = fields.pop("grid", CITY), fields.pop("areas", AREAS)
    match = Match.from_document(GAME, position(grid, areas, **fields), seed=1)
    for text in done:
        match.play(text)
    refusal = match.why_not(action, seat)
    assert refusal is not None
    assert str(refusal) == f"{refusal.rule}: {refusal.sentence()}"
    return str(refusal)


@rule("HK-VAR-1", "HK-VAR-2", "HK-SET-3")
@pytest.mark.parametrize(
    ("seats", "option", "value", "says"),
    [
        (3, "variant", "teams", "HK-VAR-1: teams are for four players, not 3"),
        (2, "variant", "raven", "HK-VAR-2: the Three-Eyed Raven is for three or four players"),
        (3, "first", "3", "HK-SET-3: seat 3 cannot begin: the seats are 0 to 2"),
    ],
)
def test_a_setup(seats: int, option: str, value: str, says: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        GAME.setup(seats, values={option: value})
    assert str(refusal.value) == says


@rule("HK-MOV-1")
def test_a_move() -> None:
    assert reason("move up stark") == "HK-MOV-1: there is nobody of that house in that direction (stark, up)"
    assert reason("kill robb") == f"HK-MOV-1: {NOT_NOW} kill robb"
    assert reason(EARN, seat=1) == "HK-SET-3: another player is deciding now, not seat 1"


@rule("HK-END-1")
def test_after_the_end() -> None:
    assert reason("move up stark", ("move right stark",), grid="varys robb") == "HK-END-1: the game is over"


@rule("HK-VAR-2", "HK-VAR-3", "HK-VAR-4")
def test_a_raven() -> None:
    raven = {"variant": "raven"}
    three, four = [""] * 3, [""] * 4
    assert reason("raven 1") == "HK-VAR-2: this game is played without ravens"
    assert reason("raven 0", areas=three, options=raven) == "HK-VAR-2: this is not your opponent (seat 0)"
    partner_only = "HK-VAR-3: with four players you can send the raven only to your partner"
    assert reason("raven 1", areas=four, options=raven) == partner_only
    spent = reason("raven 2", ("raven 1",), areas=three, options=raven)
    assert spent == "HK-VAR-4: the raven token has already been spent (seat 0)"


@rule("HK-COM-1")
def test_a_call() -> None:
    assert reason("call jon", (EARN,), pool="hodor") == "HK-COM-1: jon is not in the pool"
    assert reason("dismiss jon", (EARN,), pool="hodor") == f"HK-COM-1: {NOT_NOW} dismiss jon"


@rule("HK-COM-2", "HK-COM-5")
def test_a_kill() -> None:
    in_the_city, in_an_area = (EARN, "call sandor"), (EARN, "call ygritte")
    assert reason("kill asha", in_the_city, pool="sandor") == "HK-COM-2: asha is not in King’s Landing"
    assert (
        reason("kill varys", in_the_city, pool="sandor") == "HK-COM-5: Varys can be neither taken nor killed"
    )
    assert reason("kill theon", in_an_area, pool="ygritte") == "HK-COM-2: theon is not in any play area"
    assert (
        reason("kill varys", in_an_area, pool="ygritte") == "HK-COM-5: Varys can be neither taken nor killed"
    )
    assert reason("take asha", in_an_area, pool="ygritte") == f"HK-COM-2: {NOT_NOW} take asha"


@rule("HK-COM-4", "HK-COM-7")
def test_a_dismissal() -> None:
    done, pool = (EARN, "call jaqen", "kill robb", "kill asha"), "jaqen jon bronn"
    assert reason("dismiss jon", done, pool=pool) == "HK-COM-4: jon can be neither taken nor killed"
    assert reason("dismiss shae", done, pool=pool) == "HK-COM-7: shae is not in the pool"
    assert reason("call bronn", done, pool=pool) == f"HK-COM-7: {NOT_NOW} call bronn"


@rule("HK-COM-8")
def test_a_name() -> None:
    assert reason("move up stark", (EARN, "call jon"), pool="jon") == f"HK-COM-8: {NOT_NOW} move up stark"


@rule("HK-COM-9")
def test_a_swap() -> None:
    first, second = (EARN, "call ramsay"), (EARN, "call ramsay", "swap theon")
    off = {"ramsay_moves_varys": "no"}
    nowhere = "HK-COM-9: asha is not in King’s Landing"
    not_varys = "HK-COM-9: in this game Ramsay Snow does not move Varys"
    twice = "HK-COM-9: two different cards change places, not theon twice"
    assert reason("swap asha", first, pool="ramsay") == nowhere
    assert reason("swap varys", first, pool="ramsay") == f"HK-COM-9: {NOT_NOW} swap varys", "no order"
    assert reason("swap varys", first, pool="ramsay", options=off) == not_varys
    assert reason("with robb", first, pool="ramsay") == f"HK-COM-9: {NOT_NOW} with robb"
    assert reason("with asha", second, pool="ramsay") == nowhere
    assert reason("with robb", second, pool="ramsay") == f"HK-COM-9: {NOT_NOW} with robb", "no order"
    assert reason("with theon", second, pool="ramsay") == twice
    assert reason("swap robb", second, pool="ramsay") == f"HK-COM-9: {NOT_NOW} swap robb"
    city = "varys edmure / robb theon tywin"
    assert reason("with varys", second, pool="ramsay", grid=city, options=off) == not_varys


@rule("HK-COM-12")
def test_an_exchange() -> None:
    first, second = (EARN, "call littlefinger"), (EARN, "call littlefinger", "give sansa")
    pool = "littlefinger"
    assert reason("give asha", first, pool=pool) == "HK-COM-12: asha is not in your play area"
    assert reason("take asha", first, pool=pool) == f"HK-COM-12: {NOT_NOW} take asha"
    assert (
        reason("take edmure", second, pool=pool) == "HK-COM-12: edmure is not in another player’s play area"
    )
    assert reason("give edmure", second, pool=pool) == f"HK-COM-12: {NOT_NOW} give edmure"


@rule("HK-BAN-3")
def test_a_banner() -> None:
    done = (EARN, "call ygritte", "kill rickon")
    table: dict[str, Any] = {"areas": ["sansa", "arya rickon", ""], "pool": "ygritte"}
    assert (
        reason("banner stark 2", done, **table)
        == "HK-BAN-3: this player is not tied for that banner (seat 2, stark)"
    )
    assert reason("banner tully 0", done, **table) == "HK-BAN-3: this banner is not yours to give now (tully)"
    assert reason("kill sansa", done, **table) == f"HK-BAN-3: {NOT_NOW} kill sansa"
    assert (
        reason("banner stark 0", done, 1, **table) == "HK-SET-3: another player is deciding now, not seat 1"
    )
