"""Positions of Viscounts for scenarios, and how to look at them.

    given(player("town-1", board="thief abbot", hand="trader", silver=3), player("town-7"), stage="act")

Starters are named without their seat. What is left out lies where it can do no harm: unused starters in the draw pile,
unused townsfolk on and in the piles. The ring is a b c d e; the section ink-stone of the castle belongs to segment a,
and so on clockwise. The seat on turn is 0 unless `turn` says otherwise.
"""

from __future__ import annotations

from typing import Any, Protocol

from tests.scenario import Document, Scenario, Way
from viceregal.games.viscounts.rules.board import SECTIONS, SEGMENT_KEYS
from viceregal.games.viscounts.rules.cards.deck import BLACK_BACKED, CARDS, GREY_BACKED, NEUTRAL_COUNT, TILES
from viceregal.games.viscounts.rules.cards.own import STARTERS
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.state import ViscountsState

Player = dict[str, Any]
STARTER_KEYS = {row.key for row in STARTERS}
GOODS = ("silver", "ink", "gold", "stone")
PAPERS = ("unpaid", "paid", "acquired", "approved")

# The phase that comes after a question of each stage, and the question.
STAGES = {
    "play": ("move", "AskPlay"),
    "move": ("act", "AskMove"),
    "act": ("recruit", "AskAct"),
    "recruit": ("collide", "AskRecruit"),
}


def player(at: str = "town-1", **has: Any) -> Player:
    """What a player has; cards, slots and manuscripts as words in one text."""
    return {"at": at, **has}


def idle(at: str = "town-9") -> Player:
    """Somebody on turn who can pass without drawing, so that the next turn begins at once."""
    return player(at, board="abbot", hand="trader lender squire")


def named(word: str, seat: int) -> str | None:
    """A card as documents name it; `-` is an empty space."""
    if word == "-":
        return None
    return f"{word}.{seat}" if word in STARTER_KEYS else word


def cards(text: str, seat: int) -> list[str | None]:
    return [named(word, seat) for word in text.split()]


def unused(has: Player) -> str:
    """A card without ability for a hand that is not given, so that nothing unseen is played."""
    lying = " ".join([has.get(zone, "") for zone in ("board", "discards", "draw")]).split()
    return next(card for card in ("abbot", "squire", "labourer", "trader") if card not in lying)


def player_document(has: Player, seat: int) -> Document:
    board = cards(has.get("board", ""), seat)
    made: Document = {
        "viscount": has["at"],
        "board": [*board, *[None] * (3 - len(board))],
        "hand": cards(has.get("hand", ""), seat),
        "discards": cards(has.get("discards", ""), seat),
        "goods": {good: has[good] for good in GOODS if good in has},
        "debts": {name: has[name] for name in PAPERS[:2] if name in has},
        "deeds": {name: has[name] for name in PAPERS[2:] if name in has},
        "slots": has.get("slots", "").split(),
        "manuscripts": has.get("manuscripts", "").split(),
    }
    for name in ("corruption", "virtue", "workers"):
        if name in has:
            made[name] = has[name]
    if "draw" in has:
        made["draw"] = cards(has["draw"], seat)
    return made


def owned(players: list[Document]) -> list[str]:
    zones = ("board", "hand", "discards", "draw")
    return [card for each in players for zone in zones for card in each.get(zone, []) if card]


def lost_starters(players: list[Document]) -> list[str]:
    """With a draw pile that is given, starters that lie nowhere have been destroyed."""
    lying = set(owned(players))
    return [
        f"{key}.{seat}"
        for seat, each in enumerate(players)
        if "draw" in each
        for key in sorted(STARTER_KEYS)
        if f"{key}.{seat}" not in lying
    ]


def piles(document: Document, tops: dict[str, str], tiles: dict[str, str], empty: str, no_tiles: str) -> None:
    """The piles: tops as given, others with what nobody has, and the rest below."""
    used = {*owned(document["players"]), *document["gone"], *tops.values()}
    spare = [card for card in CARDS[:NEUTRAL_COUNT][::-1] if card not in used]
    document["tops"] = {
        key: tops[key] if key in tops else None if key in empty else spare.pop(0) for key in SEGMENT_KEYS
    }
    document["pool"] = sorted(spare, key=CARDS.index)
    document["below"] = shared_out(len(spare), empty)
    held = {tile for each in document["players"] for tile in each["manuscripts"]}
    used = {*held, *tiles.values()}
    grey = [TILES[tile] for tile in GREY_BACKED if TILES[tile] not in used]
    black = [TILES[tile] for tile in BLACK_BACKED if TILES[tile] not in used]
    document["tiles"] = {
        key: tiles[key] if key in tiles else None if key in no_tiles else (grey or black).pop(0)
        for key in SEGMENT_KEYS
    }
    document["tile_pool"] = black
    document["tiles_below"] = shared_out(len(black), no_tiles)


def shared_out(total: int, empty: str) -> dict[str, int]:
    full = [key for key in SEGMENT_KEYS if key not in empty]
    made = dict.fromkeys(SEGMENT_KEYS, 0)
    for number in range(total):
        made[full[number % len(full)]] += 1
    return made


def position(*players: Player, **fields: Any) -> Document:
    """The document of a position; other fields of it are given as they are."""
    has = list(players) or [player(), player("town-5")]
    options = fields.pop("options", {})
    solo = options.get("rival", "players") != "players"
    turn, stage = fields.pop("turn", 0), fields.pop("stage", "play")
    has = [each if solo and seat else {"hand": unused(each), **each} for seat, each in enumerate(has)]
    made = [player_document(each, seat) for seat, each in enumerate(has)]
    if solo:
        made[1]["draw"] = []
    document: Document = {"game": GAME.key, "seats": len(has), "options": options, "players": made}
    gone = lost_starters(made[:1] if solo else made)
    document["gone"] = [*gone, *fields.pop("gone", "").split()]
    tops, tiles = fields.pop("tops", {}), fields.pop("tiles", {})
    piles(document, tops, tiles, fields.pop("empty", ""), fields.pop("no_tiles", ""))
    for tier in ("first_tier", "second_tier"):
        document[tier] = {
            SECTIONS["ifghv".index(key)]: counts for key, counts in fields.pop(tier, {}).items()
        }
    if stage is not None:
        phase, question = STAGES[stage]
        document["todo"] = [
            {"is": "Phase", "seat": turn, "phase": phase},
            {"is": question, "seat": turn},
        ]
        document["on_turn"] = turn
        document["played"] = fields.pop("played", None) if stage == "play" else made[turn]["board"][0]
    document.update(fields)
    return document


class ViscountsScenario(Scenario):
    """A scenario of Viscounts."""

    def measures(self, document: Document, seat: int) -> dict[str, int]:
        has = document["players"][seat]
        return {
            **has["goods"],
            **has["debts"],
            **has["deeds"],
            "corruption": has["corruption"],
            "virtue": has["virtue"],
            "hand": len(has["hand"]),
            "draw": len(has["draw"]),
            "discards": len(has["discards"]),
            "manuscripts": len(has["manuscripts"]),
            "buildings": len(has["slots"]),
            "workers": has["workers"],
        }

    @property
    def state(self) -> ViscountsState:
        assert isinstance(self.match.state, ViscountsState)
        return self.match.state

    def of(self, seat: int) -> Document:
        found: Document = self.document["players"][seat]
        return found

    def gains(self, seat: int = 0, **by: int) -> None:
        """Goods, papers and markers have changed by these and no others; cards are not looked at."""
        old, new = self.measures(self.before, seat), self.measures(self.document, seat)
        names = (*GOODS, *PAPERS, "corruption", "virtue")
        assert {name: new[name] - old[name] for name in names if new[name] != old[name]} == {
            name: count for name, count in by.items() if count
        }

    def asked(self) -> str:
        """The question on top of the stack."""
        return str(self.document["todo"][-1]["is"])

    def tier(self, name: str) -> dict[str, list[int]]:
        """Workers of each seat by the letters of the sections, empty ones left out."""
        found = self.document[name]
        return {
            key: found[section] for key, section in zip("ifghv", SECTIONS, strict=True) if any(found[section])
        }

    def starts_with(self, word: str) -> list[str]:
        return [text for text in self.legal() if text.split()[0] == word]


class Given(Protocol):
    def __call__(self, *players: Player, **fields: Any) -> ViscountsScenario: ...


def builder(way: Way) -> Given:
    def given(*players: Player, **fields: Any) -> ViscountsScenario:
        return ViscountsScenario(GAME, position(*players, **fields), way)

    return given
