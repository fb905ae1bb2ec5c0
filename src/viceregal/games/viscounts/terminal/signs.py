"""Icons, goods, papers and effects as they are drawn: one sign for each thing, never told by colour alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from viceregal.core.records import Effect
from viceregal.games.viscounts.rules import effects
from viceregal.games.viscounts.rules.cards.rows import (
    NO_SCORE,
    SCORED,
    Manuscript,
)
from viceregal.games.viscounts.rules.effects import NOTHING, Ongoing
from viceregal.games.viscounts.rules.funding import PAID_IN
from viceregal.i18n.game_speech import GameSpeech
from viceregal.terminal.palette import Tincture

# Merchant, builder, noble, cleric, criminal; their ink on paper.
ICON_SIGNS: Final = "⚖⚒⚜✝☠"
ICON_INKS: Final = ("#1F4690", "#5B5148", "#8A5A00", "#1A1208", "#6A2C7A")
# Silver, ink well, gold, stone, any resource, debt, deed, virtue, corruption.
THING_SIGNS: Final = "◎✒◆■✦⊟⊞◁▶"
SILVER, RESOURCE, DEBT, DEED, VIRTUE, CORRUPTION = "◎", "✦", "⊟", "⊞", "◁", "▶"
PAPER_SIGNS: Final = ("↻⊟", "↻⊞", "↻⊟⊞")
BUILDING_SIGNS: Final = "∩∆⌂"  # trading post, guildhall, workshop
RIBBON_SIGNS: Final = "♠♦♣♥"  # black, yellow, grey, blue
RIBBON_TINCTURES: Final = (
    Tincture(field="#2A2420", dark="#000000", charge="#F4E8CC"),
    Tincture(field="#D9A92C", dark="#8A6410", charge="#2A1C06"),
    Tincture(field="#8C8478", dark="#5B5148", charge="#FFFAEE"),
    Tincture(field="#2A5BB8", dark="#17386F", charge="#F4F7FF"),
)
SEAT_SIGNS: Final = "☀☾★☄"
SEAT_TINCTURES: Final = (
    Tincture(field="#A3221B", dark="#6B0D13", charge="#FFE9DC"),
    Tincture(field="#24539F", dark="#17386F", charge="#EEF4FF"),
    Tincture(field="#2B6B33", dark="#184A1F", charge="#EAF7DF"),
    Tincture(field="#D9A92C", dark="#8A6410", charge="#2A1C06"),
)
WORKER: Final = "♙"
LEADER: Final = "♚"
POINTS: Final = "♛"
TOWNSFOLK: Final = "☺"
MANUSCRIPT: Final = "▤"
REARRANGE: Final = "⇄"
DISCARD: Final = "✕"
DESTROY: Final = "✂"
SHUFFLE: Final = "⟳"
STEP: Final = "→"
SCHEME: Final = "▥"
RIVER: Final = "≈"
DROP: Final = "↘"
AT_ONCE: Final = "↯"
ONGOING: Final = "∞"
COLLISION: Final = "✺"
TIMING_SIGNS: Final = ("", AT_ONCE, DROP, ONGOING)  # as TIMINGS

_PLAIN: Final[dict[type, str]] = {
    effects.Nothing: "–",
    effects.Rearrange: REARRANGE,
    effects.DestroyOwn: f"{DESTROY}1",
    effects.Shuffle: SHUFFLE,
    effects.FreeHire: f"+{TOWNSFOLK}",
    effects.CastleMove: f"{WORKER}{STEP}",
    effects.FreeManuscript: f"+{MANUSCRIPT}",
    effects.GainScheme: f"+{SCHEME}",
    effects.DismissAdjacent: f"−{TOWNSFOLK}",
}


def effect(what: Effect, speech: GameSpeech) -> str:
    """What an effect gives, in a few signs: `2◎`, `↻⊟⊞`, `✒/■`; in words where there are none for it."""
    match what:
        case effects.InOrder():
            return " ".join([effect(part, speech) for part in what.parts])
        case effects.OneOf():
            return "/".join([effect(part, speech) for part in what.parts])
        case effects.Gain():
            return _counted(THING_SIGNS[what.thing], what.count)
        case effects.Flip():
            return _counted(PAPER_SIGNS[what.paper], what.count)
        case effects.Discard():
            return _counted(DISCARD, what.count)
        case effects.Destroy():
            return _counted(DESTROY, what.count)
        case effects.PlaceFree():
            return f"+{what.count}{WORKER}"
        case effects.BuildFree():
            return f"+{BUILDING_SIGNS[what.building]}"
    return _PLAIN.get(type(what)) or speech.effect(what)


def _counted(sign: str, count: int) -> str:
    return sign if count == 1 else f"{count}{sign}"


def goods(pieces: Sequence[int]) -> str:
    """Goods one by one, told together: `2◎✒`."""
    return "".join(
        [_counted(THING_SIGNS[good], pieces.count(good)) for good in range(4) if pieces.count(good)]
    )


def ability(what: Effect | Ongoing, speech: GameSpeech) -> str:
    """What a townsfolk does: before the colon or the equals sign stands when, after it what."""
    if isinstance(what, Effect):
        return effect(what, speech)
    match what:
        case effects.AfterAct():
            return f"{ICON_SIGNS[what.act]}: {effect(what.effect, speech)}"
        case effects.OnDebtFlipped():
            return f"↻{DEBT}: {effect(what.effect, speech)}"
        case effects.OnDebtGained():
            return f"+{DEBT}: {effect(what.effect, speech)}"
        case effects.OnCollision():
            return f"{COLLISION}: {effect(what.effect, speech)}"
        case effects.PairsOfMerchants():
            return f"2{ICON_SIGNS[0]}={ICON_SIGNS[what.act]}"
        case effects.PairsOfSilver():
            return f"2{SILVER}={ICON_SIGNS[what.act]}"
        case effects.FirstCountsTwo():
            return f"{THING_SIGNS[PAID_IN[what.act]]}=2{ICON_SIGNS[what.act]}"
        case effects.OthersCount():
            return f"{RESOURCE}={ICON_SIGNS[what.act]}"
    raise TypeError(f"no signs for {type(what).__name__}")


# What a manuscript scores for, besides icons; the order is that of SCORED.
_SCORED_SIGNS: Final = (
    *ICON_SIGNS,
    MANUSCRIPT,
    f"↻{DEED}",
    f"↻{DEBT}",
    WORKER,
    RESOURCE,
    BUILDING_SIGNS,
)
assert len(_SCORED_SIGNS) == len(SCORED)


def tile_gives(row: Manuscript, speech: GameSpeech) -> str:
    """Its effect, and what it scores for: `♛/2♙` is a point for every two workers."""
    said = [] if row.effect == NOTHING else [effect(row.effect, speech)]
    if row.scores != NO_SCORE:
        said.append(f"{POINTS}/{_counted(_SCORED_SIGNS[row.scores], row.per)}")
    return " ".join(said) or effect(NOTHING, speech)


# Drawn with their colours --------------------------------------------------------------------------------------------


def icons(counts: Sequence[int], ground: Style, *, counted: bool = False) -> Text:
    """Each icon as often as it is there, or with its number."""
    text = Text()
    for icon, count in enumerate(counts):
        style = ground + Style(color=ICON_INKS[icon], bold=True)
        if counted:
            text.append(f"{ICON_SIGNS[icon]}{count} ", style)
        else:
            text.append(ICON_SIGNS[icon] * count, style)
    return text


def ribbon(number: int, cost: int) -> Text:
    """The ribbon of a manuscript with its cost on it."""
    tincture = RIBBON_TINCTURES[number]
    return Text(
        f" {RIBBON_SIGNS[number]}{cost} ", Style(color=tincture.charge, bgcolor=tincture.field, bold=True)
    )


def seat_style(seat: int) -> Style:
    tincture = SEAT_TINCTURES[seat]
    return Style(color=tincture.charge, bgcolor=tincture.field, bold=True)


def of_seat(seat: int, text: str = "") -> Text:
    """The sign of a seat on its colour, with something beside it."""
    return Text(f"{SEAT_SIGNS[seat]}{text}", seat_style(seat))


def workers(counts: Sequence[int], ground: Style) -> Text:
    """`☀2 ☾1`: whose workers stand there."""
    signs = [of_seat(seat, str(count)) for seat, count in enumerate(counts) if count]
    return Text(" ", ground).join(signs) if signs else Text("·", ground)
