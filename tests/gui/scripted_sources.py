"""Disk, catalogue and hub as a test sets them up. Knows no window."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from app.catalogue import Catalogue, CatalogueModel, CataloguePair
from app.engine.gguf_kinds import FileKind
from app.engine.model_card import ModelCard
from app.engine.model_shape import Shape
from app.engine.pairing import Verdict
from app.errors import UserError
from app.hub import DownloadEvent, Found, Gate, HubFile, Part, Repository, Unfinished
from app.model_files import DraftOffer, ModelFile, Place


def shape(gigabytes: float = 1.0, context: int = 32768) -> Shape:
    blocks = 24
    each = round(gigabytes * 1e9 / blocks)
    return Shape(
        (each,) * blocks, 0, 0, 0, (128,) * blocks, (128,) * blocks, (0,) * blocks,
        False, 1024, 4096, 16, 150_000, 150_000, context,
    )  # fmt: skip


def model_file(name: str, gigabytes: float = 1.0, place: Place = Place.HUB, **card) -> ModelFile:
    path = Path("/models") / f"{name}.gguf"
    values = {
        "kind": FileKind.MODEL, "architecture": "qwen2", "title": name, "quant": "Q4_K_M",
        "parameters": round(gigabytes * 1.6e9), "vocabulary": 151_936, "vocabulary_kind": "gpt2",
        "context": 32768, "license": "apache-2.0", "has_template": True,
        "shape": shape(gigabytes),
    } | card  # fmt: skip
    return ModelFile(path, place, name, round(gigabytes * 1e9), (path,), ModelCard(**values), None)


def hub_file(repo: str = "rider/Big-GGUF", name: str = "Big-Q4_K_M.gguf", size: int = 1_000_000):
    return HubFile(repo, "c" * 40, (Part(name, size, "d" * 64),))


def catalogue() -> Catalogue:
    def model(id: str, name: str, gb: float, **more) -> CatalogueModel:
        repo = f"rider/{name}-GGUF"
        file = f"{name}-Q4_K_M.gguf"
        values = {"roles": ("target",), "context": 32768, "bytes": round(gb * 1e9)} | more
        return CatalogueModel(
            id, name, repo, file, "Q4_K_M", "Apache-2.0", vocabulary=151_936, **values
        )

    big = model("big", "Big", 4.7)
    small = model("small", "Small", 0.5, roles=("draft",))
    gated = model("gated", "Gated", 1.0, gated=True, license_url="https://hub.example/licence")
    huge = model("huge", "Huge", 4000.0)
    return Catalogue((big, small, gated, huge), (CataloguePair("big", "small", 4),))


@dataclass
class ScriptedSources:
    """Each answer is a list of values, or a UserError to raise; `downloads` are asked for their
    events by file name. `calls` is what was asked for."""

    on_disk: list[ModelFile] = field(default_factory=list)
    offers: tuple[DraftOffer, ...] = ()
    hits: list[Found] | UserError = field(default_factory=list)
    repo: Repository | UserError | None = None
    resolved: UserError | None = None
    events: Callable[[HubFile, Callable[[], bool]], Iterator[DownloadEvent]] | None = None
    left: tuple[Unfinished, ...] = ()
    account: str | UserError = "rider"
    calls: list[tuple] = field(default_factory=list)
    gate: threading.Event | None = None  # holds a scan until it is set

    def files(self, folders: Sequence[Path], opened: Sequence[Path]) -> Iterator[ModelFile]:
        self.calls.append(("files", tuple(folders), tuple(opened)))
        if self.gate is not None:
            self.gate.wait(10)
        yield from list(self.on_disk)

    def drafts(
        self, target: ModelFile, files: Sequence[ModelFile]
    ) -> Iterator[tuple[DraftOffer, ...]]:
        self.calls.append(("drafts", target.name))
        yield self.offers

    def catalogue(self) -> Iterator[Catalogue]:
        yield catalogue()

    def search(self, text: str) -> Iterator[Found]:
        self.calls.append(("search", text))
        yield from _answer(self.hits)

    def repository(self, repo: str) -> Iterator[Repository]:
        self.calls.append(("repository", repo))
        yield from _answer([self.repo] if isinstance(self.repo, Repository) else self.repo or [])

    def resolve(self, id: str) -> Iterator[HubFile]:
        if self.resolved is not None:
            raise self.resolved
        model = catalogue().model(id)
        yield hub_file(model.repo, model.file)

    def download(self, file: HubFile, stopped: Callable[[], bool]) -> Iterator[DownloadEvent]:
        self.calls.append(("download", file.name))
        assert self.events is not None
        return self.events(file, stopped)

    def unfinished(self) -> Iterator[tuple[Unfinished, ...]]:
        yield self.left

    def forget(self, file: HubFile) -> Iterator[int]:
        self.calls.append(("forget", file.name))
        yield 1

    def delete(self, file: ModelFile) -> Iterator[int]:
        self.calls.append(("delete", file.name))
        self.on_disk.remove(file)
        yield file.size_bytes

    def log_in(self, token: str) -> Iterator[str]:
        self.calls.append(("log in", token))
        yield from _answer(self.account if isinstance(self.account, UserError) else [self.account])

    def page(self, repo: str) -> Iterator[str]:
        yield f"https://hub.example/{repo}"


def found(repo: str, gate: Gate = Gate.OPEN) -> Found:
    return Found(repo, "apache-2.0", gate, 1234, 5, None, "qwen3", 600_000_000)


def offers(target: ModelFile, *files: ModelFile) -> tuple[DraftOffer, ...]:
    """The first ones fit; the last one does not."""
    good = tuple(DraftOffer(file, Verdict(True), "") for file in files[:-1])
    reason = "This draft was made for another vocabulary (token 139 differs)."
    return (*good, DraftOffer(files[-1], Verdict(False, reason), ""))


def _answer(values: list | UserError) -> Iterator:
    if isinstance(values, UserError):
        raise values
    yield from values
