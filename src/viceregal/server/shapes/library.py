"""The shapes of games, rules, cards and words over HTTP: what can be looked up before anybody plays."""

from __future__ import annotations

from typing import Any

from viceregal.server.shapes.models import Answer


class Worded(Answer):
    key: str
    words: str


class OptionChoice(Worded):
    """`about`: a line that says what the choice means, where the option's own does not."""

    about: str


class Option(Worded):
    """`solo`: by it one plays alone, against a seat that the rules play."""

    about: str
    solo: bool
    rule: str
    default: str
    choices: list[OptionChoice]


class LevelOffered(Answer):
    """`about`: how strong it is, in a word. `measured`: in a number, with what that rests on, for two players and the
    usual edition; empty where nothing was measured."""

    level: str
    bot: str
    seconds: float | None
    words: str
    about: str
    measured: str


class Game(Answer):
    """`blurb`: the game in a sentence. `about`: what it is, in half a minute. `solo`: what one plays for alone.
    `min_people`: how few can play it, where the rules play a seat."""

    key: str
    title: str
    words: str
    blurb: str
    about: str
    solo: str
    version: int
    min_seats: int
    max_seats: int
    min_people: int
    editions: list[Worded]
    options: list[Option]
    levels: list[LevelOffered]
    analysis: bool


class BarredChoice(Answer):
    """What cannot be chosen: in words what it would need, and the rule that says so."""

    choice: str
    words: str
    rule: str


class Barred(Answer):
    """What cannot be chosen beside the rest. A choice of an option that is not here can be, even if others then go back
    to what is usual."""

    seats: list[BarredChoice]
    editions: list[BarredChoice]
    options: dict[str, list[BarredChoice]]


class SeatRuled(Answer):
    """A seat that the rules play: who that is, and by which rule."""

    seat: int
    words: str
    rule: str


class Fitting(Answer):
    """The nearest to a wish that goes together. `sides`: seats that play and count together; none where all play alone.
    `measured`: how strong each level is at such a table, in words; those that were measured nowhere are left out."""

    seats: int
    edition: str
    options: dict[str, str]
    barred: Barred
    ruled: list[SeatRuled]
    sides: list[list[int]]
    measured: dict[str, str]


class Rule(Answer):
    """`here` and `elsewhere` are told for an edition: what it has of its own, and how others differ, each named. `text` is
    then without what is said of others; `only` names the editions that have the rule where this one has not."""

    id: str
    game: str
    chapter: str
    marks: list[str]
    place: str
    title: str
    text: str
    editions: list[str]
    here: list[str]
    elsewhere: list[str]
    only: str


class Chapter(Answer):
    key: str
    title: str
    rules: list[Rule]


class Rulebook(Answer):
    """`edition`: as which edition the rules are told, if as one."""

    game: str
    edition: Worded | None
    chapters: list[Chapter]


class EditionRow(Answer):
    key: str
    words: str
    rules: list[str]
    values: dict[str, str]


class EditionRule(Answer):
    id: str
    title: str
    editions: list[str]


class Comparison(Answer):
    game: str
    rows: list[EditionRow]
    lacks: dict[str, list[str]]
    rules: list[EditionRule]


class FaceRow(Answer):
    """A level of a card: the colour of the gem it costs, and what it gives, in words and as the rules write it."""

    colour: str
    words: str
    effect: dict[str, Any]


class Face(Answer):
    key: str
    name: str
    text: str
    segments: list[str]
    rows: list[FaceRow]
    effect: dict[str, Any] | None = None
    printed: dict[str, Any] | None = None


class Cards(Answer):
    game: str
    edition: str
    cards: list[Face]


Messages = dict[str, str | list[str]]


class Catalogue(Answer):
    """`plural` names the form that goes with each number from 0 on, a figure each; beyond, the last two figures of a
    number say it. `page` and `tables` are what only the page says, of its own and at the table of a game."""

    lang: str
    plural: str
    common: Messages
    games: dict[str, Messages]
    page: Messages
    tables: dict[str, Messages]


class Part(Answer):
    """The words of a part of the page that is loaded when it is asked for."""

    lang: str
    plural: str
    words: Messages
