"""A tournament on a cluster of two nodes on this machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("ray", reason="Ray is not installed")

# In a process of its own: Ray warns, and keeps threads, where it is used.
PLAY = """
import json, sys
from pathlib import Path
from ray.cluster_utils import Cluster as Nodes
from viceregal.arena.ledger import Ledger
from viceregal.arena.on_ray import Cluster
from viceregal.arena.spec import read
from viceregal.arena.standings import standings
from viceregal.arena.tournament import run

nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
nodes.add_node(num_cpus=1)
wanted = read(Path("spec.toml"))
ledger = Ledger(Path("games.jsonl"))
crew = Cluster(nodes.address, wanted.load)
met = len(crew.nodes())
run(wanted, ledger, crew)
print(json.dumps({"nodes": met, "found": standings(wanted, ledger)}))
nodes.shutdown()
"""
SPEC = """
seconds = 2
deals = 1
load = ["{bots}"]
[[contest]]
game = "hand-of-the-king"
bots = ["random", "greedy", "crashing"]
"""


@pytest.mark.skipif(os.name == "nt", reason="Ray has no clusters there")
def test_two_nodes_play_what_one_process_plays(tmp_path: Path) -> None:
    from tests.arena.test_tournament import play
    from viceregal.arena.spec import read

    (tmp_path / "spec.toml").write_text(
        SPEC.format(bots=Path(__file__).with_name("bad_bots.py")), encoding="utf-8"
    )
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_DEDUP_LOGS": "0"}
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PLAY],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["nodes"] == 2
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VICEREGAL_LOAD", "")
        here = play(read(tmp_path / "spec.toml"), tmp_path / "here.jsonl")
    assert found["found"] == json.loads(json.dumps(here))
