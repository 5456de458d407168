"""Labels of a form, level with their fields. Knows nothing of what they name."""

from __future__ import annotations

from PySide6.QtWidgets import QFormLayout, QSizePolicy, QWidget


def level_labels(rows: QFormLayout) -> None:
    """Qt gives a label less than a tall field's height, from the top, unless it may grow."""
    for row in range(rows.rowCount()):
        item = rows.itemAt(row, QFormLayout.ItemRole.LabelRole)
        label: QWidget | None = None if item is None else item.widget()
        if label is not None:
            label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
