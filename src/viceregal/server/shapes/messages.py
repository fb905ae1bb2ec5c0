"""The messages of the live table, both ways. They stand in the OpenAPI description beside the shapes of HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from viceregal.server.shapes.models import (
    Answer,
    Asked,
    Clock,
    ClockWanted,
    Error,
    ForetellingsWanted,
    ForetellingWanted,
    Key,
    Lang,
    MoveWanted,
    Reason,
    RequestId,
    Seat,
    Seq,
    SheetLine,
    TableTold,
    Text,
)

PROTOCOL = 1
What = Literal["undo", "end", "replace", "clock", "resign"]  # as earlier versions put giving up to the vote

# From the client --------------------------------------------------------------------------------------------------


class HelloMessage(Asked):
    type: Literal["hello"]
    protocol: Literal[1]
    lang: Lang = "en"
    token: Annotated[str, StringConstraints(max_length=64)] | None = None
    look: Seat | None = None
    seen: Seq = 0
    foretell: Annotated[bool, Field(strict=True)] = False


class MoveMessage(MoveWanted):
    type: Literal["move"]


class ForetellMessage(ForetellingWanted):
    type: Literal["foretell"]


class ForetellEachMessage(ForetellingsWanted):
    type: Literal["foretell_each"]


class UndoMessage(Asked):
    type: Literal["undo"]
    id: RequestId
    seat: Seat


class ProposeMessage(Asked):
    type: Literal["propose"]
    id: RequestId
    seat: Seat
    what: Literal["end", "replace", "clock"]
    whom: Seat | None = None
    level: Key = ""
    clock: ClockWanted | None = None


class ResignMessage(Asked):
    type: Literal["resign"]
    id: RequestId
    seat: Seat


class VoteMessage(Asked):
    type: Literal["vote"]
    id: RequestId
    seat: Seat
    proposal: Seq
    agree: Annotated[bool, Field(strict=True)]


class SayMessage(Asked):
    type: Literal["say"]
    id: RequestId
    seat: Seat | None = None
    text: Text
    private: Annotated[bool, Field(strict=True)] = False


class LookMessage(Asked):
    type: Literal["look"]
    seat: Seat | None


class LanguageMessage(Asked):
    type: Literal["language"]
    lang: Lang


class PingMessage(Asked):
    type: Literal["ping"]


ClientMessage = Annotated[
    HelloMessage
    | MoveMessage
    | ForetellMessage
    | ForetellEachMessage
    | UndoMessage
    | ProposeMessage
    | ResignMessage
    | VoteMessage
    | SayMessage
    | LookMessage
    | LanguageMessage
    | PingMessage,
    Field(discriminator="type"),
]
CLIENT: TypeAdapter[Any] = TypeAdapter(ClientMessage)


# From the server --------------------------------------------------------------------------------------------------


class EventTold(Answer):
    """`is`, the fields of the event, and `words`."""

    model_config = {"extra": "allow"}
    is_: Annotated[str, Field(alias="is")]
    words: str


class Line(Answer):
    seq: int
    at: float
    is_: Annotated[
        Literal[
            "created", "seated", "left", "began", "move", "chance", "undone", "proposed", "voted",
            "lapsed", "clock", "resigned", "bot", "back", "said", "ended", "rematch", "no_rematch", "hinted",
        ],
        Field(alias="is"),
    ]  # fmt: skip
    seat: int | None
    words: str
    action: str | None
    action_words: str | None
    actions: list[str] | None = None
    events: list[EventTold]
    back_to: int | None = None
    text: str | None = None
    name: str | None = None
    private: bool | None = None
    proposal: int | None = None
    agree: bool | None = None
    what: What | None = None
    whom: int | None = None
    level: str | None = None
    why: Literal["asked", "vote", "clock", "open"] | None = None
    reason: Reason | None = None
    by: int | None = None
    table: str | None = None


class Choice(Answer):
    action: str
    words: str


class Prompt(Answer):
    is_: Annotated[str, Field(alias="is")]
    words: str
    rule: str


class ScoreShare(Answer):
    """A line of the score sheet that goes or comes."""

    points: int
    sources: list[str]


class ScoreForetold(Answer):
    seat: int
    heading: str
    words: str
    before: int
    after: int
    gone: list[ScoreShare]
    come: list[ScoreShare]


class RefusalForetold(Answer):
    """`lacks` says what is missing, thing by thing, in words."""

    rule: str
    words: str
    message: str
    missing: dict[str, int]
    lacks: list[str]


class ToldChoice(Choice):
    """What is told of an answer to what is asked now, where the game says it: `takes`, what it takes before anything is
    paid, by name (so many icons of a kind); `has`, what of that one has; `at`, where on the board it is done; `thing`, the
    card or tile that it is done to: both by their names in the view."""

    takes: dict[str, int] | None = None
    has: dict[str, int] | None = None
    at: str | None = None
    thing: str | None = None


class ActionBarred(ToldChoice):
    refusal: RefusalForetold


class LaterInTurn(Choice):
    """What may be asked later in the same turn, as things stand then; `lacks` says what would be missing for it, in words."""

    rule: str
    missing: dict[str, int]
    lacks: list[str]


class AskedThen(Prompt):
    """`frame` is the question with its fields, as it would stand among what is to do in the view. `usual` as of a question."""

    seats: list[int]
    answers: int
    frame: dict[str, Any] | None = None
    actions: list[Choice] | None = None
    barred: list[ActionBarred] | None = None
    later: list[LaterInTurn] | None = None
    usual: str | None = None


class ThingForetold(Answer):
    """What the seat pays and gains of one thing, with words for both; they are empty where nothing goes or comes."""

    key: str
    before: int
    after: int
    cost: str
    gain: str


class HoldingForetold(Answer):
    """How many a seat holds of one thing before and after, where everybody sees it."""

    seat: int
    key: str
    before: int
    after: int


class Foretold(Answer):
    """What would come of actions, as far as the seat can know."""

    seat: int
    actions: list[str]
    done: int
    stop: Literal["asked", "others", "chance", "secret", "over", "refused"]
    by: str | None
    events: list[EventTold]
    cost: dict[str, int]
    gain: dict[str, int]
    things: list[ThingForetold]
    holdings: list[HoldingForetold]
    scores: list[ScoreForetold]
    asked: AskedThen | None
    refusal: RefusalForetold | None


class ForetoldAnswer(Foretold):
    id: str
    question: int


class ReasonTold(Answer):
    """How many points an answer is ahead under a heading; below 0 it is behind."""

    heading: str
    words: str
    points: float


class HintChoice(Choice):
    """An answer worth a thought: what is expected of it, how surely, and why. `value` is the lead in points, give or
    take `error`, and `chance` how near that is to a win. The first is compared with the next, the others with the first.
    Without a value it is not known well enough to be set against the others."""

    value: float | None
    error: float
    chance: float | None
    reasons: list[ReasonTold]
    foretold: Foretold


class Hint(Choice):
    """What to do, and the best few answers, with it first, the others by their value. `exact`: all was seen to the end of
    the game. `row`: what to do until others are asked."""

    question: int
    thorough: bool
    exact: bool
    row: list[str]
    choices: list[HintChoice]


class ActionOffered(ToldChoice):
    foretold: Foretold | None = None


class Because(Answer):
    """The event that a question follows from, as the log has told it."""

    is_: Annotated[str, Field(alias="is")]
    words: str


class Question(Prompt):
    """`barred`: answers that one would look for, and why they are refused now. `usual`: the one that most people would give.
    `because`: what it follows from, where the game says so and the turn does not ask it by itself."""

    number: int
    seat: int
    because: Because | None
    actions: list[ActionOffered]
    barred: list[ActionBarred]
    usual: str | None


class ProposalTold(Answer):
    number: int
    what: What
    seat: int
    whom: int | None
    waiting: list[int]
    until: float | None
    clock: Clock | None
    words: str


class PrivateTalk(Answer):
    with_: Annotated[int, Field(alias="with")]
    until: float


class TalkTold(Answer):
    open: bool
    rule: str | None
    private: PrivateTalk | None


class SeatClock(Answer):
    bank: float
    since: float | None
    grace: float
    deadline: float | None


class Position(Answer):
    seq: int
    look: int | None
    view: dict[str, Any] | None
    secret: bool
    asked: list[int]
    question: Question | None
    prompt: Prompt | None
    scores: list[int] | None
    headings: dict[str, list[int]] | None
    sheet: list[SheetLine] | None
    undo: Literal["free", "vote", "no"]
    undo_of: int | None
    proposal: ProposalTold | None
    talk: TalkTold
    clocks: list[SeatClock] | None
    at: float


class LogTold(Answer):
    seq: int
    lines: list[Line]
    next: int | None


class StateMessage(Answer):
    """`after`: the entry before the first of these lines. Those between it and `seen` are asked for over HTTP."""

    type: Literal["state"]
    after: int
    table: TableTold
    holds: list[int]
    look: int | None
    lang: Lang
    lines: list[Line]
    position: Position


class UpdateMessage(Answer):
    type: Literal["update"]
    after: int
    holds: list[int]
    table: TableTold
    lines: list[Line]
    position: Position


class PresenceMessage(Answer):
    type: Literal["presence"]
    present: list[int]
    watching: int


class AcceptedMessage(Answer):
    type: Literal["accepted"]
    id: str
    seq: int


class ForetoldMessage(ForetoldAnswer):
    type: Literal["foretold"]


class ForetoldEachMessage(Answer):
    type: Literal["foretold_each"]
    id: str
    question: int
    rows: list[Foretold]


class RefusedMessage(Error):
    type: Literal["refused"]
    id: str | None


class PongMessage(Answer):
    type: Literal["pong"]
    at: float


ServerMessage = Annotated[
    StateMessage
    | UpdateMessage
    | PresenceMessage
    | AcceptedMessage
    | ForetoldMessage
    | ForetoldEachMessage
    | RefusedMessage
    | PongMessage,
    Field(discriminator="type"),
]
SERVER: TypeAdapter[Any] = TypeAdapter(ServerMessage)
