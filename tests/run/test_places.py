from pathlib import Path

import pytest
from psycopg.conninfo import conninfo_to_dict

from pokerroom.run import account, places
from pokerroom.run.refusal import CannotRun


@pytest.fixture
def data(monkeypatch: pytest.MonkeyPatch):
    for given in ("DATABASE_URL", "CELERY_BROKER_URL"):
        monkeypatch.delenv(given, raising=False)
    return lambda folder: monkeypatch.setenv("DATA_DIR", str(folder))


def test_addresses_follow_from_the_data_dir(data):
    data("/srv/poker room")
    assert conninfo_to_dict(places.database_url())["host"] == "/srv/poker room/sockets"
    assert places.broker_url() == "redis+socket:///srv/poker%20room/sockets/valkey.sock"


def test_given_addresses_win(data, monkeypatch):
    monkeypatch.setenv("DATABASE_URL", "postgresql://db.house/poker")
    monkeypatch.setenv("CELERY_BROKER_URL", "amqp://broker.house")
    assert (places.database_url(), places.broker_url()) == ("postgresql://db.house/poker", "amqp://broker.house")


@pytest.mark.parametrize("letter", ["a", "ü"])
def test_a_long_path_moves_the_sockets_where_their_names_are_short(data, letter):
    longest = places.LONGEST_SOCKET - len("/sockets/" + places.POSTGRES_SOCKET)
    fits = "/" + letter * ((longest - 1) // len(letter.encode()))
    data(fits)
    assert places.sockets() == Path(fits) / "sockets"
    data(fits + letter)
    assert places.sockets().parent == Path("/tmp")


def test_two_data_dirs_never_share_a_socket(data):
    found = set()
    for folder in ("/" + "a" * 150, "/" + "b" * 150):
        data(folder)
        found.add(places.sockets())
    assert len(found) == 2


def test_a_folder_is_open_to_others_only_if_all_above_it_are(tmp_path):
    inner = tmp_path / "inner"
    inner.mkdir(mode=0o755)
    tmp_path.chmod(0o700)
    assert not places.others_may_enter(inner)


def test_a_private_data_dir_serves_its_owner_and_root_is_told_that_the_servers_account_may_not_enter(data, tmp_path):
    tmp_path.chmod(0o700)
    data(tmp_path / "var")
    if account.AS_ROOT:  # its servers run under another account
        with pytest.raises(CannotRun, match="may not enter"):
            account.make_data_dir()
    else:
        account.make_data_dir()
        assert (tmp_path / "var").is_dir()
    assert tmp_path.stat().st_mode & 0o777 == 0o700


def test_somebody_elses_socket_folder_is_refused(tmp_path):
    (tmp_path / "sockets").symlink_to("/")
    with pytest.raises(CannotRun, match="belongs to somebody else"):
        account.private_folder(tmp_path / "sockets")
