"""The wire between a screen and the server, which a test can pull out or let go dead."""

import contextlib
import select
import socket
import threading


class Wire:
    """Hands every byte on, both ways. `pull`: cut and refuse. `go_silent`: stay connected, hand on nothing."""

    def __init__(self, server: tuple[str, int]) -> None:
        self._server = server
        self._listening = self._listen(0)
        self.address = self._listening.getsockname()
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._silent = False
        self._over = False
        self._handing_on = threading.Lock()
        self._thread = threading.Thread(target=self._hand_on)
        self._thread.start()

    def pull(self) -> None:
        with self._handing_on:
            self._listening.close()
            self._drop()

    def go_silent(self) -> None:
        with self._handing_on:
            self._silent = True

    def mend(self) -> None:
        if self._listening.fileno() < 0:
            self._listening = self._listen(self.address[1])
        self._silent = False

    def close(self) -> None:
        self._over = True
        self._thread.join()
        self.pull()

    @property
    def connections(self) -> int:
        return len(self._pairs)

    @staticmethod
    def _listen(port: int) -> socket.socket:
        return socket.create_server(("127.0.0.1", port), backlog=50)

    def _drop(self) -> None:
        while self._pairs:
            for end in self._pairs.pop():
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()

    def _hand_on(self) -> None:
        while not self._over:
            with contextlib.suppress(OSError, ValueError):
                self._once()

    def _once(self) -> None:
        other = {one: two for pair in self._pairs for one, two in (pair, pair[::-1])}
        waiting = [] if self._listening.fileno() < 0 or self._silent else [self._listening]
        ready, _, _ = select.select([*waiting, *(() if self._silent else other)], [], [], 0.05)
        with self._handing_on:
            for one in () if self._silent else ready:
                self._hand_over(one, other)

    def _hand_over(self, one: socket.socket, other: dict[socket.socket, socket.socket]) -> None:
        if one is self._listening:
            self._pairs.append((one.accept()[0], socket.create_connection(self._server)))
        elif one.fileno() < 0:
            return  # its other end was the first to close
        elif data := one.recv(65536):
            other[one].sendall(data)
        else:
            self._pairs = [pair for pair in self._pairs if one not in pair]
            one.close()
            other[one].close()
