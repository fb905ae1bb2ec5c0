"""VR-UI-1: the ring around the gems of each colour, by which they are told apart without colour. Pictures keep it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Ring:
    segments: int  # of the outer ring; 0: it is undivided
    darker_inside: bool  # a second, darker ring within


# Blue, red, green, yellow. Printed in pl, "Kolory poszczególnych żetonów".
RINGS: Final = (
    Ring(segments=12, darker_inside=False),
    Ring(segments=0, darker_inside=True),
    Ring(segments=0, darker_inside=False),
    Ring(segments=8, darker_inside=False),
)
