"""What would happen: an answer is tried out on a copy of what the seat knows, and the events tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from viceregal.core.chance import Chance
from viceregal.core.game import Game, View
from viceregal.core.records import Action, Event
from viceregal.games.hand_of_the_king.rules import events
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.hand_of_the_king.words.speech import HandSpeech

# What the headline need not say: it stands there already, or the next question says it.
_UNSAID = (events.TurnBegan, events.CompanionCalled, events.CompanionSpent, events.CardPicked)


@dataclass(frozen=True)
class Foretold:
    """Answers, what they lead to, and all that happens on the way."""

    seat: int
    before: HandState
    after: HandState
    events: tuple[Event, ...]

    @property
    def taken(self) -> frozenset[int]:
        """The cards that leave their place."""
        cards: set[int] = set()
        for event in self.events:
            match event:
                case events.VarysMoved():
                    cards.update(event.taken)
                case events.CharacterTaken() | events.CharacterKilled():
                    cards.add(event.card)
                case events.PlacesSwapped():
                    cards.update(event.cards)
                case events.CharactersExchanged():
                    cards.update((event.card, event.given))
        return frozenset(cards)

    @property
    def landing(self) -> int | None:
        """Where Varys will stand, if he goes anywhere."""
        places = [event.place for event in self.events if isinstance(event, events.VarysMoved)]
        return places[-1] if places else None

    @property
    def turn_is_over(self) -> bool:
        return any(isinstance(event, events.TurnBegan | events.GameEnded) for event in self.events)


def state_of(game: Game, view: View) -> HandState:
    """The position of a view. In this game nothing is hidden, so there is nothing to guess."""
    state = game.guess(view, Chance(0))
    assert isinstance(state, HandState)
    return state


def foretell(game: Game, state: HandState, seat: int, actions: Sequence[Action]) -> Foretold:
    after = state.clone()
    happened: list[Event] = []

    def hear(event: Event, only: tuple[int, ...] | None = None) -> None:
        happened.append(event)

    for action in actions:
        game.apply(after, seat, action, hear)
    return Foretold(seat, state, after, tuple(happened))


def in_words(speech: HandSpeech, foretold: Foretold, names: Sequence[str]) -> str:
    """The sentences of the headline: what happens, and what comes of the banners."""
    told = [event for event in foretold.events if not isinstance(event, _UNSAID)]
    said = [speech.event(event, names, foretold.seat) for event in told]
    if foretold.turn_is_over and foretold.before.banners == foretold.after.banners:
        said.append(speech.say("foretell.no_banner"))
    return " ".join(said)
