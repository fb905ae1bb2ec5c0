"""The sentences of Viscounts: every record says itself from its fields; the AI's steps with their reasons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
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
from viceregal.games.viscounts.rules.frames import AskDestroy, AskDiscard, AskOneOf, AskSection
from viceregal.games.viscounts.rules.game import GAME
from viceregal.games.viscounts.rules.holdings import PAPERS_HELD
from viceregal.games.viscounts.rules.scoring import rewards_of
from viceregal.games.viscounts.rules.solo_events import REASONS, ROW_NAMES, VERDICTS
from viceregal.games.viscounts.rules.vocabulary import WORDS
from viceregal.games.viscounts.words.cards import ViscountsCards
from viceregal.games.viscounts.words.names import SAYS, Names
from viceregal.i18n.game_speech import sentence

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
    def event(self, event: Event, names: Names, reader: int | None = None) -> str:
        key, values = f"event.{type(event).__name__}", self.values(event, names)
        match event:
            case events.GameEnded():
                return sentence(self._ended(key, event, names, reader))
            case events.Gained():
                values["gains"] = self.gains(event.thing, event.count)
            case solo_events.AiRowBegan():
                return sentence(self._row_began(event))
            case solo_events.AiFellBack():
                values["otherwise"] = self.effect(SCHEMES[event.scheme].otherwise)
        key, count = self.meant(key + _variant(event), event, reader), _count(event)
        said = self.say(key, **values) if count is None else self.say_n(key, count, **values)
        return sentence(said)

    def _ended(self, key: str, event: events.GameEnded, names: Names, reader: int | None) -> str:
        form, winners = self.winners(event.winners, names, reader)
        points = {"winners": winners, "scores": self._scores(event.scores, names, reader)}
        if form:
            return self.say(key + form, **points)
        return self.say_n(key, len(event.winners), **points)

    def _scores(self, scores: Sequence[int], names: Names, reader: int | None) -> str:
        said = []
        for seat, score in enumerate(scores):
            key = "score.of.you" if seat == reader else "score.of"
            said.append(self.say(key, player=self.player(seat, names), score=score))
        return self.listing(said)

    def _row_began(self, event: solo_events.AiRowBegan) -> str:
        """What a row of a scheme says, before it is carried out."""
        row = SCHEMES[event.scheme]
        key = f"event.AiRowBegan.{ROW_NAMES[event.row]}"
        aims = [self.aim(aim) for aim in row.acts]
        if ROW_NAMES[event.row] in ("corruption", "move"):
            return self.say_n(key, event.count)
        return self.say(key, effect=self.effect(row.bonus), aims=self._one_of(aims))

    def _one_of(self, aims: Sequence[str]) -> str:
        """The first of these that can be done."""
        return reduce(lambda said, then: self.say("aim.otherwise", aim=said, next=then), aims) if aims else ""

    def action(self, action: Action, names: Names) -> str:
        key, values = f"action.{WORDS.verbs[type(action)]}", self.values(action, names)
        match action:
            case actions.Place():
                return self.say_n(f"{key}.paid" if action.pays else key, action.count, **values)
            case actions.Construct() | actions.Transcribe():
                key += ".paid" if action.pays else ""
            case actions.Trade():
                return self.say_n(f"{key}.silver" if action.silver else key, action.times, **values)
            case actions.Move():
                key += ".silver" if action.silver else ""
            case actions.Arrange():
                key += "" if action.order else ".same"
        return self.say(key, **values)

    def answer(self, ask: Frame, action: Action, names: Names) -> str:
        """An action as a choice where it is known what was asked: a numbered effect is said in full, and what is
        declined."""
        if isinstance(action, actions.Choose) and isinstance(ask, AskOneOf) and isinstance(ask.effect, OneOf):
            return self.effect(ask.effect.parts[action.option - 1])
        if isinstance(action, actions.Decline):
            return self.say(f"action.decline.{type(ask).__name__}")
        return self.action(action, names)

    def left(self, key: str, n: int) -> str:
        """In the supply no debt is unpaid and no deed acquired yet."""
        return self.say_n(f"effect.Gain.{PAPERS[PAPERS_HELD.index(key) // 2]}", n)

    def question(self, frame: Frame, names: Names = (), reader: int | None = None) -> str:
        key = self.asked(f"question.{type(frame).__name__}", frame, reader)
        values = self.values(frame, names)
        if isinstance(frame, AskDiscard | AskDestroy | AskSection):
            return self.say_n(key, frame.count, **values)
        return self.say(key, **values)

    def refusal(self, refusal: Refusal, names: Names, reader: int | None = None) -> str:
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
        return sentence(self.say(self.refused(refusal, reader), **values))

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

    def standing(self, line: ScoreLine, sheet: Sequence[ScoreLine]) -> str:
        """VW-10.5: which place brings the points, and what all of them bring; those who are tied share theirs."""
        if line.heading not in ("poverty", "prosperity"):
            return ""
        own = int(line.sources[0])
        counts = [int(each.sources[0]) for each in sheet if each.heading == line.heading]
        place, tied = 1 + len([count for count in counts if count > own]), counts.count(own)
        rewards = rewards_of(len(counts))
        if not own:
            return self.say("rank.none")
        if tied == 1:
            return self.say("rank.alone", place=place, rewards=self.listing([str(each) for each in rewards]))
        shared = [*rewards, *[0] * tied][place - 1 : place - 1 + tied]
        together = " + ".join([str(each) for each in shared])
        return self.say("rank.shared", first=place, last=place + tied - 1, together=together, tied=tied)


def _variant(event: Event) -> str:
    """What is added to the key of a message where the same event is told in several ways."""
    match event:
        case events.ViscountMoved() | events.Traded() | events.Hired():
            return ".silver" if event.silver else ""
        case events.Declined():
            return f".{events.OFFERED[event.offer]}"
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


def _count(event: Event) -> int | None:
    """The number that the words of an event go with."""
    match event:
        case events.WorkersPlaced() | events.WorkersSpread():
            return event.count
        case events.Traded():
            return event.times
    return None


SPEECH = ViscountsSpeech
