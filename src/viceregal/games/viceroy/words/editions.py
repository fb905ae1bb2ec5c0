"""The editions of Viceroy compared, value by value, in a language: from the values that the rules themselves read."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any, Final

from viceregal.games.faces import ComparedRow, Comparison
from viceregal.games.viceroy.rules.options import EDITIONS
from viceregal.i18n.game_speech import GameSpeech

NOTHING: Final = "—"

# Each value in which editions differ, and the rules that tell more of it.
ROWS: Final = {
    "title": ("VR-SET-1",),
    "characters": ("VR-SET-1", "VR-RUL-2"),
    "laws": ("VR-SET-1", "VR-RUL-2"),
    "phases": ("VR-LAW-1", "VR-DEV-1", "VR-PAY-1"),
    "first_cards.dealt": ("VR-SET-5",),
    "first_cards.kept": ("VR-SET-5",),
    "first_cards.from_small_deck": ("VR-SET-5",),
    "attack_comes_first": ("VR-AUC-11",),
    "won_into_hand": ("VR-AUC-12",),
    "level_five_rows": ("VR-PAY-5", "VR-DEV-5"),
    "discard_gems": ("VR-DEV-3",),
    "free_top_level": ("VR-PYR-7",),
    "skips_next_auction": ("VR-RUL-6",),
    "park_all": ("VR-RUL-11",),
    "scoring.circle_by_level": ("VR-END-3", "VR-END-4"),
    "scoring.circle": ("VR-END-3", "VR-END-4"),
    "scoring.token_set": ("VR-END-8",),
    "scoring.attack": ("VR-END-9",),
    "scoring.tuck_free_card": ("VR-RUL-10",),
}
COUNTED: Final = ("characters", "laws")


def compare(speech: GameSpeech) -> Comparison:
    """Rows of values by edition, and the cards that an edition lacks."""
    values = {key: values_of(edition) for key, edition in EDITIONS.items()}
    return Comparison(
        rows=tuple(
            [
                ComparedRow(
                    key=name,
                    words=speech.say(f"compare.{name}"),
                    rules=rules,
                    values={key: written(speech, name, each[name]) for key, each in values.items()},
                )
                for name, rules in ROWS.items()
            ]
        ),
        lacks={key: lacking(key) for key in EDITIONS},
    )


def values_of(edition: Any, before: str = "") -> dict[str, Any]:
    """All values of an edition by name; those of its parts as `scoring.attack`. The key is no value."""
    found: dict[str, Any] = {}
    for field in fields(edition):
        value = getattr(edition, field.name)
        if is_dataclass(value):
            found |= values_of(value, f"{field.name}.")
        elif before or field.name != "key":
            found[before + field.name] = value
    return found


def written(speech: GameSpeech, name: str, value: Any) -> str:
    if isinstance(value, bool):
        return speech.say(f"compare.{name}.{'yes' if value else 'no'}")
    if name == "phases":
        return ", ".join([speech.say(f"phase.{type(phase).__name__}") for phase in value])
    if name in COUNTED:
        return str(len(value))
    if isinstance(value, tuple):
        return " / ".join([str(each) for each in value])
    return str(value) if value else NOTHING


def lacking(key: str) -> list[str]:
    """VR-RUL-2: the cards of the other boxes that this one does not hold."""
    every = {card for edition in EDITIONS.values() for card in (*edition.characters, *edition.laws)}
    return [str(card) for card in sorted(every - {*EDITIONS[key].characters, *EDITIONS[key].laws})]
