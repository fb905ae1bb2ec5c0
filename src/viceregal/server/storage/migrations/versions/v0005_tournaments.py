"""Tournaments, with their logs and who has entered them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host_id", sa.String(24)),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("updated_at", sa.Float, nullable=False),
        sa.Column("card", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    op.create_index("ix_tournaments_host_id", "tournaments", ["host_id"])
    op.create_index("ix_tournaments_list", "tournaments", ["public", "phase", "updated_at"])
    op.create_index("ix_tournaments_updated_at", "tournaments", ["phase", "updated_at"])
    op.create_table(
        "tournament_entries",
        sa.Column("tournament_id", sa.String(24), nullable=False),
        sa.Column("seq", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("ticks", sa.Float, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_tournament_entries_tournament_id"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "seq", name="pk_tournament_entries"),
    )
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", sa.String(24), nullable=False),
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.ForeignKeyConstraint(
            ["tournament_id"], ["tournaments.id"], name="fk_tournament_players_tournament_id"
        ),
        sa.PrimaryKeyConstraint("tournament_id", "player_id", name="pk_tournament_players"),
    )
    op.create_index("ix_tournament_players_player_id", "tournament_players", ["player_id"])


def downgrade() -> None:
    for name in ("tournament_players", "tournament_entries", "tournaments"):
        op.drop_table(name)
