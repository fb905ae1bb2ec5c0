"""A small game for the tests of the kernel, with all that Hand of the King has not.

Secret bids of several at once, a hidden pool, hidden hands filled by chance, a look into another's hand, effects that
ask in the middle of others, events for some ears only, and two editions as values.
"""
