"""The icon as every system wants it: PNG, ICO and ICNS from resources/icons/paceline.svg. Knows no
installer.

    uv run --group package python packaging/icons.py FOLDER
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "resources" / "icons" / "paceline.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)


def write_icons(folder: Path) -> None:
    """`paceline-N.png` for each size, `paceline.ico` and `paceline.icns`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PIL import Image
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    folder.mkdir(parents=True, exist_ok=True)
    app = QGuiApplication.instance() or QGuiApplication([])
    drawing = QSvgRenderer(str(SOURCE))
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        drawing.render(painter)
        painter.end()
        image.save(str(folder / f"paceline-{size}.png"))
    del app
    pictures = {size: Image.open(folder / f"paceline-{size}.png") for size in SIZES}
    small = [pictures[size] for size in (16, 24, 32, 48, 64, 128)]
    pictures[256].save(
        folder / "paceline.ico", sizes=[(s, s) for s in SIZES if s <= 256], append_images=small
    )
    larger = [pictures[size] for size in (32, 64, 128, 256, 512)]
    pictures[1024].save(folder / "paceline.icns", append_images=larger)


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]))
