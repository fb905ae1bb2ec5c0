"""The sentences of Viscounts: every record says itself from its fields; the AI's steps with their reasons."""

from __future__ import annotations

from typing import Any

from viceregal.core.errors import Refusal
from viceregal.core.game import ScoreLine
from viceregal.core.records import Action, Event, Frame
from viceregal.games.viscounts.rules import actions, events, solo_events
from viceregal.games.viscounts.rules.cards.ai_boards import ALL
from viceregal.games.viscounts.rules.cards.deck import TILES
from viceregal.games.viscounts.rules.cards.rows import RIBBONS
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.effects import PAPERS, THINGS, OneOf
from viceregal.games.viscounts.rules.frames import AskOneOf
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.solo_events import REASONS, ROW_NAMES, VERDICTS
from viceregal.games.viscounts.rules.vocabulary import WORDS
from viceregal.games.viscounts.words.cards import ViscountsCards
from viceregal.games.viscounts.words.names import SAYS, Names
from viceregal.i18n.game_speech import sentence

# Events whose sentence does not begin with whose deed it was: it names the players itself, or there is none.
_TELL_ALL = (
    events.LaidOut,
    events.TilesLaid,
    events.LotFell,
    events.PlayerCardsLaid,
    events.HeroesLaid,
    events.PilesBuilt,
    events.TurnBegan,
    events.CardTurnedUp,
    events.TileTurnedUp,
    events.LastRoundCalled,
    events.GameEnded,
    solo_events.AiSeated,
    solo_events.SchemeDropped,
    solo_events.SchemeRevealed,
    solo_events.SchemeGained,
    solo_events.SchemeAdded,
    solo_events.AiDismissed,
    solo_events.AiConsidered,
    solo_events.AiFellBack,
    solo_events.AiConverted,
    solo_events.AiTook,
    solo_events.AiRowBegan,
    solo_events.AiSpent,
    solo_events.AiBuilt,
    solo_events.AiReasoned,
)
# Headings of the score sheet whose source is a number of things.
_COUNTED = (
    "sets",
    "unpaid-debts",
    "acquired-deeds",
    "approved-deeds",
    "poverty",
    "prosperity",
    "resources",
)


class ViscountsSpeech(ViscountsCards):
    def event(self, event: Event, names: Names) -> str:
        deed = self.deed(event, names)
        if isinstance(event, _TELL_ALL):
            return sentence(deed)
        seat: int = event.seat  # type: ignore[attr-defined]  # all the others are somebody's deeds
        return sentence(f"{self.player(seat, names)}: {deed}")

    def deed(self, event: Event, names: Names) -> str:
        """What happened without who did it."""
        key, values = f"event.{type(event).__name__}", self.values(event, names)
        match event:
            case events.WorkersPlaced() | events.WorkersSpread():
                return self.say_n(key, event.count, **values)
            case events.GameEnded():
                return self.say_n(key, len(event.winners), **values)
            case events.Gained():
                values["gains"] = self.gains(event.thing, event.count)
            case solo_events.SchemeRevealed():
                values["text"] = self.scheme_text(event.scheme)
            case solo_events.AiRowBegan():
                return self._row_began(event)
            case solo_events.AiFellBack():
                values["otherwise"] = self.effect(SCHEMES[event.scheme].otherwise)
        return self.say(key + _variant(event), **values)

    def _row_began(self, event: solo_events.AiRowBegan) -> str:
        """What a row of a scheme says, before it is carried out."""
        row = SCHEMES[event.scheme]
        key = f"event.AiRowBegan.{ROW_NAMES[event.row]}"
        aims = self.listing([self.aim(aim) for aim in row.acts])
        return self.say(key, count=event.count, effect=self.effect(row.bonus), aims=aims)

    def action(self, action: Action, names: Names) -> str:
        key, values = f"action.{WORDS.verbs[type(action)]}", self.values(action, names)
        match action:
            case actions.Place():
                return self.say_n(f"{key}.paid" if action.pays else key, action.count, **values)
            case actions.Construct() | actions.Transcribe():
                key += ".paid" if action.pays else ""
            case actions.Move() | actions.Trade():
                key += ".silver" if action.silver else ""
            case actions.Arrange():
                key += "" if action.order else ".same"
        return self.say(key, **values)

    def answer(self, ask: Frame, action: Action, names: Names) -> str:
        """An action as a choice where it is known what was asked: a numbered effect is said in full."""
        if isinstance(action, actions.Choose) and isinstance(ask, AskOneOf) and isinstance(ask.effect, OneOf):
            return self.effect(ask.effect.parts[action.option - 1])
        return self.action(action, names)

    def question(self, frame: Frame) -> str:
        return self.say(f"question.{type(frame).__name__}", **self.values(frame, ()))

    def refusal(self, refusal: Refusal, names: Names) -> str:
        values: dict[str, Any] = {}
        for name, word in refusal.values.items():
            if name == "action":
                values["action"] = self.action(GAME.parse(word), names)
            elif name == "seat":
                values["seat"] = self.player(int(word), names)
            elif name == "path":
                values["path"] = self.say(f"path.{word}")
            elif name == "number":
                values["number"] = word
            else:
                values.update(SAYS[name](self, WORDS.kinds[name].from_word(word), names))
        return sentence(self.say(refusal.template, **values))

    def source(self, line: ScoreLine) -> str:
        """What made the points of a line of the score sheet."""
        heading, what = line.heading, line.sources
        if heading == "buildings":
            return self.say_n(f"source.buildings.{what[0]}", int(what[1]))
        if heading == "workers":
            return self.say_n("source.workers", int(what[1]), tier=what[0])
        if heading == "manuscripts":
            return self.tile(TILES.index(what[0]))
        if heading == "bonus":
            return self.ribbon(RIBBONS.index(what[0]))
        if heading in _COUNTED:
            return self.say_n(f"source.{heading}", int(what[0]))
        return self.say(f"source.{heading}")


def _variant(event: Event) -> str:
    """What is added to the key of a message where the same event is told in several ways."""
    match event:
        case events.ViscountMoved() | events.Traded() | events.Hired():
            return ".silver" if event.silver else ""
        case events.CardDiscarded() | events.CardDestroyed():
            return ".hand" if event.from_hand else ".pile"
        case events.LastRoundCalled() | events.Flipped():
            return f".{PAPERS[event.paper]}"
        case events.MarkersMoved():
            return f".{THINGS[event.thing]}"
        case events.Linked():
            return ".own" if event.other == event.seat else ""
        case solo_events.AiConsidered():
            return f".{VERDICTS[event.verdict]}"
        case solo_events.AiReasoned():
            return f".{REASONS[event.reason]}"
        case solo_events.AiTook():
            return "" if event.need < ALL else ".rest"
    return ""


SPEECH = ViscountsSpeech
