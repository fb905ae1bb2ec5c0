"""What a seat may know, and full states made from that.

Hidden are hands, and with them what is left in a draw pile; the sum of both is public, since every card came openly.
Piles have no order here: what comes next is asked of chance. In the solo game future schemes that were shuffled into
the AI's pile at the start are hidden until they turn up.
"""

from __future__ import annotations

from typing import Any

from viceregal.core.chance import Chance
from viceregal.games.viscounts.rules.cards.deck import CARDS, SCHEME_KEYS
from viceregal.games.viscounts.rules.position import to_document
from viceregal.games.viscounts.rules.state import ViscountsState


def view(s: ViscountsState, viewer: int | None) -> dict[str, Any]:
    """The document with what is hidden from this seat left out or counted."""
    seen = to_document(s)
    seen["viewer"] = viewer
    for seat in range(s.seats):
        if seat != viewer and seat != s.ai:
            player = seen["players"][seat]
            known = s.known[seat]
            hidden = [card for card in s.hands[seat] if card not in known]
            player["hand"] = {"known": player["known"], "hidden": len(hidden)}
            player["draw"] = [CARDS[card] for card in sorted([*hidden, *s.draws[seat]])]
    schemes = seen["schemes"]
    schemes["secret"] = len(s.secret)
    schemes["pile"] = [SCHEME_KEYS[scheme] for scheme in s.scheme_pile if scheme not in s.secret]
    schemes["future"] = [SCHEME_KEYS[scheme] for scheme in sorted([*s.future, *s.secret])]
    return seen


def guess_document(view: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """The view with everything hidden filled in at random."""
    made = {name: value for name, value in view.items() if name != "viewer"}
    made["players"] = [_guess_player(player, chance) for player in view["players"]]
    schemes = dict(view["schemes"])
    future = chance.shuffled(schemes["future"])
    secret = future[: schemes["secret"]]
    schemes["secret"] = _sorted(secret, SCHEME_KEYS)
    schemes["pile"] = _sorted([*schemes["pile"], *secret], SCHEME_KEYS)
    schemes["future"] = _sorted(future[len(secret) :], SCHEME_KEYS)
    made["schemes"] = schemes
    return made


def _guess_player(player: dict[str, Any], chance: Chance) -> dict[str, Any]:
    hand = player["hand"]
    if isinstance(hand, list):
        return player
    cards = chance.shuffled(player["draw"])
    held = cards[: hand["hidden"]]
    return {**player, "hand": [*hand["known"], *held], "draw": _sorted(cards[len(held) :], CARDS)}


def _sorted(words: list[str], order: list[str]) -> list[str]:
    return sorted(words, key=order.index)
