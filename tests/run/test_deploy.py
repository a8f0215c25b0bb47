"""The files of deploy/: each proxy really stands in front of a room, and each unit starts what `make run` starts."""

from __future__ import annotations

import http.client
import shutil
import socket
import ssl
import subprocess
import tempfile
from collections.abc import Iterator
from configparser import RawConfigParser
from pathlib import Path

import pytest

from pokerroom.run import room as running
from pokerroom.run.places import CLONE
from tests import debian
from tests.run.opened import Opened
from tests.run.waiting import until

DEPLOY = CLONE / "deploy"
NAME = "room.example"
NGINX = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 256; }}
http {{ access_log off; {temporary} include {file}; }}
"""
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@pytest.fixture(scope="module")
def room() -> Iterator[Opened]:
    with Opened(TRUSTED_PROXIES="127.0.0.1", PLAIN_HTTP="0", ALLOWED_HOSTS=f"{NAME},127.0.0.1") as opened:
        yield opened


@pytest.fixture(scope="module")
def folder() -> Iterator[Path]:
    """Where the proxies' files are; a certificate, its key, and both in one."""
    made = Path(tempfile.mkdtemp())
    key, certificate = made / "room.key", made / "room.crt"
    ask = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    names = ["-addext", f"subjectAltName=DNS:{NAME}", "-keyout", key, "-out", certificate]
    subprocess.run([debian.found("openssl"), *ask, *names], check=True, capture_output=True)
    (made / "room.pem").write_text(certificate.read_text() + key.read_text())
    yield made
    shutil.rmtree(made)


class Proxy:
    def __init__(self, name: str, room: Opened, folder: Path) -> None:
        self.folder = folder
        self.plain, self.tls = _free_port(), _free_port()
        file = folder / name
        text = (DEPLOY / name).read_text().replace("/etc/pokerroom/tls", str(folder))
        for ours, its in (("80", self.plain), ("443", self.tls)):
            text = text.replace(f"bind :{ours}", f"bind 127.0.0.1:{its}")
            text = text.replace(f"listen {ours}", f"listen 127.0.0.1:{its}")
        file.write_text(text.replace("127.0.0.1:8000", f"127.0.0.1:{room.port}"))
        if name == "nginx.conf":
            temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY)
            (whole := folder / "whole.conf").write_text(NGINX.format(folder=folder, file=file, temporary=temporary))
            self.start, self.check = ["nginx", "-e", "stderr", "-c", str(whole)], ["-t"]
        else:
            self.start, self.check = ["haproxy", "-f", str(file)], ["-c"]
        self.start[0] = debian.found(self.start[0])

    def get(self, path: str, *, tls: bool = True, **headers: str) -> http.client.HTTPResponse:
        line = socket.create_connection(("127.0.0.1", self.tls if tls else self.plain), timeout=5)
        if tls:
            line = ssl.create_default_context(cafile=str(self.folder / "room.crt")).wrap_socket(
                line, server_hostname=NAME
            )
        browser = http.client.HTTPConnection(NAME)
        browser.sock = line
        browser.request("GET", path, headers={name.replace("_", "-"): said for name, said in headers.items()})
        return browser.getresponse()

    def listens(self) -> bool:
        try:
            return self.get("/healthz").status == 200
        except OSError:
            return False


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


@pytest.fixture(scope="module", params=["haproxy.cfg", "nginx.conf"])
def proxy(request, room, folder) -> Iterator[Proxy]:
    proxy = Proxy(request.param, room, folder)
    running = subprocess.Popen(proxy.start, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    until(proxy.listens, seconds=20)
    yield proxy
    running.terminate()
    running.wait(20)


def test_the_proxy_finds_no_fault_in_its_file(proxy):
    checked = subprocess.run([*proxy.start, *proxy.check], capture_output=True, text=True)
    assert (checked.returncode, "[warn" in checked.stderr.lower()) == (0, False)


def test_a_page_comes_over_https_with_cookies_for_https_alone(proxy):
    page = proxy.get("/login/")
    assert page.status == 200
    assert page.headers["Strict-Transport-Security"]
    assert page.headers["Set-Cookie"].startswith("__Host-csrf=")


def test_plain_http_is_sent_to_https(proxy):
    answer = proxy.get("/login/", tls=False)
    assert (answer.status, answer.headers["Location"]) == (301, f"https://{NAME}/login/")


def test_what_a_client_says_of_itself_is_replaced(proxy):
    assert proxy.get("/login/", X_Forwarded_Proto="http", X_Forwarded_For="10.9.8.7").status == 200


def test_a_stream_comes_through_at_once(proxy):
    stream = proxy.get("/api/v1/rooms/toledo/stream/")
    assert (stream.status, bool(stream.readline())) == (200, True)


def unit(name: str) -> dict[str, str]:
    parser = RawConfigParser(strict=False)
    parser.optionxform = str
    parser.read(DEPLOY / name)
    return dict(parser["Service"])


@pytest.mark.parametrize(
    ("name", "starts"),
    [
        ("pokerroom.service", ["-m", "pokerroom.run"]),
        ("pokerroom-web@.service", ["-m", "pokerroom.serve", "--host", "127.0.0.1", "--port", "%i"]),
        ("pokerroom-worker.service", running.WORKER[1:]),
        ("pokerroom-beat.service", running.BEAT[1:]),
        ("pokerroom-backup.service", ["-m", "pokerroom.run", "backup"]),
    ],
)
def test_a_unit_starts_what_make_run_starts_as_an_account_of_its_own(name, starts):
    service = unit(name)
    assert service["ExecStart"].split() == ["/opt/pokerroom/.venv/bin/python", *starts]
    assert (service["User"], service["StateDirectory"]) == ("pokerroom", "pokerroom")
