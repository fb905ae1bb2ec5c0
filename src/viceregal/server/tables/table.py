"""A table as the fold of its log: every process that reads the same entries comes to the same table."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from viceregal.core.chance import Chance
from viceregal.core.game import Game, View
from viceregal.core.match import Match, Told
from viceregal.core.records import CHANCE, AskSeveral
from viceregal.core.rules import State
from viceregal.games import game as find_game
from viceregal.server.problem import Problem
from viceregal.server.tables.actor import Actor
from viceregal.server.tables.clock import Clocks
from viceregal.server.tables.entries import Entry
from viceregal.server.tables.luck import chance_of
from viceregal.server.tables.questions import NumberedQuestion, Proposal
from viceregal.server.tables.talk import TALK_SECONDS, Talk, talk_at

_PLACE = ("player", "name", "level", "kept_for", "kept_name")


@dataclass
class Place:
    """A seat: who holds it, and the bot that plays it now, if one does."""

    player: str | None = None
    name: str = ""
    level: str = ""
    resigned: bool = False  # a bot plays on, and nobody comes back
    kept_for: str = ""  # the player whom an open seat is kept for, in a rematch
    kept_name: str = ""
    declined: bool = False

    @property
    def kind(self) -> str:
        if self.player is not None:
            return "person"
        return "bot" if self.level else "open"

    @property
    def away(self) -> bool:
        """A bot plays for a person, who may come back."""
        return self.player is not None and bool(self.level) and not self.resigned

    def to_plain(self) -> list[Any]:
        """For the summary; `Place(*plain)` reads it."""
        kept = [self.kept_for, self.kept_name, self.declined] if self.kept_for else []
        return [self.player, self.name, self.level, self.resigned, *kept]


@dataclass
class Table:
    """What the entries say so far."""

    id: str
    seq: int = 0
    created_at: float = 0.0
    updated_at: float = 0.0
    time: float = 0.0  # of the last entry, by which clocks run
    settings: dict[str, Any] = field(default_factory=dict)
    places: list[Place] = field(default_factory=list)
    match: Match | None = None
    began: int = 0  # the entry with which the game began
    entries: list[Entry] = field(default_factory=list)
    requests: dict[str, int] = field(default_factory=dict)
    told: dict[int, list[Told]] = field(default_factory=dict)  # what each entry of the game told, and whom
    moves: list[int] = field(default_factory=list)  # the entry of each decision; those of a row have the same
    questions: dict[int, NumberedQuestion] = field(default_factory=dict)
    answered: dict[int, int] = field(default_factory=dict)  # by seat: the last question it has answered
    proposal: Proposal | None = None
    clocks: Clocks | None = None
    ended: dict[str, Any] | None = None
    rematch: str | None = None
    resigned: list[int] = field(default_factory=list)  # in the order in which they gave up
    kicked: set[str] = field(default_factory=set)
    lent: set[int] = field(default_factory=set)  # seats that their holders have given to a bot themselves
    kept_outcome: dict[str, Any] | None = None  # of a frozen table, as the storage tells it
    frozen: bool = False  # by rules that are not here: it can be read, and nobody plays on
    # Of this moment, made when asked for: views by who looks, and by seat and language what would come of its answers.
    views: dict[int | None, View] = field(default_factory=dict)
    foretold: dict[tuple[int, str], list[dict[str, Any]] | None] = field(default_factory=dict)
    names: dict[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # by language: what those who sit here are called

    # Looking ----------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return find_game(self.settings["game"])

    @property
    def phase(self) -> str:
        if self.ended is not None or self.frozen:
            return "over"
        return "open" if self.match is None else "playing"

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer."""
        return tuple(sorted(self.questions))

    @property
    def people(self) -> set[int]:
        """The seats that people play themselves now."""
        return {
            seat for seat, place in enumerate(self.places) if place.player is not None and not place.level
        }

    @property
    def voters(self) -> set[int]:
        """The seats that people hold, whether they are here, away, or have lent them to a bot."""
        return {
            seat for seat, place in enumerate(self.places) if place.player is not None and not place.resigned
        }

    @property
    def bots_asked(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.asked if self.places[seat].level)

    def seats_of(self, player: str | None) -> frozenset[int]:
        if player is None:
            return frozenset()
        return frozenset(seat for seat, place in enumerate(self.places) if place.player == player)

    def held_by(self, actor: Actor) -> frozenset[int]:
        """The seats that somebody may play: with the key to one seat, that one alone."""
        seats = self.seats_of(actor.player)
        return seats if actor.only is None else seats & {actor.only}

    def view(self, look: int | None) -> View | None:
        if self.match is None:
            return None
        if look not in self.views:
            self.views[look] = self.match.view(look)
        return self.views[look]

    def state_after(self, seq: int) -> State | None:
        """The position as it was after an entry that was not taken back; none before the game."""
        match = self.match
        if seq > self.seq:
            raise Problem(404, "unknown", f"the table has {self.seq} entries")
        if seq in self.told and seq not in self.moves:
            raise Problem(409, "phase", "this was taken back")
        if match is None or seq < self.began or self.frozen:
            return None
        return match.state_before(bisect_right(self.moves, seq))

    def decided_before(self, seat: int) -> int:
        """How many decisions had been made when this seat was asked what it is asked now."""
        return bisect_right(self.moves, self.questions[seat].number)

    def talk(self) -> Talk:
        if self.match is None or self.phase != "playing":
            return Talk()
        started = {seat: question.at for seat, question in self.questions.items()}
        return talk_at(self.match, started)

    def deadline(self) -> float | None:
        """When the first of those who are asked runs out of time, or a proposal does."""
        people = self.people
        times = [self.deadline_of(seat) for seat in self.asked if seat in people]
        times.append(None if self.proposal is None else self.proposal.until)
        return min([time for time in times if time is not None], default=None)

    def deadline_of(self, seat: int) -> float | None:
        """When the time of a person who is asked is up: by the clock, or by the longest time for one decision."""
        longest = self.settings.get("longest")  # tables of earlier versions do not say
        times = [] if longest is None else [self.questions[seat].at + longest]
        by_clock = None if self.clocks is None else self.clocks.deadline(seat)
        return min(times if by_clock is None else [*times, by_clock], default=None)

    # Folding ----------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """Take one more entry in. Entries were checked before they were written."""
        assert entry.seq == self.seq + 1, f"entry {entry.seq} after {self.seq}"
        if not (self.frozen and entry.kind in _OF_THE_GAME):
            _FOLDS[entry.kind](self, entry)
        if entry.kind not in _OF_THE_GAME:
            self.names = {}  # somebody may have come, gone, or left the seat to a bot
        self.seq = entry.seq
        self.updated_at = entry.at
        self.time = entry.time
        self.entries.append(entry)
        if entry.request is not None:
            self.requests[entry.request] = entry.seq

    def read(self, entry: Entry) -> None:
        """Take in an entry from the storage. Where the rules of these days cannot, the game has come to its end here."""
        try:
            self.apply(entry)
        except Exception:
            if entry.kind not in _OF_THE_GAME:
                raise
            self._freeze()
            self.apply(entry)

    def _freeze(self) -> None:
        """What was told stays as it was; another server may have the rules by which it goes on."""
        self.frozen = True
        self.match = self.clocks = self.proposal = None
        self.questions.clear()
        self.views.clear()
        self.foretold.clear()

    def _created(self, entry: Entry) -> None:
        self.settings = entry.data
        self.created_at = entry.at
        self.places = [
            Place(**{part: seat[part] for part in _PLACE if part in seat}) for seat in entry.data["seats"]
        ]
        clock = entry.data["clock"]
        if clock is not None:
            self.clocks = Clocks(len(self.places), clock["bank"], clock["grace"])

    def _seated(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.places[entry.seat] = Place(entry.data["player"], entry.data["name"])

    def _left(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.places[entry.seat] = Place()
        if "kicked" in entry.data:
            self.kicked.add(entry.data["kicked"])

    def _began(self, entry: Entry) -> None:
        if self.match is None:  # else it was set up elsewhere, as that of a lesson
            self.match = self._new_match()
        self.began = entry.seq
        self._ask(entry)

    def _new_match(self) -> Match:
        game, settings = self.game, self.settings
        version = settings["version"]  # the table goes on by the rules it was opened with
        if not game.facts.plays(version):
            raise Problem(409, "rules", f"this table was played by version {version} of the rules")
        setup = game.setup(len(self.places), settings["edition"], settings["options"], version)
        start = settings.get("start")  # a position that the game goes on from; most tables have none
        match = (
            Match(game, game.new(setup), Chance("")) if start is None else Match.at(game, start, Chance(""))
        )
        match.chance_at = chance_of(settings)
        return match

    def _decision(self, entry: Entry) -> None:
        """A move of a seat, of one decision or several, or an answer of chance."""
        match = self.match
        assert match is not None
        seat = CHANCE if entry.seat is None else entry.seat
        if seat in self.questions:
            self.answered[seat] = self.questions[seat].number
        first, after = len(self.moves), len(self.moves) + len(entry.actions)
        if self.clocks is not None and seat != CHANCE:
            for _ in entry.actions:  # the first has taken all the time
                self.clocks.decide(seat, entry.time)
        if len(match.log) == first:  # it was played elsewhere, or before: here it is read from the log
            match.enter_row(seat, [match.game.parse(text) for text in entry.actions])
        self.told[entry.seq] = [told for made in match.log[first:after] for told in made.told]
        self.moves += [entry.seq] * len(entry.actions)
        if (
            self.proposal is not None and self.proposal.what != "clock"
        ):  # whoever is slow now may be slow again
            self.proposal = None
        self._ask(entry)

    def _undone(self, entry: Entry) -> None:
        match = self.match
        assert match is not None
        back = self.moves.index(entry.data["back_to"])
        undone = [decision.seat for decision in match.log[back:] if decision.seat != CHANCE]
        match.rewind(back)
        del self.moves[back:]
        if self.clocks is not None and entry.seat is not None:
            own = self.seats_of(self.places[entry.seat].player)
            self.clocks.take_back(undone, own | set(match.to_move), entry.time)
        self.proposal = None
        self.questions.clear()
        self._ask(entry)

    def _proposed(self, entry: Entry) -> None:
        assert entry.seat is not None
        data = entry.data
        self.proposal = Proposal(
            entry.seq,
            data["what"],
            entry.seat,
            data["whom"],
            data["level"],
            set(data["waiting"]),
            data.get("until"),
            data.get("clock"),
            self.voters - set(data["waiting"]),
        )

    def _voted(self, entry: Entry) -> None:
        assert self.proposal is not None and entry.seat is not None
        proposal = self.proposal
        proposal.waiting.discard(entry.seat)
        (proposal.agreed if entry.data["agree"] else proposal.declined).add(entry.seat)
        if proposal.declined and proposal.what != "clock":
            self.proposal = None

    def _lapsed(self, entry: Entry) -> None:
        self.proposal = None

    def _clock(self, entry: Entry) -> None:
        """Everybody's time begins now."""
        self.settings = {**self.settings, "clock": entry.data}
        self.clocks = Clocks(len(self.places), entry.data["bank"], entry.data["grace"])
        self.proposal = None
        self._start_clocks(entry)

    def _resigned(self, entry: Entry) -> None:
        assert entry.seat is not None
        self._bot(entry)
        self.places[entry.seat].resigned = True
        self.resigned.append(entry.seat)

    def _bot(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.places[entry.seat].level = entry.data["level"]
        if entry.data.get("why") == "asked":
            self.lent.add(entry.seat)
        self.proposal = None
        if self.clocks is not None:
            self.clocks.stop(entry.seat, entry.time)

    def _back(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.places[entry.seat].level = ""
        self.lent.discard(entry.seat)
        if self.clocks is not None and entry.seat in self.questions:
            self._start_clock(entry.seat, entry.time)

    def _said(self, entry: Entry) -> None:
        """Talk changes nothing at the table, and neither does a hint."""

    def _no_rematch(self, entry: Entry) -> None:
        assert entry.seat is not None
        self.places[entry.seat].declined = True

    def _ended(self, entry: Entry) -> None:
        self.ended = entry.data
        if entry.data.get("alone") and entry.seat is not None:
            self.resigned.append(entry.seat)
        self.questions.clear()
        self.proposal = None
        if self.clocks is not None:
            self.clocks.stop_all()

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.data["table"]

    def _ask(self, entry: Entry) -> None:
        """Number the questions. Where several answer at once, the others' questions stay what they were."""
        match = self.match
        assert match is not None
        self.views.clear()
        self.foretold.clear()
        before, self.questions = self.questions, {}
        chance_has_answered = len(match.log) > len(self.moves)  # in the entries that come next
        if chance_has_answered or match.over or match.to_move == (CHANCE,):
            return
        frame, waiting = match.state.todo[-1], match.to_move
        stays = (
            isinstance(frame, AskSeveral)
            and entry.seat in before
            and type(before[entry.seat].frame) is type(frame)
            and set(before) - {entry.seat} == set(waiting)
        )
        for seat in waiting:
            asked = before[seat] if stays else NumberedQuestion(entry.seq, frame, entry.time)
            self.questions[seat] = asked
        if not stays:
            self._start_clocks(entry)

    def _start_clocks(self, entry: Entry) -> None:
        if self.clocks is None:
            return
        self.clocks.stop_all()
        for seat in set(self.questions) & self.people:
            self._start_clock(seat, entry.time)

    def _start_clock(self, seat: int, at: float) -> None:
        assert self.clocks is not None
        self.clocks.start(seat, at, TALK_SECONDS if seat in self.talk().pair else 0.0)


# What only the rules make sense of.
_OF_THE_GAME = frozenset({"began", "move", "chance", "undone", "proposed", "voted", "lapsed", "clock"})
_FOLDS: dict[str, Callable[[Table, Entry], None]] = {
    "created": Table._created,
    "seated": Table._seated,
    "left": Table._left,
    "began": Table._began,
    "move": Table._decision,
    "chance": Table._decision,
    "undone": Table._undone,
    "proposed": Table._proposed,
    "voted": Table._voted,
    "lapsed": Table._lapsed,
    "clock": Table._clock,
    "resigned": Table._resigned,
    "bot": Table._bot,
    "back": Table._back,
    "said": Table._said,
    "ended": Table._ended,
    "rematch": Table._rematch,
    "no_rematch": Table._no_rematch,
    "hinted": Table._said,
}
