"""The table on which everything is measured, and the file that holds it, made from a seed."""

import os
import random
import sqlite3

# A column is (name, what follows the name, the remark behind it).
COLUMNS = [
    ("id", "INTEGER PRIMARY KEY AUTOINCREMENT", "a number is never given twice"),
    ("uid", "TEXT NOT NULL UNIQUE", ""),
    ("sender", "TEXT NOT NULL COLLATE NOCASE", ""),
    ("subject", "TEXT", ""),
    ("draft", "TEXT", ""),
    ("amount", "TEXT NOT NULL", ""),
    ("stamp", "INTEGER NOT NULL", "seconds since 1970"),
    ("state", "INTEGER NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 9)", ""),
    ("code", "TEXT NOT NULL", ""),
    ("note", "TEXT", ""),
]

INDEXES = [
    "CREATE INDEX message_sender ON message (sender, stamp DESC)",
    "CREATE INDEX message_stamp ON message (stamp)",
]

TRIGGERS = [
    "CREATE TRIGGER message_state AFTER UPDATE OF state ON message BEGIN\n"
    "  INSERT INTO log (message, was) VALUES (old.id, old.state);\n"
    "END",
]

OTHERS = [
    "CREATE TABLE reply (\n"
    "  id INTEGER PRIMARY KEY,\n"
    "  message INTEGER NOT NULL REFERENCES message (id) ON DELETE CASCADE,\n"
    "  text TEXT\n"
    ")",
    "CREATE TABLE log (message INTEGER, was INTEGER)",
]


def create_table(columns, constraints=()):
    """The CREATE TABLE of `message`, remarks included."""
    parts = [(f"{name} {rest}", remark) for name, rest, remark in columns]
    parts += [(constraint, "") for constraint in constraints]
    lines = []
    for number, (text, remark) in enumerate(parts):
        comma = "," if number + 1 < len(parts) else ""
        lines.append(f"  {text}{comma}" + (f" -- {remark}" if remark else ""))
    return "CREATE TABLE message (\n" + "\n".join(lines) + "\n)"


def script(table):
    """The whole schema with this CREATE TABLE of `message`."""
    return ";\n".join([table, *OTHERS, *INDEXES, *TRIGGERS]) + ";\n"


def rows(count, seed):
    """About 135 bytes each; `uid` and `code` in no order, and no two equal."""
    chance = random.Random(seed)
    senders = [f"Sender {number:03}" for number in range(500)]
    words = "ink paper water plants black bottle letter stone river lamp".split()
    for number in range(1, count + 1):
        bits = chance.getrandbits(192)
        yield (
            number,
            f"{bits & (1 << 128) - 1:032x}",
            senders[bits % 500],
            f"{words[bits >> 8 & 7]} and {words[bits >> 12 & 7]}",
            f"draft {bits >> 16 & 1023}",
            str(bits >> 32 & 0xFFFF),
            1_600_000_000 + (bits >> 40 & 0x3FFFFFF),
            bits >> 52 & 7,
            f"{bits >> 60 & 0xFFFFF:05x}-{number:07x}",
            f"{words[bits >> 20 & 7]}, {words[bits >> 24 & 7]}, {words[bits >> 28 & 7]}",
        )


def make(path, count, seed, journal):
    """Makes the file anew, unless it is there; it takes its name when it is whole."""
    if os.path.exists(path):
        return
    part = path + ".part"
    if os.path.exists(part):
        os.remove(part)
    file = sqlite3.connect(part, isolation_level=None)
    file.execute("PRAGMA journal_mode=OFF")
    file.execute("PRAGMA synchronous=OFF")
    file.execute("PRAGMA cache_size=-1000000")
    file.executescript(";\n".join([create_table(COLUMNS), *OTHERS]))
    file.execute("BEGIN")
    file.executemany(f"INSERT INTO message VALUES ({', '.join('?' * len(COLUMNS))})",
                     rows(count, seed))
    # The highest number that was ever given belongs to a row that is gone.
    file.execute("UPDATE sqlite_sequence SET seq = seq + 1000 WHERE name = 'message'")
    file.execute("INSERT INTO reply (message, text) SELECT id, 'yes' FROM message WHERE id % 100 = 0")
    file.execute("COMMIT")
    file.executescript(";\n".join(INDEXES + TRIGGERS))
    file.execute("PRAGMA user_version=1")
    file.execute(f"PRAGMA journal_mode={journal}")
    file.close()
    os.rename(part, path)
