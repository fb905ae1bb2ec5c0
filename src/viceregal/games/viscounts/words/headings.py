"""The headings of the score sheet, from top to bottom, each with the rule that counts it."""

from __future__ import annotations

from typing import Final

HEADINGS: Final = {
    "buildings": "VW-10.1",
    "workers": "VW-10.2",
    "leader": "VW-10.4",
    "sets": "VW-10.3",
    "manuscripts": "VW-10.3",
    "bonus": "VW-10.4",
    "unpaid-debts": "VW-10.4",
    "acquired-deeds": "VW-10.4",
    "approved-deeds": "VW-10.4",
    "poverty": "VW-10.5",
    "prosperity": "VW-10.5",
    "resources": "VW-13.1",
}
