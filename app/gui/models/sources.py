"""Where models come from: this disk, the catalogue, the hub. Knows no window; nothing is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Protocol

from app import hub as model_hub
from app.catalogue import Catalogue, embedded_draft, embedded_target, read_catalogue
from app.engine.events import Failed
from app.engine.model_card import read_card
from app.errors import ModelFileError
from app.gui.translation import tr
from app.hub import DownloadEvent, Found, Hub, HubFile, Repository, Unfinished
from app.model_files import DraftOffer, ModelFile, Place, drafts_for, scan
from app.words import Words

Stopped = Callable[[], bool]


class Sources(Protocol):
    """All of it blocks, and is called in a thread; what it raises is a UserError."""

    def files(self, folders: Sequence[Path], opened: Sequence[Path]) -> Iterator[ModelFile]: ...
    def drafts(
        self, target: ModelFile, files: Sequence[ModelFile]
    ) -> Iterator[tuple[DraftOffer, ...]]: ...
    def catalogue(self) -> Iterator[Catalogue]: ...
    def search(self, text: str) -> Iterator[Found]: ...
    def repository(self, repo: str) -> Iterator[Repository]: ...
    def resolve(self, id: str) -> Iterator[HubFile]: ...
    def download(self, file: HubFile, stopped: Stopped) -> Iterator[DownloadEvent]: ...
    def unfinished(self) -> Iterator[tuple[Unfinished, ...]]: ...
    def forget(self, file: HubFile) -> Iterator[int]: ...
    def delete(self, file: ModelFile) -> Iterator[int]: ...
    def log_in(self, token: str) -> Iterator[str]: ...
    def page(self, repo: str) -> Iterator[str]: ...


class RealSources:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def files(self, folders: Sequence[Path], opened: Sequence[Path]) -> Iterator[ModelFile]:
        """The built-in models, all folders, then what was opened from elsewhere."""
        seen = set(builtin_paths())
        for path in builtin_paths():
            yield _single(path, _builtin_name(path))
        for file in scan(folders):
            seen.update((file.path, file.path.resolve()))
            yield file
        for path in opened:
            if path not in seen and path.resolve() not in seen and path.is_file():
                seen.add(path.resolve())
                yield _single(path, path.stem)

    def drafts(
        self, target: ModelFile, files: Sequence[ModelFile]
    ) -> Iterator[tuple[DraftOffer, ...]]:
        yield drafts_for(target, [file for file in files if file.path != target.path])

    def catalogue(self) -> Iterator[Catalogue]:
        yield read_catalogue()

    def search(self, text: str) -> Iterator[Found]:
        return model_hub.search(self._hub, text)

    def repository(self, repo: str) -> Iterator[Repository]:
        yield model_hub.read_repository(self._hub, repo)

    def resolve(self, id: str) -> Iterator[HubFile]:
        """The file on the hub that an id of the catalogue stands for."""
        yield model_hub.choose_file(self._hub, read_catalogue(), id)

    def download(self, file: HubFile, stopped: Stopped) -> Iterator[DownloadEvent]:
        return model_hub.download(self._hub, file, stopped)

    def unfinished(self) -> Iterator[tuple[Unfinished, ...]]:
        yield model_hub.list_unfinished(self._hub)

    def forget(self, file: HubFile) -> Iterator[int]:
        """Throw away what has arrived; yields the bytes freed."""
        yield model_hub.delete_unfinished(self._hub, file.repo, file.name)

    def delete(self, file: ModelFile) -> Iterator[int]:
        """Remove a model from the disk; yields the bytes freed."""
        name = hub_name(file.path)
        if file.place is Place.HUB and name is not None:
            yield model_hub.delete(self._hub, *name)
            return
        try:
            for part in file.parts:
                part.unlink()
        except OSError as error:
            raise ModelFileError(
                Words("{name} can't be deleted ({reason}).", name=file.name, reason=error.strerror),
                Words("Close it here and in other programs, and try again."),
            ) from error
        yield file.size_bytes

    def log_in(self, token: str) -> Iterator[str]:
        """Keep the token where huggingface_hub keeps it; yields the account's name."""
        yield model_hub.log_in(self._hub, token)

    def page(self, repo: str) -> Iterator[str]:
        """The address where a repository's licence is read and accepted."""
        yield self._hub.page(repo)


def hub_name(path: Path) -> tuple[str, str] | None:
    """Repository and file of a path in the hub cache: models--OWNER--NAME/snapshots/COMMIT/FILE."""
    parts = path.parts
    for at, part in enumerate(parts):
        if part.startswith("models--") and parts[at + 1 : at + 2] == ("snapshots",):
            repo = part.removeprefix("models--").replace("--", "/", 1)
            return (repo, "/".join(parts[at + 3 :])) if len(parts) > at + 3 else None
    return None


@cache
def builtin_paths() -> tuple[Path, ...]:
    """The models that ship with the app, as far as they are there."""
    with suppress(ModelFileError):
        return tuple(path for path in (embedded_target(), embedded_draft()) if path.is_file())
    return ()


def _builtin_name(path: Path) -> str:
    """Of a model that ships with the app."""
    match path.name:
        case "SmolLM2-135M-Instruct.Q4_1.gguf":
            return "SmolLM2 135M Instruct"
        case "SmolLM2-135M-Instruct.draft.gguf":
            return tr("{name}, its draft").format(name="SmolLM2 135M")
        case _:
            return path.stem


def _single(path: Path, name: str) -> ModelFile:
    """A file that lies in no known folder."""
    size = path.stat().st_size
    try:
        return ModelFile(path, Place.ADDED, name, size, (path,), read_card(path), None)
    except ModelFileError as error:
        return ModelFile(
            path, Place.ADDED, name, size, (path,), None, Failed(error.what, error.todo)
        )
