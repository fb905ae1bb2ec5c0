"""What is stored. The truth of a table is its entries; everything else there can be found out from them again."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Guests and accounts. A guest has neither account name nor password.
players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(80), unique=True),  # the name, letter case aside
    Column("password", String(200)),  # argon2
    Column("created_at", Float, nullable=False),
)

# Sessions of browsers and tokens of programs: only their hashes.
tokens = Table(
    "tokens",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player_id", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("kind", String(8), nullable=False),  # session, program
    Column("label", String(40), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("used_at", Float),  # about when it was used last; earlier versions did not note it
)

# What the lobby and the sweeps ask for; it moves with the entries, in the same transaction.
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String(8), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False),
    Column("deadline", Float),  # when somebody's time is up
    Column("bot_due", Float),  # when a bot should have answered: whoever notices then asks it again
    Column("rematch_of", String(24), unique=True),
    Column("card", JSON, nullable=False),  # what the lobby tells of it
    Index("ix_tables_lobby", "public", "phase", "updated_at"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_bot_due", "bot_due"),
    Index("ix_tables_updated_at", "phase", "updated_at"),
)

# Who holds which seat. A seat token is a key to one seat.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player_id", String(24), index=True),
    Column("token", String(64), index=True),
)

# The log. (table_id, seq) decides who was first, whichever processes write.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("data", JSON, nullable=False),
    Column("request", String(100)),  # what makes a doubled request known
    Column("ticks", Float),  # the time by which clocks run
    UniqueConstraint("table_id", "request"),
)

# What the server notes for itself: where the time of its clocks has come to.
notes = Table(
    "notes",
    metadata,
    Column("key", String(24), primary_key=True),
    Column("value", JSON, nullable=False),
)

# What players tell the host of this server.
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("table_id", String(24), nullable=False),
    Column("seq", Integer),  # the line it is about
    Column("by_player", String(24), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_reports_at", "at"),
)

# Reviews, by the digest of the game's record without the names of the players: whoever asks for the same finds it.
reviews = Table(
    "reviews",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("record", Text, nullable=False),
    Column("made", JSON, nullable=False),
    Column("created_at", Float, nullable=False),
)

# What came of each table that is over, kept when the table itself is long gone. A table whose game never began has no
# seats here: it is noted so that nobody looks at it again.
results = Table(
    "results",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("ended_at", Float, nullable=False),
    Column("reason", String(12), nullable=False),
    Column("from_start", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("partners", JSON, nullable=False),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("table_id", String(24), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player_id", String(24), index=True),  # of a person
    Column("name", String(40), nullable=False),
    Column("level", String(60), nullable=False),
    Column("ruled", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer),
    Column("won", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("helped", Boolean, nullable=False),
    Column("headings", JSON, nullable=False),
    Column("counts", JSON, nullable=False),
    Column("mean_before", Float),  # of the rating, if the game was rated
    Column("mean", Float),
    Column("spread", Float),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player_id", String(24), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game", "game", "mean"),
)

# Accounts whose record anybody may read.
open_pages = Table(
    "open_pages",
    metadata,
    Column("player_id", String(24), primary_key=True),
    Column("since", Float, nullable=False),
)

# Two rows for two friends, one for each of them.
friends = Table(
    "friends",
    metadata,
    Column("player_id", String(24), primary_key=True),
    Column("other_id", String(24), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

# Who was asked to be a friend, by name. Nobody has the name where there is no `other_id`: whoever asks is not told.
friend_asks = Table(
    "friend_asks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("player_id", String(24), nullable=False),
    Column("account", String(80), nullable=False),  # as it was asked for, letter case aside
    Column("name", String(40), nullable=False),
    Column("other_id", String(24), index=True),
    Column("declined", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("player_id", "account"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("player_id", String(24), primary_key=True),
    Column("other_id", String(24), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

# Tournaments: the truth of each is its entries, as with tables; the row beside them is for lists.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("phase", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host_id", String(24), index=True),
    Column("created_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False),
    Column("card", JSON, nullable=False),  # what a list tells of it
    Index("ix_tournaments_list", "public", "phase", "updated_at"),
    Index("ix_tournaments_updated_at", "phase", "updated_at"),
)

tournament_entries = Table(
    "tournament_entries",
    metadata,
    Column("tournament_id", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("ticks", Float, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("data", JSON, nullable=False),
)

# Who has entered which, even if they have left since.
tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament_id", String(24), ForeignKey("tournaments.id"), primary_key=True),
    Column("player_id", String(24), primary_key=True, index=True),
)

# What accounts have learnt: lessons by `game/edition/lesson`, tips by `game/tip`.
learnt = Table(
    "learnt",
    metadata,
    Column("player_id", String(24), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("mark", String(130), primary_key=True),
    Column("at", Float, nullable=False),
)

# Browsers that are told when it is their reader's turn: how each is reached, and the session that has asked for it.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # the hash of the endpoint
    Column("player_id", String(24), nullable=False, index=True),
    Column("session", String(64), nullable=False),  # the hash of its token
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("lang", String(12), nullable=False),
    Column("at", Float, nullable=False),
)

# Friends who were asked to a table that waits.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("player_id", String(24), primary_key=True, index=True),
    Column("by_player", String(24), nullable=False),
    Column("at", Float, nullable=False),
)
