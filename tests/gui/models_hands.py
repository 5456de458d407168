"""What a hand does on the Models page, and what is seen then. Holds no test."""

from __future__ import annotations

from app.gui.models.detail import Act
from app.gui.models.rows import file_key
from tests.gui.conftest import Window


def opened(window: Window) -> Window:
    application = window.start()
    application.actions.show_models.trigger()
    window.until(lambda: not application.models.library.scanning)
    wait_shown(window)
    return window


def wait_shown(window: Window) -> None:
    window.until(lambda: not window.application.models.presenter._frame.isActive())


def titles(window: Window) -> list[str]:
    return [row.title for row in window.application.models.page._rows.rows]


def select(window: Window, key: str) -> None:
    page = window.application.models.page
    page._list.setCurrentIndex(page._rows.index_of(key))


def select_file(window: Window, file) -> None:
    """Select it, and wait until its drafts are known."""
    select(window, file_key(file.path))
    library = window.application.models.library
    if file.fault is None:
        window.until(lambda: library.offers_for(file) is not None)
    wait_shown(window)


def buttons(window: Window) -> dict[Act, tuple[str, bool]]:
    details = window.application.models.details
    return {
        offer.act: (button.text(), button.isEnabled())
        for offer, button in zip(details._offers, details._buttons, strict=False)
    }


def press(window: Window, act: Act) -> None:
    details = window.application.models.details
    number = [offer.act for offer in details._offers].index(act)
    details._buttons[number].click()
