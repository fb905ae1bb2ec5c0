"""What would happen, with all that this table draws of it: the cards that go, the counts and the banners then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from viceregal.core.chance import Chance
from viceregal.core.foretell import Foretelling
from viceregal.core.game import Game, View
from viceregal.core.records import Action, Event
from viceregal.games.hand_of_the_king.rules import events
from viceregal.games.hand_of_the_king.rules.state import HandState
from viceregal.games.hand_of_the_king.words.speech import HandSpeech
from viceregal.terminal.foretold import Told, foretold, walked

# What the headline need not say: it stands there already, or the next question says it.
_UNSAID = (events.TurnBegan, events.CompanionCalled, events.CompanionSpent, events.CardPicked)


@dataclass(frozen=True)
class Foretold:
    """What the kernel foretells of answers, and the position before and after."""

    made: Foretelling
    before: HandState
    after: HandState

    @property
    def seat(self) -> int:
        return self.made.seat

    @property
    def events(self) -> list[Event]:
        return self.made.events

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
    """Nothing is hidden in this game, so it goes on to what is asked next."""
    after = walked(game, state, seat, actions).s
    assert isinstance(after, HandState)
    return Foretold(foretold(game, state, seat, actions), state, after)


def in_words(speech: HandSpeech, shown: Foretold, names: Sequence[str]) -> str:
    """The sentences of the headline: what happens, and what comes of the banners."""
    said = Told(shown.made, speech, names, unsaid=_UNSAID).happenings
    if shown.turn_is_over and shown.before.banners == shown.after.banners:
        said.append(speech.say("foretell.no_banner"))
    return " ".join(said)
