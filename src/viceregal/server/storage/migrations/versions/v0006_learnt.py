"""Which lessons an account has finished, and which tips it has read."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "learnt",
        sa.Column("player_id", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("mark", sa.String(130), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("player_id", "kind", "mark", name="pk_learnt"),
    )


def downgrade() -> None:
    op.drop_table("learnt")
