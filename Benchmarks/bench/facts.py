"""What a schema says and does, as facts that can be compared one by one.

What SQLite tells is asked; the rest is tried on an empty copy: whether a bad row is refused, whether
letter case counts, whether a number is given twice. No text of a statement is taken apart.
"""

import sqlite3


def facts_of_script(script):
    file = sqlite3.connect(":memory:")
    file.executescript(script)
    return facts(file)


def facts(file):
    """The facts of a file, each under the name by which a reader would call it."""
    found = {}
    columns = file.execute("PRAGMA table_xinfo(message)").fetchall()
    for _, name, kind, not_null, default, key, _ in columns:
        value = file.execute(f"SELECT {default}").fetchone()[0] if default else None
        found[f"column {name}"] = (kind.upper(), bool(not_null) or bool(key),
                                   None if value is None else str(value), key)
    found["order of columns"] = [column[1] for column in columns]
    found.update(indexes(file))
    for table in ("reply", "log"):
        found[f"foreign keys of {table}"] = file.execute(
            f"PRAGMA foreign_key_list({table})").fetchall()
    stored = file.execute("SELECT type, name, sql FROM sqlite_schema WHERE name NOT GLOB 'sqlite_*'")
    for kind, name, sql in stored.fetchall():
        if kind == "trigger":
            found[f"trigger {name}"] = True
        elif kind == "table":
            found[f"table {name}"] = True
        if name == "message":
            found["remarks in the table's text"] = all(
                remark in sql for remark in ("given twice", "since 1970"))
    found.update(behaviour(file))
    return found


def indexes(file):
    found = {"UNIQUE": []}
    for _, name, unique, origin, partial in file.execute("PRAGMA index_list(message)").fetchall():
        parts = file.execute("SELECT name, \"desc\", coll FROM pragma_index_xinfo(?) WHERE key",
                             (name,)).fetchall()
        if origin == "c":
            found[f"index {name}"] = (unique, partial, parts)
        else:
            found["UNIQUE"].append(parts)
    found["UNIQUE"].sort()
    return found


def behaviour(file):
    """What an empty copy of the schema does with rows."""
    copy = sqlite3.connect(":memory:", isolation_level=None)
    for kind in ("table", "index"):
        for (sql,) in file.execute("SELECT sql FROM sqlite_schema WHERE type = ? AND sql IS NOT NULL"
                                   " AND name NOT GLOB 'sqlite_*'", (kind,)).fetchall():
            copy.execute(sql)
    names = [column[1] for column in copy.execute("PRAGMA table_xinfo(message)")]

    def takes(**values):
        row = {"uid": "u", "sender": "Ann", "subject": "s", "draft": "d", "amount": "1",
               "stamp": 5, "state": 1, "code": "c", "note": "n", "remark": "n", "flagged": 0, **values}
        row = {name: value for name, value in row.items() if name in names}
        copy.execute("DELETE FROM message")
        try:
            copy.execute(f"INSERT INTO message ({', '.join(row)}) VALUES"
                         f" ({', '.join('?' * len(row))})", list(row.values()))
            return True
        except sqlite3.IntegrityError:
            return False

    takes()
    same_case = copy.execute("SELECT count(*) FROM message WHERE sender = 'ANN'").fetchone()[0]
    takes()
    again = copy.execute("SELECT max(id) FROM message").fetchone()[0]
    return {
        "collation of sender": bool(same_case),
        "AUTOINCREMENT": again != 1,
        "CHECK on state": not takes(state=99),
        "CHECK on stamp": not takes(stamp=-1),
    }
