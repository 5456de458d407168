"""Where in the hub cache a repository's files lie. Knows nothing of why they are there.

Downloads go into the hub cache, not into a folder of our own: what another program has fetched is
there already, what we fetch serves other programs, and the person has one folder to look after.
    models--owner--name/
        blobs/DIGEST                    the bytes
        blobs/DIGEST.paceline-part      the first of them; a name that no program loads
        blobs/DIGEST.paceline-wanted    what is being fetched, to go on after a restart
        snapshots/COMMIT/FILE.gguf      a link to the blob, made when all parts are whole
        refs/main                       the commit that main was when last asked
Where links can't be made (Windows, unless allowed) the snapshot has the file itself.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath, PureWindowsPath

from app.hub.errors import HubError
from app.hub.place import Hub
from app.whole_file import write_whole
from app.words import Words

PARTIAL = ".paceline-part"
WANTED = ".paceline-wanted"


@dataclass(frozen=True, slots=True)
class RepoFolder:
    """The folder of one repository. Nothing is made before it is written."""

    path: Path
    locks: Path

    @classmethod
    def of(cls, hub: Hub, repo: str) -> RepoFolder:
        name = "--".join(("models", *checked(repo).split("/")))
        return cls(hub.cache / name, hub.cache / ".locks" / name)

    @property
    def blobs(self) -> Path:
        return self.path / "blobs"

    def blob(self, digest: str) -> Path:
        return self.blobs / checked(digest)

    def partial(self, digest: str) -> Path:
        return self.blobs / (checked(digest) + PARTIAL)

    def wanted(self, digest: str) -> Path:
        return self.blobs / (checked(digest) + WANTED)

    def lock(self, digest: str) -> Path:
        """The one that huggingface_hub takes for the same file."""
        return self.locks / (checked(digest) + ".lock")

    def pointer(self, commit: str, file: str) -> Path:
        return self.path / "snapshots" / checked(commit) / checked(file)

    def commits(self) -> list[str]:
        """Of all snapshots, that of main first, then the newest."""
        try:
            folders = [f for f in (self.path / "snapshots").iterdir() if f.is_dir()]
        except OSError:
            return []
        head = self.head()
        folders.sort(key=lambda f: (f.name == head, f.stat().st_mtime), reverse=True)
        return [folder.name for folder in folders]

    def head(self) -> str:
        """The commit that main was, or ""."""
        try:
            return (self.path / "refs" / "main").read_text(encoding="ascii").strip()
        except (OSError, ValueError):
            return ""

    def write_head(self, commit: str) -> None:
        if self.head() != commit:
            write_whole(self.path / "refs" / "main", commit)

    def tidy(self) -> None:
        """Remove folders with nothing in them, and what refers to them; at last itself."""
        _remove_empty(self.path / "snapshots")
        commits = self.commits()
        for ref in list((self.path / "refs").glob("**/*")):
            if ref.is_file() and ref.read_text(encoding="ascii").strip() not in commits:
                ref.unlink()
        _remove_empty(self.path)

    def links(self) -> Iterator[Path]:
        """Every file of every snapshot."""
        for folder, _, names in os.walk(self.path / "snapshots"):
            yield from (Path(folder) / name for name in names)


def link(blob: Path, pointer: Path) -> None:
    """Make the blob appear in a snapshot; where there are no links, move it there."""
    pointer.parent.mkdir(parents=True, exist_ok=True)
    if pointer.exists() and not blob.exists():
        return  # moved there before
    pointer.unlink(missing_ok=True)
    try:
        if os.environ.get("HF_HUB_DISABLE_SYMLINKS", "").upper() in ("1", "ON", "YES", "TRUE"):
            raise OSError("links are not wanted")
        pointer.symlink_to(os.path.relpath(blob, pointer.parent))
    except OSError:
        os.replace(blob, pointer)


def _remove_empty(folder: Path) -> None:
    """From the inside outwards."""
    for path in sorted(folder.glob("**/"), key=lambda path: len(path.parts), reverse=True):
        if path.is_dir() and not any(path.iterdir()):
            path.rmdir()


def blob_of(pointer: Path) -> Path:
    """What a file of a snapshot is made of: its blob, or itself. The first step of a chain only:
    a blob may be a link, too, into a store that several repositories share."""
    if not pointer.is_symlink():
        return pointer
    return Path(os.path.normpath(pointer.parent / os.readlink(pointer)))


def checked(name: str) -> str:
    """A name from outside that stays inside its folder on every system."""
    posix, windows = PurePosixPath(name), PureWindowsPath(name)
    odd = "\\" in name or ":" in name or "\0" in name
    if not name or odd or posix.is_absolute() or ".." in posix.parts or windows.anchor:
        raise HubError(
            Words("“{name}” is no name of a file on the hub.", name=name),
            Words("Choose another one."),
        )
    return name
