"""Whole games as every seat and as a spectator: all bytes received are searched for what that reader must not know.

The truth is the record of the finished game. The view in each message must be the one that the rules give this reader.
All the other bytes of the message are searched for names of pieces (numbers, where the game names its cards by them): one
may occur once an event, a question or a choice of the reader's own seat has told it, by the rules and not by the
server, and not before.
"""

from __future__ import annotations

import asyncio
import json
import re
from random import Random
from typing import Any

import httpx
import pytest
from viceregal_mini.game import game as mini

import viceregal
from tests.server.client import AtTable, create
from tests.server.serving import Server
from tests.server.test_moves import taken_by_a_guest
from viceregal.core import gamerecord
from viceregal.core.match import Match
from viceregal.games import GAMES
from viceregal.games import game as find_game
from viceregal.i18n import speak


def cases() -> list[tuple[str, str, int]]:
    found = [("mini", edition, 3) for edition in mini("mini").facts.editions]
    for key in GAMES:
        facts = find_game(key).facts
        found += [(key, edition, max(2, facts.min_seats)) for edition in facts.editions]
    return found


@pytest.mark.parametrize(("game", "edition", "seats"), cases())
def test_nobody_receives_what_is_hidden(
    server: Server, ania: httpx.Client, game: str, edition: str, seats: int
) -> None:
    table = create(ania, game, edition=edition, seats=[{"kind": "open"}] * seats)["table"]["id"]
    tokens = [taken_by_a_guest(server, table, seat) for seat in range(seats)]
    readers = asyncio.run(play(server, table, tokens))
    record = ania.get(f"/api/tables/{table}/record").text
    match = gamerecord.replay(gamerecord.read(record)[0], mini if game == "mini" else viceregal.game)
    numbers = [line["seq"] for line in readers[-1].lines if line["is"] in ("move", "chance")]
    assert len(numbers) == len(match.log)
    hidden = 0
    for look, reader in [*enumerate(readers[:-1]), (None, readers[-1])]:
        hidden += search(reader, look, match, numbers)
    if game != "hand-of-the-king":
        assert hidden > 0, "nothing was hidden: this test would prove nothing"


async def play(server: Server, table: str, tokens: list[str]) -> list[AtTable]:
    readers = [AtTable(server.url, table, token) for token in tokens] + [AtTable(server.url, table)]
    for reader in readers:
        await reader.__aenter__()
    await asyncio.gather(*[curious(reader, Random(seat)) for seat, reader in enumerate(readers[:-1])])
    for reader in readers:
        await reader.until(lambda me: me.over)
        await reader.__aexit__()
    return readers


async def curious(player: AtTable, choice: Random) -> None:
    """Plays at random, and now and then tries what cannot be: an error may tell secrets, too."""
    while not player.over:
        if player.question is None:
            await player.receive()
            continue
        if choice.random() < 0.2:
            await player.ask("move", seat=(player.holds[0] + 1) % 2, question=1, action="bid 1")
            await player.move("bid 98")
            await player.ask("undo", seat=7)
            continue
        stored = await player.move(choice.choice(player.question["actions"])["action"])
        await player.up_to(stored["seq"])


def search(reader: AtTable, look: int | None, match: Match, numbers: list[int]) -> int:
    """How often something was hidden from this reader when a message came; none of it may be in the message."""
    game = match.game
    states = list(match.states())
    pieces = sorted({piece for state in states for piece in game.pieces(state)}, key=len, reverse=True)
    name = re.compile(r"(?<![\w-])(" + "|".join(re.escape(piece) for piece in pieces) + r")(?![\w-])")
    spoken = Spoken(match.game.key, pieces)
    allowed = {"1", "98"}  # what the curious ones say themselves is said back to them
    known = hidden = 0
    for text in reader.received:
        message = json.loads(text)
        seq = message.get("position", {}).get("seq", 0)
        while known < len(numbers) and numbers[known] <= seq:
            known += 1
            allowed |= set(name.findall(told_by_the_rules(match, known, look)))
        if not known:
            continue
        if "position" in message:
            view = message["position"].pop("view")
            assert view == json.loads(json.dumps(game.view(states[known], look)))
            check_lines(message, look)
        said = {found for found in name.findall(json.dumps(message)) if not found.isdigit()}
        said |= set(name.findall(json.dumps(what_the_game_says(message))))
        said |= spoken.cards_in(what_is_said_in_words(message))
        assert said <= allowed, f"{said - allowed} in {text}"
        hidden += bool(set(pieces) - allowed)
    return hidden


def what_the_game_says(message: dict[str, Any]) -> list[Any]:
    """The data of a message that come of the game. Numbers of cards are looked for there: elsewhere are times and the like."""
    position = message.get("position", {})
    parts: list[Any] = []
    for line in message.get("lines", ()):
        parts.append(line["action"])
        parts += [{**event, "words": None} for event in line["events"]]
    for asked in (position.get("question"), position.get("prompt")):
        if asked is not None:
            parts.append([asked["is"], [choice["action"] for choice in asked.get("actions") or ()]])
    return parts


def what_is_said_in_words(message: dict[str, Any]) -> str:
    """There numbers are turns, gems and points; cards go by their names."""
    position = message.get("position", {})
    by_the_rules = message.get("code") in ("refused", "action")
    parts: list[Any] = [message["words"], message["message"]] if by_the_rules else []
    for line in message.get("lines", ()):
        parts += [line["words"], line["action_words"], *[event["words"] for event in line["events"]]]
    for asked in (position.get("question"), position.get("prompt")):
        if asked is not None:
            parts.append([asked["words"], [choice["words"] for choice in asked.get("actions") or ()]])
    return json.dumps(parts, ensure_ascii=False)


class Spoken:
    """The names of the cards that go by numbers, in the language of these tables; games without words name none."""

    def __init__(self, game: str, pieces: list[str]) -> None:
        numbers = [piece for piece in pieces if piece.isdigit() and piece != "0"] if game in GAMES else []
        self.card_of = {name_of(game, int(number)): number for number in numbers}

    def cards_in(self, words: str) -> set[str]:
        return {
            card
            for name, card in self.card_of.items()
            if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", words, re.IGNORECASE)
        }


def name_of(game: str, card: int) -> str:
    speech: Any = speak("en").of(game)
    name: str = speech.card(card)
    return name


def told_by_the_rules(match: Match, known: int, look: int | None) -> str:
    """All that the rules have told this reader, in words, with the decision of this number."""
    game, entry = match.game, match.log[known - 1]
    state = match.state_before(known)
    parts: list[Any] = [game.words.plain(told.event) for told in entry.told if told.is_for(look)]
    parts += [game.words.plain(frame) for frame in state.todo[-1:]]  # questions are public
    if entry.seat == look:
        parts.append(game.text(entry.action))
    if look is not None and look in game.deciders(state):
        parts += [game.text(action) for action in game.legal(state, look)]
    return json.dumps(parts)


def check_lines(message: dict[str, Any], look: int | None) -> None:
    question = message["position"]["question"]
    assert question is None or question["seat"] == look
    for line in message["lines"]:
        assert line["action"] is None or line["seat"] == look
        assert line["is"] != "chance" or line["action"] is None
