"""Looking for a newer release: what a server on 127.0.0.1 may answer, and what is made of it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.updates import Release, Standing, Trouble, look_for_release, release_address
from tests.release_server import ReleaseServer, release_server

PAGE = "https://example.org/paceline/releases/0.2.0"


@pytest.fixture
def server() -> Iterator[ReleaseServer]:
    with release_server() as server:
        yield server


@pytest.mark.parametrize(
    ("running", "tag", "standing"),
    [
        ("0.1.0", "v0.2.0", Standing.NEWER),
        ("0.9.0", "0.10.0", Standing.NEWER),  # as numbers, not as text
        ("0.2.0rc1", "v0.2.0", Standing.NEWER),
        ("0.2.0rc1", "v0.2.0rc2", Standing.NEWER),  # who tries one is told of the next
        ("0.1.0", "v0.2.0rc1", Standing.NEWER_TRIAL),
        ("0.2.0", "v0.2.0", Standing.SAME),
        ("0.2", "v0.2.0", Standing.SAME),
        ("0.3.0.dev1", "v0.2.0", Standing.OLDER),
        ("0.2.0", "v0.2.0rc1", Standing.OLDER),
    ],
)
def test_versions_are_compared_as_versions(
    server: ReleaseServer, running: str, tag: str, standing: Standing
) -> None:
    server.say(tag_name=tag, html_url=PAGE)
    found = look_for_release(server.url, running)
    assert found == Release(tag.removeprefix("v"), PAGE, standing)


def test_a_release_may_be_called_early_by_its_makers(server: ReleaseServer) -> None:
    server.say(tag_name="v0.2.0", html_url=PAGE, prerelease=True)
    found = look_for_release(server.url, "0.1.0")
    assert isinstance(found, Release) and found.standing is Standing.NEWER_TRIAL


@pytest.mark.parametrize("page", ["file:///etc/passwd", "javascript:alert(1)", None, 3])
def test_only_pages_for_a_browser_are_passed_on(server: ReleaseServer, page: object) -> None:
    server.say(tag_name="v0.2.0", html_url=page)
    assert look_for_release(server.url, "0.1.0") == Release("0.2.0", "", Standing.NEWER)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"<html>Welcome to our hotel</html>",
        b"[]",
        b'"v0.2.0"',
        b'{"name": "no tag"}',
        b'{"tag_name": "nightly"}',
        b'{"tag_name": null}',
        b"\xff\xfe\x00",
        b'{"tag_name": "' + b"1" * (2 << 20) + b'"}',
    ],
    ids=["empty", "a login", "a list", "a text", "no tag", "no version", "null", "bytes", "huge"],
)
def test_what_is_no_release_is_told_apart(server: ReleaseServer, body: bytes) -> None:
    server.body = body
    assert look_for_release(server.url, "0.1.0") is Trouble.NO_VERSION


@pytest.mark.parametrize(
    ("status", "trouble"),
    [
        (404, Trouble.NONE_YET),
        (403, Trouble.REFUSED),
        (429, Trouble.REFUSED),
        (500, Trouble.UNREACHABLE),
    ],
)
def test_refusals_are_told_apart(server: ReleaseServer, status: int, trouble: Trouble) -> None:
    server.status = status
    assert look_for_release(server.url, "0.1.0") is trouble


def test_offline_is_no_exception() -> None:
    with socket.socket() as taken:  # bound and not listening: nobody answers
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        assert look_for_release(f"http://127.0.0.1:{port}/", "0.1.0") is Trouble.UNREACHABLE
    for address in ("http://no-such-host.invalid/", "https://[", "nothing"):
        assert look_for_release(address, "0.1.0") is Trouble.UNREACHABLE


def test_nothing_but_the_question_is_sent(server: ReleaseServer) -> None:
    server.say(tag_name="v0.1.0")
    look_for_release(server.url, "0.1.0")
    (headers,) = server.asked
    names = {line.split(":")[0].lower() for line in headers.splitlines() if line}
    assert names <= {"host", "accept", "accept-encoding", "connection", "user-agent"}
    assert "0.1.0" not in headers


def test_the_address_is_the_projects() -> None:
    address = release_address()
    assert address == "" or address.startswith("https://")


def test_the_address_stands_in_the_metadata_of_the_project(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "paceline-0.1.0.dist-info"
    installed.mkdir()
    urls = "Project-URL: Home, https://example.org\nProject-URL: Releases, https://example.org/r\n"
    head = f"Metadata-Version: 2.4\nName: paceline\nVersion: 0.1.0\n{urls}"
    (installed / "METADATA").write_text(head + "\nProject-URL: Releases, of the README\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert release_address() == "https://example.org/r"
    (installed / "METADATA").write_text(head.replace("Releases", "Docs"))
    assert release_address() == ""
