"""A course on a cluster of two nodes on this machine: killed on the way, it goes on and learns the same."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("ray", reason="Ray is not installed")

# In a process of its own: Ray warns, and keeps threads, where it is used.
LEARN = """
import json
from pathlib import Path
from ray.cluster_utils import Cluster as Nodes
from tests.bots.learning.test_on_ray import learnt
from viceregal.bots.learning.hands import Cluster

nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
nodes.add_node(num_cpus=1)
hands = Cluster(nodes.address)
met = len(hands.nodes())
print(json.dumps({"nodes": met, "found": learnt(Path("notes.json"), hands)}))
hands.dismiss()
nodes.shutdown()
"""


def learnt(notes: Path, hands: Any) -> dict[str, Any]:
    """A short course of the smallest game that has a teacher."""
    from viceregal.bots.learning.course import Course, take

    course = Course("viceroy", 2, "pl", {}, lessons=24, examined=4, seed="ray", rounds=2)
    result = take(course, notes, hands, lambda stage, done, total: None)
    return {"weights": result.weights, "share": result.share, "games": result.games}


def started(folder: Path) -> subprocess.Popen[str]:
    environment = {
        **os.environ,
        "PYTHONPATH": str(Path(__file__).parents[3]),
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_DEDUP_LOGS": "0",
    }
    return subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", LEARN],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.skipif(os.name == "nt", reason="Ray has no clusters there")
def test_two_nodes_learn_what_one_process_learns_after_a_kill_too(tmp_path: Path) -> None:
    from viceregal.bots.learning.hands import Processes

    killed = started(tmp_path)
    notes = tmp_path / "notes.json"
    while killed.poll() is None and not notes.exists():
        time.sleep(0.02)
    killed.send_signal(signal.SIGKILL)
    killed.communicate()
    assert killed.returncode == -signal.SIGKILL
    lessons = json.loads(notes.read_text(encoding="utf-8"))["progress"]["lessons"]
    assert 0 < lessons <= 24
    again = started(tmp_path)
    said, complained = again.communicate(timeout=600)
    assert again.returncode == 0, complained[-3000:]
    told = json.loads(said.splitlines()[-1])
    assert told["nodes"] == 2
    assert told["found"] == learnt(tmp_path / "here.json", Processes())
