"""What requests that are made up need to mean something: a session, tables in every phase, names of games and rules."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import httpx
import schemathesis

from tests.review.short_games import last_of
from tests.server.client import Plain, browser, create
from tests.server.serving import PATIENCE, Server
from viceregal.puzzles import puzzles

GAME, RULE, LESSON = "hand-of-the-king", "HK-BAN-3", "move"
PUZZLE = puzzles(GAME)[0]
CUP: Plain = {"title": "Cup", "game": GAME, "system": "round-robin", "pace": "host"}
PHASES = ("over", "playing", "open")
PASSWORD = "correct horse"
RECORD = last_of("hand-of-the-king-2p-base-none-v2", 4)
BETWEEN_PEOPLE = ("/api/friends", "/api/blocks", "/api/players", "/api/tables/{table_id}/invitations")
# What is made up for these is right often enough, but not in every run: the first requests of a route get these bodies.
RIGHT: dict[str, Plain] = {"/leave": {}, "/back": {}, "/rematch": {}, "/kick": {}, "/cancel": {}}
RIGHT |= {"/reports": {"text": "somebody is rude"}, "/api/password": {"old": PASSWORD, "new": PASSWORD}}
RIGHT |= {"/api/accounts/delete": {"password": PASSWORD}}
RIGHT |= {"/{lesson}": {"deeds": [["move up stark"]]}}
RIGHT |= {"/{puzzle}": {"deeds": [[PUZZLE.answers[0]]]}, "/api/daily": {"game": GAME, "name": "Ania"}}
RIGHT |= {"/foretellings": {"question": 2, "rows": [["move up stark"]]}}
RIGHT |= {"/reviews/{review_id}/tables": {"at": 1, "seat": 0, "name": "Ania"}}
RIGHT |= {"/api/me/page": {"open": True}, "/api/friends": {"name": "Nobody at all"}}
RIGHT |= {"/enter": {}, "/start": {}, "/next": {}, "/bots": {"level": "random"}, "/remove": {"number": 1}}
RIGHT |= {"/api/tournaments": CUP, "/api/me/lessons": {"lessons": [f"{GAME}/standard/move"]}}
RIGHT |= {
    "/api/me/push": {
        "endpoint": "https://fcm.googleapis.com/fcm/send/abc",
        # Of the example of RFC 8291.
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    }
}
RIGHT |= {"/take": {"name": "Ania"}, "/api/me": {"name": "Ania"}, "/api/tokens": {"label": "mine"}}


class World:
    """Ania, who has an account, a token, and sits at an open, a running and a finished table."""

    def __init__(self, server: Server) -> None:
        self.seen: dict[str, set[int]] = {}  # by route: the statuses of its answers
        self.filled: Counter[str] = Counter()
        self.client = browser(server.url)
        self.client.post("/api/accounts", json={"name": "Ania", "password": PASSWORD}).raise_for_status()
        self.session = dict(self.client.cookies)
        self.tables = {"over": self._finished()}

    def tournament(self, path: str) -> str:
        """One that she leads, as the route needs it: with nobody in it, with her, or between two rounds."""
        mine = self.client.get("/api/tournaments?mine=true").json()["tournaments"]
        for other in [each for each in mine if each["phase"] != "over"]:
            self.client.post(f"/api/tournaments/{other['id']}/cancel", json={}).raise_for_status()
        made = self.client.post("/api/tournaments", json=CUP).json()
        where = f"/api/tournaments/{made['id']}"
        if path.endswith(("/leave", "/remove")):
            self.client.post(f"{where}/enter", json={}).raise_for_status()
        if path.endswith(("/start", "/next")):
            for _ in range(3):
                self.client.post(f"{where}/bots", json={"level": "random"}).raise_for_status()
        if path.endswith("/next"):
            self.client.post(f"{where}/start", json={}).raise_for_status()
            deadline = time.monotonic() + PATIENCE
            while not self.client.get(where).json()["may_go_on"]:
                assert time.monotonic() < deadline, "the round does not end"
                time.sleep(0.02)
        return str(made["id"])

    def _finished(self) -> str:
        """A bot plays to the end for her, from the last decisions of a game on: what is asked of it is soon answered."""
        wanted = {"at": 0, "seat": 0, "name": "Ania"}
        made = self.client.post(f"/api/reviews/{self._review()}/tables", json=wanted).json()
        table = str(made["table"]["id"])
        self.client.post(f"/api/tables/{table}/seats/0/bot", json={"level": "random"}).raise_for_status()
        deadline = time.monotonic() + PATIENCE
        while self.client.get(f"/api/tables/{table}").json()["phase"] != "over":
            assert time.monotonic() < deadline, "the bots do not come to an end"
            time.sleep(0.05)
        return table

    def _table(self, other: str) -> str:
        rival: Plain = {"kind": other}
        seats = [{"kind": "me"}, rival, rival]
        made = create(self.client, GAME, seats=seats, options={"first": "0"}, hints=True)
        return str(made["table"]["id"])

    def table(self, where: str) -> str:
        """What was asked before may have begun or ended a game: then there is another."""
        known = self.tables.get(where)
        if known is None or self.client.get(f"/api/tables/{known}").json()["phase"] != where:
            self.tables[where] = known = self._table("here" if where == "playing" else "open")
        return known

    def cookies(self, case: schemathesis.Case[Any]) -> dict[str, str]:
        """Whoever signs out or deletes an account is not Ania: she is needed again. Nor is who wants an account."""
        signs_out = case.method == "DELETE" and case.path == "/api/session"
        if case.path == "/api/accounts/delete":
            return self._somebody_else()
        return {} if signs_out or case.path == "/api/accounts" else self.session

    def _somebody_else(self) -> dict[str, str]:
        with browser(str(self.client.base_url).rstrip("/")) as other:
            body = {"name": f"Gone {time.monotonic_ns()}", "password": PASSWORD}
            other.post("/api/accounts", json=body).raise_for_status()
            return dict(other.cookies)

    def is_owed(self, case: schemathesis.Case[Any]) -> bool:
        """A route has first to be asked about a table of each phase, rightly: so it does what it is there for."""
        return self.filled[case.operation.label] < len(PHASES)

    def fill(self, case: schemathesis.Case[Any]) -> None:
        """Put in what there is, in place of what was made up; of tables, each time one of another phase."""
        if self.is_owed(case):
            self._set_right(case)
        path, where = case.path_parameters, PHASES[self.filled[case.operation.label] % len(PHASES)]
        self.filled[case.operation.label] += 1
        if "table_id" in path:
            path["table_id"] = self.table(where)
        self._put_tournament(case)
        known = {
            "game": lambda: GAME,
            "rule_id": lambda: RULE,
            "lang": lambda: "pl",
            "lesson": lambda: LESSON,
            "puzzle": lambda: PUZZLE.key,
            "part": lambda: "lessons",
        }
        for name, there_is in {**known, "token_id": self._token, "review_id": self._review}.items():
            if name in path:
                path[name] = there_is()
        if case.path.startswith(BETWEEN_PEOPLE) and self.filled[case.operation.label] <= len(PHASES):
            self._meet_somebody(case)
        if "seat" in path:
            path["seat"] = self._seat(case, str(path["table_id"]))
        case.query = self._query(case)
        body = self._body(case)
        if body is not None:
            case.body = body

    def _put_tournament(self, case: schemathesis.Case[Any]) -> None:
        if "tournament_id" in case.path_parameters:
            case.path_parameters["tournament_id"] = self.tournament(case.path)
        elif case.path == "/api/tournaments" and case.method == "POST":
            self.tournament("")  # the ones before are over: nobody leads too many

    def _meet_somebody(self, case: schemathesis.Case[Any]) -> None:
        """Somebody new, who has asked her to be friends; a friend or blocked, as the route needs it."""
        me = str(self.client.get("/api/me").json()["name"])
        if case.path == "/api/players":
            self.client.post("/api/me/page", json={"open": True}).raise_for_status()
            case.query = {"name": me}
            return
        name = f"Friend {time.monotonic_ns()}"
        with browser(str(self.client.base_url).rstrip("/")) as other:
            other.post("/api/accounts", json={"name": name, "password": PASSWORD}).raise_for_status()
            other.post("/api/friends", json={"name": me}).raise_for_status()
        removes = case.method == "DELETE"
        if (case.path == "/api/friends" and removes) or case.path.endswith("/invitations"):
            self.client.post("/api/friends/answers", json={"name": name, "agree": True}).raise_for_status()
        if case.path == "/api/blocks" and removes:
            self.client.post("/api/blocks", json={"name": name}).raise_for_status()
        if removes:
            case.query = {"name": name}
        elif case.path == "/api/friends/answers":
            case.body, case.media_type = {"name": name, "agree": True}, "application/json"
        elif case.method == "POST" and case.path != "/api/friends":
            case.body, case.media_type = {"name": name}, "application/json"

    def _set_right(self, case: schemathesis.Case[Any]) -> None:
        case.query = {}
        body = next((body for end, body in RIGHT.items() if case.path.endswith(end)), None)
        if body is not None and case.method in ("POST", "PUT"):
            case.body, case.media_type = body, "application/json"

    def _seat(self, case: schemathesis.Case[Any], table: str) -> int:
        """An open one to take; hers otherwise, with a bot in it that she can come back for."""
        if case.path.endswith("/take"):
            seats = self.client.get(f"/api/tables/{table}").json()["seats"]
            return next((seat["seat"] for seat in seats if seat["kind"] == "open"), 0)
        if case.path.endswith("/kick"):
            self._seat_somebody(table)
            return 1
        if case.path.endswith("/back"):
            self.client.post(f"/api/tables/{table}/seats/0/bot", json={"level": "random"})
        return 0

    def _seat_somebody(self, table: str) -> None:
        with browser(str(self.client.base_url).rstrip("/")) as other:
            other.post(f"/api/tables/{table}/seats/1/take", json={"name": "Olek"})

    def _token(self) -> str:
        return str(self.client.post("/api/tokens", json={"label": "mine"}).json()["id"])

    def _review(self) -> str:
        """One that is made."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            told = self.client.post(
                "/api/reviews", content=RECORD, headers={"Content-Type": "text/plain"}
            ).json()
            if told["review"] is not None:
                return str(told["id"])
            time.sleep(0.1)
        raise AssertionError("the review does not come")

    def _last(self, table: str) -> int:
        """The last decision of a finished game."""
        answer = self.client.get(f"/api/tables/{table}/replay")
        return len(answer.json()["frames"]) - 2 if answer.status_code == 200 else 0

    def _query(self, case: schemathesis.Case[Any]) -> Any:
        """Only where what is made up is seldom right."""
        if case.path.endswith("/analysis"):
            return {"at": self._last(str(case.path_parameters["table_id"])), "seconds": 0.1}
        if case.path.endswith("/fitting"):
            return {"seats": 2}
        if case.path.endswith(("/replay", "/replays")):
            return {"as": "open"}
        return case.query

    def _body(self, case: schemathesis.Case[Any]) -> Any:
        """Only where what is made up is seldom right."""
        if case.path == "/api/session" and case.method == "POST":
            called = self.client.get("/api/me").json()["name"]  # what was asked before may have renamed her
            return {"name": called, "password": PASSWORD}
        if case.path == "/api/accounts":
            return {"name": f"Player {time.monotonic_ns()}", "password": PASSWORD}
        if case.path == "/api/tables" and case.method == "POST":
            return {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        if case.path in ("/api/replays", "/api/reviews"):
            return RECORD
        if case.path.endswith("/seats/{seat}/bot"):
            return {"level": "greedy"}
        if case.path.endswith("/hint"):
            return {"seat": self._asked(str(case.path_parameters["table_id"]))[0]}
        if case.path.endswith("/moves"):
            seat, number, action = self._asked(str(case.path_parameters["table_id"]))
            return {"id": f"m{number}", "seat": seat, "question": number, "action": action}
        if case.path.endswith("/{puzzle}/foretellings"):
            begun = self.client.post(f"/api/puzzles/{GAME}/{PUZZLE.key}", json={"deeds": []}).json()
            return {"question": begun["position"]["question"]["number"], "rows": [[PUZZLE.answers[0]]]}
        if case.path.endswith("/foretell"):
            seat, number, action = self._asked(str(case.path_parameters["table_id"]))
            return {"id": "what-if", "seat": seat, "question": number, "actions": [action]}
        return None

    def _asked(self, table: str) -> tuple[int, int, str]:
        for seat in (0, 1, 2):
            answer: httpx.Response = self.client.get(f"/api/tables/{table}/position?look={seat}")
            if answer.status_code == 200 and (question := answer.json()["question"]) is not None:
                return seat, question["number"], question["actions"][0]["action"]
        return 0, 1, "pass"
