"""Processor time of the house's processes: what a command costs however busy the machine is otherwise."""

from __future__ import annotations

from collections import Counter

import psutil

WEB, DATABASE = "pokerroom.serve", "postgres"


def spent() -> Counter[str]:
    """Seconds so far, by web process and database."""
    seconds: Counter[str] = Counter()
    for child in psutil.Process().children(recursive=True):
        try:
            command, times = " ".join(child.cmdline()), child.cpu_times()
        except psutil.NoSuchProcess:
            continue
        for name in (WEB, DATABASE):
            if name in command:
                seconds[name] += times.user + times.system
    return seconds
