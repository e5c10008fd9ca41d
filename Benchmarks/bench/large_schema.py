"""A schema of many tables, as text: what is measured is reading it, comparing it and planning."""

import os
import sqlite3

TABLES, COLUMNS = 500, 10
KINDS = ("TEXT", "INTEGER NOT NULL DEFAULT 0", "REAL", "TEXT NOT NULL DEFAULT 'none'", "BLOB")


def table(number, extra):
    columns = ["  id INTEGER PRIMARY KEY"]
    columns += [f"  column_{place} {KINDS[(number + place) % len(KINDS)]}"
                for place in range(1, COLUMNS - 1)]
    parent = number // 2
    columns.append(f"  parent INTEGER REFERENCES table_{parent} (id)" if parent else
                   "  parent INTEGER")
    columns += ["  added TEXT"] if extra else []
    columns += [f"  CHECK (column_1 <> '{number}')"] if number % 5 == 0 else []
    return f"CREATE TABLE table_{number} (\n" + ",\n".join(columns) + "\n)"


def statements(changed):
    """The schema; the first `changed` tables have a column more."""
    for number in range(1, TABLES + 1):
        yield table(number, extra=number <= changed)
        yield f"CREATE INDEX index_{number} ON table_{number} (column_2, column_3 DESC)"
        if number % 10 == 0:
            yield f"CREATE VIEW view_{number} AS SELECT id, column_1 FROM table_{number}"
            yield (f"CREATE TRIGGER trigger_{number} AFTER INSERT ON table_{number} BEGIN\n"
                   f"  UPDATE table_{number // 2} SET column_3 = 1 WHERE id = new.parent;\nEND")


def script(changed):
    return ";\n".join(statements(changed)) + ";\n"


def make(path, rows):
    """An old file: some rows in each table, since an empty table asks nothing."""
    if os.path.exists(path):
        return
    file = sqlite3.connect(path + ".part")
    file.executescript("BEGIN;" + script(0) + "COMMIT;")
    for number in range(1, TABLES + 1):
        file.executemany(f"INSERT INTO table_{number} (id) VALUES (?)",
                         ((row,) for row in range(1, rows + 1)))
    file.commit()
    file.close()
    os.rename(path + ".part", path)
