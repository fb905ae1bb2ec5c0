"""Frozen values, which can be pickled and copied, compiled or not."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from viceregal._mypyc import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Value:
    """A frozen value. It is made anew from its fields wherever it is sent."""

    def __reduce__(self) -> Any:
        return type(self), tuple([getattr(self, field.name) for field in fields(self)])
