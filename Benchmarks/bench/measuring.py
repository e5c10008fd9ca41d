"""One run of one program, on a fresh copy of a file."""

import dataclasses
import os
import shutil
import statistics
import subprocess


@dataclasses.dataclass
class Run:
    """Seconds, kilobytes, and where the job was not done, why."""
    wall: float
    cpu: float
    peak: int = 0
    # What the process took beside the work: an interpreter and its imports.
    start: float = 0.0
    failure: str = ""
    losses: list = dataclasses.field(default_factory=list)


class Place:
    """Where the files lie and the programs are found."""

    def __init__(self, folder, rebuilder, in_process, shell, python):
        self.folder, self.rebuilder, self.in_process = folder, rebuilder, in_process
        self.shell, self.python = shell, python

    def path(self, *names):
        path = os.path.join(self.folder, *names)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        return path

    def fresh(self, source):
        """A copy of the source, on the disk and in the page cache, with nothing beside it."""
        path = self.path("work.sqlite")
        for name in (path, path + "-journal", path + "-wal", path + "-shm"):
            if os.path.exists(name):
                os.remove(name)
        shutil.copyfile(source, path)
        with open(path, "rb+") as file:
            os.fsync(file.fileno())
        return path

    def run(self, *command, stdin=""):
        """Runs a program; returns what it took and what it printed."""
        result = self.path("timed.txt")
        text = self.path("stdin.txt")
        with open(text, "w") as file:
            file.write(stdin)
        with open(text) as file:
            done = subprocess.run([self.path("bin", "timed"), result, *command], stdin=file,
                                  capture_output=True, text=True)
        with open(result) as file:
            wall, user, system, peak, status = file.read().split()
        run = Run(float(wall), float(user) + float(system), int(peak))
        if status != "0":
            said = (done.stderr or done.stdout).strip().splitlines()
            run.failure = said[-1] if said else f"ended with {status}"
        return run, done.stdout

    def seconds(self, *command):
        """What a program says of itself: the wall and the CPU seconds."""
        said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        return tuple(float(word) for word in said.split())


def median(values):
    return statistics.median(values) if values else None


def ratios(runs, base):
    """The ratio of each round: both contenders of a round ran one after the other."""
    return [run.cpu / other.cpu for run, other in zip(runs, base) if other.cpu]


def spread(values):
    return (min(values), max(values)) if values else None
