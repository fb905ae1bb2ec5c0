"""The shapes of requests and answers over HTTP. The OpenAPI description is made of these."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, model_validator

from viceregal.games.languages import LANGUAGES
from viceregal.server.names import clean_name, clean_text

# Decisions that are foretold or sent as one: a hand of cards given away goes as one, and none is as big as this.
MAX_IN_A_ROW = 64
MAX_DECISIONS = 100_000  # of a game
MAX_ROWS = 12  # rows that are foretold for one message


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r} (there are: {', '.join(LANGUAGES)})")
    return lang


# Of those that are found here: the description names none, so that another is added without it.
Lang = Annotated[str, StringConstraints(max_length=12), AfterValidator(_known)]
Phase = Literal["open", "playing", "over"]
Reason = Literal["finished", "resigned", "agreed", "cancelled", "rules", "time"]
# No control characters: a name or a message is one line.
Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(clean_name),
]
Text = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(clean_text),
]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Key = Annotated[str, StringConstraints(max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")]
Action = Annotated[str, StringConstraints(max_length=2000)]
Row = Annotated[list[Action], Field(min_length=1, max_length=MAX_IN_A_ROW)]
Seat = Annotated[int, Field(ge=0, le=7, strict=True)]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]


class Asked(BaseModel):
    """A request. A field that means nothing may be a misspelt one, so it is refused."""

    model_config = ConfigDict(extra="forbid")


class Answer(BaseModel):
    """What the server says."""


# Errors and players ---------------------------------------------------------------------------------------------


class Error(Answer):
    code: str
    message: str
    rule: str | None = None
    words: str | None = None
    seq: int | None = None
    index: int | None = None
    missing: dict[str, int] | None = None


class NameGiven(Asked):
    name: Name


class Credentials(Asked):
    name: Name
    password: Password


class PasswordGiven(Asked):
    password: Password


class PasswordChange(Asked):
    old: Password
    new: Password


class SessionsEnded(Answer):
    ended: int


class Player(Answer):
    """`news`: how many friends and invitations wait for an answer; told by GET /api/me alone."""

    id: str
    name: str
    account: bool
    news: int = 0


class LabelGiven(Asked):
    label: Name


class Token(Answer):
    id: str
    label: str
    created_at: float


class NewToken(Token):
    token: str


# Tables ---------------------------------------------------------------------------------------------------------


class SeatWanted(Asked):
    kind: Literal["me", "here", "open", "bot"]
    name: Name | None = None
    level: Key | None = None


class ClockWanted(Asked):
    bank: Annotated[float, Field(ge=0, le=30 * 86400)] = 600
    grace: Annotated[float, Field(ge=0, le=30 * 86400)] = 15
    level: Key | None = None


class TableWanted(Asked):
    game: Key
    edition: Key = ""
    options: Annotated[dict[Key, Key], Field(max_length=40)] = {}
    seats: Annotated[list[SeatWanted], Field(min_length=1, max_length=8)]
    name: Name | None = None
    public: bool | None = None  # if nothing is said: where a seat is open
    hints: bool | None = None  # if nothing is said: where nobody plays against another person
    clock: ClockWanted | None = None
    seed: Key | None = None  # for tests: refused unless the server was started for them


class Invited(Answer):
    """For whom an open seat of a rematch is kept; who has declined leaves it to anybody."""

    name: str
    you: bool
    declined: bool


class SeatTaken(Answer):
    """`ruled`: the rules play it, and it is nobody's bot."""

    seat: int
    kind: Literal["open", "person", "bot"]
    ruled: bool
    name: str
    level: str | None
    away: bool
    resigned: bool
    yours: bool
    present: bool
    invited: Invited | None


class Clock(Answer):
    bank: float
    grace: float
    level: str


class SheetLine(Answer):
    """A line of the score sheet: its heading in words, the rule that counts it, what made its points in words, and how
    they come together.

    `marks` are the cards or places on the table that made them, by the names they have in views.
    """

    seat: int
    heading: str
    words: str
    rule: str
    points: int
    sources: list[str]
    source: str
    sum: str
    marks: list[str]


class Ending(Answer):
    """Why the game was over, by which rule, and what nobody got."""

    rule: str
    words: str
    left: list[str]


class Outcome(Answer):
    reason: Reason
    by: int | None
    scores: list[int]
    winners: list[int]
    places: list[int]
    sheet: list[SheetLine]
    ending: Ending | None


class DailyOf(Answer):
    """Which game of which day a table plays; without a goal in points it is to win."""

    date: str
    way: str
    goal: int | None


class TournamentOf(Answer):
    """Which round of which tournament a table plays."""

    id: str
    title: str
    round: int


class TableTold(Answer):
    id: str
    link: str
    game: str
    edition: str
    options: dict[str, str]
    public: bool
    hints: bool
    created_at: float
    updated_at: float
    phase: Phase
    seq: int
    host: str
    seats: list[SeatTaken]
    partners: list[list[int]]
    asked: list[int]
    watching: int
    clock: Clock | None
    outcome: Outcome | None
    rematch: str | None
    rematch_of: str | None
    daily: DailyOf | None
    tournament: TournamentOf | None
    made_by_you: bool


class Lobby(Answer):
    tables: list[TableTold]
    before: str | None


class SeatKey(Answer):
    seat: int
    token: str


class Seated(Answer):
    table: TableTold
    seats: list[SeatKey]


class SeatAsked(Asked):
    """With a `key` of the client's own, long and random, a lost answer can be asked for again."""

    name: Name | None = None
    key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22,64}$")] | None = None


class Nothing(Asked):
    pass


class ReportGiven(Asked):
    """What the host should know, and the line of the log it is about."""

    text: Text
    seq: Seq | None = None


class RematchWanted(Asked):
    """To ask for a rematch, or to accept one that was asked for; or to decline it."""

    agree: Annotated[bool, Field(strict=True)] = True


class LevelChosen(Asked):
    level: Key


class SeatChosen(Asked):
    seat: Seat


class MoveWanted(Asked):
    """One decision, or several in a row that are made as one: `action` or `actions`."""

    id: RequestId
    seat: Seat
    question: Seq
    action: Action | None = None
    actions: Row | None = None

    @model_validator(mode="after")
    def has_either(self) -> Self:
        if (self.action is None) == (self.actions is None):
            raise ValueError("give either action or actions")
        return self

    @property
    def row(self) -> list[str]:
        return [self.action] if self.action is not None else list(self.actions or ())


class ForetellingWanted(Asked):
    id: RequestId
    seat: Seat
    question: Seq
    actions: Row
    alone: Annotated[bool, Field(strict=True)] = False


class RowsWanted(Asked):
    """Several rows to choose between, each by itself."""

    question: Seq
    rows: Annotated[list[Row], Field(min_length=1, max_length=MAX_ROWS)]
    alone: Annotated[bool, Field(strict=True)] = False


class ForetellingsWanted(RowsWanted):
    id: RequestId
    seat: Seat


class Accepted(Answer):
    id: str
    seq: int


class HintWanted(SeatChosen):
    """`thorough`: think for longer, and better."""

    thorough: Annotated[bool, Field(strict=True)] = False


class LineMove(Answer):
    action: str
    words: str


class ReplayFrame(Answer):
    number: int
    seat: int | None
    action: str | None
    action_words: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]
    asked: list[int]
    scores: list[int] | None
    headings: dict[str, list[int]] | None


class Replay(Answer):
    game: str
    edition: str
    seats: int
    options: dict[str, str]
    players: list[str]
    result: str
    as_: Annotated[str, Field(alias="as", serialization_alias="as")]
    frames: list[ReplayFrame]


class ReviewReason(Answer):
    heading: str
    words: str
    points: float


class ReviewPoint(Answer):
    """A turning point. `number` counts the decisions before it: the replay shows the table then."""

    number: int
    seat: int
    name: str
    title: str
    question: str
    size: Literal["", "slip", "mistake", "blunder"]
    played: LineMove
    better: LineMove
    worth: str
    exact: bool
    reasons: list[ReviewReason]
    line: list[str]


class ReviewStatistic(Answer):
    key: str
    words: str
    values: list[int]


class ReviewScores(Answer):
    at: int
    headings: dict[str, list[int]]
    totals: list[int]


class Review(Answer):
    """A review with its words; `picture` is an SVG of the curves, `sources` one of where the points came from (empty
    where none were counted), `labels` what its parts are called."""

    game: str
    edition: str
    seats: int
    result: str
    winners: list[int]
    decisions: int
    budget: int
    lang: str
    players: list[str]
    labels: dict[str, str]
    turning: list[ReviewPoint]
    mistakes: list[dict[str, int]]
    shares: list[dict[str, float | None]]
    statistics: list[ReviewStatistic]
    headings: dict[str, str]
    scores: list[ReviewScores]
    picture: str
    sources: str


class ReviewAnswer(Answer):
    """`done` of `all` is made; the review is there when all of it is."""

    id: str
    done: int
    all: int
    review: Review | None


class PlayOnWanted(Asked):
    """From the decision before which `at` others were made, in the place of a seat, against bots of a level."""

    at: Annotated[int, Field(ge=0, le=MAX_DECISIONS, strict=True)]
    seat: Seat
    level: Key | None = None
    name: Name | None = None


class Addresses(Answer):
    """Without a slash at the end; none if the server listens to its own machine alone."""

    addresses: list[str]


class Health(Answer):
    status: Literal["ok"]
