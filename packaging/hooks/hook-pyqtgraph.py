"""pyqtgraph imports what it needs by itself; the common hook would import all of it, demos too."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files("pyqtgraph", includes=["**/*.csv", "**/*.hex", "**/*.svg", "**/*.png"])
