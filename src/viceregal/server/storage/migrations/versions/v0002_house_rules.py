"""Time by which clocks run, when sessions were last used, and reports to the host."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("entries", sa.Column("ticks", sa.Float))
    op.add_column("tokens", sa.Column("used_at", sa.Float))
    op.create_table(
        "notes",
        sa.Column("key", sa.String(24), nullable=False),
        sa.Column("value", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_notes"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seq", sa.Integer),
        sa.Column("by_player", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_index("ix_seats_token", "seats", ["token"])
    op.create_index("ix_tables_updated_at", "tables", ["phase", "updated_at"])


def downgrade() -> None:
    op.drop_index("ix_tables_updated_at", "tables")
    op.drop_index("ix_seats_token", "seats")
    for name in ("reports", "notes"):
        op.drop_table(name)
    op.drop_column("tokens", "used_at")
    op.drop_column("entries", "ticks")
