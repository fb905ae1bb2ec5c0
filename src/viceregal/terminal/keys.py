"""Keys as the table understands them, on a Russian keyboard too."""

from __future__ import annotations

from textual import events

# Where the letters of the Latin keyboard lie under the Russian ones, so that nobody has to switch layouts.
_CYRILLIC = dict(zip("йцукенгшщзхъфывапролджэячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,.", strict=True))


def key_of(event: events.Key) -> str:
    """The name of a key, or the letter it stands for; capital letters stay capital."""
    sign = event.character
    if sign is None or not sign.isprintable() or sign.isspace():
        return event.key
    latin = _CYRILLIC.get(sign.lower(), sign.lower())
    return latin.upper() if sign.isupper() else latin
