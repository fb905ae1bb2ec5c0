"""The shapes of tournaments: opening one, entering it, and what is told of it."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from viceregal.server.shapes.models import Answer, Asked, ClockWanted, Key, Name, Phase

System = Literal["round-robin", "swiss"]
Pace = Literal["auto", "host"]
Why = Literal["finished", "resigned", "time", "agreed", "absent", "left", "bye", "void"]
Rounds = Annotated[int, Field(ge=0, le=15, strict=True)]
MIN_CLOCK = 60.0  # seconds for the first decision: a clock is no trap


class TournamentWanted(Asked):
    """`rounds` of a Swiss one: none says as many as leave one without a loss. `late`: until which round somebody may
    still enter. `pace`: whether the next round begins by itself or when the host says so. `fill`: the level of the bot
    that makes an odd number even; none: somebody rests each round. `wait`: seconds to sit down in."""

    title: Name
    game: Key
    edition: Key = ""
    options: Annotated[dict[Key, Key], Field(max_length=40)] = {}
    system: System
    rounds: Rounds = 0
    late: Annotated[int, Field(ge=1, le=15, strict=True)] = 1
    pace: Pace = "auto"
    fill: Key | None = None
    wait: Annotated[float, Field(ge=60, le=7 * 86400)] = 600
    clock: ClockWanted = ClockWanted()
    public: bool = True

    @model_validator(mode="after")
    def fits(self) -> Self:
        if self.system == "round-robin" and (self.rounds or self.late > 1):
            raise ValueError(
                "rounds, late: a round robin has as many rounds as it needs, and no late entries"
            )
        if self.clock.bank + self.clock.grace < MIN_CLOCK:
            raise ValueError(f"clock: at least {MIN_CLOCK:.0f} seconds, bank and grace together")
        return self


class EntryWanted(Asked):
    """Who is not known yet gives a name, and is a guest from then on."""

    name: Name | None = None


class BotWanted(Asked):
    level: Key


class NumberChosen(Asked):
    number: Annotated[int, Field(ge=1, le=10_000, strict=True)]


class EntrantTold(Answer):
    """`level` of a bot."""

    number: int
    name: str
    level: str | None
    left: bool
    you: bool


class GameTold(Answer):
    """`second` is missing where `first` has a bye; `points` as long as it is not over."""

    first: int
    second: int | None
    table: str | None
    points: list[float] | None
    why: Why | None


class StandingTold(Answer):
    """`among`: points against those who are equal in all the rest; none where that says nothing."""

    place: int
    number: int
    games: int
    wins: int
    draws: int
    losses: int
    points: float
    buchholz: float
    berger: float
    among: float | None


class MyGame(Answer):
    """The reader's game of this round. `seconds` are left to sit down, as long as somebody has not."""

    table: str
    seat: int
    seated: bool
    phase: Phase
    opponent: str
    seconds: float | None


class TournamentCard(Answer):
    id: str
    link: str
    title: str
    game: str
    edition: str
    system: System
    phase: Phase
    cancelled: bool
    host: str
    entrants: int
    round: int
    rounds: int
    created_at: float
    updated_at: float
    entered: bool
    my_game: MyGame | None


class TournamentClock(Answer):
    bank: float
    grace: float


class TournamentTold(TournamentCard):
    options: dict[str, str]
    public: bool
    pace: Pace
    late: int
    fill: str | None
    wait: float
    clock: TournamentClock
    takes_entries: bool
    most: int
    yours: bool
    may_go_on: bool
    players: list[EntrantTold]
    games: list[list[GameTold]]
    standings: list[StandingTold]


class TournamentList(Answer):
    """`may_open`: whether the reader may open one here."""

    tournaments: list[TournamentCard]
    before: str | None
    may_open: bool
