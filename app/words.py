"""What a person is told, in English and ready to be said in another language. Knows no other
language, nor where it is shown.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Value = str | int | float | None  # Words too, which are a str


class Words(str):
    """An English sentence that remembers how it was made, so that the window can say it in another.

    `Words("There is no file {name}.", name=path.name)` is the sentence itself, for the command line
    and the log. The window translates `template`, puts the values in as its language writes
    numbers, and those that are Words in translation too. So `template` is a literal, which
    packaging/translate.py collects; joined to other text, Words are but English. They can be
    pickled: the engine's process sends them.
    """

    template: str
    values: Mapping[str, Value]

    def __new__(cls, template: str, /, **values: Value) -> Words:
        words = super().__new__(cls, template.format(**values))
        words.template = template
        words.values = values
        return words

    def __getnewargs_ex__(self) -> tuple[tuple[str], Mapping[str, Value]]:
        return (self.template,), self.values

    def to_plain(self) -> dict[str, Any]:
        """For JSON; `from_plain` makes the same Words of it."""
        values = {
            name: value.to_plain() if isinstance(value, Words) else value
            for name, value in self.values.items()
        }
        return {"template": self.template, "values": values}

    @staticmethod
    def from_plain(plain: Any) -> Words:
        """Raises KeyError, TypeError or ValueError for anything but what `to_plain` gave."""
        values = {
            name: Words.from_plain(value) if isinstance(value, dict) else value
            for name, value in plain["values"].items()
        }
        return Words(plain["template"], **values)

    @staticmethod
    def from_file(text: str) -> Words:
        """Of a sentence in one of our own files; packaging/translate.py knows which."""
        return Words(text.replace("{", "{{").replace("}", "}}"))


NOTHING = Words("")  # nothing to be said
