"""A small game in a package of its own. The tests of the kernel play it too, for it has a little of everything.

Secret bids of several at once, a hidden pool, hidden hands filled by chance, a look into another's hand, effects that
ask in the middle of others, events for some ears only, and two editions as values.
"""

from viceregal_mini.pack import PACK

__all__ = ["PACK"]
