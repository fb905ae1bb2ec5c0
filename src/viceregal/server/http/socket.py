"""The live table: one WebSocket for each client."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable
from typing import Any

import orjson
import structlog
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from viceregal.i18n.complaints import said_in
from viceregal.server.credentials import hashed
from viceregal.server.http.guard import address_of, check_origin, error_body
from viceregal.server.limits import MAX_MESSAGE
from viceregal.server.live.audience import encode
from viceregal.server.metrics import CONNECTIONS, REFUSALS
from viceregal.server.problem import Problem
from viceregal.server.services import Services
from viceregal.server.shapes.messages import (
    CLIENT,
    ForetellEachMessage,
    ForetellMessage,
    HelloMessage,
    LanguageMessage,
    LookMessage,
    MoveMessage,
    PingMessage,
    ProposeMessage,
    ResignMessage,
    SayMessage,
    UndoMessage,
    VoteMessage,
)
from viceregal.server.storage.faults import problem_of
from viceregal.server.storage.store import StorageAway
from viceregal.server.tables import ending, votes
from viceregal.server.tables.actor import ANYBODY, Actor
from viceregal.server.tables.commands import Commands
from viceregal.server.tables.new_table import clock_of
from viceregal.server.telling.foretelling import foretell_each_for, foretell_for
from viceregal.server.telling.words import names_of, speech_of

HELLO_SECONDS = 10.0
# So long somebody is taken for who he was; of its end a credential in use is told at once.
KNOWN_SECONDS = 60.0
COST_OF_ALL = 4.0  # messages' worth: the whole log is told anew
COST_OF_FORETELLING = 1.0  # beyond that of the message
COST_OF_EACH = 0.25  # of several that are asked for at once
MAX_WAITING = 200  # messages that a slow reader may have in store
COOKIE = "viceregal"
log = structlog.get_logger("live")

Done = Callable[[Commands], int]


class Goodbye(Exception):
    """The socket is to be closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Connection:
    """One client at one table."""

    def __init__(self, socket: WebSocket, services: Services, table_id: str) -> None:
        self.socket = socket
        self.services = services
        self.table_id = table_id
        self.actor: Actor = ANYBODY
        self.look: int | None = None
        self.lang = "en"
        self.foretell = False
        self.bucket = services.limits.socket()
        self.outgoing: asyncio.Queue[str | None] = asyncio.Queue(MAX_WAITING)
        self.cut_off = False
        self.token: str | None = None
        self.credential = ""  # its hash, under which the end of it is told
        self.dismissed = asyncio.Event()
        self.known_at = 0.0

    # Sending ----------------------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        if self.cut_off or self.dismissed.is_set():
            return
        try:
            self.outgoing.put_nowait(text)
        except asyncio.QueueFull:
            self.cut_off = True

    def dismiss(self) -> None:
        """The session or the token is over: what was to be told is not told any more."""
        while not self.outgoing.empty():
            self.outgoing.get_nowait()
        self._refuse(None, Problem(401, "credentials", "you have signed out, or your token was revoked"))
        self.dismissed.set()

    async def _send_all(self) -> None:
        while True:
            text = await self.outgoing.get()
            if text is None:
                return
            await self.socket.send_text(text)
            if self.cut_off:
                raise Goodbye(1013)

    # The course of a connection -----------------------------------------------------------------------------------

    async def run(self) -> None:
        """From the first word to the last, whoever hangs up."""
        sending = asyncio.create_task(self._send_all())
        hearing = asyncio.create_task(self._hear_all())
        dismissal = asyncio.create_task(self._be_dismissed())
        CONNECTIONS.inc()
        code = 1011
        try:
            done, _ = await asyncio.wait({sending, hearing, dismissal}, return_when=asyncio.FIRST_COMPLETED)
            code = code_after(done)
        finally:
            CONNECTIONS.dec()
            hearing.cancel()
            dismissal.cancel()
            await self._leave()
            await self._close(sending, code)
            await asyncio.wait({hearing, dismissal})

    async def _be_dismissed(self) -> None:
        await self.dismissed.wait()
        raise Goodbye(1008)

    async def _close(self, sending: asyncio.Task[None], code: int) -> None:
        """What is still to be said is said first: why somebody is sent away, for example."""
        if code and not sending.done() and not self.outgoing.full():
            self.outgoing.put_nowait(None)
            await asyncio.wait({sending}, timeout=2.0)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        if code:
            with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
                await self.socket.close(code)

    async def _hear_all(self) -> None:
        try:
            hello = await asyncio.wait_for(self._hear(), HELLO_SECONDS)
        except TimeoutError:
            raise Goodbye(1008) from None
        if not isinstance(hello, HelloMessage):
            self._refuse(None, Problem(409, "phase", "say hello first"))
            raise Goodbye(1008)
        await self._begin(hello)
        while True:
            message = await self._hear()
            if message is not None:
                await self._handle(message)

    async def _hear(self) -> Any:
        """The next message; nothing if it was none, which the client is told."""
        data = await self.socket.receive()
        if data["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(data.get("code", 1000))
        text = data.get("text")
        if text is None or len(text) > MAX_MESSAGE:
            raise Goodbye(1009 if text is not None else 1003)
        if not self.bucket.take():
            self._refuse(_id_in(text), too_many())
            return None
        try:
            return CLIENT.validate_json(text)
        except ValidationError as error:
            self._refuse(_id_in(text), Problem(422, "invalid", explain(error)))
            return None

    # Coming and going ---------------------------------------------------------------------------------------------

    async def _begin(self, hello: HelloMessage) -> None:
        self.lang, self.foretell = hello.lang, hello.foretell
        try:
            self.token = hello.token
            await self._look_up()
            async with self.services.rooms.reading(self.table_id) as (room, table):
                held = table.held_by(self.actor)
                if hello.look is not None and hello.look not in held:
                    raise Problem(403, "seat", f"seat {hello.look} is not yours")
                chosen = "look" in hello.model_fields_set
                self.look = hello.look if chosen else min(held, default=None)
                room.audience.listeners.add(self)
                now = self.services.rooms.timeline.now()
                self.send(room.audience.state(table, self, min(hello.seen, table.seq), now))
                room.audience.tell_presence(table)
                self.services.fanout.presence(table)
        except Problem as problem:
            self._refuse(None, problem)
            raise Goodbye(1008) from None

    async def _look_up(self) -> None:
        """Who this is; asked again from time to time, for tokens are revoked and sessions end."""
        cookie, in_use = self.socket.cookies.get(COOKIE), self.services.in_use
        secret = self.token if self.token is not None else cookie
        if secret and not self.credential:  # before it is looked up: it may end while that is done
            self.credential = hashed(secret)
            in_use.add(self.credential, self)
        if self.token is not None:
            self.actor = await self.services.identity.actor(self.token, self.table_id)
        elif cookie:
            self.actor = await self.services.identity.session(cookie)
            if self.actor is ANYBODY:  # a cookie of long ago: whoever has it is nobody known
                in_use.remove(self.credential, self)
        self.known_at = time.monotonic()

    async def _leave(self) -> None:
        self.services.in_use.remove(self.credential, self)
        room = self.services.rooms.rooms.get(self.table_id)
        if room is not None and self in room.audience.listeners:
            room.audience.listeners.discard(self)
            if room.table is not None:
                room.audience.tell_presence(room.table)
                self.services.fanout.presence(room.table)

    # Messages -----------------------------------------------------------------------------------------------------

    async def _handle(self, message: Any) -> None:
        if time.monotonic() - self.known_at > KNOWN_SECONDS:
            try:
                await self._look_up()
            except (SQLAlchemyError, ConnectionError):
                log.warning(
                    "storage_away"
                )  # nobody is sent away for that: a command is refused as long as it lasts
            except Problem as problem:
                self._refuse(getattr(message, "id", None), problem)
                raise Goodbye(1008) from None
        if isinstance(message, PingMessage):
            self.send(encode({"type": "pong", "at": self.services.rooms.timeline.now()}))
        elif isinstance(message, LookMessage | LanguageMessage):
            if self._can_pay(None, COST_OF_ALL):
                await self._turn(message)
        elif isinstance(message, ForetellMessage | ForetellEachMessage):
            if self._can_pay(message.id, cost_of(message)):
                await self._foretell(message)
        elif isinstance(message, HelloMessage):
            self._refuse(None, Problem(409, "phase", "hello was said already"))
        else:
            await self._do(message)

    async def _turn(self, message: LookMessage | LanguageMessage) -> None:
        async with self.services.rooms.reading(self.table_id) as (room, table):
            if isinstance(message, LanguageMessage):
                self.lang = message.lang
            elif message.seat is not None and message.seat not in table.held_by(self.actor):
                self._refuse(None, Problem(403, "seat", f"seat {message.seat} is not yours"))
                return
            else:
                self.look = message.seat
            self.send(room.audience.state(table, self, 0, self.services.rooms.timeline.now()))

    async def _foretell(self, message: ForetellMessage | ForetellEachMessage) -> None:
        try:
            told = await self.services.rooms.look(
                self.table_id, self.actor, foretelling_of(message, self.lang)
            )
        except Problem as problem:
            self._refuse(message.id, problem)
        except StorageAway as away:
            self._refuse(message.id, problem_of(away.fault))
        else:
            kind = "foretold" if isinstance(message, ForetellMessage) else "foretold_each"
            self.send(encode({"type": kind, "id": message.id, **told}))

    def _can_pay(self, request: str | None, cost: float) -> bool:
        paid = self.bucket.take(cost)
        if not paid:
            self._refuse(request, too_many())
        return paid

    async def _do(self, message: Any) -> None:
        try:
            seq = await self.services.rooms.do(self.table_id, self.actor, command_of(message))
        except Problem as problem:
            self._refuse(message.id, problem)
        except StorageAway as away:
            self._refuse(message.id, problem_of(away.fault))
        else:
            self.send(encode({"type": "accepted", "id": message.id, "seq": seq}))

    def _refuse(self, request: str | None, problem: Problem) -> None:
        REFUSALS.labels(problem.code).inc()
        room = self.services.rooms.rooms.get(self.table_id)
        words = None if problem.error is None else said_in(self.lang, problem.error)
        if problem.refusal is not None and room is not None and room.table is not None:
            table = room.table
            speech = speech_of(self.lang, table.settings["game"])
            words = speech.refusal(problem.refusal, names_of(table, self.lang), self.look)
        self.send(encode({"type": "refused", "id": request, **error_body(problem, words)}))


def code_after(done: Iterable[asyncio.Task[None]]) -> int:
    """With what a socket is closed after the first of its tasks has ended; 0 if the other side has hung up.

    Errors are looked at and not raised: one that is raised where its task is known makes a ring, which stays in memory
    until cycles are searched for.
    """
    errors = [error for task in done if (error := task.exception()) is not None]
    for error in errors:
        match error:
            case Goodbye():
                return error.code
            case StorageAway() | SQLAlchemyError() | ConnectionRefusedError():
                return 1013
            case WebSocketDisconnect() | RuntimeError() | OSError():
                return 0
        log.error("socket_broken", exc_info=error)
        return 1011
    return 1000


def too_many() -> Problem:
    return Problem(429, "slow_down", "too many messages: wait a little")


def cost_of(message: ForetellMessage | ForetellEachMessage) -> float:
    rows = 1 if isinstance(message, ForetellMessage) else len(message.rows)
    return max(COST_OF_FORETELLING, COST_OF_EACH * rows)


def foretelling_of(
    message: ForetellMessage | ForetellEachMessage, lang: str
) -> Callable[[Commands], dict[str, Any]]:
    seat, question = message.seat, message.question
    if isinstance(message, ForetellMessage):
        return lambda commands: foretell_for(commands, seat, question, message.actions, lang, message.alone)
    return lambda commands: foretell_each_for(commands, seat, question, message.rows, lang, message.alone)


def command_of(message: Any) -> Done:
    match message:
        case MoveMessage() as move:
            return lambda commands: commands.move(move.id, move.seat, move.question, move.row)
        case UndoMessage() as undo:
            return lambda commands: votes.undo(commands, undo.id, undo.seat)
        case ProposeMessage() as asked:
            wish = wish_of(asked)
            return lambda commands: votes.propose(commands, asked.id, asked.seat, wish(commands))
        case ResignMessage() as giving_up:
            return lambda commands: ending.resign(commands, giving_up.id, giving_up.seat)
        case VoteMessage() as vote:
            return lambda commands: votes.vote(commands, vote.id, vote.seat, vote.proposal, vote.agree)
        case SayMessage() as said:
            return lambda commands: commands.say(said.id, said.seat, said.text, said.private)
    raise AssertionError(f"no command for {type(message).__name__}")


def wish_of(asked: ProposeMessage) -> Callable[[Commands], votes.Wish]:
    """What is proposed; a clock without a level gets the quick one of the game."""

    def wish(commands: Commands) -> votes.Wish:
        clock = None if asked.clock is None else clock_of(asked.clock, commands.table.settings["game"])
        return votes.Wish(asked.what, asked.whom, asked.level, clock)

    return wish


def explain(error: ValidationError) -> str:
    """What is wrong, without repeating what was sent."""
    first = error.errors(include_input=False, include_url=False)[0]
    place = ".".join([str(part) for part in first["loc"]]) or "the message"
    return f"{place}: {first['msg']}"[:300]


def _id_in(text: str) -> str | None:
    """The id of a message that is otherwise wrong, so that the client knows which one."""
    try:
        found = orjson.loads(text).get("id")
    except (orjson.JSONDecodeError, AttributeError):
        return None
    return found if isinstance(found, str) and len(found) <= 64 else None


async def serve_socket(socket: WebSocket, services: Services, table_id: str) -> None:
    """The route: names and origins are checked before anything is accepted."""
    try:
        if not services.settings.goes_by(socket.headers.get("host", "")):
            raise Problem(400, "host", "this server does not go by that name")
        check_origin(socket.headers)
        services.limits.sockets.check(address_of(socket.scope))
        with services.limits.listening.place(address_of(socket.scope)):
            await socket.accept()
            await Connection(socket, services, table_id).run()
    except Problem:
        await socket.close(1008)  # before the handshake: the client gets a 403
