"""A program that takes a seat at a table and plays at random: python examples/play_random.py http://127.0.0.1:8420 TABLE SEAT

It needs the package `websockets`. The protocol is described in docs/reference/protocol.md.
"""

import json
import random
import sys
import urllib.request
import uuid

from websockets.sync.client import connect


def take_seat(server: str, table: str, seat: str) -> str:
    """Take an open seat as a guest; the answer holds the key to it."""
    request = urllib.request.Request(
        f"{server}/api/tables/{table}/seats/{seat}/take",
        data=json.dumps({"name": "Random program"}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["seats"][0]["token"]


def play(server: str, table: str, seat: str, choice: random.Random) -> None:
    token = take_seat(server, table, seat)
    with connect(f"ws{server.removeprefix('http')}/api/tables/{table}/live", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        answered = 0
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print("refused:", message["message"])
            if message["type"] not in ("state", "update"):
                continue
            if message["table"]["phase"] == "over":
                print("scores:", message["table"]["outcome"]["scores"])
                return
            question = message["position"]["question"]
            if question is not None and question["number"] != answered:
                answered = question["number"]
                action = choice.choice(question["actions"])["action"]
                move = {"seat": int(seat), "question": answered, "action": action}
                socket.send(json.dumps({"type": "move", "id": uuid.uuid4().hex, **move}))


if __name__ == "__main__":
    play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3], random.Random())
