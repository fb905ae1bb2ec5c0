"""A program that takes a seat at a table and plays at random. It needs the package `websockets`.

python examples/play_random.py http://127.0.0.1:8420              takes the first open seat that the lobby shows
python examples/play_random.py http://127.0.0.1:8420 TABLE SEAT   takes that seat

With a token in VICEREGAL_TOKEN it plays in its owner's name, else as a guest. See docs/reference/protocol.md.
"""

import json
import os
import sys
import time
import urllib.request
import uuid
from random import Random

from websockets.sync.client import connect

TOKEN = os.environ.get("VICEREGAL_TOKEN", "")


def ask(url: str, body: dict | None = None) -> dict:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {TOKEN}"} if TOKEN else {})
    request = urllib.request.Request(url, None if body is None else json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def open_seat(server: str) -> tuple[str, int]:
    while True:
        for table in ask(f"{server}/api/tables?phase=open")["tables"]:
            return table["id"], next(each["seat"] for each in table["seats"] if each["kind"] == "open")
        time.sleep(2)


def play(server: str, table: str, seat: str | int) -> None:
    name = {} if TOKEN else {"name": "Random program"}
    taken = ask(f"{server}/api/tables/{table}/seats/{seat}/take", name)
    hello = {"type": "hello", "protocol": 1, "token": taken["seats"][0]["token"]}
    with connect(f"ws{server.removeprefix('http')}/api/tables/{table}/live", max_size=None) as socket:
        socket.send(json.dumps(hello))
        answered, choice = 0, Random().choice
        for message in map(json.loads, socket):
            if message["type"] not in ("state", "update"):
                continue
            if message["table"]["phase"] == "over":
                print("scores:", message["table"]["outcome"]["scores"])
                return
            question = message["position"]["question"]
            if question is not None and question["number"] != answered:
                answered, action = question["number"], choice(question["actions"])["action"]
                move = {"seat": int(seat), "question": answered, "action": action}
                socket.send(json.dumps({"type": "move", "id": uuid.uuid4().hex, **move}))


if __name__ == "__main__":
    server = sys.argv[1].rstrip("/")
    play(server, *(sys.argv[2:4] or open_seat(server)))
