"""Reviews of played games, each kept by what it is a review of."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("made", sa.JSON, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reviews"),
    )


def downgrade() -> None:
    op.drop_table("reviews")
