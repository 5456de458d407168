"""Which file on this computer is which one of the catalogue or the hub. Knows no widgets."""

from __future__ import annotations

from app.catalogue import CatalogueModel
from app.gui.models.sources import hub_name
from app.hub import HubFile
from app.model_files import ModelFile


class DiskNames:
    """Made once for a list of files; asked for every line of a list."""

    def __init__(self, files: tuple[ModelFile, ...]) -> None:
        self.files = files
        self._by_hub_name: dict[tuple[str, str], ModelFile] = {}
        self._by_quant: dict[tuple[str, str], ModelFile] = {}
        self._by_name: dict[str, ModelFile] = {}
        for file in files:
            if file.fault is not None:
                continue
            self._by_name.setdefault(file.path.name.lower(), file)
            name = hub_name(file.path)
            if name is not None:
                self._by_hub_name[name] = file
                self._by_quant[name[0], file.card.quant if file.card else ""] = file

    def of_hub(self, file: HubFile) -> ModelFile | None:
        """In the hub cache."""
        return self._by_hub_name.get((file.repo, file.name))

    def of_catalogue(self, model: CatalogueModel) -> ModelFile | None:
        """In the hub cache, or a file of that very name elsewhere."""
        if not model.file_seen:
            return self._by_quant.get((model.repo, model.quant))
        fetched = self._by_hub_name.get((model.repo, model.file))
        return fetched or self._by_name.get(model.file.rpartition("/")[2].lower())
