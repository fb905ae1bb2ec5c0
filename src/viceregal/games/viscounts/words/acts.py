"""The rule of each primary action, for readers who ask for it."""

from __future__ import annotations

from typing import Final

ACT_RULES: Final = {"trade": "VW-6.3", "construct": "VW-6.4", "place": "VW-6.6", "transcribe": "VW-6.7"}
