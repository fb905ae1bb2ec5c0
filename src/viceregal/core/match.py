"""A game being played: the checked door. It refuses what is not legal and keeps the log, the events and a way back."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from viceregal.core.chance import Chance
from viceregal.core.complaints import (
    ACTED_SINCE,
    BEGAN_UNDER_WAY,
    COME_TO_LIGHT,
    DECIDED_NOTHING,
    NO_ENTRY,
    NO_SEAT,
    WHO_ACTS,
)
from viceregal.core.drawing import drawn
from viceregal.core.errors import NoSeat, Refusal, UnderWay, ViceregalError
from viceregal.core.foretell import Foretelling, as_known_to, foretell_in
from viceregal.core.game import Document, Game, ScoreLine, View
from viceregal.core.identity import key_of
from viceregal.core.options import Setup
from viceregal.core.records import CHANCE, Action, Event, Seat
from viceregal.core.rows import check_row, in_listed_order
from viceregal.core.rules import State

if TYPE_CHECKING:
    from viceregal.core.stepping import Stepping


class NoUndo(ViceregalError):
    """A decision that cannot be taken back: somebody has acted since, or something hidden has come to light."""


# Decisions between the states a match keeps; what lies between is played again when it is asked for.
APART = 16


class Told:
    """An event and whom it was told; None is everybody."""

    def __init__(self, event: Event, only: tuple[Seat, ...] | None) -> None:
        self.event = event
        self.only = only

    def is_for(self, seat: Seat | None) -> bool:
        return self.only is None or seat in self.only


class Decision:
    """One decision in the log: who, what, and what happened. `joined`: it was made as one with the decision before."""

    def __init__(self, seat: Seat, action: Action, joined: bool = False) -> None:
        self.seat = seat
        self.action = action
        self.joined = joined
        self.told: list[Told] = []

    def __repr__(self) -> str:
        return f"<Decision: {'chance' if self.seat == CHANCE else f'seat {self.seat}'}, {self.action}>"

    def tell(self, event: Event, only: tuple[Seat, ...] | None = None) -> None:
        self.told.append(Told(event, only))

    def reveals(self) -> bool:
        return self.seat == CHANCE or any(told.event.reveals() for told in self.told)


class WayBack:
    """What taking back a seat's last decision would mean: to which entry of the log it goes, whose decisions go with
    it, and whether something hidden has come to light since."""

    def __init__(self, entry: int, others: frozenset[Seat], reveals: bool) -> None:
        self.entry = entry
        self.others = others
        self.reveals = reveals


class Match:
    """A game, its state and its log. Chance is answered by itself, by the seeded source."""

    def __init__(
        self,
        game: Game,
        state: State,
        chance: Chance,
        players: tuple[str, ...] = (),
        start: Document | None = None,
    ) -> None:
        """`start` is the position document the match began from, if it was not dealt here."""
        self.game = game
        self.state = state
        self.chance = chance
        self.players = players
        self.start = start
        # Where every answer of chance has a source of its own: made for the decision of this number.
        self.chance_at: Callable[[int], Chance] | None = None
        self.log: list[Decision] = []
        self.kept: list[State] = []  # the states before entries 0, APART, twice APART ...
        # How the first state came about, where it was not at rest itself: see `position`.
        self.rest: State | None = None
        self.since: list[tuple[Seat, Action]] = []

    @classmethod
    def new(cls, game: Game, setup: Setup, seed: int | str, players: Iterable[str] = ()) -> Match:
        """A dealt match, at the first question to a player."""
        match = cls(game, game.new(setup), Chance(seed), tuple(players))
        match.settle()
        return match

    @classmethod
    def from_document(cls, game: Game, document: Any, seed: int | str) -> Match:
        """A match that goes on from a position."""
        match = cls.at(game, document, Chance(seed))
        match.settle()
        return match

    @classmethod
    def at(cls, game: Game, document: Any, chance: Chance, players: tuple[str, ...] = ()) -> Match:
        """The same, where chance answers nothing by itself yet."""
        position = game.read_position(document)
        match = cls(game, position.state, chance, players, game.write_position(position.rest, position.since))
        match.rest, match.since = position.rest, position.since
        return match

    def __reduce__(self) -> Any:
        """A match is sent as its log and played again there; `copy.copy` does the same, so nothing of ours is lent."""
        log = [(entry.seat, entry.action, entry.joined) for entry in self.log]
        begun = self.clone()
        if self.log:
            begun.rewind(0)
        begin = (begun.game, begun.state, begun.chance, begun.players, begun.start)
        return _restored, (begin, (self.rest, self.since[:]), log)

    def clone(self) -> Match:
        """An independent copy: the same log and the same luck from here on."""
        copied = Match(self.game, self.state.clone(), self.chance.clone(), self.players, self.start)
        copied.log = self.log[:]  # entries and kept states are never changed
        copied.kept = self.kept[:]
        copied.rest, copied.since = self.rest, self.since
        return copied

    def __repr__(self) -> str:
        seats = self.setup.seats
        decisions = len([entry for entry in self.log if entry.seat != CHANCE])
        now = f"{self.game.key}, {seats} seats, {decisions} decisions"
        if self.over:
            return f"<Match of {now}, won by {', '.join([str(seat) for seat in self.winners()])}>"
        return f"<Match of {now}, to move: {', '.join([str(seat) for seat in self.players_to_move]) or 'chance'}>"

    def __str__(self) -> str:
        """With the board, as a spectator sees it."""
        board = drawn(self.game.key, self.view())
        return f"{self!r}\n{board}" if board else repr(self)

    # Looking ----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.todo

    @property
    def setup(self) -> Setup:
        """How many play, which edition, and with which options."""
        return self.game.setup_of(self.state)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """The seats that must answer now; empty when the game is over."""
        return self.game.deciders(self.state)

    @property
    def players_to_move(self) -> tuple[Seat, ...]:
        """The players among them. Several are asked at once where answers are secret: each `play`s with its seat, in
        any order, and sees nothing of the others' answers before the last has come."""
        return tuple([seat for seat in self.to_move if seat != CHANCE])

    def actions(self, seat: Seat | None = None) -> list[Action]:
        """What a seat may do now; nothing if it is not asked. Without a seat: the first that is."""
        asked = self.to_move
        if not asked or (seat is not None and seat not in asked):
            return []
        return self.game.legal(self.state, asked[0] if seat is None else seat)

    def legal(self, seat: Seat | None = None) -> list[str]:
        """The same as texts."""
        return [self.game.text(action) for action in self.actions(seat)]

    def why_not(self, action: str | Action, seat: Seat | None = None) -> Refusal | None:
        """Why an action would be refused, by which rule; None if it is legal."""
        parsed = self.game.parse(action) if isinstance(action, str) else action
        return self.game.why_not(self.state, self._who(seat), parsed)

    def foretell(
        self, actions: str | Action | Sequence[str | Action], seat: Seat | None = None, alone: bool = False
    ) -> Foretelling:
        """What would come of an action, or of several in a row, as far as the seat can know. Nothing is done.

        BadAction for a text that is no action; one that is not legal is told as the refusal.
        As in `play_row`, what has no order may be named in any. `alone`: as if nobody else were asked now.
        """
        self.check_seat(seat)
        given = [actions] if isinstance(actions, str | Action) else actions
        game, who = self.game, self._who(seat)
        picture = as_known_to(game, self.state, who, alone)
        return foretell_in(game, picture, who, in_listed_order(game, picture, who, self._parsed(given)))

    def view(self, seat: Seat | None = None) -> View:
        """All that a seat may know; without a seat: what a spectator may."""
        self.check_seat(seat)
        return self.game.view(self.state, seat)

    def information_key(self, seat: Seat) -> str:
        """A key of all that a seat knows, with perfect memory: what it sees, was told and has decided since the start.

        Two matches with the same key cannot be told apart by the seat: they are in one information set of it.
        """
        self.check_seat(seat)
        plain = self.game.words.plain
        told = [plain(event) for event in self.events(seat)]
        decided = [self.game.text(entry.action) for entry in self.log if entry.seat == seat]
        return key_of([self.game.information_key(self.state, seat), told, decided])

    def position(self, at: int | None = None) -> Document:
        """The position as a document that can be read again: as it is, or as it was before this entry of the log.

        In the middle of a turn that is the last position at rest, and `since`: the decisions made after it.
        """
        end = len(self.log) if at is None else at
        state = self.state if end == len(self.log) else self.state_before(end)
        if self.game.is_at_rest(state):
            return self.game.to_document(state)
        first = end
        while first > 0:
            block = (first - 1) // APART * APART
            walked, found = self.kept[block // APART].clone(), -1
            for number in range(block, first):
                if self.game.is_at_rest(walked):
                    found, rest = number, walked.clone()
                self.game.apply(walked, self.log[number].seat, self.log[number].action)
            if found >= 0:
                return self.game.write_position(rest, self._decisions(found, end))
            first = block
        if self.rest is None:
            raise UnderWay(BEGAN_UNDER_WAY)
        return self.game.write_position(self.rest, [*self.since, *self._decisions(0, end)])

    def _decisions(self, first: int, end: int) -> list[tuple[Seat, Action]]:
        return [(entry.seat, entry.action) for entry in self.log[first:end]]

    def open_view(self) -> View:
        """All there is as it stands, hidden or not."""
        return self.game.open_view(self.state)

    def scores(self) -> tuple[int, ...]:
        """The points of each seat, at the end or as they stand."""
        return self.game.scores(self.state)

    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody before the end."""
        return self.game.winners(self.state) if self.over else ()

    def score_sheet(self) -> tuple[ScoreLine, ...]:
        """Where the points come from, line by line."""
        return self.game.score_sheet(self.state)

    def events(self, seat: Seat | None = None, since: int = 0) -> list[Event]:
        """What a seat was told, from this entry of the log on; without a seat: what everybody was."""
        self.check_seat(seat)
        return [told.event for entry in self.log[since:] for told in entry.told if told.is_for(seat)]

    def steps(self, at: int = 0) -> Stepping:
        """Step through the log, forwards and backwards, from where so many decisions have been made."""
        from viceregal.core.stepping import Stepping

        return Stepping(self, at)

    def record(self) -> str:
        """The game record so far, as text."""
        from viceregal.core.gamerecord import write

        return write(self)

    # Doing ------------------------------------------------------------------------------------------------------

    def play(self, action: str | Action, seat: Seat | None = None) -> list[Event]:
        """Carry out an action, if the rules allow it, and let chance answer what it is asked then.

        BadAction for a text that is no action, Refusal with its rule for one that is not legal: nothing changes.
        Returns the events that everybody was told.
        """
        parsed = self.game.parse(action) if isinstance(action, str) else action
        who = self._who(seat)
        refusal = self.game.why_not(self.state, who, parsed)
        if refusal is not None:
            raise refusal
        first = len(self.log)
        self.enter(who, parsed)
        self.settle()
        return self.events(None, first)

    def play_row(self, actions: Sequence[str | Action], seat: Seat | None = None) -> list[Event]:
        """Carry out several decisions of a seat as one: all of them or, with BrokenRow, none.

        The seat must be asked again after each but the last, with nothing in between that it cannot know: no chance,
        no secret, no answer of others. What has no order by the rules of the game may be named in any: see
        `rows.in_listed_order`. An undo takes them back together.
        """
        who = self._who(seat)
        first = len(self.log)
        self.enter_row(who, self.checked_row(actions, who))
        self.settle()
        return self.events(None, first)

    def checked_row(self, actions: Sequence[str | Action], seat: Seat) -> list[Action]:
        """The decisions of a row in the order in which the rules take them; BrokenRow if they cannot be made as one."""
        return check_row(self.game, self.state, seat, self._parsed(actions))

    def enter_row(self, seat: Seat, actions: Sequence[Action]) -> None:
        """Apply and log a row that was checked, and nothing more."""
        for number, action in enumerate(actions):
            self.enter(seat, action, number > 0)

    def _parsed(self, actions: Sequence[str | Action]) -> list[Action]:
        return [self.game.parse(action) if isinstance(action, str) else action for action in actions]

    def enter(self, seat: Seat, action: Action, joined: bool = False) -> None:
        """Apply and log a legal action, a player's or chance's, and nothing more."""
        if len(self.log) % APART == 0:
            self.kept.append(self.state.clone())
        entry = Decision(seat, action, joined)
        self.game.apply(self.state, seat, action, entry.tell)
        self.log.append(entry)

    def settle(self) -> None:
        """Let chance answer as long as it is asked."""
        while self.to_move == (CHANCE,):
            source = self.chance if self.chance_at is None else self.chance_at(len(self.log))
            self.enter(CHANCE, self.game.sample(self.state, source))

    def check_seat(self, seat: Seat | None) -> None:
        """NoSeat for a seat that this match does not have."""
        seats = self.setup.seats
        if seat is not None and not 0 <= seat < seats:
            raise NoSeat(NO_SEAT, seat=seat, last=seats - 1)

    def _who(self, seat: Seat | None) -> Seat:
        if seat is not None:
            return seat
        asked = self.to_move
        if len(asked) > 1:
            raise ViceregalError(WHO_ACTS, seats=", ".join([str(each) for each in asked]))
        return asked[0] if asked else 0

    # Going back -------------------------------------------------------------------------------------------------

    def undo(self, seat: Seat, consent: Iterable[Seat] = (), even_revealed: bool = False) -> None:
        """Take back the last decision of a seat, or row of decisions, with everything since; NoUndo says why not.

        Decisions of others in between go with it only if they are in `consent` (bots always are willing), and what
        has come to light stays unless everybody agrees to forget it (`even_revealed`).
        """
        back = self.way_back(seat)
        unwilling = sorted(back.others - set(consent))
        if unwilling:
            raise NoUndo(ACTED_SINCE, seat=unwilling[0])
        if back.reveals and not even_revealed:
            raise NoUndo(COME_TO_LIGHT)
        self.rewind(back.entry)

    def way_back(self, seat: Seat) -> WayBack:
        """What it would mean to take back the last decision of a seat, or row of decisions; NoUndo if there is none."""
        first = self._last_of(seat)
        since = self.log[first:]
        others = frozenset([entry.seat for entry in since]) - {seat, CHANCE}
        return WayBack(first, others, any([entry.reveals() for entry in since]))

    def _last_of(self, seat: Seat) -> int:
        for number in range(len(self.log) - 1, -1, -1):
            if self.log[number].seat == seat and not self.log[number].joined:
                return number
        raise NoUndo(DECIDED_NOTHING, seat=seat)

    def rewind(self, entries: int) -> None:
        """Go back to when the log had so many entries."""
        if not 0 <= entries < len(self.log):
            raise NoUndo(NO_ENTRY, entry=entries)
        self.state = self.state_before(entries)
        del self.log[entries:]
        del self.kept[(entries + APART - 1) // APART :]

    def state_before(self, entry: int) -> State:
        """A copy of the state in which this decision of the log was made; after the last one: of the state now."""
        if entry == len(self.log):
            return self.state.clone()
        state = self.kept[entry // APART].clone()
        for made in self.log[entry - entry % APART : entry]:
            self.game.apply(state, made.seat, made.action)
        return state

    def states(self) -> Iterator[State]:
        """The state before each decision, and the state now, each a copy."""
        for number, made in enumerate(self.log):
            if number % APART == 0:
                walked = self.kept[number // APART].clone()
            yield walked.clone()
            self.game.apply(walked, made.seat, made.action)
        yield self.state.clone()


def _restored(
    begin: tuple[Game, State, Chance, tuple[str, ...], Document | None],
    before: tuple[State | None, list[tuple[Seat, Action]]],
    log: list[tuple[Seat, Action, bool]],
) -> Match:
    match = Match(*begin)
    match.rest, match.since = before
    for seat, action, joined in log:
        match.enter(seat, action, joined)
    return match
