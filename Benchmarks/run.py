"""Measures the package beside SQL by hand and beside its peers; `make bench` runs it.

run.py REBUILDER IN-PROCESS PYTHON [--quick] …: PYTHON is the one that has the peers, or "".
"""

import argparse
import dataclasses
import json
import os
import shutil
import time

from bench import chart, machine, report, rounds, table
from bench.changes import CHANGES
from bench.goals import goals
from bench.measuring import Place

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(os.path.dirname(HERE), ".bench")


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("rebuilder")
    parser.add_argument("in_process")
    parser.add_argument("python")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--rows", type=int)
    parser.add_argument("--repeat", type=int)
    parser.add_argument("--sizes", help="other numbers of rows for ours alone, with commas")
    parser.add_argument("--changes", help="names of changes, with commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--journal", default="delete", choices=["delete", "wal"])
    parser.add_argument("--output", help="the folder of the results")
    found = parser.parse_args()
    found.rows = found.rows or (100_000 if found.quick else 1_000_000)
    found.repeat = found.repeat or (3 if found.quick else 5)
    found.sizes = "" if found.sizes is None and found.quick else found.sizes or "100000,10000000"
    found.sizes = [int(word) for word in found.sizes.split(",") if word and word != "0"]
    found.changes = found.changes.split(",") if found.changes else []
    found.output = found.output or (WORK if found.quick else HERE)
    unknown = set(found.changes) - {change.name for change in CHANGES}
    if unknown:
        parser.error(f"no such change: {', '.join(sorted(unknown))}")
    return found


def made(place, count, given):
    path = place.path(f"message-{count}-{given.seed}-{given.journal}.sqlite")
    if not os.path.exists(path):
        rounds.say(f"making {count:,} rows")
    table.make(path, count, given.seed, given.journal)
    return path


def measured(place, given):
    source = made(place, given.rows, given)
    declared = place.path("declared.sql")
    with open(declared, "w") as file:
        file.write(table.script(table.create_table(table.COLUMNS)))
    results = {
        "machine": machine.describe(place),
        "peers": machine.peers(place),
        "settings": {
            "rows": f"{given.rows:,}, {os.path.getsize(source) / 1e6:.0f} MB, seed {given.seed}",
            "rounds": given.repeat,
            "journal": given.journal,
            "settings of a run of ours": "; ".join(rounds.settings_of_a_run(place, source)),
        },
        "start": rounds.start(place),
        "launch": rounds.launch(place, source, declared, given.quick),
        "large": rounds.large(place, given.quick),
        "changes": rounds.all_changes(place, source, given),
        "sizes": {},
    }
    for count in given.sizes:
        sources = {count: made(place, count, given)}
        results["sizes"] |= rounds.sizes(place, sources, 5 if count < given.rows else 2)
    results["sizes"][given.rows] = {}
    for name in rounds.SIZED:
        if name in results["changes"]:
            results["sizes"][given.rows] |= rounds.sized(name, results["changes"][name])
    return results


def write(results, given):
    found = goals(results)
    results["goals"] = [goal.as_json() for goal in found]
    os.makedirs(given.output, exist_ok=True)
    with open(os.path.join(given.output, "results.json"), "w") as file:
        json.dump(results, file, indent=1, default=dataclasses.asdict)
        file.write("\n")
    text = report.page(results, found)
    with open(os.path.join(given.output, "results.md"), "w") as file:
        file.write(text)
    with open(os.path.join(given.output, "results.svg"), "w") as file:
        file.write(chart.chart(results))
    print(text)
    for goal in found:
        if goal.verdict == "NOT MET":
            print(f"NOT MET: {goal.text}: {report.number(goal.value)} {goal.unit},"
                  f" at most {goal.limit:g}")


def main():
    given = options()
    begin = time.monotonic()
    place = Place(WORK, given.rebuilder, given.in_process, shutil.which("sqlite3"), given.python)
    results = measured(place, given)
    seconds = time.monotonic() - begin
    results["settings"]["load at the end"] = f"{os.getloadavg()[0]:.1f}"
    results["settings"]["all of it took"] = f"{seconds / 60:.1f} minutes"
    write(results, given)


main()
