"""A crew on a Ray cluster: a referee on each core that the cluster has, each beside the process that it watches."""

from __future__ import annotations

from concurrent.futures import Future

from viceregal import plugins
from viceregal.arena.ledger import Result
from viceregal.arena.referee import Fixture, Referee
from viceregal.cluster import OnNode, Workers


class Watching(OnNode):
    """What lives on the cluster: a referee who knows the bots that were loaded here."""

    def __init__(self, load: tuple[str, ...]) -> None:
        for place in load:
            plugins.load(place)
        self.referee = Referee()

    def play(self, fixture: Fixture) -> Result:
        return self.referee.play(fixture)


class Cluster:
    """The crew. `address` is where the cluster is reached; without one a small one is started here."""

    def __init__(self, address: str | None, load: tuple[str, ...], size: int | None = None) -> None:
        self.workers = Workers(address, Watching, (load,), size)
        self.size = self.workers.size

    def begin(self, fixture: Fixture) -> Future[Result]:
        return self.workers.submit("play", fixture)

    def nodes(self) -> set[str]:
        """Where the referees are."""
        return set(self.workers.ask_all("where"))

    def dismiss(self) -> None:
        self.workers.dismiss()
