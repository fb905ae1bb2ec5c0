"""What the speech of every game can say of its records; each game fills in the words of its own."""

from __future__ import annotations

from collections.abc import Sequence

from viceregal.core.errors import Refusal
from viceregal.core.game import ScoreLine
from viceregal.core.records import Action, Effect, Event, Frame, Record
from viceregal.i18n.catalogue import Words

# Whom a sentence means: the reader whose deed it is, or the one it is done to, has a form of its own.
_FORMS = (("seat", "you"), ("other", "to_you"))


class GameSpeech(Words):
    """A language with the words of one game.

    `names` are always the players by seat, and `reader` the seat of who reads: None is somebody who only watches.
    """

    def event(self, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """A sentence about what happened."""
        raise NotImplementedError

    def effect(self, effect: Effect) -> str:
        """What an effect does, in a sentence or more."""
        raise NotImplementedError

    def action(self, action: Action, names: Sequence[str]) -> str:
        """An action as a choice: short, without a full stop."""
        raise NotImplementedError

    def answer(self, ask: Frame, action: Action, names: Sequence[str]) -> str:
        """An action as a choice where it is known what was asked: what is only numbered may be said in full."""
        return self.action(action, names)

    def question(self, frame: Frame, names: Sequence[str] = (), reader: int | None = None) -> str:
        """What is asked: of the reader, or of somebody else."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal, names: Sequence[str], reader: int | None = None) -> str:
        """Why an action is refused, without the id of the rule."""
        raise NotImplementedError

    def source(self, line: ScoreLine) -> str:
        """What made the points of a line of the score sheet; empty where there is nothing to tell of."""
        return self.listing(list(line.sources))

    def standing(self, line: ScoreLine, sheet: Sequence[ScoreLine]) -> str:
        """What the lines of others have to do with the points of a line; empty where they do not count."""
        return ""

    def sum(self, line: ScoreLine) -> str:
        """In short how the points of a line come together, as `3 × (2 + 1)`; empty where its source says it all."""
        return ""

    def marks(self, line: ScoreLine) -> list[str]:
        """What made the points of a line on the table, by the names it has in views; for tables that mark it there."""
        return []

    def thing(self, key: str, n: int) -> str:
        """So many of what a seat can hold, pay, gain or lack; without a message by the name it has in the rules."""
        words = self.say_n(f"thing.{key}", n)
        return f"{n} {key}" if words == f"thing.{key}" else words

    def left(self, key: str, n: int) -> str:
        """So many of it as nobody holds at the end."""
        return self.thing(key, n)

    def meant(self, key: str, record: Record, reader: int | None) -> str:
        """The key of the form for this reader: `event.CardDrawn.you` is told to who drew the card."""
        if reader is None:
            return key
        for field, form in _FORMS:
            if getattr(record, field, None) == reader and self.has(f"{key}.{form}"):
                return f"{key}.{form}"
        return key

    def asked(self, key: str, frame: Frame, reader: int | None) -> str:
        """The key of a question, as it is put to the reader or told to others."""
        is_asked = reader is not None and reader in frame.deciders()
        return f"{key}.you" if is_asked and self.has(f"{key}.you") else key

    def refused(self, refusal: Refusal, reader: int | None) -> str:
        """The key of a refusal, as it is told to the seat that it names or to another."""
        key = f"refusal.{refusal.complaint.key}"
        is_named = reader is not None and refusal.values.get("seat") == str(reader)
        return f"{key}.you" if is_named and self.has(f"{key}.you") else key

    def winners(self, seats: Sequence[int], names: Sequence[str], reader: int | None) -> tuple[str, str]:
        """What is added to the key of a game's end, and who has won besides the reader."""
        others = self.series([names_or_number(self, seat, names) for seat in seats if seat != reader])
        if reader not in seats:
            return "", others
        return (".you_too" if others else ".you"), others


def names_or_number(words: Words, seat: int, names: Sequence[str]) -> str:
    """A player without a name is called by number."""
    return names[seat] if seat < len(names) else words.say("name.player", number=seat + 1)


def named_in_record(words: Words, name: str) -> str:
    """A player of a record: a bot that it names as one asks for it, such as `alphabeta:nodes=9`, as the language does."""
    key = f"bot.{name.partition(':')[0]}"
    return words.say(key) if words.has(key) else name


def sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else text + "."
