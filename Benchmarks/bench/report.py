"""The results as a page: the goals first, then every contender in every row."""

from bench.changes import CHANGES
from bench.contenders import TITLES
from bench.goals import done
from bench.measuring import median, ratios, spread


def number(value):
    if value is None:
        return "–"
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.2f}" if value >= 0.1 else f"{value:.4f}"


def between(values):
    found = spread(values)
    return "" if not found or len(values) < 2 else f" ({number(found[0])} to {number(found[1])})"


def page(results, goals):
    lines = ["# Results", "",
             "Written by `make bench`; [README.md](README.md) says what each row is.",
             "A ratio is the median of the rounds, of CPU seconds (user and system) of two runs that"
             " followed each other; the least and the greatest stand behind it.", ""]
    lines += machine(results) + ["![CPU seconds of each contender](results.svg)", ""]
    return "\n".join(lines + goal_table(goals) + change_tables(results) + loops(results)) + "\n"


def machine(results):
    facts = {**results["machine"], **{f"release of {name}": version
                                      for name, version in results["peers"].items()}}
    facts |= results["settings"]
    return ["| | |", "|---|---|"] + [f"| {name} | {value} |" for name, value in facts.items()] + [""]


def goal_table(goals):
    missed = sum(goal.verdict == "NOT MET" for goal in goals)
    met = sum(goal.verdict == "met" for goal in goals)
    lines = ["## Goals", "", f"{met} are met, {missed} are not.", "",
             "| goal | at most | measured | |", "|---|---|---|---|"]
    for goal in goals:
        verdict = "**not met**" if goal.verdict == "NOT MET" else goal.verdict
        remark = f"; {goal.remark}" if goal.remark else ""
        lines.append(f"| {goal.text} | {goal.limit:g} {goal.unit} | {number(goal.value)}"
                     f"{between(goal.values)} | {verdict}{remark} |")
    return lines + [""]


def change_tables(results):
    lines = ["## Each change", "",
             "Seconds, medians. *To by hand* is the ratio to the rebuild by hand with its indexes"
             " after the copy. *Start* is what a peer's process took beside the work, which is not"
             " counted; ours is counted.", ""]
    for change in CHANGES:
        runs = results["changes"].get(change.name)
        if not runs:
            continue
        lines += [f"### {change.title}", "",
                  "| | CPU | wall | to by hand | memory, MB | start | lost or not done |",
                  "|---|---|---|---|---|---|---|"]
        lines += [contender(name, runs[name], runs["hand"]) for name in runs] + [""]
    return lines


def contender(name, runs, hand):
    well = done(runs)
    if not well:
        return f"| {TITLES[name]} | – | – | – | – | – | not done: {runs[-1].failure} |"
    to_hand = ratios(well, done(hand))
    start = median([run.start for run in well])
    return (f"| {TITLES[name]} | {number(median([run.cpu for run in well]))}"
            f" | {number(median([run.wall for run in well]))}"
            f" | {number(median(to_hand))}{between(to_hand)}"
            f" | {median([run.peak for run in well]) / 1024:.0f}"
            f" | {number(start) if start else ''} | {', '.join(well[-1].losses)} |")


def loops(results):
    lines = []
    for name, title in (("launch", "A launch with an equal version"),
                        ("large", "A schema of 500 tables and 5,000 columns")):
        if results.get(name):
            lines += [f"## {title}", "", "| | CPU, µs | wall, µs |", "|---|---|---|"]
            lines += [f"| {label} | {number(median([run.cpu * 1e6 for run in runs]))}"
                      f" | {number(median([run.wall * 1e6 for run in runs]))} |"
                      for label, runs in results[name].items()] + [""]
    if results.get("sizes"):
        lines += ["## Other sizes", "", "| rows | change | CPU, s | wall, s | memory, MB |",
                  "|---|---|---|---|---|"]
        for count, changes in sorted(results["sizes"].items()):
            for name, runs in changes.items():
                well = done(runs)
                lines.append(f"| {count:,} | {name} | {number(median([r.cpu for r in well]))}"
                             f" | {number(median([r.wall for r in well]))}"
                             f" | {number(median([r.peak / 1024 for r in well]))} |")
        lines.append("")
    return lines
