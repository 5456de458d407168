"""A project's release page on 127.0.0.1. Knows nothing of Paceline."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer


class ReleaseServer(HTTPServer):
    """Answers every GET alike, and remembers what it was sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.status, self.body = 200, b""
        self.asked: list[str] = []
        self.url = f"http://127.0.0.1:{self.server_port}/releases/latest"

    def say(self, **said: object) -> None:
        self.body = json.dumps(said).encode()


class _Handler(BaseHTTPRequestHandler):
    server: ReleaseServer

    def do_GET(self) -> None:
        self.server.asked.append(str(self.headers))
        self.send_response(self.server.status)
        self.send_header("Content-Length", str(len(self.server.body)))
        self.end_headers()
        self.wfile.write(self.server.body)

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def release_server() -> Iterator[ReleaseServer]:
    """Running, until it is left."""
    server = ReleaseServer()
    thread = threading.Thread(target=server.serve_forever, args=(0.02,))
    thread.start()
    yield server
    server.shutdown()
    server.server_close()
    thread.join()
