"""Gates, tokens, missing things and no network: each with its own words."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from app.hub import (
    AccessError,
    Gate,
    Hub,
    HubError,
    InvalidTokenError,
    NoAccessError,
    NotFoundError,
    NotLoggedInError,
    OfflineError,
    download,
    find_on_disk,
    log_in,
    logged_in,
    read_repository,
    search,
)
from tests.hub.conftest import DATA, FILE, HASTE, REPO
from tests.hub.server import LoopbackHub, Repo

GATED = "champion/Gated-GGUF"


@pytest.fixture
def gated(server: LoopbackHub) -> str:
    server.add(GATED, Repo({FILE: DATA}, gated="manual", license="llama3.2"))
    server.tokens |= {"hf_stranger": set(), "hf_accepted": {GATED}, "hf_narrow": None}
    return GATED


def fetch(hub: Hub, repo: str) -> None:
    for _ in download(hub, read_repository(hub, repo).files[0], patience=HASTE):
        pass


def test_gated_repository_is_listed_with_its_licence(hub: Hub, gated: str) -> None:
    repository = read_repository(hub, gated)
    assert repository.gate is Gate.MANUAL and repository.license == "llama3.2"
    assert read_repository(hub, REPO).gate is Gate.OPEN


@pytest.mark.parametrize(
    ("token", "error", "words"),
    [
        ("", NotLoggedInError, "is gated: its licence has to be accepted"),
        ("hf_stranger", NoAccessError, "This account has no access"),
        ("hf_narrow", NoAccessError, "This token may not read"),
    ],
)
def test_gate_says_what_is_missing_and_where_to_get_it(
    hub: Hub, gated: str, monkeypatch: pytest.MonkeyPatch, token: str, error: type, words: str
) -> None:
    monkeypatch.setenv("HF_TOKEN", token)
    with pytest.raises(error, match=words) as raised:
        fetch(hub, gated)
    assert isinstance(raised.value, AccessError)
    assert raised.value.page == f"{hub.url}/{gated}"


def test_gate_opens_for_the_right_token(
    hub: Hub, gated: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_TOKEN", "hf_accepted")
    fetch(hub, gated)
    assert find_on_disk(hub, gated, FILE)


def test_wrong_token_is_told_apart_from_none(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_TOKEN", "hf_forgotten")
    with pytest.raises(InvalidTokenError, match="does not know the token"):
        read_repository(hub, REPO)


@pytest.mark.parametrize("token", ["", "hf_stranger"])
def test_no_such_repository(
    hub: Hub, gated: str, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    monkeypatch.setenv("HF_TOKEN", token)
    with pytest.raises(NotFoundError, match="The hub has no nobody/Nothing"):
        read_repository(hub, "nobody/Nothing")


def test_no_such_file_or_version(hub: Hub) -> None:
    file = read_repository(hub, REPO).files[0]
    [part] = file.parts
    with pytest.raises(NotFoundError, match=r"has no rider/Tiny-GGUF/Gone\.gguf"):
        list(download(hub, replace(file, parts=(replace(part, name="Gone.gguf"),))))
    with pytest.raises(NotFoundError, match="has changed on the hub"):
        list(download(hub, replace(file, commit="0" * 40)))


@pytest.mark.parametrize("name", ["Tiny", "a/b/c", "..", "rider/../etc"])
def test_what_is_no_name_of_a_repository(hub: Hub, name: str) -> None:
    with pytest.raises(NotFoundError):
        read_repository(hub, name)


@pytest.mark.parametrize("name", ["../../x.gguf", "/x.gguf", "a\\..\\x.gguf", "C:x.gguf", ""])
def test_names_that_would_leave_the_cache_are_refused(hub: Hub, name: str) -> None:
    file = read_repository(hub, REPO).files[0]
    [part] = file.parts
    with pytest.raises(HubError, match="is no name of a file"):
        list(download(hub, replace(file, parts=(replace(part, name=name),))))
    with pytest.raises(HubError, match="is no name of a file"):
        list(download(hub, replace(file, parts=(replace(part, digest=f"../{name}"),))))


def test_offline_mode_asks_nobody_and_finds_what_is_there(server: LoopbackHub, hub: Hub) -> None:
    fetch(hub, REPO)
    file = read_repository(hub, REPO).files[0]
    asked = len(server.paths)
    offline = replace(hub, offline=True)
    calls: list[Callable[[], object]] = [
        lambda: read_repository(offline, REPO),
        lambda: list(search(offline, "tiny")),
        lambda: log_in(replace(offline, endpoint=""), "hf_x"),
        lambda: list(download(offline, replace(file, repo="rider/Other"))),
    ]
    for call in calls:
        with pytest.raises(OfflineError, match="Offline mode is on"):
            call()
    assert len(server.paths) == asked
    assert find_on_disk(offline, REPO, FILE)


def test_no_network_is_told_with_the_address(tmp_path: Path) -> None:
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        hub = Hub(f"http://127.0.0.1:{closed.getsockname()[1]}", tmp_path)
        for call in (lambda: list(search(hub, "tiny")), lambda: read_repository(hub, REPO)):
            with pytest.raises(OfflineError, match=r"can't be reached \(no connection\)"):
                call()


def test_page_of_another_server_is_no_hub(server: LoopbackHub, hub: Hub) -> None:
    with pytest.raises(HubError, match="does not speak like the hub"):
        list(search(replace(hub, endpoint=f"{hub.url}/welcome?to="), "tiny"))


SCRIPT = """
from app.hub import Hub, log_in, log_out, logged_in, read_repository, find_on_disk
from app.hub import download, InvalidTokenError
hub = Hub.from_environment()
assert not logged_in()
try:
    log_in(hub, "hf_wrong")
except InvalidTokenError as error:
    print(error.what)
assert not logged_in()
print(log_in(hub, "hf_accepted"), logged_in())
*_, last = download(hub, read_repository(hub, "champion/Gated-GGUF").files[0])
print(find_on_disk(hub, "champion/Gated-GGUF", "Tiny-Q4_K_M.gguf") == last.path)
log_out()
print(logged_in())
"""


def test_log_in_keeps_the_token_where_others_look(
    hub: Hub, gated: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a process of its own: huggingface_hub reads HF_HOME and HF_ENDPOINT when imported."""
    home = tmp_path / "home"
    monkeypatch.delenv("HF_HUB_CACHE", raising=False)
    environment = os.environ | {"HF_HOME": str(home), "HF_ENDPOINT": f"{hub.url}/"}
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", SCRIPT],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert run.stderr == ""
    assert run.stdout.splitlines() == [
        "The hub does not know the token that it was sent.",
        "rider True",
        "True",
        "False",
    ]
    assert (home / "hub" / "models--champion--Gated-GGUF").is_dir()
    assert not (home / "token").exists()


def test_token_is_never_shown_to_another_endpoint(server: LoopbackHub, hub: Hub) -> None:
    with pytest.raises(HubError, match="HF_ENDPOINT has changed"):
        log_in(hub, "hf_accepted")
    assert server.paths == []


def test_logged_in_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not logged_in()
    monkeypatch.setenv("HF_TOKEN", "hf_accepted")
    assert logged_in()
