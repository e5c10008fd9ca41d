"""Whether a contender did its job, and what it lost on the way."""

import sqlite3

from bench.facts import facts, facts_of_script
from bench.table import COLUMNS, create_table, script


class Check:
    """Compares what came out of a change with what was wanted."""

    def __init__(self, change, source):
        self.change, self.source = change, source
        before = facts_of_script(script(create_table(COLUMNS)))
        self.wanted = facts_of_script(change.script)
        # What the change is about; everything else was to stay.
        self.about = {name for name in before.keys() | self.wanted.keys()
                      if before.get(name) != self.wanted.get(name)}

    def judge(self, path, run):
        """Notes in the run why the job was not done, or what was lost."""
        file = sqlite3.connect(path, isolation_level=None)
        try:
            found = facts(file)
            differing = {name for name in self.wanted.keys() | found.keys()
                         if self.wanted.get(name) != found.get(name)}
            undone = sorted(differing & self.about)
            if undone:
                run.failure = "not as wanted: " + ", ".join(undone)
            run.losses = [loss(name, self.wanted.get(name), found.get(name))
                          for name in sorted(differing - self.about)] + self.lost_rows(file)
        except sqlite3.Error as error:
            run.failure = f"cannot be checked: {error}"
        finally:
            file.close()

    def lost_rows(self, file):
        """Looks at every value of every row, each old row beside the new one of its number."""
        file.execute("ATTACH ? AS source", (self.source,))
        names = [name for name, *_ in self.change.columns]
        there = {row[1] for row in file.execute("PRAGMA main.table_xinfo(message)")}
        old = "(SELECT {} FROM source.message)".format(
            ", ".join(f"{self.change.source(name)} AS {name}" for name in names))
        same = " AND ".join(f"n.{name} IS o.{name} AND typeof(n.{name}) = typeof(o.{name})"
                            for name in names if name in there)
        lost = []
        for table, sql in (
            ("rows of message", "SELECT (SELECT count(*) FROM source.message), (SELECT count(*)"
             f" FROM {old} AS o CROSS JOIN main.message AS n ON n.id = o.id WHERE {same})"),
            ("rows of reply", "SELECT (SELECT count(*) FROM source.reply), (SELECT count(*)"
             " FROM source.reply AS o JOIN main.reply AS n ON n.id = o.id"
             " WHERE n.message = o.message)"),
        ):
            before, after = file.execute(sql).fetchone()
            if before != after:
                lost.append(f"{before - after} {table}")
        counter = "SELECT max(seq) FROM {}.sqlite_sequence WHERE name = 'message'"
        kept = [row(file, counter.format("source")), self.counter(file)]
        if kept[0] != kept[1]:
            lost.append("the counter of AUTOINCREMENT falls back")
        return lost

    @staticmethod
    def counter(file):
        has = row(file, "SELECT count(*) FROM main.sqlite_schema WHERE name = 'sqlite_sequence'")
        return has and row(file,
                           "SELECT max(seq) FROM main.sqlite_sequence WHERE name = 'message'")


def row(file, sql):
    return file.execute(sql).fetchone()[0]


def loss(name, wanted, found):
    """How a fact that differs is called in the results."""
    if not found:
        return f"no {name}"
    return f"{name} changed" if wanted else f"{name} is new"
