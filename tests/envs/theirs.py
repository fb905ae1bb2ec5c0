"""The tests that PettingZoo brings. Importing them warns of its own games, where those are installed too."""

from __future__ import annotations

import contextlib
import io
import warnings
from collections.abc import Iterator

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

__all__ = ["api_test", "parallel_api_test", "parallel_seed_test", "quietly", "render_test", "seed_test"]


@contextlib.contextmanager
def quietly() -> Iterator[None]:
    """They print, and warn of observations that are dictionaries with a mask, as their own games have them."""
    with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield
