"""The colours of the table: vellum, ink, gold leaf and the red of a rubric, by day and by candle."""

from __future__ import annotations

from dataclasses import dataclass

from rich.color import Color, blend_rgb
from rich.color_triplet import ColorTriplet
from textual.theme import Theme


@dataclass(frozen=True)
class Palette:
    """What each colour is for, not what it looks like."""

    name: str
    dark: bool
    page: str
    sheet: str  # where panels are written
    raised: str
    inset: str
    card_paper: str  # the name strip of a card
    card_ink: str
    ink: str
    ink_2: str
    ink_3: str  # the faintest that is still read
    on_strong: str
    rule: str
    rule_strong: str
    rubric: str  # red ink: turns, rule ids, refusals
    rubric_fill: str
    lapis: str
    gold: str  # gold leaf: fills and frames
    gold_ink: str
    gold_wash: str
    veil: float  # how far cards out of play fade into the sheet

    def theme(self) -> Theme:
        return Theme(
            name=self.name,
            primary=self.rubric_fill,
            secondary=self.lapis,
            accent=self.gold,
            foreground=self.ink,
            background=self.page,
            surface=self.sheet,
            panel=self.inset,
            error=self.rubric,
            warning=self.gold_ink,
            success=self.lapis,
            dark=self.dark,
            variables={
                "rule": self.rule,
                "rule-strong": self.rule_strong,
                "ink-2": self.ink_2,
                "ink-3": self.ink_3,
                "gold-ink": self.gold_ink,
                "raised": self.raised,
                "input-selection-background": self.gold_wash,
                "scrollbar": self.rule_strong,
                "scrollbar-background": self.sheet,
                "scrollbar-corner-color": self.sheet,
                "scrollbar-hover": self.gold_ink,
                "scrollbar-active": self.gold_ink,
                "scrollbar-background-hover": self.sheet,
                "scrollbar-background-active": self.sheet,
            },
        )


PARCHMENT = Palette(
    name="parchment",
    dark=False,
    page="#E9DBBB",
    sheet="#F8F0DC",
    raised="#FFFAEE",
    inset="#EBDDBD",
    card_paper="#FBF3DE",
    card_ink="#2A1C10",
    ink="#2A1C10",
    ink_2="#54412B",
    ink_3="#725B3C",
    on_strong="#FFF6E2",
    rule="#D6C196",
    rule_strong="#A98B55",
    rubric="#A3221B",
    rubric_fill="#A3221B",
    lapis="#1F4690",
    gold="#E2B748",
    gold_ink="#7D5408",
    gold_wash="#F6E3AC",
    veil=0.6,
)
CANDLELIGHT = Palette(
    name="candlelight",
    dark=True,
    page="#120D0A",
    sheet="#1E1712",
    raised="#2A2019",
    inset="#150F0B",
    card_paper="#E4D3AC",
    card_ink="#2A1C10",
    ink="#F4E8CC",
    ink_2="#D3C09A",
    ink_3="#AA956F",
    on_strong="#FFF6E2",
    rule="#43342A",
    rule_strong="#7C6440",
    rubric="#F4897A",
    rubric_fill="#B5352B",
    lapis="#9DBCF4",
    gold="#E2B748",
    gold_ink="#E8C265",
    gold_wash="#3D2E12",
    veil=0.62,
)
PALETTES = {palette.name: palette for palette in (PARCHMENT, CANDLELIGHT)}


@dataclass(frozen=True)
class Tincture:
    """The colours of a house: its field and the charge on it."""

    field: str
    dark: str
    charge: str


def blend(one: str, other: str, share: float) -> str:
    """A colour on the way from one to the other; share 0 is the one, 1 the other."""
    mixed: ColorTriplet = blend_rgb(_rgb(one), _rgb(other), share)
    return mixed.hex


def _rgb(colour: str) -> ColorTriplet:
    return Color.parse(colour).get_truecolor()
