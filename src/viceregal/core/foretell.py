"""What would come of actions, as far as a seat can know: the events, the price, the points, and what is asked then.

The rules themselves carry the actions out, on a picture of the game in which all that is hidden from the seat is
guessed. A foretelling ends where the guess would begin to matter: before a question to chance or to others, before an
event that is news to the seat, and before a step that hangs on a secret.

Where several answer in secret at once, that is the own answer. `alone` goes further: it tells what would come of the
actions if nobody else were asked, so that the price of a card can be seen before it is sealed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from viceregal.core.chance import Chance
from viceregal.core.complaints import SPECTATOR_DECIDES_NOTHING
from viceregal.core.errors import Refusal, ViceregalError
from viceregal.core.game import Document, Game, ScoreLine, View
from viceregal.core.records import CHANCE, Action, Event, Frame, Seat, Value
from viceregal.core.rules import State

# Why a foretelling goes no further.
ASKED: Final = "asked"  # the seat itself is asked, and no action is left
OTHERS: Final = "others"
CHANCES: Final = "chance"
SECRET: Final = "secret"
OVER: Final = "over"
REFUSED: Final = "refused"
STOPS: Final = (ASKED, OTHERS, CHANCES, SECRET, OVER, REFUSED)


@dataclass(frozen=True)
class ScoreChange(Value):
    """How the points of a seat under a heading change, and the lines of the sheet that go and come."""

    seat: Seat
    heading: str
    before: int
    after: int
    gone: tuple[ScoreLine, ...]
    come: tuple[ScoreLine, ...]


@dataclass(frozen=True)
class HoldingChange(Value):
    """How many a seat holds of a thing before and after, where everybody sees it."""

    seat: Seat
    thing: str
    before: int
    after: int


class Barred:
    """An answer that one would look for and that is refused now."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        self.action = action
        self.refusal = refusal


class Foretelling:
    """What a seat can know of actions that it has not taken."""

    def __init__(self, seat: Seat, actions: tuple[Action, ...]) -> None:
        self.seat = seat
        self.actions = actions
        self.done = 0  # so many of the actions were carried out
        self.refusal: Refusal | None = None  # of the action after those
        self.events: list[Event] = []
        self.stop = ""
        self.by = ""  # for a secret: the kind of step that would tell it, or of question whose answer would
        self.asked: Frame | None = None  # the question that the foretelling ends at
        self.offered: list[Action] = []  # what the seat itself may answer to it
        self.barred: list[Barred] = []  # what it would look for among the answers
        # Questions to chance that were passed by, since what comes then is the same whatever it answers. The first is
        # the one that is asked; what chance itself would tell is not among the events.
        self.put_off: list[Frame] = []
        self.scores: list[ScoreChange] = []
        # What the seat holds before and after, and what went and came on the way: a gem paid and won back is in both.
        self.before: dict[str, int] = {}
        self.after: dict[str, int] = {}
        self.cost: dict[str, int] = {}
        self.gain: dict[str, int] = {}
        self.holdings: list[HoldingChange] = []  # of all seats

    @property
    def answers(self) -> int:
        """How many answers the seat has to the question that the foretelling ends at."""
        return len(self.offered)

    def to_plain(self, game: Game) -> Document:
        """The JSON form, in the words of the game."""
        asked = self.asked
        return {
            "seat": self.seat,
            "actions": [game.text(action) for action in self.actions],
            "done": self.done,
            "stop": self.stop,
            "by": self.by or None,
            "refusal": None if self.refusal is None else plain_refusal(self.refusal),
            "events": [game.words.plain(event) for event in self.events],
            "asked": None if asked is None else game.words.plain(asked),
            "deciders": [] if asked is None else list(asked.deciders()),
            "answers": self.answers,
            "barred": [
                {"action": game.text(each.action), "refusal": plain_refusal(each.refusal)}
                for each in self.barred
            ],
            "put_off": [game.words.plain(frame) for frame in self.put_off],
            "scores": [_plain_change(change) for change in self.scores],
            "before": self.before,
            "after": self.after,
            "cost": self.cost,
            "gain": self.gain,
        }


def plain_refusal(refusal: Refusal) -> Document:
    """The JSON form of a refusal: its rule, what is wrong by name and as a sentence with its values, and what is missing."""
    return {
        "rule": refusal.rule,
        "complaint": refusal.complaint.key,
        "template": refusal.complaint.english,
        "values": dict(refusal.values),
        "missing": dict(refusal.missing),
    }


def _plain_change(change: ScoreChange) -> Document:
    return {
        "seat": change.seat,
        "heading": change.heading,
        "before": change.before,
        "after": change.after,
        "gone": [_plain_line(line) for line in change.gone],
        "come": [_plain_line(line) for line in change.come],
    }


def _plain_line(line: ScoreLine) -> dict[str, Any]:
    return {"points": line.points, "sources": list(line.sources)}


# Foretelling ------------------------------------------------------------------------------------------------------


def foretell(game: Game, s: State, seat: Seat, actions: Sequence[Action], alone: bool = False) -> Foretelling:
    """What would come of these actions of a seat, one after the other. The state is not changed."""
    return foretell_in(game, as_known_to(game, s, seat, alone), seat, actions)


def foretell_view(game: Game, view: View, actions: Sequence[Action], alone: bool = False) -> Foretelling:
    """The same for those who have a view only; it says whose it is."""
    seat = view["viewer"]
    if seat is None:
        raise ViceregalError(SPECTATOR_DECIDES_NOTHING)
    picture = game.guess(view, Chance(0))
    return foretell_in(game, _alone(game, picture, seat) if alone else picture, seat, actions)


def as_known_to(game: Game, s: State, seat: Seat, alone: bool = False) -> State:
    """The seat's own picture of the game: what is hidden from it is replaced by a guess, always the same one."""
    picture = s.clone()
    game.redeal(picture, seat, Chance(0))
    return _alone(game, picture, seat) if alone else picture


def _alone(game: Game, picture: State, seat: Seat) -> State:
    """As if nobody else were asked now."""
    if seat in game.deciders(picture):
        game.rules.leave_alone(picture, seat)
    return picture


def foretell_in(game: Game, picture: State, seat: Seat, actions: Sequence[Action]) -> Foretelling:
    """The same in a picture that is at hand; it is used up. All pictures of one view give the same foretelling."""
    made = Foretelling(seat, tuple(actions))
    sheet = game.known_score_sheet(picture, seat)
    held = game.open_holdings(picture)
    walk = Walk(game, picture, seat, made)
    walk.go()
    made.after = walk.held
    if made.done:
        made.scores = score_changes(sheet, game.known_score_sheet(walk.s, seat))
        made.holdings = holding_changes(held, game.open_holdings(walk.s))
    if made.put_off:
        made.asked = made.put_off[0]
    elif walk.s.todo and made.stop != SECRET:
        made.asked = walk.s.todo[-1]
    if made.asked is not None and seat in made.asked.deciders():
        made.offered = game.legal(walk.s, seat)
        made.barred = barred(game, walk.s, seat)
    return made


def barred(game: Game, s: State, seat: Seat) -> list[Barred]:
    """What the seat would look for among the answers to what is asked now, but is refused, and why."""
    found = []
    for action in game.rules.barred(s, seat):
        refusal = game.why_not(s, seat, action)
        if refusal is not None:
            found.append(Barred(action, refusal))
    return found


class Walk:
    """Carries actions out step by step, and keeps what the steps tell the seat as long as that is no news to it.

    A step is told whole or not at all: its events may come in an order that would give the secret away.
    """

    def __init__(self, game: Game, s: State, seat: Seat, made: Foretelling) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.made = made
        self.held = made.before = game.holdings(s, seat)
        # What the step under way has told so far, and what the seat held at each event.
        self.heard: list[Event] = []
        self.counts: list[dict[str, int]] = []
        self.is_news = False

    def go(self) -> None:
        """Through the actions of the foretelling, as far as they lead."""
        made = self.made
        self.stop_at_question()
        for action in made.actions:
            refusal = self.game.why_not(self.s, self.seat, action)
            if refusal is not None:
                made.refusal = refusal
                made.stop = REFUSED
                break
            self.carry_out(action)
            made.done += 1
            if made.stop != ASKED:
                break

    def carry_out(self, action: Action) -> None:
        """To the next question, or to the first secret: then the state is the one before the step that tells it."""
        rules = self.game.rules
        kept, frame = self.s.clone(), self.s.todo[-1]
        rules.answer(self.s, self.seat, action, self.hear)
        self.keep()
        while not self.is_news and self.is_step():
            kept, frame = self.s.clone(), self.s.todo[-1]
            if rules.is_secret_from(self.s, self.seat):
                self.is_news = True
            else:
                rules.advance(self.s, self.hear)
                self.keep()
        if self.is_news:
            self.s = kept
        if self.is_news and not self.made.put_off:
            self.made.stop = SECRET
            self.made.by = type(frame).__name__
        else:
            self.stop_at_question()

    def is_step(self) -> bool:
        """Is there a step to go on with? Questions to chance that may wait are put off."""
        todo, rules = self.s.todo, self.game.rules
        while todo and type(todo[-1]) in rules.waiting:
            self.made.put_off.append(todo.pop())
        return rules.is_step(self.s)

    def stop_at_question(self) -> None:
        deciders = self.game.deciders(self.s)
        if not self.s.todo:
            self.made.stop = OVER
        elif deciders == (CHANCE,) or self.made.put_off:
            self.made.stop = CHANCES
        else:
            self.made.stop = ASKED if self.seat in deciders else OTHERS

    def hear(self, event: Event, only: tuple[Seat, ...] | None = None) -> None:
        """What is held is looked at with every event: what is paid and won back in one step counts both ways."""
        if only is None or self.seat in only:
            self.is_news = self.is_news or event.is_news_to(self.seat)
            self.heard.append(event)
        self.counts.append(self.game.holdings(self.s, self.seat))

    def keep(self) -> None:
        """A step is done: what it told and moved goes into the foretelling, unless any of it is news."""
        if self.is_news:
            return
        made = self.made
        made.events.extend(self.heard)
        self.counts.append(self.game.holdings(self.s, self.seat))
        for held in self.counts:
            for thing, count in held.items():
                more = count - self.held.get(thing, 0)
                if more > 0:
                    made.gain[thing] = made.gain.get(thing, 0) + more
                elif more < 0:
                    made.cost[thing] = made.cost.get(thing, 0) - more
            self.held = held
        self.heard, self.counts = [], []


def holding_changes(before: Sequence[dict[str, int]], after: Sequence[dict[str, int]]) -> list[HoldingChange]:
    """Seat by seat, thing by thing."""
    return [
        HoldingChange(seat, thing, old[thing], count)
        for seat, (old, new) in enumerate(zip(before, after, strict=True))
        for thing, count in new.items()
        if count != old[thing]
    ]


# The score --------------------------------------------------------------------------------------------------------


def score_changes(before: Sequence[ScoreLine], after: Sequence[ScoreLine]) -> list[ScoreChange]:
    """Heading by heading, where any line is another one."""
    old, new = _by_heading(before), _by_heading(after)
    changes = []
    for key in [*old, *[key for key in new if key not in old]]:
        lines, others = old.get(key, []), new.get(key, [])
        if lines == others:
            continue
        gone, come = _without(lines, others), _without(others, lines)
        if gone or come:
            points, then = _sum(lines), _sum(others)
            changes.append(ScoreChange(key[0], key[1], points, then, tuple(gone), tuple(come)))
    return changes


def _by_heading(sheet: Sequence[ScoreLine]) -> dict[tuple[Seat, str], list[ScoreLine]]:
    found: dict[tuple[Seat, str], list[ScoreLine]] = {}
    for line in sheet:
        found.setdefault((line.seat, line.heading), []).append(line)
    return found


def _without(lines: list[ScoreLine], others: list[ScoreLine]) -> list[ScoreLine]:
    left = others[:]
    found = []
    for line in lines:
        if line in left:
            left.remove(line)
        else:
            found.append(line)
    return found


def _sum(lines: list[ScoreLine]) -> int:
    return sum([line.points for line in lines])
