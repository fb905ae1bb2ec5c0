"""A Ray cluster: where it is reached, and workers that live on its cores."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, Final

from viceregal.core.complaints import Complaint
from viceregal.core.errors import ViceregalError
from viceregal.extras import needs

NODE_LOST: Final = Complaint("node_lost", "a node of the cluster was lost: {reason}")
NO_CLUSTER: Final = Complaint("no_cluster", "no Ray cluster at {address}: {reason}")


class ClusterError(ViceregalError):
    """There is no cluster, or a part of it was lost."""


class Workers:
    """One of `kind` on each core of the cluster, or `size` of them. Who is free gets what is to be done.

    `address` is where the cluster is reached; without one a small one is started here.
    """

    def __init__(
        self, address: str | None, kind: type, made_of: tuple[Any, ...], size: int | None = None
    ) -> None:
        with needs("ray"):
            import ray

        self.ray: Any = ray
        try:
            ray.init(address=address, log_to_driver=False, include_dashboard=None if address else False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            told = " ".join(str(error).split())[:200]
            raise ClusterError(NO_CLUSTER, address=address, reason=told) from None
        self.size = size or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        remote: Any = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(kind)
        self.actors = [remote.remote(*made_of) for _ in range(self.size)]
        self.free: SimpleQueue[Any] = SimpleQueue()
        for actor in self.actors:
            self.free.put(actor)
        self.threads = ThreadPoolExecutor(self.size, "ray")

    def submit(self, method: str, *given: Any) -> Future[Any]:
        """Let somebody who is free do this."""
        return self.threads.submit(self._do, method, given)

    def _do(self, method: str, given: tuple[Any, ...]) -> Any:
        actor = self.free.get()
        try:
            return self.ray.get(getattr(actor, method).remote(*given))
        except self.ray.exceptions.RayActorError as error:
            raise ClusterError(NODE_LOST, reason=type(error).__name__) from None
        finally:
            self.free.put(actor)

    def ask_all(self, method: str) -> list[Any]:
        answers: list[Any] = self.ray.get([getattr(actor, method).remote() for actor in self.actors])
        return answers

    def dismiss(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for actor in self.actors:
            self.ray.kill(actor)
        self.ray.shutdown()


class OnNode:
    """What lives on the cluster knows where it is."""

    def where(self) -> str:
        import ray

        return str(ray.get_runtime_context().get_node_id())
