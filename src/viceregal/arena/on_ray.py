"""A crew on a Ray cluster: a referee on each core that the cluster has, each beside the process that it watches."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

from viceregal import plugins
from viceregal.arena.ledger import Result
from viceregal.arena.play import ArenaError
from viceregal.arena.referee import Fixture, Referee
from viceregal.extras import needs


class Watching:
    """What lives on the cluster: a referee who knows the bots that were loaded here."""

    def __init__(self, load: tuple[str, ...]) -> None:
        for place in load:
            plugins.load(place)
        self.referee = Referee()

    def play(self, fixture: Fixture) -> Result:
        return self.referee.play(fixture)

    def where(self) -> str:
        """The node it is on."""
        import ray

        return str(ray.get_runtime_context().get_node_id())

    def end(self) -> None:
        self.referee.dismiss()


class Cluster:
    """The crew. `address` is where the cluster is reached; without one a small one is started here."""

    def __init__(self, address: str | None, load: tuple[str, ...], size: int | None = None) -> None:
        with needs("ray"):
            import ray

        self.ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=None if address else False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ArenaError(f"no Ray cluster at {address}: {' '.join(str(error).split())[:200]}") from None
        self.size = size or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        remote: Any = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(Watching)
        self.actors = [remote.remote(load) for _ in range(self.size)]
        self.free: SimpleQueue[Any] = SimpleQueue()
        for actor in self.actors:
            self.free.put(actor)
        self.threads = ThreadPoolExecutor(self.size, "ray")

    def begin(self, fixture: Fixture) -> Future[Result]:
        return self.threads.submit(self._play, fixture)

    def _play(self, fixture: Fixture) -> Result:
        actor = self.free.get()
        try:
            result: Result = self.ray.get(actor.play.remote(fixture))
            return result
        except self.ray.exceptions.RayActorError as error:
            raise ArenaError(f"a node of the cluster was lost: {type(error).__name__}") from None
        finally:
            self.free.put(actor)

    def nodes(self) -> set[str]:
        """Where the referees are."""
        return set(self.ray.get([actor.where.remote() for actor in self.actors]))

    def dismiss(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for actor in self.actors:
            self.ray.kill(actor)
        self.ray.shutdown()
