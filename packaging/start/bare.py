"""A bare window of PySide6, which the start of the program is measured against."""

from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication([])
window = QMainWindow()
window.resize(1200, 800)
window.show()
app.exec()
