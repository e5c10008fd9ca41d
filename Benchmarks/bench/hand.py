"""The rebuild as it is written by hand: with care, and as most pages on the web have it."""

from bench.table import INDEXES, TRIGGERS

# What a careful person sets beforehand, beside what the file itself says.
SETTINGS = ["PRAGMA foreign_keys=OFF", "PRAGMA legacy_alter_table=ON"]


def names(index):
    return index.split()[2]


def rebuild(change, indexes_first):
    """The script for the sqlite3 shell.

    The columns are listed, as every guide says; rows are read in the order of their rowids.
    """
    columns = [name for name, *_ in change.columns]
    values = ", ".join(change.source(column) for column in columns)
    copy = [f"INSERT INTO message ({', '.join(columns)}) SELECT {values} FROM message_bak"]
    copy = INDEXES + copy if indexes_first else copy
    steps = [
        *SETTINGS,
        "BEGIN IMMEDIATE",
        *[f"DROP INDEX {names(index)}" for index in INDEXES],
        "ALTER TABLE message RENAME TO message_bak",
        change.table,
        *copy,
        "UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence"
        " WHERE name = 'message_bak') WHERE name = 'message'",
        "DROP TABLE message_bak",
        *([] if indexes_first else INDEXES),
        *TRIGGERS,
        "COMMIT",
    ]
    return ";\n".join(steps) + ";\n"
