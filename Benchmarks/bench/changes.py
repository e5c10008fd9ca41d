"""The changes that are measured: what the table is to be, and by what each is judged."""

import dataclasses

from bench.table import COLUMNS, create_table, script


@dataclasses.dataclass
class Change:
    name: str
    title: str
    # What the goal says: at most `limit` times what `against` takes.
    limit: float
    against: str = "hand"
    columns: list = dataclasses.field(default_factory=lambda: list(COLUMNS))
    constraints: tuple = ()
    # Where a value of the new table comes from, if not from the column of its name.
    sources: dict = dataclasses.field(default_factory=dict)
    flags: tuple = ()
    # The least that must be asked of the rows.
    scan: str = ""
    contenders: tuple = ("ours", "hand", "sqlite-utils", "alembic", "django")

    @property
    def table(self):
        return create_table(self.columns, self.constraints)

    @property
    def script(self):
        return script(self.table)

    def source(self, column):
        """The expression over the old row that the new one must hold."""
        return self.sources.get(column, column)


def changed(name, definition):
    return [(name, definition, remark) if column == name else (column, rest, remark)
            for column, rest, remark in COLUMNS]


def without(name):
    return [column for column in COLUMNS if column[0] != name]


def ordered(*names):
    return [next(column for column in COLUMNS if column[0] == name) for name in names]


def scanning(condition):
    return f"SELECT count(*) FROM main.message NOT INDEXED WHERE {condition}"


NUMBER = changed("amount", "INTEGER NOT NULL")
AMOUNT = {"amount": "CAST(amount AS INTEGER)"}

CHANGES = [
    Change("add-column", "column added", 0.02,
           columns=[*COLUMNS, ("flagged", "INTEGER NOT NULL DEFAULT 0", "")],
           sources={"flagged": "0"}),
    Change("rename-column", "column renamed", 0.02,
           columns=[("remark" if name == "note" else name, rest, remark)
                    for name, rest, remark in COLUMNS],
           sources={"remark": "note"}, flags=("--rename", "message.note=remark")),
    Change("not-null-dropped", "NOT NULL dropped", 0.02, columns=changed("code", "TEXT")),
    Change("check-dropped", "CHECK dropped", 0.02,
           columns=changed("state", "INTEGER NOT NULL DEFAULT 0"), contenders=("ours", "hand")),
    Change("not-null-added", "NOT NULL added", 1.3, against="scan",
           columns=changed("subject", "TEXT NOT NULL"), scan=scanning("subject IS NULL"),
           contenders=("ours", "scan", "hand", "sqlite-utils", "alembic", "django")),
    Change("check-added", "CHECK added", 1.3, against="scan",
           constraints=("CONSTRAINT stamped CHECK (stamp > 0)",),
           scan=scanning("NOT (stamp > 0)"),
           contenders=("ours", "scan", "hand", "alembic", "django")),
    Change("default-changed", "default changed", 1.3, against="scan",
           columns=changed("state",
                           "INTEGER NOT NULL DEFAULT 1 CHECK (state BETWEEN 0 AND 9)"),
           scan=scanning("state IS x'7f3c'"),
           contenders=("ours", "scan", "hand", "sqlite-utils", "alembic", "django")),
    Change("type-changed", "column type changed", 0.20, columns=NUMBER, sources=AMOUNT,
           contenders=("ours", "hand", "blogs", "sqlite-utils", "alembic", "django")),
    Change("column-dropped", "column dropped from the middle", 0.20, columns=without("draft"),
           flags=("--allow-drop", "message.draft")),
    Change("order", "order of columns enforced", 0.20,
           columns=ordered("id", "uid", "state", "sender", "stamp", "subject", "amount", "code",
                           "draft", "note"),
           flags=("--column-order", "declared"),
           contenders=("ours", "hand", "sqlite-utils", "alembic")),
    Change("unique-added", "UNIQUE added", 0.65, columns=changed("code", "TEXT NOT NULL UNIQUE"),
           contenders=("ours", "hand", "alembic", "django")),
    Change("plain", "plain rebuild", 1.02, columns=NUMBER, sources=AMOUNT,
           flags=("--strategy", "rebuild"), contenders=("ours", "hand")),
]
