"""All keys, and what the signs on the table mean."""

from __future__ import annotations

from rich.text import Text

from viceregal.games.viscounts.terminal import signs
from viceregal.i18n.catalogue import Speech
from viceregal.terminal.help_pages import help_page
from viceregal.terminal.palette import Palette

_KEYS = (
    ("↑ ↓  Tab", "help.tab"),
    ("← →", "help.ways"),
    ("1 – 9", "help.digits"),
    ("Enter", "help.enter"),
    ("Esc", "help.escape"),
    ("V", "help.look"),
    ("T", "help.ai_turn"),
    ("B", "help.turn"),
    ("Z", "help.undo"),
    ("H", "help.hint"),
    ("R", "help.rule"),
    ("C  PgUp  PgDn", "help.chronicle"),
    ("Space", "help.space"),
    ("L  F2", "help.language"),
    ("D", "help.light"),
    ("S", "help.save"),
    ("N", "help.new"),
    ("Q", "help.quit"),
    ("?  F1", "help.help"),
)
_SIGNS = (
    *zip(
        signs.ICON_SIGNS,
        ("icon.merchant", "icon.builder", "icon.noble", "icon.cleric", "icon.criminal"),
        strict=True,
    ),
    *zip(
        signs.THING_SIGNS,
        (
            "good.silver",
            "good.ink",
            "good.gold",
            "good.stone",
            "help.resource",
            "help.debt",
            "help.deed",
            "help.virtue",
            "help.corruption",
        ),
        strict=True,
    ),
    ("↻", "help.flip"),
    *zip(
        signs.BUILDING_SIGNS,
        ("building.trading-post", "building.guildhall", "building.workshop"),
        strict=True,
    ),
    *zip(signs.RIBBON_SIGNS, ("ribbon.black", "ribbon.yellow", "ribbon.grey", "ribbon.blue"), strict=True),
    (signs.MANUSCRIPT, "help.manuscript"),
    (signs.TOWNSFOLK, "help.townsfolk"),
    (f"+{signs.TOWNSFOLK}  −{signs.TOWNSFOLK}", "help.hire"),
    (signs.WORKER, "help.worker"),
    (f"{signs.WORKER}{signs.STEP}", "help.castle_move"),
    (signs.LEADER, "help.leader"),
    (signs.POINTS, "help.points"),
    (signs.REARRANGE, "help.rearrange"),
    (f"{signs.DISCARD}  {signs.DESTROY}", "help.discard"),
    (signs.SHUFFLE, "help.shuffle"),
    (f"{signs.AT_ONCE} {signs.DROP} {signs.ONGOING}", "help.timing"),
    (signs.COLLISION, "help.collision"),
    ("[✒] ◁", "help.spot"),
    (signs.RIVER, "help.river"),
    ("·12", "help.below"),
    (signs.SCHEME, "help.scheme"),
    ("* ° †", "mark.legend"),
    ("◇ ◆", "help.sign_target"),
)


def help_text(speech: Speech, palette: Palette) -> Text:
    return help_page(speech.of("viscounts"), palette, _KEYS, _SIGNS)
