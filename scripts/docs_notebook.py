"""A notebook as a page of the site: its texts, its code, and what that came to."""

from __future__ import annotations

import json
from typing import Any


def as_markdown(text: str) -> str:
    """The whole notebook as Markdown. Pictures stand in it as data."""
    cells = json.loads(text)["cells"]
    return "\n\n".join([part for cell in cells for part in _parts(cell)]) + "\n"


def _parts(cell: dict[str, Any]) -> list[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return [source]
    return [f"```python\n{source}\n```", *[shown for each in cell["outputs"] if (shown := _shown(each))]]


def _shown(output: dict[str, Any]) -> str:
    if output["output_type"] == "stream":
        return f"```text\n{''.join(output['text']).rstrip()}\n```"
    data = output.get("data", {})
    if "image/png" in data:
        return f"![What the cell above draws](data:image/png;base64,{''.join(data['image/png']).strip()})"
    return f"```text\n{''.join(data['text/plain'])}\n```" if "text/plain" in data else ""
