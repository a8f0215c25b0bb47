"""`make run`: the whole room from nothing, and then a watch over it."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from pokerroom.run import places
from pokerroom.run.child import Child
from pokerroom.run.pulse import Pulse
from pokerroom.run.refusal import CannotRun
from pokerroom.run.supervisor import Supervisor

HOST = os.environ.get("HOST", "127.0.0.1")
PORT = os.environ.get("PORT", "8000")
# An interpreter works on one core; the second process also serves on while the first is started again.
WEB_PROCESSES = int(os.environ.get("WEB_PROCESSES") or min(2, os.cpu_count() or 1))
START_SECONDS = 60
PYTHON = sys.executable

STATIC = [PYTHON, "manage.py", "collectstatic", "--noinput", "--verbosity=0"]
LOAD = [PYTHON, "-m", "pokerroom.run.load"]
WEB = [PYTHON, "-m", "pokerroom.serve", "--host", HOST, "--port", PORT]
CELERY = [PYTHON, "-m", "celery", "--app", "pokerroom"]
# Threads, so that a killed worker leaves no pool behind; gossip and mingle are for fleets of workers.
WORKER = [*CELERY, "worker", "--pool", "threads", "--concurrency", "4", "--without-gossip", "--without-mingle"]
# Beat keeps its times in memory: everything in its table is due within seconds anyway.
BEAT = [*CELERY, "beat", "--scheduler", "celery.beat:Scheduler", "--pidfile="]


def run(say: Callable[[str], None], step: Callable[[str], None]) -> None:
    """Open the room and watch over it. `say` is told what must be heard, `step` what is going on until it is open."""
    refuse_taken_port()
    # Cookies that only travel over https would lock out a browser on this machine.
    os.environ.setdefault("PLAIN_HTTP", str(HOST in {"127.0.0.1", "localhost", "::1"}))
    with Supervisor(say) as supervisor, beside(*STATIC) as static, beside(*LOAD) as load:
        step("Starting the servers.")
        supervisor.start_servers()
        step("Preparing the database and the static files.")
        logins = load.communicate()[0].strip() or "log-ins as at the first start"
        if load.returncode or static.wait():
            raise CannotRun("The room could not be made ready; what went wrong stands above.")
        outcome = "could not be opened"  # the log-ins are told all the same: a random password is told once
        try:
            step("Starting the web processes, the worker and beat.")
            serve(supervisor)
            outcome = f"is open at http://{HOST}:{PORT}/"
        finally:
            say(f"The poker room {outcome} — {logins}. Data: {places.data_dir()}. Ctrl-C ends it.")
        supervisor.watch(Pulse().watch)


@contextmanager
def beside(*command: str) -> Iterator[subprocess.Popen[str]]:
    """A command that runs while the servers start."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def refuse_taken_port() -> None:
    family = socket.AF_INET6 if ":" in HOST else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, int(PORT)))
        except ValueError:
            raise CannotRun(f"PORT is {PORT}, which is no number.") from None
        except (OSError, OverflowError) as trouble:
            raise CannotRun(f"Port {PORT} cannot be used ({trouble}). `make run PORT=8001` takes another.") from None


def serve(supervisor: Supervisor) -> None:
    """A web server first: nobody waits for the others."""
    web, *others = (Child(f"web-{number}", WEB) for number in range(1, WEB_PROCESSES + 1))
    supervisor.start(web)
    give_up = time.monotonic() + START_SECONDS
    while not served():
        if web.died() or time.monotonic() > give_up:
            raise CannotRun(f"The web server did not start. Its log {web.log} ends with:\n{web.last_words()}")
        time.sleep(0.05)
    for child in (Child("worker", WORKER), Child("beat", BEAT), *others):
        supervisor.start(child)


def served() -> bool:
    address = f"[{HOST}]" if ":" in HOST else HOST
    try:
        urllib.request.urlopen(f"http://{address}:{PORT}/healthz", timeout=1)
    except urllib.error.HTTPError:
        return True  # it answers; by another name or over https only, as the settings say
    except OSError:
        return False
    return True
