"""A download in words: how far, how fast, how long. Knows no widgets."""

from __future__ import annotations

from pathlib import Path

from app.gui.amounts import amount, time_left
from app.gui.models.downloads import Download, DownloadState
from app.gui.models.rows import Row, joined, searched
from app.gui.numerals import percent
from app.gui.translation import said, tr
from app.hub import Phase


def download_row(download: Download) -> Row:
    """A model that is on its way."""
    file = download.file
    facts = joined(file.quant, progress_words(download), file.repo)
    words = searched(file.name, file.repo, file.quant)
    title = Path(file.name).stem
    return Row(
        download.key, title, facts, state=state_words(download), done=download.done, words=words
    )


def state_words(download: Download) -> str:
    """ "downloading 42 %"."""
    return f"{_state_word(download.state)} {percent(download.done)}"


def progress_words(download: Download) -> str:
    """ "460 MB of 1.1 GB · 12 MB/s · 3 min left", or what it waits for."""
    progress = download.progress
    arrived = tr("{arrived} of {whole}").format(
        arrived=amount(download.bytes_done), whole=amount(download.file.size_bytes)
    )
    if progress is None or download.state is not DownloadState.RUNNING:
        return arrived
    if progress.phase is Phase.CHECKING:
        return tr("{arrived}, checking what is there").format(arrived=arrived)
    if progress.bytes_per_second is None or progress.seconds_left is None:
        return joined(arrived, said(progress.note))
    speed = f"{amount(progress.bytes_per_second)}/s"
    return joined(arrived, speed, time_left(progress.seconds_left))


def _state_word(state: DownloadState) -> str:
    return {
        DownloadState.RUNNING: tr("downloading"),
        DownloadState.PAUSING: tr("pausing"),
        DownloadState.PAUSED: tr("paused"),
        DownloadState.CANCELLING: tr("cancelling"),
    }[state]
