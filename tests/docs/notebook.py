"""Runs a notebook as a kernel would, in this process: one namespace, cell after cell, with what each prints, shows and draws."""

from __future__ import annotations

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import matplotlib.pyplot as plt


class Kernel:
    """The namespace of a notebook."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {"__name__": "__main__"}

    def run(self, source: str) -> tuple[str, int]:
        """What a cell prints, and shows of its last expression; and how many pictures it draws."""
        tree = ast.parse(source)
        shown = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        out = io.StringIO()
        with redirect_stdout(out):
            exec(compile(tree, "<cell>", "exec"), self.names)
            if shown is not None:
                value = eval(compile(ast.Expression(shown.value), "<cell>", "eval"), self.names)
                if value is not None:
                    out.write(f"{value!r}\n")
        drawn = len(plt.get_fignums())
        plt.close("all")
        return out.getvalue(), drawn


def cells(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


def kept(cell: dict[str, Any]) -> tuple[str, int]:
    """What the notebook has kept of a cell's outputs: text, and how many pictures."""
    text, drawn = "", 0
    for output in cell["outputs"]:
        data = output.get("data", {})
        drawn += "image/png" in data
        text += "".join(output.get("text", [] if "image/png" in data else data.get("text/plain", [])))
    return text, drawn
