"""What a seat may know.

Gems and attack tokens lie behind screens (VR-SET-4), but all of them came and went openly: with a good memory everybody
knows them, but for the two gems that each returned at the start. What the best memory knows stands apart in a view,
under `remembered`, which also says whether it is shown to people.
"""

from __future__ import annotations

from typing import Any, Final

from viceregal.games.viceroy.rules.besides import besides
from viceregal.games.viceroy.rules.cards.deck import is_law
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT, COLOURS
from viceregal.games.viceroy.rules.fields import FIELDS, knowers
from viceregal.games.viceroy.rules.state import SPECTATOR, ViceroyState

SECRETS: Final = (
    "large",
    "small",
    "laws",
    "laws_on_top",
    "gems",
    "returned",
    "attacks",
    "hands",
    "known",
    "put_back",
    "sealed",
)


def view(s: ViceroyState, viewer: int | None) -> dict[str, Any]:
    """The document with what is hidden from this seat left out or counted."""
    seen = FIELDS.write(s)
    seen["viewer"] = viewer
    seen["large"] = len(s.large)
    seen["small"] = len(s.small)
    seen["laws"] = len(s.laws)
    seen["laws_on_top"] = [card if _knows(s, card, viewer) else None for card in s.laws_on_top]
    seen["hands"] = [_hand(s, seat, viewer) for seat in range(s.seats)]
    hidden = sorted({*[card for hand in s.hands for card in hand], *s.laws_on_top})
    seen["known"] = {str(card): knowers(s.known[card]) for card in hidden if _knows(s, card, viewer)}
    seen["put_back"] = [list(cards) if seat == viewer else None for seat, cards in enumerate(s.put_back)]
    seen["sealed"] = [answer if seat == viewer else None for seat, answer in enumerate(seen["sealed"])]
    seen["answered"] = [answer is not None for answer in s.sealed]
    behind = [seat == viewer or s.lifted for seat in range(s.seats)]
    seen["gems"] = [by_colour(gems) if behind[seat] else None for seat, gems in enumerate(s.gems)]
    seen["returned"] = [
        by_colour(list(gems)) if behind[seat] else None for seat, gems in enumerate(s.returned)
    ]
    seen["attacks"] = [count if behind[seat] else None for seat, count in enumerate(s.attacks)]
    seen["remembered"] = remembered(s)
    seen.update(besides(s))
    return seen


def by_colour(counts: list[int]) -> dict[str, int]:
    return {COLOURS[colour]: counts[colour] for colour in range(COLOUR_COUNT)}


def remembered(s: ViceroyState) -> dict[str, Any]:
    """What everybody saw come and go: attack tokens, how many gems each has, and which if none had been returned first."""
    gems = [
        by_colour([s.gems[seat][colour] + s.returned[seat][colour] for colour in range(COLOUR_COUNT)])
        for seat in range(s.seats)
    ]
    return {
        "shown": s.variant.memory_shown,
        "gems_and_returned": gems,
        "gem_counts": [sum(held) for held in s.gems],
        "attacks": s.attacks[:],
    }


def _knows(s: ViceroyState, card: int, viewer: int | None) -> bool:
    """A seat knows its own hand and what it was shown; a spectator what everybody knows."""
    return bool(s.known[card] >> (SPECTATOR if viewer is None else viewer) & 1)


def _hand(s: ViceroyState, seat: int, viewer: int | None) -> Any:
    """The own hand as it is; of others', the cards one knows and how many laws and characters there are besides."""
    hand = s.hands[seat]
    if seat == viewer:
        return hand[:]
    known = sorted([card for card in hand if _knows(s, card, viewer)])
    unknown = [card for card in hand if card not in known]
    laws = len([card for card in unknown if is_law(card)])
    return {"known": known, "laws": laws, "characters": len(unknown) - laws}
