"""With which sessions and tokens somebody listens at this moment: whose end is told at once to whoever came with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol


class Holder(Protocol):
    """Somebody who came with a credential."""

    def dismiss(self) -> None:
        """Nothing more is told from here on."""


class CredentialsInUse:
    """By their hashes. `told` hears of those that end here, so that other processes learn of it."""

    def __init__(self) -> None:
        self.holders: dict[str, set[Holder]] = {}
        self.told: list[Callable[[list[str]], None]] = []

    def add(self, credential: str, holder: Holder) -> None:
        self.holders.setdefault(credential, set()).add(holder)

    def remove(self, credential: str, holder: Holder) -> None:
        holders = self.holders.get(credential)
        if holders is not None:
            holders.discard(holder)
            if not holders:
                del self.holders[credential]

    def end(self, credentials: Iterable[str]) -> None:
        """They were ended by this process."""
        ended = list(credentials)
        self.dismiss(ended)
        for tell in self.told:
            tell(ended)

    def dismiss(self, credentials: Iterable[str]) -> None:
        for credential in credentials:
            for holder in list(self.holders.get(credential, ())):
                holder.dismiss()

    def keep_only(self, asked: Iterable[str], valid: set[str]) -> None:
        """Of those that were asked for, these are still stored."""
        self.dismiss([credential for credential in asked if credential not in valid])
