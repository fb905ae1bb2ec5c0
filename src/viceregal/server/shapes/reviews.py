"""The shapes of the table at a decision of a reviewed game."""

from __future__ import annotations

from viceregal.server.shapes.messages import Line, Position
from viceregal.server.shapes.models import Answer, TableTold


class TableThen(Answer):
    """As its player saw it, with what was asked."""

    table: TableTold
    lines: list[Line]
    position: Position
