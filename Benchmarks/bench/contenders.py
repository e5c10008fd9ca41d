"""Who takes part, each as a function that carries out a change on a file."""

import json
import os

from bench.hand import rebuild

PEERS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "peers")


def ours(place, change, path):
    wanted = place.path(f"{change.name}.sql")
    with open(wanted, "w") as file:
        file.write(change.script)
    run, _ = place.run(place.rebuilder, "apply", path, "--to", wanted, "--quiet", *change.flags)
    return run


def hand(place, change, path):
    run, _ = place.run(place.shell, "-bail", path, stdin=rebuild(change, indexes_first=False))
    return run


def blogs(place, change, path):
    run, _ = place.run(place.shell, "-bail", path, stdin=rebuild(change, indexes_first=True))
    return run


def scan(place, change, path):
    run, said = place.run(place.shell, "-bail", path, stdin=change.scan + ";\n")
    if said.strip() != "0" and not run.failure:
        run.failure = f"{said.strip()} rows were found"
    return run


def peer(name):
    """A script in the bench's own Python; it says itself what the work took without its imports."""
    def contender(place, change, path):
        script = os.path.join(PEERS, name + ".py")
        whole, said = place.run(place.python, script, change.name, path)
        if whole.failure:
            return whole
        wall, cpu = json.loads(said)
        whole.start, whole.wall, whole.cpu = whole.wall - wall, wall, cpu
        return whole
    return contender


CONTENDERS = {
    "ours": ours,
    "hand": hand,
    "blogs": blogs,
    "scan": scan,
    "sqlite-utils": peer("sqlite_utils_peer"),
    "alembic": peer("alembic_peer"),
    "django": peer("django_peer"),
}

TITLES = {
    "ours": "SchemaRebuilder",
    "hand": "by hand, indexes after the copy",
    "blogs": "by hand, indexes first",
    "scan": "one bare scan",
    "sqlite-utils": "sqlite-utils",
    "alembic": "Alembic",
    "django": "Django",
}

PEER_NAMES = ("sqlite-utils", "alembic", "django")
