"""What happens in Hand of the King, in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from viceregal.core.records import NOBODY, Event
from viceregal.games.hand_of_the_king import events
from viceregal.games.hand_of_the_king.cards import CARDS, COMPANION_ROWS, COMPANIONS, HOUSES

RECONSTRUCTED: Final = frozenset([row.name for row in COMPANION_ROWS if not row.known])


def tell(event: Event) -> str:
    """The event in words; nothing for what the action has said already."""
    teller = _TELLERS.get(type(event))
    return teller(event) if teller is not None else ""


def turn(event: Event) -> str:
    """The heading of a turn that begins."""
    return f"turn {event.turn}, seat {event.seat}" if isinstance(event, events.TurnBegan) else ""


def _names(cards: tuple[int, ...]) -> str:
    return ", ".join([CARDS[card].title() for card in cards])


def _whence(other: int) -> str:
    return "King's Landing" if other == NOBODY else f"the area of seat {other}"


def _house(house: int) -> str:
    return HOUSES[house].title()


def companion(word: str) -> str:
    """A companion's name; (r) marks our reconstructions, wherever they are shown (HK-COM-12)."""
    return word.title() + (" (r)" if word in RECONSTRUCTED else "")


def _companion(number: int) -> str:
    return companion(COMPANIONS[number])


def _banner_taken(event: events.BannerTaken) -> str:
    before = "the table" if event.other == NOBODY else f"seat {event.other}"
    return f"seat {event.seat} gets the banner of {_house(event.house)} from {before}"


def _stays(event: events.CompanionStays) -> str:
    return f"{_companion(event.companion)} stays and counts as {event.count} {_house(event.house)}"


def _exchanged(event: events.CharactersExchanged) -> str:
    given, got = CARDS[event.given].title(), CARDS[event.card].title()
    return f"{given} goes to seat {event.other}, {got} comes to seat {event.seat}"


def _ended(event: events.GameEnded) -> str:
    winners = ", ".join([str(seat) for seat in event.winners])
    left = f"; {_names(event.cards)} left over" if event.cards else ""
    return f"Varys cannot move and the game is over: won by seat {winners}{left}"


_TELLERS: Final[dict[type, Callable[[Any], str]]] = {
    events.CompanionsRevealed: lambda event: ", ".join([_companion(each) for each in event.companions]),
    events.CompanionCalled: lambda event: f"{_companion(event.companion)} comes",
    events.VarysMoved: lambda event: f"takes {_names(event.taken)}",
    events.CompanionEarned: lambda event: f"the last {_house(event.house)} earns a companion",
    events.NothingHappened: lambda event: "that comes to nothing",
    events.CharacterTaken: lambda event: f"takes {_names((event.card,))} from {_whence(event.other)}",
    events.CharacterKilled: lambda event: f"{_names((event.card,))} dies in {_whence(event.other)}",
    events.CompanionKilled: lambda event: f"{_companion(event.companion)} leaves the pool",
    events.CompanionStays: _stays,
    events.PlacesSwapped: lambda event: (
        f"{' and '.join(_names((card,)) for card in event.cards)} change places"
    ),
    events.CharactersExchanged: _exchanged,
    events.AnotherTurnWon: lambda event: f"seat {event.seat} will have another turn",
    events.BannerTaken: _banner_taken,
    events.BannerReturned: lambda event: f"the banner of {_house(event.house)} returns to the table",
    events.GameEnded: _ended,
}
