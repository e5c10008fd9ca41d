"""The chart: a line for each change, a dot for each contender, on a scale of powers of ten."""

import math

from bench.changes import CHANGES
from bench.contenders import TITLES
from bench.goals import done
from bench.measuring import median, spread

COLORS = {"ours": "#c2410c", "hand": "#1d4ed8", "blogs": "#93c5fd", "scan": "#0f766e",
          "sqlite-utils": "#7c3aed", "alembic": "#a16207", "django": "#15803d"}
LEFT, WIDTH, TOP, LINE = 250, 690, 60, 34


def chart(results):
    rows = [(change, results["changes"][change.name]) for change in CHANGES
            if change.name in results["changes"]]
    seconds = [run.cpu for _, runs in rows for each in runs.values() for run in done(each)]
    low, high = math.floor(math.log10(min(seconds))), math.ceil(math.log10(max(seconds)))

    def x(value):
        return LEFT + WIDTH * (math.log10(value) - low) / (high - low)

    height = TOP + LINE * len(rows) + 40
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{LEFT + WIDTH + 40}"'
             f' height="{height}" font-family="sans-serif" font-size="13">',
             '<rect width="100%" height="100%" fill="white"/>']
    parts += legend() + axis(x, range(low, high + 1), height)
    for number, (change, runs) in enumerate(rows):
        y = TOP + LINE * number + LINE // 2
        parts.append(f'<text x="{LEFT - 14}" y="{y + 4}" text-anchor="end">{change.title}</text>')
        parts.append(f'<line x1="{LEFT}" x2="{LEFT + WIDTH}" y1="{y}" y2="{y}" stroke="#e5e7eb"/>')
        for name in reversed(runs):
            parts += dot(x, y, name, [run.cpu for run in done(runs[name])])
    return "\n".join(parts + ["</svg>"]) + "\n"


def dot(x, y, name, values):
    if not values:
        return []
    least, most = spread(values)
    title = f"{TITLES[name]}: {median(values):.3f} s"
    return [f'<line x1="{x(least):.1f}" x2="{x(most):.1f}" y1="{y}" y2="{y}"'
            f' stroke="{COLORS[name]}" stroke-width="3"/>',
            f'<circle cx="{x(median(values)):.1f}" cy="{y}" r="{7 if name == "ours" else 5}"'
            f' fill="{COLORS[name]}"><title>{title}</title></circle>']


def legend():
    parts, place = [], 20
    for name, color in COLORS.items():
        parts.append(f'<circle cx="{place}" cy="20" r="5" fill="{color}"/>')
        parts.append(f'<text x="{place + 10}" y="24">{TITLES[name]}</text>')
        place += 30 + 7 * len(TITLES[name])
    return parts


def axis(x, powers, height):
    parts = []
    for power in powers:
        place = x(10 ** power)
        parts.append(f'<line x1="{place:.1f}" x2="{place:.1f}" y1="{TOP - 8}" y2="{height - 36}"'
                     ' stroke="#d1d5db"/>')
        parts.append(f'<text x="{place:.1f}" y="{height - 16}" text-anchor="middle">'
                     f'{10 ** power:g} s CPU</text>')
    return parts
