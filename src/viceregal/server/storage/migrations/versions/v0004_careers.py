"""What came of games, ratings, open pages, friends."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    _make_results()
    _make_friends()


def _make_results() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("ended_at", sa.Float, nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
        sa.Column("from_start", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("partners", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
    )
    op.create_table(
        "result_seats",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player_id", sa.String(24)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(60), nullable=False),
        sa.Column("ruled", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("helped", sa.Boolean, nullable=False),
        sa.Column("headings", sa.JSON, nullable=False),
        sa.Column("counts", sa.JSON, nullable=False),
        sa.Column("mean_before", sa.Float),
        sa.Column("mean", sa.Float),
        sa.Column("spread", sa.Float),
        sa.ForeignKeyConstraint(["table_id"], ["results.table_id"], name="fk_result_seats_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_result_seats"),
    )
    op.create_index("ix_result_seats_player_id", "result_seats", ["player_id"])
    op.create_table(
        "ratings",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mean", sa.Float, nullable=False),
        sa.Column("spread", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("player_id", "game", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game", "mean"])


def _make_friends() -> None:
    op.create_table(
        "open_pages",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player_id", name="pk_open_pages"),
    )
    for name in ("friends", "blocks"):
        op.create_table(
            name,
            sa.Column("player_id", sa.String(24), nullable=False),
            sa.Column("other_id", sa.String(24), nullable=False),
            sa.Column("at", sa.Float, nullable=False),
            sa.PrimaryKeyConstraint("player_id", "other_id", name=f"pk_{name}"),
        )
        op.create_index(f"ix_{name}_other_id", name, ["other_id"])
    op.create_table(
        "friend_asks",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("account", sa.String(80), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("other_id", sa.String(24)),
        sa.Column("declined", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_friend_asks"),
        sa.UniqueConstraint("player_id", "account", name="uq_friend_asks_player_id_account"),
    )
    op.create_index("ix_friend_asks_other_id", "friend_asks", ["other_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("by_player", sa.String(24), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id", name="pk_invitations"),
    )
    op.create_index("ix_invitations_player_id", "invitations", ["player_id"])


def downgrade() -> None:
    for name in (
        "invitations",
        "friend_asks",
        "blocks",
        "friends",
        "open_pages",
        "ratings",
        "result_seats",
        "results",
    ):
        op.drop_table(name)
