"""Alembic's batch mode, as its documentation shows it: the table is reflected from the file."""

import sys

import sqlalchemy as sa
from alembic.migration import MigrationContext
from alembic.operations import Operations

from clock import measured

ORDER = ("id", "uid", "state", "sender", "stamp", "subject", "amount", "code", "draft", "note")

CHANGES = {
    "add-column": lambda batch: batch.add_column(
        sa.Column("flagged", sa.Integer, nullable=False, server_default=sa.text("0"))),
    "rename-column": lambda batch: batch.alter_column("note", new_column_name="remark"),
    "not-null-dropped": lambda batch: batch.alter_column("code", nullable=True),
    "not-null-added": lambda batch: batch.alter_column("subject", nullable=False),
    "check-added": lambda batch: batch.create_check_constraint("stamped", "stamp > 0"),
    "default-changed": lambda batch: batch.alter_column("state", server_default=sa.text("1")),
    "type-changed": lambda batch: batch.alter_column("amount", type_=sa.Integer),
    "column-dropped": lambda batch: batch.drop_column("draft"),
    "order": lambda batch: None,
    "unique-added": lambda batch: batch.create_unique_constraint("codes", ["code"]),
}

change, path = sys.argv[1:]
# What its documentation advises for a table with AUTOINCREMENT.
options = {"table_kwargs": {"sqlite_autoincrement": True}}
if change == "order":
    options |= {"recreate": "always", "partial_reordering": [ORDER]}
with measured():
    engine = sa.create_engine("sqlite:///" + path)
    with engine.begin() as connection:
        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("message", **options) as batch:
            CHANGES[change](batch)
    engine.dispose()
