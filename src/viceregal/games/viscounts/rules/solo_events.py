"""What happened in the turns of the AI, with the reason of each step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from viceregal.core.records import Effect, Event

# What the AI finds of an action: it takes it, cannot pay for it, or has nothing to take it with or on.
VERDICTS: Final = ("taken", "too-dear", "nothing-to-take")
TAKEN: Final = 0
TOO_DEAR: Final = 1
NOTHING_TO_TAKE: Final = 2

# Why the AI does what it does where a player would choose; each with the rule that lays it down.
REASONS: Final = (
    "first-spot",
    "next-spot",
    "own-section",
    "clockwise-group",
    "bump-human",
    "first-option",
    "own-manuscript",
    "next-manuscript",
    "only-debt",
    "only-deed",
    "fewer-debts",
    "fewer-deeds",
    "tie-debt",
    "shuffle-criminals",
    "shuffle-honest",
    "slot-built",
    "slot-collision",
    "slot-flip",
    "slot-scheme",
    "slot-shuffle",
    "upper-row",
)
REASON_RULES: Final = (
    "VW-12.4",
    "VW-12.4",
    "VW-12.5",
    "VW-12.5",
    "VW-12.5",
    "VW-12.5",
    "VW-12.6",
    "VW-12.6",
    "VW-12.7",
    "VW-12.7",
    "VW-12.7",
    "VW-12.7",
    "VW-12.7",
    "VW-4.5",
    "VW-4.5",
    "VW-12.2",
    "VW-12.10",
    "VW-12.2",
    "VW-12.2",
    "VW-12.1",
    "VW-12.10",
)
FIRST_SPOT: Final = 0
NEXT_SPOT: Final = 1
OWN_SECTION: Final = 2
CLOCKWISE_GROUP: Final = 3
BUMP_HUMAN: Final = 4
FIRST_OPTION: Final = 5
OWN_MANUSCRIPT: Final = 6
NEXT_MANUSCRIPT: Final = 7
ONLY_DEBT: Final = 8
ONLY_DEED: Final = 9
FEWER_DEBTS: Final = 10
FEWER_DEEDS: Final = 11
TIE_DEBT: Final = 12
SHUFFLE_CRIMINALS: Final = 13
SHUFFLE_HONEST: Final = 14
SLOT_BUILT: Final = 15
SLOT_COLLISION: Final = 16
SLOT_FLIP: Final = 17
SLOT_SCHEME: Final = 18
SLOT_SHUFFLE: Final = 19
UPPER_ROW: Final = 20

# The rows of a scheme, downwards (VW-12.2).
ROW_NAMES: Final = ("corruption", "bonus", "move", "action")


@dataclass(frozen=True)
class AiSeated(Event):
    """The AI's board and where its viscount stands."""

    ai_board: int
    place: int


@dataclass(frozen=True)
class SchemeDropped(Event):
    """It has left space 3 of the AI's board."""

    scheme: int


@dataclass(frozen=True)
class SchemeRevealed(Event):
    scheme: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class SchemeGained(Event):
    """A future scheme onto the AI's discard pile."""

    scheme: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class SchemeAdded(Event):
    """A future scheme is shuffled, unseen, into the AI's pile at the start."""


@dataclass(frozen=True)
class AiDismissed(Event):
    """The townsfolk beside its viscount."""

    card: int


@dataclass(frozen=True)
class AiConsidered(Event):
    """An action of the bottom row: what it needs, the icons and the resources the AI has for it, and what came of it."""

    aim: int
    need: int
    have: int
    spare: int
    verdict: int


@dataclass(frozen=True)
class AiFellBack(Event):
    """No action was possible: the last entry of the row."""

    scheme: int


@dataclass(frozen=True)
class AiConverted(Event):
    """An effect means something else to the AI."""

    effect: Effect
    into: Effect


@dataclass(frozen=True)
class AiTook(Event):
    """A resource by its chart: it had so many of it, and takes it as long as it has fewer than enough."""

    good: int
    have: int
    need: int


@dataclass(frozen=True)
class AiRowBegan(Event):
    """It comes to a row of its scheme; `count` are its criminal icons, or the steps of its viscount."""

    row: int
    scheme: int
    count: int


@dataclass(frozen=True)
class AiSpent(Event):
    """Resources where its icons do not suffice, or for a flip."""

    aim: int
    pays: tuple[int, ...]


@dataclass(frozen=True)
class AiBuilt(Event):
    """A building on a spot; what its slot gives stands on the AI's own board."""

    building: int
    spot: int


@dataclass(frozen=True)
class AiReasoned(Event):
    """Why it does what it does next."""

    reason: int


# The rule that each step follows; gains and the like follow those of a player.
OF_THE_AI: Final = (
    SchemeDropped,
    SchemeRevealed,
    SchemeGained,
    SchemeAdded,
    AiSeated,
    AiDismissed,
    AiConsidered,
    AiFellBack,
    AiConverted,
    AiTook,
    AiRowBegan,
    AiSpent,
    AiBuilt,
    AiReasoned,
)
RULES_OF_STEPS: Final[dict[type, str]] = {
    SchemeDropped: "VW-12.1",
    SchemeRevealed: "VW-12.1",
    SchemeGained: "VW-12.8",
    SchemeAdded: "VW-11.2",
    AiSeated: "VW-11.4",
    AiDismissed: "VW-12.8",
    AiConsidered: "VW-12.3",
    AiFellBack: "VW-12.2",
    AiConverted: "VW-12.8",
    AiTook: "VW-12.7",
    AiRowBegan: "VW-12.2",
    AiSpent: "VW-12.3",
    AiBuilt: "VW-12.4",
}


def rule_of(event: Event) -> str:
    """The rule that a step of the AI follows; nothing for what needs none."""
    if isinstance(event, AiReasoned):
        return REASON_RULES[event.reason]
    return RULES_OF_STEPS.get(type(event), "")
