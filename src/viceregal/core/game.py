"""What a game is: a stateless object that makes states, says what is legal, applies it, and tells what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from viceregal._mypyc import mypyc_attr
from viceregal.core.chance import Chance
from viceregal.core.complaints import (
    ACTION_IS_A_TEXT,
    AT,
    NO_EDITION,
    NO_VERSION,
    NOT_A_VIEW,
    OTHER_GAME,
    UNDER_WAY,
    VERSION_DOES_NOT_FIT,
    WRONG_NUMBER_OF_SEATS,
)
from viceregal.core.documents import DocumentReader
from viceregal.core.errors import BadAction, BadPosition, BadSetup, BadValue, Refusal, UnderWay
from viceregal.core.fields import Fields
from viceregal.core.identity import key_of
from viceregal.core.notation import Number, Vocabulary, Word, shorten
from viceregal.core.options import Option, Setup, chosen, options_of
from viceregal.core.outcomes import MAX_WAYS, EveryWay
from viceregal.core.positions import Position, brief, read_seat, since_lines, written_seat
from viceregal.core.records import CHANCE, Action, Emit, Seat, Value
from viceregal.core.refusals import GAME_OVER, NOT_ASKED, NOT_YOUR_TURN
from viceregal.core.rules import Rules, State

View = dict[str, Any]
Document = dict[str, Any]


@dataclass(frozen=True)
class Facts(Value):
    """What stands on the box. `version` rises when any recorded game would play out differently.

    The rules still play every version from `oldest_version` on: records and positions name theirs.
    """

    key: str
    title: str
    version: int
    min_seats: int
    max_seats: int
    editions: tuple[str, ...]
    options: tuple[Option, ...]
    turn_rule: str  # names the rule "it is not your turn"
    end_rule: str  # names the rule "the game is over"
    oldest_version: int = 1

    def plays(self, version: int) -> bool:
        return self.oldest_version <= version <= self.version

    def versions(self) -> str:
        """For who brings a record of another one."""
        if self.oldest_version == self.version:
            return str(self.version)
        return f"{self.oldest_version}–{self.version}"


@dataclass(frozen=True)
class ScoreLine(Value):
    """One line of a score sheet: whose, under which heading, how much, and what made it."""

    seat: Seat
    heading: str
    points: int
    sources: tuple[str, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game. The methods that raise NotImplementedError are what each game writes."""

    def __init__(self, facts: Facts, rules: Rules, words: Vocabulary, fields: Fields | None = None) -> None:
        """`fields` describes the state, for a game that has its documents written, read and told from a table."""
        self.facts = facts
        self.fields = fields
        self.key = facts.key
        self.rules = rules
        self.words = words
        self.setups: dict[Any, Setup] = {}  # by the heads of the views that said so

    def __repr__(self) -> str:
        return f"<Game {self.key}>"

    def __copy__(self) -> Game:
        """A game never changes: whoever copies what holds one, as a match, goes on with the same."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    # What each game writes -------------------------------------------------------------------------------------

    def check_setup(self, setup: Setup) -> None:
        """Refuse combinations that a rule forbids (BadSetup with the rule)."""

    def new(self, setup: Setup) -> State:
        """The state before anything is dealt; usually the first question is to chance."""
        raise NotImplementedError

    def setup_of(self, s: State) -> Setup:
        """The seats, edition and options that this state is played with."""
        raise NotImplementedError

    def scores(self, s: State) -> tuple[int, ...]:
        """The points of each seat as they stand."""
        raise NotImplementedError

    def winners(self, s: State) -> tuple[Seat, ...]:
        """Who would win if the game ended now, tie-breaks and teams included."""
        raise NotImplementedError

    def result(self, s: State) -> tuple[tuple[Seat, ...], tuple[int, ...]]:
        """The winners and the points of each seat. A game that counts for long counts once for both."""
        return self.winners(s), self.scores(s)

    def best_of(self, s: State, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Who of these is ahead if the game ended now, as where others have given up. A game with tie-breaks or teams
        says so here, too."""
        points = self.scores(s)
        most = max([points[seat] for seat in seats])
        return tuple([seat for seat in seats if points[seat] == most])

    def score_sheet(self, s: State) -> tuple[ScoreLine, ...]:
        """Where the points come from."""
        raise NotImplementedError

    def open_score_sheet(self, s: State) -> tuple[ScoreLine, ...] | None:
        """As much of the score sheet as everybody could write; None where points may come of what is hidden."""
        return None if s.todo else self.score_sheet(s)

    def known_score_sheet(self, s: State, seat: Seat) -> tuple[ScoreLine, ...]:
        """As much of the score sheet as this seat could write; a game adds lines that hang on its own secrets."""
        return self.open_score_sheet(s) or ()

    def holdings(self, s: State, seat: Seat) -> dict[str, int]:
        """How many this seat has of each thing that is paid, gained and lost; all of it known to the seat."""
        return {}

    def open_holdings(self, s: State) -> list[dict[str, int]]:
        """The holdings of each seat, where everybody sees them; nothing where some of them are hidden."""
        return []

    def view(self, s: State, seat: Seat | None) -> View:
        """All that this seat may know and nothing more; None is a spectator."""
        raise NotImplementedError

    def from_view(self, view: View) -> State:
        """A state that says what this view says. What is hidden lies anyhow in it, but as much of it as there is."""
        raise NotImplementedError

    def redeal(self, s: State, seat: Seat | None, chance: Chance) -> None:
        """Deal anew, in place, all that this seat does not know; None is a spectator. Its view stays as it is.

        What comes out follows from that view and from chance alone, not from how things lay before.
        """
        raise NotImplementedError

    def is_at_rest(self, s: State) -> bool:
        """Can a document say by itself how this state stands? Else it says the last that could, and what came since.

        A game that writes and checks its stack with the rest says yes to all; ours rest where a turn or a phase begins.
        """
        return True

    def body(self, s: State) -> Document:
        """The position as a JSON document, without its head; the state is at rest."""
        raise NotImplementedError

    def from_body(self, setup: Setup, read: DocumentReader) -> State:
        """The state of a document's body, checked through and through (BadPosition)."""
        raise NotImplementedError

    def open_body(self, s: State) -> Document:
        """All there is, in the form of a view without a head; the state need not be at rest."""
        return self.body(s)

    def from_open_body(self, setup: Setup, read: DocumentReader) -> State:
        """The state of it. What the stack says is believed: such documents do not come from outside."""
        return self.from_body(setup, read)

    def invariants(self, s: State) -> None:
        """Raise BadPosition where something holds that never can: a card twice, a count that is wrong."""
        raise NotImplementedError

    def pieces(self, s: State) -> list[str]:
        """Every piece by name, from every zone it lies in: the same list, each once, after every step."""
        raise NotImplementedError

    # What the kernel gives every game --------------------------------------------------------------------------

    def setup(
        self,
        seats: int | None = None,
        edition: str = "",
        values: Mapping[str, str] | None = None,
        version: int | None = None,
    ) -> Setup:
        """A checked choice of seats, edition and options; what is left out comes by default.

        Without a version: the newest, by which every new game is played.
        """
        facts = self.facts
        rules = facts.version if version is None else version
        if not facts.plays(rules):
            raise BadSetup(NO_VERSION, title=facts.title, versions=facts.versions(), rules=rules)
        count = facts.min_seats if seats is None else seats
        if not facts.min_seats <= count <= facts.max_seats:
            raise BadSetup(
                WRONG_NUMBER_OF_SEATS,
                game=facts.title,
                least=facts.min_seats,
                most=facts.max_seats,
                given=shorten(count),
            )
        name = edition or facts.editions[0]
        if name not in facts.editions:
            raise BadSetup(NO_EDITION, name=shorten(name), known=", ".join(facts.editions))
        made = Setup(count, name, chosen(options_of(facts.options, rules), values or {}), rules)
        self.check_setup(made)
        return made

    def guess(self, view: View, chance: Chance) -> State:
        """A full state that has this view: what is hidden is filled in at random. BadPosition if there is none.

        Views come from programs too: whatever is missing in one, or of another kind than it should be, is told so. What
        is still to be done is believed as it stands there: see `from_open_view`.
        """
        try:
            s = self.from_view(view)
            self.redeal(s, view["viewer"], chance)
        except (
            LookupError,
            TypeError,
            ValueError,
            AttributeError,
            OverflowError,
            AssertionError,
            BadValue,
        ) as error:
            raise BadPosition(NOT_A_VIEW, game=self.key, reason=shorten(str(error))) from None
        return s

    def start(self, setup: Setup, chance: Chance, emit: Emit | None = None) -> State:
        """A dealt game, at the first question to a player."""
        s = self.new(setup)
        self.settle(s, chance, emit)
        return s

    def settle(self, s: State, chance: Chance, emit: Emit | None = None) -> None:
        """Let chance answer as long as it is asked."""
        while s.todo and s.todo[-1].deciders() == (CHANCE,):
            self.apply(s, CHANCE, self.sample(s, chance), emit)

    def deciders(self, s: State) -> tuple[Seat, ...]:
        """Who must answer now: nobody (the game is over), chance, one seat, or several at once in any order."""
        todo = s.todo
        return todo[-1].deciders() if todo else ()

    def legal(self, s: State, seat: Seat) -> list[Action]:
        """What this decider may answer: ordered, without doubles, never empty. The state is left alone."""
        return self.rules.legal(s, seat)

    def apply(self, s: State, seat: Seat, action: Action, emit: Emit | None = None) -> None:
        """Carry out a legal action in place. This is the fast door: it does not check. Match does."""
        self.rules.apply(s, seat, action, emit)

    def sample(self, s: State, chance: Chance) -> Action:
        """One outcome of the question to chance."""
        question = self.rules.asked(s)
        if question.sample is not None:
            return question.sample(s, s.todo[-1], chance)
        return chance.pick(self.rules.legal(s, CHANCE))

    def chance_outcomes(self, s: State) -> list[tuple[Action, Fraction]]:
        """Every outcome of the question to chance, in the order of `legal`, with its exact probability.

        ValueError where chance is not asked, or has too many outcomes to list (a shuffle): `sample` one then.
        """
        if self.deciders(s) != (CHANCE,):
            raise ValueError("chance is not asked here")
        likely = dict.fromkeys(self.rules.legal(s, CHANCE), Fraction(0))
        every = EveryWay()
        for _ in range(MAX_WAYS):
            likely[self.sample(s, every)] += every.likelihood()
            if not every.next_way():
                return [(action, chance) for action, chance in likely.items() if chance]
        raise ValueError(f"chance can draw in more than {MAX_WAYS} ways: sample one")

    def information_key(self, s: State, seat: Seat | None) -> str:
        """A key of what this seat can see: the same for every state that has the same view. See Match for memory.

        What a view says besides follows from the rest, so that a view may come to say more and its key stays.
        """
        besides = self.besides(s)
        return key_of({name: value for name, value in self.view(s, seat).items() if name not in besides})

    def is_countable(self, s: State) -> bool:
        """Can the answers be listed? All can but shuffles."""
        return self.rules.asked(s).options is not None

    def why_not(self, s: State, seat: Seat, action: Action) -> Refusal | None:
        """Why this action is refused here, by which rule; None if it is legal."""
        if not s.todo:
            return Refusal(self.facts.end_rule, GAME_OVER)
        ask = s.todo[-1]
        deciders = ask.deciders()
        if seat not in deciders:
            return Refusal(self.facts.turn_rule, NOT_YOUR_TURN, seat=str(seat))
        question = self.rules.asked(s)
        if question.options is None:
            assert question.is_outcome is not None
            if question.is_outcome(s, ask, action):
                return None
        elif action in question.options(s, ask, seat):
            return None
        reason = question.why_not(s, ask, seat, action) if question.why_not is not None else None
        if reason is not None:
            return reason
        return Refusal(self.rules.rule_of(s, ask), NOT_ASKED, action=self.text(action))

    def to_document(self, s: State) -> Document:
        """The position as a readable JSON document. The state must be at rest (UnderWay): Match knows what came since."""
        if not self.is_at_rest(s):
            raise UnderWay(UNDER_WAY)
        return {**self.head(self.setup_of(s)), **self.body(s)}

    def open_view(self, s: State) -> View:
        """What one sees from whom nothing is hidden: every field as it stands, and the stack."""
        return {**self.head(self.setup_of(s)), **self.open_body(s)}

    def besides(self, s: State) -> View:
        """What views say besides the fields of the state and hide from nobody: who sees everything is told it, too."""
        return {}

    def from_open_view(self, view: View) -> State:
        """The state of an open view that a program of ours has written. What the stack says in it is believed."""
        read = DocumentReader(view)
        return self.from_open_body(self.setup_from_head(read), read)

    def head(self, setup: Setup) -> Document:
        """What every position document begins with."""
        return {
            "game": self.key,
            "version": setup.version,
            "edition": setup.edition,
            "seats": setup.seats,
            "options": dict(setup.values),
        }

    def from_document(self, document: Any) -> State:
        """The state of a position document, which may be written by hand; BadPosition says what is wrong with it."""
        return self.read_position(document).state

    def read_position(self, document: Any) -> Position:
        """The same, and how it came about: the state at rest that the document describes, and the decisions since."""
        read = DocumentReader(document)
        setup = self.setup_from_head(read)
        lines = since_lines(read)
        rest = self.from_body(setup, read)
        position = Position(rest, [], rest.clone() if lines else rest)
        for number, line in enumerate(lines, start=1):
            seat, action = self._read_decision(line, number)
            refusal = self.why_not(position.state, seat, action)
            if refusal is not None:
                raise BadPosition(AT, refusal.rule, place=f"since, {number}", reason=brief(refusal))
            self.apply(position.state, seat, action)
            position.since.append((seat, action))
        return position

    def _read_decision(self, line: str, number: int) -> tuple[Seat, Action]:
        who, _, text = line.partition(" ")
        try:
            return read_seat(who), self.parse(text)
        except (BadAction, BadValue) as error:
            raise BadPosition(AT, place=f"since, {number}", reason=error) from None

    def write_position(self, rest: State, since: Sequence[tuple[Seat, Action]]) -> Document:
        """A position in the middle of a turn: a state at rest, and the decisions since."""
        document = self.to_document(rest)
        if since:
            document["since"] = [f"{written_seat(seat)} {self.text(action)}" for seat, action in since]
        return document

    def setup_from_head(self, read: DocumentReader) -> Setup:
        """The version, the edition and the options may be left out."""
        facts = self.facts
        if read.raw("game") != facts.key:
            raise BadPosition(OTHER_GAME, given=shorten(read.raw("game")), game=repr(facts.key))
        version = read.raw("version", facts.version)
        if not isinstance(version, int) or isinstance(version, bool) or not facts.plays(version):
            raise BadPosition(VERSION_DOES_NOT_FIT, given=shorten(version), versions=facts.versions())
        seats = read.one("seats", Number(facts.min_seats, facts.max_seats))
        edition = read.one("edition", Word(facts.editions), 0)
        inner = read.inner("options")
        values = {
            option.key: option.choices[inner.one(option.key, Word(option.choices))]
            for option in options_of(facts.options, version)
            if inner.has(option.key)
        }
        inner.done()
        try:
            return self.setup(seats, facts.editions[edition], values, version)
        except BadSetup as error:
            raise BadPosition(error) from None

    def setup_of_view(self, view: View) -> Setup:
        """What a view says of the set-up. It is read once: bots see thousands of views of the same table."""
        options = view["options"]
        key = (view["game"], view["version"], view["edition"], view["seats"], *options.items())
        found = self.setups.get(key)
        if found is None:
            found = self.setups[key] = self.setup_from_head(DocumentReader(view))
        return found

    def text(self, action: Action) -> str:
        """The short text of an action, as in records: `move left stark`. `parse` reads it back."""
        return self.words.text(action)

    def parse(self, text: Any) -> Action:
        """The action of a text; BadAction if it is none."""
        if not isinstance(text, str):
            raise BadAction(ACTION_IS_A_TEXT)
        return self.words.parse(text)
