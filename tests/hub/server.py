"""A hub on 127.0.0.1 that speaks what huggingface_hub asks for: listing, search, redirects to a
store on another port, ranges, gates; and that can fail on request. Knows nothing of Paceline."""

from __future__ import annotations

import hashlib
import json
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from tests.hub.faults import Answer, Drop, Fault, IgnoreRange, LoginPage, OtherBytes, Stall, Trickle

PIECE = 1 << 16


@dataclass
class Repo:
    files: dict[str, bytes]
    gated: str | bool = False
    license: str = "apache-2.0"
    downloads: int = 0
    small: set[str] = field(default_factory=set)  # not in large-file storage

    @property
    def commit(self) -> str:
        digests = [self.digest(name) for name in sorted(self.files)]
        return hashlib.sha1(repr(digests).encode()).hexdigest()

    def digest(self, name: str) -> str:
        data = self.files[name]
        if name in self.small:
            return hashlib.sha1(b"blob %d\0" % len(data) + data).hexdigest()
        return hashlib.sha256(data).hexdigest()

    def info(self, id: str) -> dict[str, Any]:
        return {
            "id": id,
            "sha": self.commit,
            "gated": self.gated,
            "downloads": self.downloads,
            "likes": 3,
            "lastModified": "2026-11-01T12:00:00.000Z",
            "tags": ["gguf", f"license:{self.license}"],
            "cardData": {"license": self.license},
            "gguf": {"architecture": "qwen3", "total": 596_000_000},
            "siblings": [self._sibling(name) for name in self.files],
        }

    def _sibling(self, name: str) -> dict[str, Any]:
        size = len(self.files[name])
        sibling: dict[str, Any] = {"rfilename": name, "size": size, "blobId": "0" * 40}
        if name in self.small:
            return sibling | {"blobId": self.digest(name)}
        lfs = {"sha256": self.digest(name), "size": size, "pointerSize": 134}
        return sibling | {"lfs": lfs}


@dataclass
class Sent:
    """One GET answered by the store. `start`: the first byte asked for; `count`: bytes sent."""

    start: int
    count: int = 0


class LoopbackHub:
    """`tokens`: each with the gated repositories that its account may read, None = of narrow scope.
    `faults`: what the store does with its next requests. `pause`: seconds between pieces."""

    def __init__(self) -> None:
        self.repos: dict[str, Repo] = {}
        self.history: dict[str, tuple[str, dict[str, bytes]]] = {}  # commit -> repo, files
        self.tokens: dict[str, set[str] | None] = {}
        self.faults: deque[Fault] = deque()
        self.pause = 0.0
        self.sent: list[Sent] = []
        self.paths: list[str] = []
        self.store_saw_token = False
        self._hub = _Server(self, _HubHandler)
        self._store = _Server(self, _StoreHandler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._hub.server_port}"

    @property
    def store_url(self) -> str:
        return f"http://127.0.0.1:{self._store.server_port}"

    @property
    def bytes_sent(self) -> int:
        return sum(sent.count for sent in self.sent)

    def add(self, id: str, repo: Repo) -> Repo:
        self.repos[id] = repo
        self.history[repo.commit] = (id, dict(repo.files))
        return repo

    def blob(self, digest: str) -> bytes:
        for _, files in self.history.values():
            for data in files.values():
                if hashlib.sha256(data).hexdigest() == digest:
                    return data
        raise KeyError(digest)

    @contextmanager
    def running(self) -> Iterator[LoopbackHub]:
        servers = (self._hub, self._store)
        threads = [threading.Thread(target=s.serve_forever, args=(0.02,)) for s in servers]
        for thread in threads:
            thread.start()
        try:
            yield self
        finally:
            for server in servers:
                server.shutdown()
                server.server_close()
            for thread in threads:
                thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False

    def __init__(self, hub: LoopbackHub, handler: type[BaseHTTPRequestHandler]) -> None:
        super().__init__(("127.0.0.1", 0), handler)
        self.hub = hub


class _Handler(BaseHTTPRequestHandler):
    server: _Server
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def handle(self) -> None:
        with suppress(OSError):  # the client has gone, as some tests want
            super().handle()

    def finish(self) -> None:
        with suppress(OSError):
            super().finish()

    def answer(self, status: int, body: bytes = b"", **headers: str) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        if "Content_Length" not in headers:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def refuse(self, status: int, code: str = "", message: str = "") -> None:
        self.answer(status, X_Error_Code=code, X_Error_Message=message)


class _HubHandler(_Handler):
    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        hub, url = self.server.hub, urlsplit(self.path)
        hub.paths.append(f"{self.command} {self.path}")
        parts = unquote(url.path).strip("/").split("/")
        token = self.headers.get("Authorization", "").removeprefix("Bearer ")
        if parts[0] == "welcome":  # what a network says that wants a login first
            self.answer(200, b"<html>Welcome to our hotel</html>", Content_Type="text/html")
        elif token and token not in hub.tokens:
            self.refuse(401, message="Invalid credentials in Authorization header")
        elif parts[:2] == ["api", "whoami-v2"]:
            account = {
                "name": "rider",
                "auth": {"accessToken": {"displayName": "t", "role": "read"}},
            }
            self._json(account) if token else self.refuse(401)
        elif parts == ["api", "models"]:
            self._search(parse_qs(url.query))
        elif parts[:2] == ["api", "models"]:
            id = "/".join(parts[2:4])
            repo = hub.repos.get(id)
            self._json(repo.info(id)) if repo else self._no_repo(token)
        elif parts[2:3] == ["resolve"]:
            self._resolve("/".join(parts[:2]), parts[3], "/".join(parts[4:]), token)
        else:
            self.refuse(404)

    def _json(self, value: Any) -> None:
        self.answer(200, json.dumps(value).encode(), Content_Type="application/json")

    def _no_repo(self, token: str) -> None:
        self.refuse(404 if token else 401, "RepoNotFound")

    def _search(self, query: dict[str, list[str]]) -> None:
        text, limit = query["search"][0].lower(), int(query["limit"][0])
        assert query["filter"] == ["gguf"] and query["sort"] == ["downloads"]
        found = [r.info(id) for id, r in self.server.hub.repos.items() if text in id.lower()]
        found.sort(key=lambda info: -info["downloads"])
        self._json(found[:limit])

    def _resolve(self, id: str, revision: str, name: str, token: str) -> None:
        hub = self.server.hub
        repo = hub.repos.get(id)
        if repo is None:
            return self._no_repo(token)
        if repo.gated and not token:
            return self.refuse(401, "GatedRepo")
        if repo.gated and (access := hub.tokens[token]) is None:
            return self.refuse(403, message="Your token has too narrow a scope")
        if repo.gated and id not in access:
            return self.refuse(403, "GatedRepo")
        commit = repo.commit if revision == "main" else revision
        if hub.history.get(commit, ("",))[0] != id:
            return self.refuse(404, "RevisionNotFound")
        files = hub.history[commit][1]
        if name not in files:
            return self.refuse(404, "EntryNotFound")
        data = files[name]
        digest = hashlib.sha256(data).hexdigest()
        headers = {"X_Repo_Commit": commit, "X_Linked_Etag": f'"{digest}"'}
        headers |= {"X_Linked_Size": str(len(data)), "ETag": f'"{commit}"'}
        self.answer(302, Location=f"{hub.store_url}/{digest}?signature=x", **headers)


class _StoreHandler(_Handler):
    def do_GET(self) -> None:
        hub = self.server.hub
        hub.store_saw_token |= "Authorization" in self.headers
        fault = hub.faults.popleft() if hub.faults else None
        if isinstance(fault, Answer):
            return self.answer(fault.status, **{k.replace("-", "_"): v for k, v in fault.headers})
        if isinstance(fault, LoginPage):
            return self._welcome(fault.sized)
        digest = urlsplit(self.path).path.strip("/")
        data, etag = hub.blob(digest), f'"{digest}"'
        start, end = self._range(len(data))
        if start >= len(data):
            return self.answer(416, Content_Range=f"bytes */{len(data)}")
        if isinstance(fault, OtherBytes):
            data = bytes(len(data))
        length = {"Content_Length": str(end - start), "ETag": etag, "Accept_Ranges": "bytes"}
        if "Range" in self.headers and not isinstance(fault, IgnoreRange):
            self.answer(206, Content_Range=f"bytes {start}-{end - 1}/{len(data)}", **length)
        else:
            start, end = 0, len(data)
            self.answer(200, **length | {"Content_Length": str(end)})
        sent = Sent(start)
        hub.sent.append(sent)
        self._send(data[start:end], fault, sent)

    def _welcome(self, sized: bool) -> None:
        page = b"<html>Welcome to our hotel</html>" * 100
        if sized:  # the length gives it away, whatever it calls itself
            return self.answer(200, page)
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(page)
        self.close_connection = True

    def _range(self, size: int) -> tuple[int, int]:
        value = self.headers.get("Range", "").removeprefix("bytes=")
        first, _, last = value.partition("-")
        return int(first or 0), min(int(last) + 1 if last else size, size)

    def _send(self, data: bytes, fault: Fault | None, sent: Sent) -> None:
        match fault:
            case Drop(after) | Stall(after, _):
                data = data[:after]
            case Trickle(pause):
                for byte in data:
                    self.wfile.write(bytes([byte]))
                    sent.count += 1
                    time.sleep(pause)
        for at in range(0, len(data), PIECE):
            self.wfile.write(data[at : at + PIECE])
            sent.count += len(data[at : at + PIECE])
            time.sleep(self.server.hub.pause)
        if isinstance(fault, Stall):
            time.sleep(fault.seconds)
        if isinstance(fault, Drop | Stall):
            self.close_connection = True
