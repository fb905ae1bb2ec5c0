"""What is printed on the cards, tiles and boards of Viscounts: in words, and as data for pages that draw it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from viceregal.core.records import Effect
from viceregal.games.faces import Face
from viceregal.games.viscounts.rules.board import PLACES, SECOND_TIER, SECTIONS, THIRD_TIER
from viceregal.games.viscounts.rules.cards import ai_boards
from viceregal.games.viscounts.rules.cards.ai_boards import AI_BOARDS
from viceregal.games.viscounts.rules.cards.deck import (
    CARDS,
    FIRST_HERO,
    FIRST_PRINTED,
    FIRST_STARTER,
    ROWS,
    SCHEME_KEYS,
    TILES,
)
from viceregal.games.viscounts.rules.cards.manuscripts import MANUSCRIPTS
from viceregal.games.viscounts.rules.cards.player_cards import PLAYER_CARDS
from viceregal.games.viscounts.rules.cards.rows import (
    AIMS,
    MARKS,
    NEVER,
    NO_SCORE,
    RECONSTRUCTION,
    RIBBONS,
    SCORED,
    TIMINGS,
    VERIFIED,
    Spot,
)
from viceregal.games.viscounts.rules.cards.schemes import SCHEMES
from viceregal.games.viscounts.rules.cards.segments import SEGMENTS
from viceregal.games.viscounts.rules.effects import (
    ACTS,
    BUILDINGS,
    GOODS,
    ICONS,
    NOTHING,
    InOrder,
    OneOf,
    Ongoing,
)
from viceregal.games.viscounts.rules.player_board import (
    ABOVE,
    ABOVE_AI,
    BELOW,
    BUILDING_COST,
    BUILDING_POINTS,
    START_ICONS,
    WORKER_COST,
)
from viceregal.games.viscounts.rules.solo_events import REASON_RULES, REASONS, RULES_OF_STEPS
from viceregal.games.viscounts.rules.vocabulary import WORDS
from viceregal.games.viscounts.words.speech import ViscountsSpeech
from viceregal.i18n.game_speech import GameSpeech

Plain = dict[str, Any]

# The rules that steps in a turn of the AI follow: its own ones, and those that it takes as players do.
STEP_RULES = {kind.__name__: rule for kind, rule in RULES_OF_STEPS.items()} | {
    "Shuffled": "VW-12.1",
    "ViscountMoved": "VW-12.2",
    "ViscountsMet": "VW-12.9",
    "Rearranged": "VW-12.9",
    "Declined": "VW-12.9",
    "Linked": "VW-6.4",
    "WorkersPlaced": "VW-12.5",
    "WorkerRose": "VW-7.1",
    "WorkersSpread": "VW-7.1",
    "WorkerBumped": "VW-7.3",
    "LeaderTaken": "VW-7.4",
    "Transcribed": "VW-12.6",
    "PrintTranscribed": "VW-12.6",
    "BonusTaken": "VW-6.8",
    "CollisionBegan": "VW-12.10",
    "MarkersReset": "VW-8.2",
    "MarkersMoved": "VW-3.1",
    "Flipped": "VW-12.7",
    "CardTurnedUp": "VW-6.2",
    "TileTurnedUp": "VW-6.7",
    "LastRoundCalled": "VW-9.1",
}
SIDES: Final = ("left", "right")
# Whom the lower row of the track is for: by the criminals on their boards.
WITH_CRIMINALS: Final = {True: "some", False: "none", None: "all"}
# The slots of every AI board under trading posts and workshops: what sets them off, and what they give then.
AI_SLOTS: Final = (
    ("built", ai_boards.WHEN_BUILT, VERIFIED),
    ("collision", ai_boards.ON_COLLISION, RECONSTRUCTION),
    ("flip", ai_boards.ON_FLIP, RECONSTRUCTION),
    ("scheme", ai_boards.ON_SCHEME_GAINED, VERIFIED),
    ("shuffle", ai_boards.ON_SHUFFLE, VERIFIED),
    ("shuffle", ai_boards.ON_SHUFFLE_TOO, RECONSTRUCTION),
)


def faces(speech: GameSpeech) -> list[Face]:
    assert isinstance(speech, ViscountsSpeech)
    return [
        *[_townsfolk(speech, card) for card in range(len(CARDS))],
        *[_manuscript(speech, tile) for tile in range(len(TILES))],
        *[_scheme(speech, scheme) for scheme in range(len(SCHEME_KEYS))],
        *[_player_card(speech, index) for index in range(len(PLAYER_CARDS))],
        *[_ai_board(speech, board) for board in range(len(AI_BOARDS))],
        *[_segment(speech, segment) for segment in range(len(SEGMENTS))],
        _player_board(speech),
        _castle(speech),
    ]


def _face(key: str, name: str, text: str, printed: Plain) -> Face:
    return Face(key=key, name=name, text=text, segments=[], rows=[], printed=printed)


def _townsfolk(speech: ViscountsSpeech, card: int) -> Face:
    row = ROWS[card]
    printed: Plain = {
        "kind": "townsfolk",
        "of": _origin(card),
        "value": row.value,
        "icons": _icons(row.icons),
        "corner": _effect(speech, row.corner),
        "corner_words": "" if row.corner == NOTHING else speech.effect(row.corner),
        "timing": TIMINGS[row.timing],
        "ability": None if row.timing == NEVER else _ability(speech, row.ability),
        "ability_words": "" if row.timing == NEVER else speech.ability(row.ability),
        "mark": MARKS[row.mark],
    }
    return _face(CARDS[card], speech.card(card), speech.card_text(card), printed)


def _origin(card: int) -> str:
    if card >= FIRST_PRINTED:
        return "printed"
    if card >= FIRST_STARTER:
        return "starter"
    return "hero" if card >= FIRST_HERO else "neutral"


def _manuscript(speech: ViscountsSpeech, tile: int) -> Face:
    row = MANUSCRIPTS[tile]
    printed: Plain = {
        "kind": "manuscript",
        "ribbon": RIBBONS[row.ribbon],
        "cost": row.cost,
        "effect": _effect(speech, row.effect),
        "scores": None if row.scores == NO_SCORE else SCORED[row.scores],
        "per": row.per,
        "grey_back": row.grey_back,
        "words": speech.tile_gives(row),
        "mark": MARKS[row.mark],
    }
    return _face(TILES[tile], speech.tile(tile), speech.tile_text(tile), printed)


def _scheme(speech: ViscountsSpeech, scheme: int) -> Face:
    row = SCHEMES[scheme]
    printed: Plain = {
        "kind": "scheme",
        "future": row.future,
        "icons": _icons(row.icons),
        "corrupts": row.corrupts,
        "bonus": _effect(speech, row.bonus),
        "steps": row.steps,
        "acts": [AIMS[act] for act in row.acts],
        "otherwise": _effect(speech, row.otherwise),
        "mark": MARKS[row.mark],
    }
    return _face(SCHEME_KEYS[scheme], speech.scheme(scheme), speech.scheme_text(scheme), printed)


def _player_card(speech: ViscountsSpeech, index: int) -> Face:
    row = PLAYER_CARDS[index]
    printed: Plain = {
        "kind": "player-card",
        "number": row.number,
        "goods": dict(zip(GOODS, row.goods, strict=True)),
        "choices": row.choices,
        "debts": row.debts,
        "deeds": row.deeds,
        "extra": _effect(speech, row.extra),
        "extra_words": speech.effect(row.extra),
        "mark": MARKS[row.mark],
    }
    return _face(str(row.number), speech.player_card(index), speech.player_card_text(index), printed)


def _ai_board(speech: ViscountsSpeech, board: int) -> Face:
    row = AI_BOARDS[board]
    slots: list[Plain] = [{"icon": ICONS[icon], "mark": MARKS[row.mark]} for icon in row.guildhalls]
    for trigger, effect, mark in AI_SLOTS:
        words = speech.effect(effect)
        slots.append(
            {"trigger": trigger, "effect": _effect(speech, effect), "words": words, "mark": MARKS[mark]}
        )
    printed: Plain = {
        "kind": "ai-board",
        "focus": AIMS[row.focus],
        "chart": [[GOODS[good], most] for good, most in row.chart],
        "pooled": row.pooled,
        "second": _icons(row.second),
        "third": _icons(row.third),
        "slots": slots,
        "above": [_effect(speech, effect) for effect in ABOVE_AI],
        "rules": STEP_RULES,
        "reasons": dict(zip(REASONS, REASON_RULES, strict=True)),
        "mark": MARKS[row.mark],
    }
    return _face(f"board-{row.key}", speech.ai_board(board), speech.ai_board_text(board), printed)


def _segment(speech: ViscountsSpeech, segment: int) -> Face:
    row = SEGMENTS[segment]
    printed: Plain = {
        "kind": "segment",
        "towns": [
            {"place": PLACES[place], "icons": town.icons, "gives": _effect(speech, town.gives)}
            for place, town in enumerate((row.left, row.right), 3 * segment)
        ],
        "manuscript": {"cost": row.manuscript.cost, "effect": _effect(speech, row.manuscript.effect)},
        "small": [_spot(speech, spot) for spot in row.small],
        "large": [_spot(speech, spot) for spot in row.large],
    }
    return _face(f"segment-{row.key}", speech.segment(segment), "", printed)


def _player_board(speech: ViscountsSpeech) -> Face:
    """Costs and points of buildings, the icons of empty spaces, costs of workers, and both rows of the track."""
    printed: Plain = {
        "kind": "player-board",
        "costs": dict(zip(BUILDINGS, BUILDING_COST, strict=True)),
        "points": {name: list(BUILDING_POINTS[at][1:]) for at, name in enumerate(BUILDINGS)},
        "spaces": [_icons(counts) for counts in START_ICONS],
        "workers": list(WORKER_COST[1:]),
        "above": [_effect(speech, effect) for effect in ABOVE],
        "below": [
            {"when": WITH_CRIMINALS[when], "effect": _effect(speech, effect)} for when, effect in BELOW
        ],
    }
    return _face("player-board", speech.say("face.player-board"), "", printed)


def _castle(speech: ViscountsSpeech) -> Face:
    """VW-7.1: what workers get on the second and the third tier."""
    second = {name: _effect(speech, effect) for name, effect in zip(SECTIONS, SECOND_TIER, strict=True)}
    printed: Plain = {"kind": "castle", "second": second, "third": _effect(speech, THIRD_TIER)}
    return _face("castle", speech.say("face.castle"), "", printed)


def _spot(speech: ViscountsSpeech, spot: Spot) -> Plain:
    bonus, link = _effect(speech, spot.bonus), _effect(speech, spot.link)
    return {"side": SIDES[spot.side], "bonus": bonus, "link": link}


def _icons(counts: Sequence[int]) -> dict[str, int]:
    return {ICONS[icon]: count for icon, count in enumerate(counts) if count}


def _effect(speech: ViscountsSpeech, effect: Effect) -> Plain | None:
    """As the notation writes it, and in words: so that who has no sign for it, or no eyes for signs, can tell it."""
    if effect == NOTHING:
        return None
    plain: Plain = {**WORDS.plain(effect), "words": speech.effect(effect)}
    if isinstance(effect, InOrder | OneOf):
        plain["parts"] = [_effect(speech, part) for part in effect.parts]
    return plain


def _ability(speech: ViscountsSpeech, ability: Effect | Ongoing) -> Plain | None:
    """Ongoing ones are no words of the notation: nobody says them in a game."""
    if isinstance(ability, Effect):
        return _effect(speech, ability)
    plain: Plain = {"is": type(ability).__name__, "words": speech.ability(ability)}
    act = getattr(ability, "act", None)
    if act is not None:
        plain["act"] = ACTS[act]
    effect = getattr(ability, "effect", None)
    if effect is not None:
        plain["effect"] = _effect(speech, effect)
    return plain
