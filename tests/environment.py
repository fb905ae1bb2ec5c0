"""What the tests must not inherit from whoever runs them: a storage, cards, a language, the width of a window."""

from __future__ import annotations

from collections.abc import MutableMapping

# Set for the tests themselves, by the Makefile or by hand.
OURS = {"VICEREGAL_PURE", "VICEREGAL_KILLS", "VICEREGAL_BROWSER_SLOWDOWN", "VICEREGAL_BROWSER_DELAY"}
FOREIGN = {"DATABASE_URL", "REDIS_URL", "LANG", "LANGUAGE", "BROWSER"}
FOREIGN |= {"COLUMNS", "LINES", "TERM", "COLORTERM", "NO_COLOR", "FORCE_COLOR", "CLICOLOR", "CLICOLOR_FORCE"}
FOREIGN |= {"CI", "GITHUB_ACTIONS", "PYTHONIOENCODING", "PYTHONUTF8"}
KINDS = ("VICEREGAL_", "LC_", "TEXTUAL")


def leave_behind(environment: MutableMapping[str, str]) -> None:
    """Takes out all that would make a test pass at one desk and fail at another."""
    for name in list(environment):
        if name in FOREIGN or (name.startswith(KINDS) and name not in OURS):
            del environment[name]
