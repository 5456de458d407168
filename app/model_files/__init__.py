"""The GGUF files that are already on this machine, used in place, and who can draft for whom.
Knows nothing of downloading, loading or windows."""

from app.model_files.drafts import DraftOffer, drafts_for
from app.model_files.places import Folder, Place, known_folders
from app.model_files.scan import ModelFile, scan

__all__ = ["DraftOffer", "Folder", "ModelFile", "Place", "drafts_for", "known_folders", "scan"]
