"""Compares a rebuilt database with the file that it was and with the one whose schema it got.

real.py BEFORE AFTER SCHEMA [--drop-undeclared …]: says what was compared and ends with 1 where
anything is not as it must be. It reads SQLite through Python's own module and nothing else.
"""

import collections
import sqlite3
import sys


def quoted(name):
    return '"' + name.replace('"', '""') + '"'


class Database:
    def __init__(self, path):
        self.connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        self.connection.text_factory = lambda raw: raw.decode("utf-8", "surrogateescape")
        self.objects = {
            (kind, name.lower()): sql
            for kind, name, sql in self.rows("SELECT type, name, sql FROM sqlite_schema")
            if not name.lower().startswith("sqlite_")
        }
        self.tables = {name for kind, name in self.objects if kind == "table"}

    def rows(self, sql, *values):
        return self.connection.execute(sql, values).fetchall()

    def columns(self, table):
        """Everything that SQLite says of each column, by name: order is no difference."""
        listed = self.rows("SELECT lower(name), upper(type), \"notnull\", dflt_value, pk, hidden"
                           " FROM pragma_table_xinfo(?)", table)
        return {column[0]: column for column in listed}

    def options(self, table):
        return self.rows("SELECT wr, strict FROM pragma_table_list WHERE schema = 'main'"
                         " AND lower(name) = ?", table)

    def foreign_keys(self, table):
        """Each foreign key as a value: their numbers and their order mean nothing."""
        keys = collections.defaultdict(list)
        for number, *rest in self.rows('SELECT id, seq, lower("table"), lower("from"), lower("to"),'
                                       " on_update, on_delete FROM pragma_foreign_key_list(?)", table):
            keys[number].append(tuple(rest))
        return sorted(map(sorted, keys.values()), key=repr)

    def indexes(self, table):
        """Each index as a value; the names of those that constraints make mean nothing."""
        found = []
        for name, unique, origin, partial in self.rows(
                'SELECT name, "unique", origin, partial FROM pragma_index_list(?)', table):
            parts = self.rows('SELECT lower(name), "desc", coll FROM pragma_index_xinfo(?)'
                              " WHERE key", name)
            found.append((name.lower() if origin == "c" else "", unique, origin, partial, parts))
        return sorted(found, key=repr)

    def has_plain_rowid(self, table):
        """Whether rows have a rowid that no column shows."""
        if self.options(table)[0][0]:
            return False
        key = [column for column in self.columns(table).values() if column[4]]
        return not (len(key) == 1 and key[0][1] == "INTEGER")

    def content(self, table, columns):
        """The rows as a multiset, each value with its kind: numbers are one kind, 5 is 5.0."""
        kind = {int: "number", float: "number"}
        rows = self.rows(f"SELECT {', '.join(columns)} FROM {quoted(table)}")
        return collections.Counter(
            tuple((kind.get(type(value), type(value).__name__), value) for value in row)
            for row in rows
        )


def main(before_path, after_path, schema_path, *flags):
    before, after, schema = map(Database, (before_path, after_path, schema_path))
    problems = []

    def demand(holds, sentence):
        if not holds:
            problems.append(sentence)

    kept = {} if "--drop-undeclared" in flags else {
        key: sql for key, sql in before.objects.items()
        if key not in schema.objects and key[0] != "index"
    }
    there, wanted = set(after.objects), set(schema.objects) | set(kept)
    demand(there == wanted, f"objects differ: {sorted(there ^ wanted)}")

    for (kind, name), sql in schema.objects.items():
        if kind in ("trigger", "view"):
            demand(after.objects.get((kind, name)) == sql, f"{kind} {name} is not as declared")
    for table in sorted(schema.tables & after.tables):
        for fact in ("columns", "options", "foreign_keys", "indexes"):
            found, declared = getattr(after, fact)(table), getattr(schema, fact)(table)
            demand(found == declared, f"{table}: {fact} are {found}, declared {declared}")

    tables = rows = values = 0
    for table in sorted(before.tables & (schema.tables | {name for _, name in kept})):
        if table not in after.tables:
            continue
        columns = sorted(before.columns(table).keys() & after.columns(table).keys())
        selected = [quoted(column) for column in columns]
        if before.has_plain_rowid(table) and after.has_plain_rowid(table):
            selected.insert(0, "rowid")
        old, new = before.content(table, selected), after.content(table, selected)
        demand(old == new, f"{table}: rows differ, such as {list(((old - new) + (new - old)))[:2]}")
        tables, rows, values = tables + 1, rows + old.total(), values + old.total() * len(selected)

    demand(after.rows("PRAGMA integrity_check") == [("ok",)], "integrity_check finds faults")
    old, new = (len(file.rows("PRAGMA foreign_key_check")) for file in (before, after))
    demand(new <= old, f"{new - old} more rows without a parent")
    for problem in problems:
        print(f"real: {problem}", file=sys.stderr)
    if not problems:
        triggers = sum(kind == "trigger" for kind, _ in schema.objects)
        views = sum(kind == "view" for kind, _ in schema.objects)
        print(f"compared: {rows} rows of {tables} tables, {values} values; {triggers} triggers and"
              f" {views} views by their text; integrity_check: ok")
    return bool(problems)


sys.exit(main(*sys.argv[1:]))
