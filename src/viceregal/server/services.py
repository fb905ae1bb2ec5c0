"""Everything that a process of the server holds, put together, started and stopped in order."""

from __future__ import annotations

import asyncio

from viceregal.server.limits import Limits
from viceregal.server.live.bots import Bots
from viceregal.server.live.careers import Careers
from viceregal.server.live.credentials_in_use import CredentialsInUse
from viceregal.server.live.fanout import Fanout
from viceregal.server.live.health import Health
from viceregal.server.live.minds import Minds
from viceregal.server.live.pondering import Pondering
from viceregal.server.live.pushing import Pushing
from viceregal.server.live.reviews import Reviews
from viceregal.server.live.rooms import Rooms
from viceregal.server.live.sweep import Sweep
from viceregal.server.live.tidying import Tidying
from viceregal.server.live.tournaments import Tournaments
from viceregal.server.push.delivery import Delivery
from viceregal.server.push.encryption import Sender
from viceregal.server.push.endpoints import Endpoints
from viceregal.server.settings import Patience, Settings
from viceregal.server.storage.careers import CareerShelf
from viceregal.server.storage.database import connect, migrate
from viceregal.server.storage.friends import FriendBook
from viceregal.server.storage.identity import Identity
from viceregal.server.storage.learnt import LearntShelf
from viceregal.server.storage.reviews import ReviewShelf
from viceregal.server.storage.store import Store
from viceregal.server.storage.subscriptions import Subscriptions
from viceregal.server.storage.takeout import Takeout
from viceregal.server.storage.tournaments import TournamentShelf


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limits = Limits(settings.limits, settings.per_address)
        self.engine = connect(settings.database)
        self.store = Store(self.engine)
        self.identity = Identity(self.engine, self.store, settings.session_days)
        self.in_use = CredentialsInUse()
        self.identity.ended = self.in_use.end
        self.rooms = Rooms(self.store, Patience(settings.absent_seconds, settings.vote_seconds))
        self.health = Health(self.store)
        self.writing = asyncio.Lock()  # one at a time writes what takes long: words, cards, rules found
        self.minds = Minds(settings.workers)
        self.bots = Bots(self.rooms, self.minds)
        self.pondering = Pondering(self.minds, settings.ponder_seconds)
        self.reviews = Reviews(ReviewShelf(self.store), self.minds)
        self.careers = Careers(CareerShelf(self.store), self.rooms)
        self.friends = FriendBook(self.store)
        self.tournaments = Tournaments(
            TournamentShelf(self.store), self.rooms, settings.start_grace, settings.test_seed
        )
        self.learnt = LearntShelf(self.store)
        self.takeout = Takeout(self.store)
        self.subscriptions = Subscriptions(self.store)
        self.pushing = Pushing(self.rooms, self.subscriptions, _delivery(settings), settings.push_after)
        self.identity.going += [
            self.careers.shelf.forget,
            self.friends.forget,
            self.tournaments.forget_player,
            self.learnt.forget,
            self.subscriptions.forget,
        ]
        self.fanout = Fanout(self.rooms, settings.redis_url, self.in_use)
        alone = self.engine.dialect.name == "sqlite"
        self.tidying = Tidying(
            settings,
            self.identity,
            self.rooms,
            self.friends,
            self.tournaments.shelf,
            self.subscriptions,
        )
        self.sweep = Sweep(self.rooms, self.bots, alone, settings.start_grace, self.tidying)
        self.rooms.changed += [
            self.fanout.written,
            self.pondering.look_at,
            self.bots.look_at,
            self.careers.look_at,
            self.tournaments.look_at,
            self.pushing.look_at,
        ]

    async def start(self) -> None:
        await migrate(self.engine)  # again, for whoever serves the application by other means
        self.rooms.timeline.go_on_from(await self.store.noted_time())
        self.store.start()
        self.fanout.start()
        self.sweep.start()
        self.careers.start()
        self.tournaments.start()
        self.pushing.start()
        self.health.is_up = True

    async def stop(self) -> None:
        """First nothing new begins, then what has begun is stored."""
        self.health.is_up = False
        await self.sweep.stop()
        await self.pushing.stop()
        await self.reviews.stop()
        await self.tournaments.stop()
        await self.pondering.stop()
        await self.bots.stop()
        await self.rooms.stop()
        await self.careers.stop()
        await self.fanout.stop()
        await self.store.stop()


def _delivery(settings: Settings) -> Delivery | None:
    if not settings.push_key:
        return None
    return Delivery(
        Sender(settings.push_key, settings.push_contact), Endpoints(settings.push_hosts, settings.test_push)
    )
