"""The style sheet of every control, made from one set of colours. Knows nothing of widgets."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.settings import Density

if TYPE_CHECKING:
    from app.gui.look.theme import Colours


CHOSEN_SHARE = 0.18  # of the accent over the ground: the line that is chosen


def style_sheet(colours: Colours, icons: Path, density: Density = Density.COMFORTABLE) -> str:
    """Qt style sheet text; icons are read from the folder `icons`."""
    tight = density is Density.COMPACT
    shade = "dark" if colours.dark else "light"
    chevron = (icons / f"chevron-{shade}.svg").as_posix()
    return _TEXT.format(
        background=colours.background,
        surface=colours.surface,
        raised=colours.raised,
        border=colours.border,
        text=colours.text,
        muted=colours.muted,
        accent=colours.accent,
        on_accent=colours.on_accent,
        error=colours.error,
        chevron=chevron,
        chevron_right=(icons / f"chevron-right-{shade}.svg").as_posix(),
        field=16 if tight else 20,
        above=2 if tight else 4,
        row=20 if tight else 26,
        item=2 if tight else 5,
        higher=0 if tight else 2,
        lower=1 if tight else 3,
        chosen=f"#{round(255 * CHOSEN_SHARE):02x}{colours.accent[1:]}",
        check=(icons / f"check-{shade}.svg").as_posix(),
        chevron_right_chosen=(icons / f"chevron-right-chosen-{shade}.svg").as_posix(),
        tick=(icons / f"tick-{shade}.svg").as_posix(),
        clear=(icons / f"clear-{shade}.svg").as_posix(),
    )


_TEXT = """
QToolTip {{ background: {raised}; color: {text}; border: 1px solid {border}; padding: 6px; }}
QLabel[tone="muted"], QCheckBox[tone="muted"] {{ color: {muted}; }}
QLabel[tone="error"] {{ color: {error}; }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QFrame#rule {{ background: {border}; border: none; }}

QPushButton, QToolButton, QComboBox, QDoubleSpinBox, QLineEdit {{
    background: {raised}; color: {text}; border: 1px solid {border}; border-radius: 6px;
    padding: {above}px 10px; min-height: {field}px;
}}
QPushButton:hover, QToolButton:hover, QComboBox:hover {{ border-color: {muted}; }}
QPushButton:focus, QToolButton:focus, QComboBox:focus, QDoubleSpinBox:focus, QLineEdit:focus {{
    border-color: {accent};
}}
QPushButton:disabled, QToolButton:disabled, QComboBox:disabled, QDoubleSpinBox:disabled,
QLineEdit:disabled, QPlainTextEdit#field:disabled {{
    color: {muted}; background: {surface};
}}
QPushButton[weight="primary"] {{
    background: {accent}; color: {on_accent}; border-color: {accent}; font-weight: 600;
}}
QPushButton[weight="primary"]:focus {{ border-color: {text}; }}
QPushButton[weight="primary"]:disabled {{
    background: {surface}; color: {muted}; border-color: {border};
}}
QToolButton {{ padding: {higher}px 10px {lower}px 10px; }}
QToolButton[weight="quiet"] {{ background: transparent; border-color: transparent; }}
QToolButton[weight="quiet"]:hover {{ background: {raised}; border-color: {border}; }}
QToolButton[weight="quiet"]:checked {{ background: {raised}; border-color: {border}; }}
QToolButton[weight="quiet"]:focus {{ border-color: {accent}; }}
QToolButton::menu-indicator {{ image: none; width: 0; }}
QToolButton[menu="yes"] {{ padding-right: 24px; }}
QToolButton[menu="yes"]::menu-indicator {{
    image: url("{chevron}"); width: 10px; height: 10px;
    subcontrol-origin: padding; subcontrol-position: center right; right: 8px;
}}
QLineEdit {{ padding-left: 8px; padding-right: 8px; }}
QLineEdit > QToolButton, QLineEdit > QToolButton:hover {{
    background: transparent; border: none; padding: 0; min-height: 0;
}}
QLineEdit {{ lineedit-clear-button-icon: url("{clear}"); }}
QLineEdit, QPlainTextEdit#field, QTextEdit#side_text {{ placeholder-text-color: {muted}; }}
QAbstractSpinBox QLineEdit {{
    border: none; padding: 0; background: transparent; min-height: 0;
}}
QDoubleSpinBox {{
    padding: {higher}px 8px {lower}px 8px; min-height: {field}px;
}}
QDoubleSpinBox::up-button, QDoubleSpinBox::down-button {{ width: 0; border: none; }}
QCheckBox {{ spacing: 6px; }}
QCheckBox::indicator {{
    width: 14px; height: 14px; border: 1px solid {muted}; border-radius: 4px; background: {raised};
}}
QCheckBox::indicator:checked {{
    background: {accent}; border-color: {accent}; image: url("{check}");
}}
QCheckBox::indicator:focus {{ border-color: {text}; }}
QRadioButton {{ spacing: 6px; }}
QRadioButton::indicator {{
    width: 14px; height: 14px; border: 1px solid {muted}; border-radius: 8px; background: {raised};
}}
QRadioButton::indicator:checked {{
    border-color: {accent};
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 {accent}, stop: 0.5 {accent}, stop: 0.6 {raised}, stop: 1 {raised});
}}
QRadioButton:focus {{ color: {accent}; }}
QRadioButton::indicator:focus {{ border-color: {text}; }}
QComboBox {{ padding-right: 4px; }}
QComboBox::drop-down {{ border: none; width: 20px; }}
QComboBox::down-arrow {{ image: url("{chevron}"); width: 10px; height: 10px; }}
QComboBox QAbstractItemView {{
    background: {raised}; color: {text}; border: 1px solid {border};
    selection-background-color: {accent}; selection-color: {on_accent}; outline: none;
}}
QMenu {{ background: {raised}; color: {text}; border: 1px solid {border}; padding: 4px; }}
QMenu::item {{ padding: {item}px 24px {item}px 12px; border-radius: 4px; }}
QMenu::item:selected {{ background: {accent}; color: {on_accent}; }}
QMenu::item:disabled {{ color: {muted}; background: transparent; }}
QMenu::right-arrow {{ image: url("{chevron_right}"); width: 10px; height: 10px; right: 8px; }}
QMenu::right-arrow:selected {{ image: url("{chevron_right_chosen}"); }}
QMenu::indicator {{ width: 10px; height: 10px; left: 4px; }}
QMenu::indicator:checked {{ image: url("{tick}"); }}
QMenu::indicator:checked:selected {{ image: url("{check}"); }}
QMenu::separator {{ height: 1px; background: {border}; margin: 4px 8px; }}

QPushButton#link {{
    background: transparent; border-color: transparent; border-radius: 4px; padding: 0 2px;
    min-height: 0; color: {accent}; text-decoration: underline;
}}
QPushButton#link:focus {{ border-color: {accent}; }}
QPushButton#attach {{
    background: transparent; border-color: transparent; padding-left: 7px; padding-right: 7px;
}}
QPushButton#attach:hover {{ background: {surface}; border-color: {border}; }}
QPushButton#attach:focus {{ border-color: {accent}; }}
QPushButton#suggestion {{ border-radius: 10px; padding: 0; }}
QWidget#sidebar, QListView#chat_list {{ background: {surface}; border: none; }}
QFrame#chip {{ background: {surface}; border: 1px solid {border}; border-radius: 6px; }}
QFrame#chip QToolButton {{ padding: 2px 6px; }}
QFrame#composer_box {{ background: {raised}; border: 1px solid {border}; border-radius: 10px; }}
QFrame#composer_box[alive="yes"] {{ border-color: {accent}; }}
QPlainTextEdit#preset_text {{
    background: {raised}; border: 1px solid {border}; border-radius: 6px; padding: 4px;
}}
QPlainTextEdit#preset_text:focus {{ border-color: {accent}; }}
QPlainTextEdit#composer_text {{ background: transparent; border: none; }}
QTextEdit#transcript {{ background: {background}; border: none; }}
QTextEdit#side_text, QPlainTextEdit#field {{
    background: {background}; color: {text}; border: 1px solid {border}; border-radius: 6px;
}}
QPlainTextEdit#field {{ padding: 0 6px; }}
QPlainTextEdit#field:focus {{ border-color: {accent}; }}
QListWidget#kept_results {{
    background: {background}; border: 1px solid {border}; border-radius: 6px; outline: none;
}}
QListWidget#kept_results::item {{ padding: 6px 8px; border-radius: 5px; }}
QListWidget#kept_results::item:selected {{ background: {chosen}; color: {text}; }}
QTableView {{
    background: {background}; alternate-background-color: {surface}; color: {text};
    border: 1px solid {border}; border-radius: 6px;
    selection-background-color: {chosen}; selection-color: {text};
}}
QWidget#page {{ background: {background}; }}
QListView {{ background: {background}; border: none; outline: none; }}
QScrollArea#details QListView {{ border: 1px solid {border}; border-radius: 6px; }}
QScrollArea#details {{ background: {surface}; }}
QWidget#details_body {{ background: {surface}; }}
QWidget#form_body {{ background: {background}; }}
QFrame#palette {{ background: {raised}; border: 1px solid {border}; border-radius: 10px; }}
QFrame#palette QListView {{ background: {raised}; }}
QTreeView {{
    background: {background}; border: 1px solid {border}; border-radius: 6px; outline: none;
}}
QTreeView:focus {{ border-color: {accent}; }}
QTreeView::item {{ padding: 0 8px; height: {row}px; border: none; }}
QTreeView::item:selected {{ background: {chosen}; color: {text}; }}
QTableView::item {{ padding: 0 8px; border: none; }}
QTableView::item:selected {{ background: {chosen}; color: {text}; }}
QHeaderView {{ background: transparent; border: none; }}
QHeaderView::section {{
    background: transparent; color: {muted}; border: none; border-bottom: 1px solid {border};
    padding: 6px 11px;
}}
QTabBar {{ background: transparent; outline: none; }}
QTabBar::tab {{
    background: transparent; color: {muted}; border: none; border-bottom: 2px solid transparent;
    padding: 7px 4px 5px 4px; margin: 0 8px; outline: none;
}}
QTabBar::tab:hover {{ color: {text}; }}
QTabBar::tab:selected {{ color: {text}; border-bottom-color: {accent}; }}
QTabBar::tab:focus {{
    background: {chosen}; border-top-left-radius: 4px; border-top-right-radius: 4px;
}}
QFrame#question {{ background: {raised}; border: 1px solid {accent}; border-radius: 6px; }}
QFrame#banner {{ background: {raised}; border: none; border-bottom: 1px solid {border}; }}
QProgressBar {{
    background: {border}; border: none; border-radius: 3px; max-height: 6px; min-height: 6px;
}}
QProgressBar::chunk {{ background: {accent}; border-radius: 3px; }}
QSlider::groove:horizontal {{ height: 4px; background: {border}; border-radius: 2px; }}
QSlider::sub-page:horizontal {{ background: {accent}; border-radius: 2px; }}
QSlider::handle:horizontal {{
    width: 12px; height: 12px; margin: -5px 0; border-radius: 7px; background: {accent};
    border: 1px solid {accent};
}}
QSlider::handle:horizontal:hover, QSlider::handle:horizontal:focus {{ border-color: {text}; }}
QSlider::handle:horizontal:disabled, QSlider::sub-page:horizontal:disabled {{
    background: {muted}; border-color: {muted};
}}
QSplitter::handle {{ background: {border}; }}
QScrollArea {{ background: transparent; border: none; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 0; }}
QScrollBar::handle {{ background: {border}; border-radius: 4px; margin: 1px; }}
QScrollBar::handle:vertical {{ min-height: 32px; }}
QScrollBar::handle:horizontal {{ min-width: 32px; }}
QScrollBar::handle:hover {{ background: {muted}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""
