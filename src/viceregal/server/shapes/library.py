"""The shapes of games, rules, cards and words over HTTP: what can be looked up before anybody plays."""

from __future__ import annotations

from typing import Any

from viceregal.server.shapes.models import Answer


class Worded(Answer):
    key: str
    words: str


class Asks(Answer):
    """What a choice goes together with; what is empty does not matter."""

    seats: list[int]
    editions: list[str]
    options: dict[str, list[str]]


class Choice(Worded):
    """`about`: a line that says what the choice means, where the option's own does not."""

    about: str
    asks: Asks


class Option(Worded):
    about: str
    rule: str
    default: str
    choices: list[Choice]


class LevelOffered(Answer):
    """`about`: how strong it is, in a word. `measured`: in a number, with what that rests on; empty where nothing was measured."""

    level: str
    bot: str
    seconds: float | None
    words: str
    about: str
    measured: str


class Partners(Answer):
    """Who plays together, with so many seats and this choice."""

    option: str
    choice: str
    seats: int
    sides: list[list[int]]


class Game(Answer):
    """`blurb`: the game in a sentence. `about`: what it is, in half a minute. `solo`: what one plays for alone."""

    key: str
    title: str
    words: str
    blurb: str
    about: str
    solo: str
    version: int
    least_seats: int
    most_seats: int
    editions: list[Worded]
    options: list[Option]
    levels: list[LevelOffered]
    partners: list[Partners]
    analysis: bool


class Rule(Answer):
    id: str
    game: str
    chapter: str
    marks: list[str]
    place: str
    title: str
    text: str
    editions: list[str]


class Chapter(Answer):
    key: str
    title: str
    rules: list[Rule]


class Rulebook(Answer):
    game: str
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
