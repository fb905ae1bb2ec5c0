"""What makes two states the same, and two situations the same for a seat: short keys of what can be told of them."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

# For each kind of state what is to be compared: its position document. A state does not know its game.
_documents: Final[dict[type, Callable[[Any], Any]]] = {}


def compare_by(kind: type, document: Callable[[Any], Any]) -> None:
    """Say what tells states of this kind apart."""
    _documents[kind] = document


def document_of(state: object) -> Any:
    """What this state is compared by; None where nobody has said so."""
    document = _documents.get(type(state))
    return None if document is None else document(state)


def key_of(told: Any) -> str:
    """The same for the same, whatever the order of fields; another for whatever else."""
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()
