"""The speech of a game whose words are not written: it speaks in its notation."""

from __future__ import annotations

from collections.abc import Sequence

from viceregal.core.errors import Refusal
from viceregal.core.records import Action, Effect, Event, Frame, Record
from viceregal.games import game
from viceregal.i18n.game_speech import GameSpeech


class PlainSpeech(GameSpeech):
    """The same in every language, but for what the catalogue says for all games."""

    def event(self, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        return self._record(event)

    def effect(self, effect: Effect) -> str:
        return self._record(effect)

    def action(self, action: Action, names: Sequence[str]) -> str:
        return game(self.context).text(action)

    def question(self, frame: Frame, names: Sequence[str] = (), reader: int | None = None) -> str:
        return type(frame).__name__

    def refusal(self, refusal: Refusal, names: Sequence[str], reader: int | None = None) -> str:
        key = self.refused(refusal, reader)
        if not self.has(key):
            return refusal.sentence()
        values = dict(refusal.values)
        if "seat" in values:
            values["seat"] = self.say("board.seat", seat=values["seat"])
        return self.say(key, **values)

    def _record(self, record: Record) -> str:
        plain = game(self.context).words.plain(record)
        values = [f"{name} {value}" for name, value in plain.items() if name != "is"]
        return f"{plain['is']}: {', '.join(values)}" if values else str(plain["is"])
