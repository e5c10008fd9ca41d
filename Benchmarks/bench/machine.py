"""On what machine the numbers were found."""

import os
import platform
import sqlite3
import subprocess
import sys


def first_line(path, key):
    try:
        with open(path) as file:
            return next((line.split(":", 1)[1].strip() for line in file if line.startswith(key)), "")
    except OSError:
        return ""


def said(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True).stdout.strip()
    except OSError:
        return ""


def disk(folder):
    """The file system, and what its disk is as far as the kernel knows."""
    status = os.stat(folder)
    device = os.path.realpath(f"/sys/dev/block/{os.major(status.st_dev)}:{os.minor(status.st_dev)}")
    system = said("findmnt", "--noheadings", "--output", "FSTYPE", "--target", folder)
    if os.path.basename(device).startswith(("vd", "xvd")):
        return f"{system} on a virtual disk"
    for queue in (device + "/queue/rotational", device + "/../queue/rotational"):
        if os.path.exists(queue):
            turns = first_line_of(queue) == "1"
            return f"{system} on a {'turning' if turns else 'solid-state'} disk"
    return system or "unknown"


def first_line_of(path):
    with open(path) as file:
        return file.readline().strip()


def describe(place):
    memory = first_line("/proc/meminfo", "MemTotal").split()
    processor = (first_line("/proc/cpuinfo", "model name")
                 or said("sysctl", "-n", "machdep.cpu.brand_string") or platform.processor())
    return {
        "processor": processor,
        "cores": os.cpu_count(),
        "memory": f"{int(memory[0]) / 1e6:.0f} GB" if memory else "unknown",
        "disk": disk(place.folder),
        "system": f"{platform.system()} {platform.machine()}",
        "SQLite of ours": said(place.path("bin", "bare"), "version"),
        "SQLite of the shell": said(place.shell, "--version").split(" ")[0],
        "SQLite of Python": sqlite3.sqlite_version,
        "SQLite of the peers": said(place.python, "-c",
                                    "import sqlite3; print(sqlite3.sqlite_version)"),
        "SchemaRebuilder": said(place.rebuilder, "--version").removeprefix("rebuilder "),
        "Python": sys.version.split()[0],
        "load at the start": f"{os.getloadavg()[0]:.1f}",
    }


def peers(place):
    """The releases of the peers that take part."""
    if not place.python:
        return {}
    names = ("sqlite-utils", "alembic", "SQLAlchemy", "Django")
    program = ("import importlib.metadata as m\n"
               f"for n in {names!r}: print(n, m.version(n))")
    return dict(line.split() for line in said(place.python, "-c", program).splitlines())
