"""A real PostgreSQL for tests: a folder and a port of its own, ended with the tests."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

SERVERS = Path("/usr/lib/postgresql")  # Debian keeps the programs of each version here
START_SECONDS = 30
REASON = "PostgreSQL is not installed (Debian: apt install postgresql)"


def programs() -> Path | None:
    """Return the folder with `initdb` and `postgres`, or None where there is none."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    folders = sorted(SERVERS.glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


class PostgresServer:
    """A server on loopback that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        assert found is not None, REASON
        self.programs, self.folder, self.port = found, folder, free_port()
        self._process: subprocess.Popen[bytes] | None = None
        self._become = _other_user() if os.geteuid() == 0 else None

    @classmethod
    def temporary(cls) -> "PostgresServer":
        # Not below pytest's own folder: another user than ours has to be let in.
        return cls(Path(tempfile.mkdtemp(prefix="seneschal-postgres-")))

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://seneschal@127.0.0.1:{self.port}/{database}"

    def make(self) -> None:
        if self._become:
            os.chown(self.folder, pwd.getpwnam("postgres").pw_uid, -1)
        self._run(
            "initdb", "-D", str(self.folder / "data"), "-U", "seneschal", "-A", "trust",
            "-E", "UTF8", "--locale=C", "--no-instructions",
        )  # fmt: skip

    def start(self) -> None:
        command = [
            str(self.programs / "postgres"), "-D", str(self.folder / "data"),
            "-p", str(self.port), "-c", "listen_addresses=127.0.0.1",
            "-c", f"unix_socket_directories={self.folder}", "-c", "max_connections=60",
        ]  # fmt: skip
        log = (self.folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, preexec_fn=self._become, start_new_session=True
            )
        until = time.monotonic() + START_SECONDS
        while True:
            try:
                psycopg.connect(self.address(), connect_timeout=2).close()
            except psycopg.OperationalError:
                if self._process.poll() is not None and time.monotonic() < until:
                    # After a kill its processes need a moment until the last has gone.
                    time.sleep(0.2)
                    self.start()
                    return
                if time.monotonic() > until:
                    text = (self.folder / "log").read_text("utf-8", "replace")[-2000:]
                    raise RuntimeError(f"PostgreSQL does not start: {text}") from None
                time.sleep(0.05)
            else:
                return

    def kill(self) -> None:
        """End it as a crash would: all its processes, at once."""
        assert self._process is not None
        os.killpg(self._process.pid, 9)
        self._process.wait()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(3)  # an immediate shutdown
            self._process.wait(START_SECONDS)
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """Return the address of an empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        with psycopg.connect(self.address(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [str(self.programs / program), *words],
            check=True, capture_output=True, preexec_fn=self._become,
        )  # fmt: skip


def _other_user() -> Callable[[], None]:
    """Return what makes a new process another user's: PostgreSQL does not run as root."""
    found = pwd.getpwnam("postgres")

    def become() -> None:
        os.setgid(found.pw_gid)
        os.setuid(found.pw_uid)

    return become


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    if programs() is None:
        if os.environ.get("SENESCHAL_POSTGRES") == "required":
            pytest.fail(REASON)
        pytest.skip(REASON)
    server = PostgresServer.temporary()
    try:
        server.make()
        server.start()
        yield server
    finally:
        server.stop()


@pytest.fixture
def postgres_address(postgres_server: PostgresServer) -> str:
    return postgres_server.new_database()
