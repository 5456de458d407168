"""The bill of materials of an installer, as CycloneDX. Knows no installer."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

from components import PROGRAM, components
from cyclonedx.model import ExternalReference, ExternalReferenceType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL
from system_libraries import system_libraries


def write_sbom(path: Path, frozen: Path) -> None:
    """Every component, the system's libraries that were frozen too: each with its version, its
    licence, and its package URL where it has one."""
    bom = Bom()
    whole = Component(
        name=PROGRAM, version=metadata.version(PROGRAM), type=ComponentType.APPLICATION
    )
    bom.metadata.component = whole
    parts = []
    for one in [*components(), *system_libraries(frozen)]:
        part = Component(
            name=one.name,
            version=one.version,
            type=ComponentType.LIBRARY,
            purl=PackageURL(one.registry, None, one.name.lower(), one.version)
            if one.registry
            else None,
            licenses=[DisjunctiveLicense(name=one.licence)],
            external_references=[
                ExternalReference(type=ExternalReferenceType.WEBSITE, url=XsUri(one.home))
            ]
            if one.home
            else [],
        )
        parts.append(part)
        bom.components.add(part)
    bom.register_dependency(whole, parts)
    path.write_text(JsonV1Dot6(bom).output_as_string(indent=2), "utf-8")
