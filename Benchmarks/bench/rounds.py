"""The measurements themselves, each round after round, so that all contenders see the same load."""

import sys

from bench import large_schema
from bench.changes import CHANGES
from bench.checking import Check
from bench.contenders import CONTENDERS, PEER_NAMES
from bench.measuring import Run


# The changes that are also measured on tables of other sizes.
SIZED = ("type-changed", "not-null-added", "plain")


def say(text):
    print(text, file=sys.stderr, flush=True)


def change_rounds(place, source, change, contenders, repeat):
    """Runs of each contender: `repeat` rounds, in each of which all take part in turn."""
    check = Check(change, source)
    runs = {name: [] for name in contenders}
    for number in range(repeat):
        turn = number % len(contenders)
        for name in contenders[turn:] + contenders[:turn]:
            if runs[name] and runs[name][-1].failure:
                continue
            path = place.fresh(source)
            run = CONTENDERS[name](place, change, path)
            if not run.failure and name != "scan":
                check.judge(path, run)
            runs[name].append(run)
    for name in contenders:
        last = runs[name][-1]
        say(f"  {name:13} {min(run.cpu for run in runs[name]):8.3f} s CPU"
            f"  {last.failure or ', '.join(last.losses)}")
    return runs


def all_changes(place, source, options):
    results = {}
    for change in CHANGES:
        if options.changes and change.name not in options.changes:
            continue
        contenders = [name for name in change.contenders
                      if place.python or name not in PEER_NAMES]
        say(change.title)
        results[change.name] = change_rounds(place, source, change, contenders, options.repeat)
    return results


def sizes(place, sources, repeat):
    """Tables of other sizes: ours alone, but for the plain rebuild, which is as SQLite makes it."""
    results = {}
    for count, source in sources.items():
        results[count] = {}
        for change in CHANGES:
            if change.name in SIZED:
                say(f"{change.title}, {count:,} rows")
                contenders = ["ours", "hand"] if change.name == "plain" else ["ours"]
                runs = change_rounds(place, source, change, contenders, repeat)
                results[count] |= sized(change.name, runs)
    return results


def sized(name, runs):
    return {name if contender == "ours" else f"{name}, by hand": runs[contender]
            for contender in ("ours", "hand") if contender == "ours" or name == "plain"
            if contender in runs}


def loops(place, programs, repeat):
    """Programs that say themselves what they took, in turn; seconds of one round of each."""
    found = {name: [] for name in programs}
    for _ in range(repeat):
        for name, (count, command) in programs.items():
            wall, cpu = place.seconds(*command, str(count))
            found[name].append(Run(wall / count, cpu / count))
    for name, runs in found.items():
        say(f"  {name:13} {min(run.cpu for run in runs) * 1e6:10.1f} µs CPU")
    return found


def launch(place, source, schema, quick):
    say("launch with an equal version")
    count = 1000 if quick else 5000
    return loops(place, {
        "bare": (count, [place.path("bin", "bare"), "launch", source]),
        "ours": (count, [place.in_process, "launch", source, schema]),
    }, 5 if quick else 15)


def large(place, quick):
    say(f"a schema of {large_schema.TABLES} tables")
    source = place.path("large.sqlite")
    large_schema.make(source, rows=3)
    equal, changed = place.path("large-equal.sql"), place.path("large-changed.sql")
    for path, count in ((equal, 0), (changed, 10)):
        with open(path, "w") as file:
            file.write(large_schema.script(count))
    return loops(place, {
        "pragmas": (5, [place.path("bin", "bare"), "pragmas", source]),
        "difference": (2, [place.in_process, "difference", source, equal]),
        "plan, equal": (2, [place.in_process, "plan", source, equal]),
        "plan, 10 tables differ": (2, [place.in_process, "plan", source, changed]),
    }, 3 if quick else 7)


def start(place):
    """What a process of ours takes that does nothing."""
    return [place.run(place.rebuilder, "--version")[0] for _ in range(9)]


def settings_of_a_run(place, source):
    """The settings that a plan prints."""
    wanted = place.path("plan.sql")
    change = next(change for change in CHANGES if change.name == "type-changed")
    with open(wanted, "w") as file:
        file.write(change.script)
    _, said = place.run(place.rebuilder, "plan", source, "--to", wanted)
    return [line.rstrip(";") for line in said.splitlines() if line.startswith("PRAGMA")]
