"""What a seat may know, and full states made from that.

Gems and attack tokens lie behind screens (VR-SET-4), but all of them came and went openly: with a good memory everybody
knows them, but for the two gems that each returned at the start. What the best memory knows stands apart in a view,
under `remembered`, which also says whether it is shown to people.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.games.viceroy.rules.cards.deck import is_law
from viceregal.games.viceroy.rules.effects import COLOUR_COUNT
from viceregal.games.viceroy.rules.frames import AskReturn, AskStash, CardTaken, CountReserve, RevealBids
from viceregal.games.viceroy.rules.position import by_colour, knowers, to_document
from viceregal.games.viceroy.rules.state import SPECTATOR, UNANSWERED, ViceroyState

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
    seen = to_document(s)
    seen["viewer"] = viewer
    seen["large"] = len(s.large)
    seen["small"] = len(s.small)
    seen["laws"] = len(s.laws)
    seen["laws_on_top"] = [card if _knows(s, card, viewer) else None for card in s.laws_on_top]
    seen["hands"] = [_hand(s, seat, viewer) for seat in range(s.seats)]
    hidden = sorted({*[card for hand in s.hands for card in hand], *s.laws_on_top})
    seen["known"] = {str(card): knowers(s.known[card]) for card in hidden if _knows(s, card, viewer)}
    seen["put_back"] = [cards[:] if seat == viewer else None for seat, cards in enumerate(s.put_back)]
    seen["sealed"] = [
        (None if answer == UNANSWERED else answer) if seat == viewer else None
        for seat, answer in enumerate(s.sealed)
    ]
    seen["answered"] = [answer != UNANSWERED for answer in s.sealed]
    behind = [seat == viewer or s.lifted for seat in range(s.seats)]
    seen["gems"] = [by_colour(gems) if behind[seat] else None for seat, gems in enumerate(s.gems)]
    seen["returned"] = [by_colour(gems) if behind[seat] else None for seat, gems in enumerate(s.returned)]
    seen["attacks"] = [count if behind[seat] else None for seat, count in enumerate(s.attacks)]
    seen["remembered"] = remembered(s)
    return seen


def remembered(s: ViceroyState) -> dict[str, Any]:
    """What everybody saw come and go: attack tokens, and the gems each would have if none had been returned first."""
    gems = [
        by_colour([s.gems[seat][colour] + s.returned[seat][colour] for colour in range(COLOUR_COUNT)])
        for seat in range(s.seats)
    ]
    return {"shown": s.variant.memory_shown, "gems_and_returned": gems, "attacks": s.attacks[:]}


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


# Guessing ---------------------------------------------------------------------------------------------------------


def guess_document(view: dict[str, Any], chance: Chance, deck: tuple[int, ...]) -> dict[str, Any]:
    """The view with everything hidden filled in at random, sealed answers apart."""
    made = {name: value for name, value in view.items() if name not in ("viewer", "answered", "remembered")}
    made["attacks"] = view["remembered"]["attacks"]
    _guess_cards(made, view, chance, deck)
    _guess_gems(made, view, chance)
    made["put_back"] = [[] if cards is None else cards for cards in view["put_back"]]
    return made


def _guess_cards(made: dict[str, Any], view: dict[str, Any], chance: Chance, deck: tuple[int, ...]) -> None:
    unseen = [card for card in deck if card not in _seen_cards(view)]
    laws = chance.shuffled([card for card in unseen if is_law(card)])
    characters = chance.shuffled([card for card in unseen if not is_law(card)])
    # Cards that the viewer put back into the small deck are not in the large one: they are dealt out first.
    mine = [card for cards in view["put_back"] if cards for card in cards]
    small_or_hand = [card for card in characters if card in mine]
    others = [card for card in characters if card not in mine]
    large = [others.pop() for _ in range(view["large"])]
    rest = chance.shuffled([*others, *small_or_hand])
    hands = []
    for seat, hand in enumerate(view["hands"]):
        if isinstance(hand, list):
            hands.append(hand)
            continue
        hidden_laws = [laws.pop() for _ in range(hand["laws"])]
        hidden_characters = [rest.pop() for _ in range(hand["characters"])]
        hands.append(_in_order_taken(view, seat, hand["known"], hidden_laws, hidden_characters))
    made["hands"] = hands
    made["laws_on_top"] = [laws.pop() if card is None else card for card in view["laws_on_top"]]
    made["laws"] = sorted(laws)
    made["large"] = sorted(large)
    made["small"] = sorted(rest)


def _seen_cards(view: dict[str, Any]) -> set[int]:
    seen = {*view["discards"], *view["feet"].values(), *view["points"].values(), *view["shown"]}
    seen.update([card for card in view["laws_on_top"] if card is not None])
    for hand in view["hands"]:
        seen.update(hand if isinstance(hand, list) else hand["known"])
    for pyramid in view["pyramids"]:
        seen.update(pyramid.values())
    for tucked in view["tucked"]:
        seen.update([card for cards in tucked.values() for card in cards])
    return seen


def _in_order_taken(
    view: dict[str, Any], seat: int, known: list[int], laws: list[int], characters: list[int]
) -> list[int]:
    """A card that law 78 is about to swallow was taken last."""
    for frame in view["todo"]:
        if frame["is"] in (AskStash.__name__, CardTaken.__name__) and frame["seat"] == seat:
            if frame["card"]:
                return [*[card for card in known if card != frame["card"]], *laws, *characters, frame["card"]]
            return [*known, *characters, *laws] if frame["deck"] == "laws" else [*known, *laws, *characters]
    return [*known, *laws, *characters]


def _guess_gems(made: dict[str, Any], view: dict[str, Any], chance: Chance) -> None:
    """Who returned which two gems at the start, such that it adds up; a mixed pair is four times as likely."""
    colours = list(view["reserve"])
    totals = [list(each.values()) for each in view["remembered"]["gems_and_returned"]]
    returned: list[list[int]] = [[] if each is None else list(each.values()) for each in view["returned"]]
    others = [seat for seat, each in enumerate(view["returned"]) if each is None]
    pending = [frame["seat"] for frame in view["todo"] if frame["is"] == AskReturn.__name__]
    counted = not any(frame["is"] in (AskReturn.__name__, CountReserve.__name__) for frame in view["todo"])
    for seat in pending:
        if seat in others:
            returned[seat] = [0] * COLOUR_COUNT
            others.remove(seat)
    missing = _returned_by_others(view, totals, returned, others) if counted else None
    if missing is not None and not any(missing):  # a position that says nothing of the start
        for seat in others:
            returned[seat] = [0] * COLOUR_COUNT
        others = []
    fits = _fitting(others, totals, missing)
    pick = chance.below(sum([weight for weight, _ in fits])) if fits else 0
    for weight, pairs in fits:
        pick -= weight
        if pick < 0:
            for seat, pair in zip(others, pairs, strict=True):
                returned[seat] = pair
            break
    made["returned"] = [dict(zip(colours, each, strict=True)) for each in returned]
    made["gems"] = [
        {colour: totals[seat][i] - returned[seat][i] for i, colour in enumerate(colours)}
        for seat in range(len(totals))
    ]


def _returned_by_others(
    view: dict[str, Any], totals: list[list[int]], returned: list[list[int]], others: list[int]
) -> list[int]:
    """What the others returned together, by colour: what the sixteen gems of each colour leave over."""
    missing = []
    for i, colour in enumerate(view["reserve"]):
        endless = len(
            [t for on in view["tokens"] for tokens in on.values() for t in tokens if t == f"gem-{colour}"]
        )
        drawn = (
            view["virtual_bids"].count(i) if any(f["is"] == RevealBids.__name__ for f in view["todo"]) else 0
        )
        elsewhere = view["reserve"][colour] + view["box"][colour] + view["parked"][colour] + endless + drawn
        held = sum(
            [totals[seat][i] - (0 if seat in others else returned[seat][i]) for seat in range(len(totals))]
        )
        missing.append(elsewhere + held - 16)
    return missing


_PAIRS: Final = [
    [int(one == colour) + int(other == colour) for colour in range(COLOUR_COUNT)]
    for one, other in combinations_with_replacement(range(COLOUR_COUNT), 2)
]


def _fitting(
    others: list[int], totals: list[list[int]], missing: list[int] | None
) -> list[tuple[int, list[list[int]]]]:
    """All ways the others can have returned two gems each, with their weights."""
    ways: list[tuple[int, list[list[int]], list[int]]] = [(1, [], [0] * COLOUR_COUNT)]
    for seat in others:
        further = []
        for weight, pairs, used in ways:
            for pair in _PAIRS:
                after = [used[i] + pair[i] for i in range(COLOUR_COUNT)]
                too_many = missing is not None and any(after[i] > missing[i] for i in range(COLOUR_COUNT))
                if too_many or any(pair[i] > totals[seat][i] for i in range(COLOUR_COUNT)):
                    continue
                further.append((weight * (1 if 2 in pair else 4), [*pairs, pair], after))
        ways = further
    return [(weight, pairs) for weight, pairs, used in ways if missing is None or used == missing]
