"""What an installer carries of other people's work: versions, licences and their texts. Knows no
installer."""

from __future__ import annotations

import platform
import re
import sysconfig
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

HERE = Path(__file__).resolve().parent
PROGRAM = "paceline"
# Asked for by a dependency, but left out of the frozen folder: see paceline.spec.
LEFT_OUT = {"hf-xet", "llm"}
_TEXTS = re.compile(r"(^|/)(licen[cs]e|copying|notice|authors)[^/]*$", re.I)
_HOMES = ("homepage", "source", "source code", "repository", "code", "github", "documentation")
_CLASSIFIER = "License :: OSI Approved :: "


@dataclass(frozen=True, slots=True)
class Component:
    """`licence`: an SPDX expression, or what its makers call it. `texts`: the licences in full."""

    name: str
    version: str
    licence: str
    home: str = ""
    texts: tuple[str, ...] = field(default=(), repr=False)
    registry: str = "pypi"  # "" = from no registry


def components() -> list[Component]:
    """The Python packages, and the libraries that come inside them or beside them."""
    return [*sorted(_packages(), key=lambda one: one.name.lower()), *_beside()]


def _packages() -> list[Component]:
    seen: dict[str, Component] = {}
    waiting = [PROGRAM]
    while waiting:
        found = metadata.distribution(waiting.pop())
        name = found.metadata["Name"]
        if _plain(name) in seen:
            continue
        seen[_plain(name)] = _component(found)
        for line in found.requires or ():
            asked = Requirement(line)
            here = asked.marker is None or asked.marker.evaluate({"extra": ""})
            if here and _plain(asked.name) not in LEFT_OUT:
                waiting.append(asked.name)
    del seen[PROGRAM]
    return list(seen.values())


def _component(found: metadata.Distribution) -> Component:
    said = found.metadata
    classes = [c.removeprefix(_CLASSIFIER) for c in said.get_all("Classifier") or ()]
    classed = next((c for c in classes if "License" in c), "")
    licence = said["License-Expression"] or (said["License"] or classed).split("\n")[0]
    texts = tuple(
        Path(str(file.locate())).read_text("utf-8", "replace")
        for file in found.files or ()
        if _TEXTS.search(file.as_posix()) and ".dist-info" in file.as_posix()
    )
    links = [url.split(", ", 1) for url in said.get_all("Project-URL") or ()]
    homes = {label.lower(): url for label, url in links}
    home = next((homes[label] for label in _HOMES if label in homes), said["Home-page"] or "")
    return Component(said["Name"], found.version, licence or "see its text", home, texts)


def _beside() -> list[Component]:
    """What has no entry of its own in the environment."""
    qt = metadata.version("pyside6-essentials")
    llama = metadata.version("llama-cpp-python")
    lgpl = (_text("LGPL-3.txt"), _text("GPL-3.txt"))
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    psf = (python.read_text("utf-8"),) if python.exists() else ()
    return [
        Component("Qt", qt, "LGPL-3.0-only", "https://www.qt.io", lgpl, ""),
        Component(
            "llama.cpp", f"in llama-cpp-python {llama}", "MIT",
            "https://github.com/ggml-org/llama.cpp", (_text("llama.cpp.txt"),), "",
        ),
        Component(
            "Python", platform.python_version(), "PSF-2.0", "https://www.python.org", psf, "",
        ),
        Component(
            "SmolLM2-135M-Instruct", "Q4_1", "Apache-2.0",
            "https://huggingface.co/HuggingFaceTB/SmolLM2-135M-Instruct",
            ((HERE.parent / "LICENSE").read_text("utf-8"),), "",
        ),
    ]  # fmt: skip


def _text(name: str) -> str:
    return (HERE / "licences" / name).read_text("utf-8")


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
