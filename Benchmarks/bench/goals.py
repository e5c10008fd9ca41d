"""The goals, each with what was measured for it and whether that meets it."""

import dataclasses

from bench.changes import CHANGES
from bench.contenders import PEER_NAMES, TITLES
from bench.measuring import median, ratios, spread


@dataclasses.dataclass
class Goal:
    text: str
    limit: float
    unit: str
    values: list
    remark: str = ""

    @property
    def value(self):
        return median(self.values)

    @property
    def verdict(self):
        if not self.values:
            return "not measured"
        return "met" if self.value <= self.limit else "NOT MET"

    def as_json(self):
        return {"text": self.text, "limit": self.limit, "unit": self.unit, "value": self.value,
                "spread": spread(self.values), "verdict": self.verdict, "remark": self.remark}


def done(runs):
    return [run for run in runs if not run.failure]


def goals(results):
    found = launch_goal(results.get("launch"))
    for change in CHANGES:
        runs = results["changes"].get(change.name)
        if runs:
            found += change_goals(change, runs)
    found += large_goals(results.get("large"))
    return found + size_goals(results)


def launch_goal(runs):
    if not runs:
        return []
    return [Goal("launch with an equal version, to a bare open and read", 1.2, "×",
                 ratios(runs["ours"], runs["bare"]))]


def change_goals(change, runs):
    ours = runs["ours"]
    failure = ours[-1].failure or ", ".join(ours[-1].losses)
    found = []
    against = TITLES[change.against]
    values = [] if failure else ratios(ours, done(runs[change.against]))
    found.append(Goal(f"{change.title}, to {against}", change.limit, "×", values, failure))
    for peer in PEER_NAMES:
        theirs = done(runs.get(peer, []))
        if theirs and not failure:
            found.append(Goal(f"{change.title}, ahead of {TITLES[peer]}", 1.0, "×",
                              ratios(ours, theirs)))
    return found


def large_goals(runs):
    if not runs:
        return []
    return [Goal(f"500 tables: {name}, to the bare PRAGMAs", 3.0, "×",
                 ratios(runs[name], runs["pragmas"]))
            for name in runs if name != "pragmas"]


def size_goals(results):
    """Memory and linearity, over all sizes that were measured."""
    if not results.get("sizes"):
        return []
    base = median([run.peak for run in results["start"]])
    found, costs = [], {}
    for count, changes in sorted(results["sizes"].items()):
        peaks = [(run.peak - base) / 1024 for name, runs in changes.items() if "by hand" not in name
                 for run in done(runs)]
        found.append(Goal(f"memory above the process's base, {count:,} rows, the most of all", 64,
                          "MB", [max(peaks)] if peaks else []))
        for name, runs in changes.items():
            costs.setdefault(name, {})[count] = [run.cpu / count for run in done(runs)]
    for change in CHANGES:
        by_count = {count: values for count, values in costs.get(change.name, {}).items() if values}
        if len(by_count) < 2:
            continue
        small, large = sorted(by_count)[-2:]
        each = [cost / median(by_count[small]) for cost in by_count[large]]
        hand = costs.get(f"{change.name}, by hand", {})
        remark = "linear is 1"
        if hand.get(small) and hand.get(large):
            remark += f", by hand it is {median(hand[large]) / median(hand[small]):.2f}"
        found.append(Goal(f"{change.title}: CPU of a row, {large:,} rows to {small:,}", 1.25, "×",
                          each, remark))
    return found
