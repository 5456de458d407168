"""Frozen dataclasses <-> plain dicts and lists, for JSON and TOML. Knows no file and no database.

Driven by the fields' types; None is left out. Reading checks every value and names what is wrong.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, TypeVar

from app.words import Words

T = TypeVar("T")
Convert = Callable[[Any], Any]

_LARGEST = 1e38  # the history keeps the figures of tokens with 32 bits


class WrongValueError(Exception):
    """`where` is the value's name, dotted; `why` what was expected."""

    def __init__(self, why: Words, where: str = "") -> None:
        super().__init__(why, where)
        self.why = why
        self.where = where

    def under(self, name: str) -> WrongValueError:
        """The same, seen from the value that holds it."""
        dot = "." if self.where and not self.where.startswith("[") else ""
        return WrongValueError(self.why, f"{name}{dot}{self.where}")

    @property
    def words(self) -> Words:
        if self.where:
            return Words("“{where}” {why}", where=self.where, why=self.why)
        return Words("it {why}", why=self.why)

    def __str__(self) -> str:
        return self.words


def to_plain(value: Any) -> Any:
    """Dicts, lists, strings, numbers and booleans only."""
    match value:
        case Words():
            return value.to_plain()
        case Enum():
            return value.value
        case tuple() | list():
            return [to_plain(item) for item in value]
        case _ if dataclasses.is_dataclass(value):
            named = ((name, getattr(value, name)) for name in _names(value.__class__))
            return {name: to_plain(item) for name, item in named if item is not None}
        case _:
            return value


def from_plain(kind: type[T], value: Any) -> T:
    """Raises WrongValueError where `value` is not what `to_plain` makes of a `kind`."""
    convert: Convert = _converter(typing.cast(Any, kind))
    return typing.cast(T, convert(value))


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in dataclasses.fields(kind))


@cache
def _converter(kind: Any) -> Convert:
    origin = typing.get_origin(kind)
    if origin in (types.UnionType, typing.Union):
        (inner,) = (part for part in typing.get_args(kind) if part is not types.NoneType)
        convert = _converter(inner)
        return lambda value: None if value is None else convert(value)
    if origin is tuple:
        return _sequence(_converter(typing.get_args(kind)[0]))
    if dataclasses.is_dataclass(kind):
        return _record(typing.cast(type, kind))
    if issubclass(kind, Words):
        return _words
    if issubclass(kind, Enum):
        return _choice(kind)
    return {str: _text, bool: _truth, int: _whole, float: _number}[kind]


def _words(value: Any) -> Words:
    """A text alone is what earlier versions wrote."""
    try:
        return Words.from_file(value) if isinstance(value, str) else Words.from_plain(value)
    except (AttributeError, KeyError, TypeError, ValueError, IndexError) as error:
        raise WrongValueError(Words("is to be a text.")) from error


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise WrongValueError(Words("is to be a text."))
    return value


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise WrongValueError(Words("is to be true or false."))
    return value


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= 2**63:
        raise WrongValueError(Words("is to be a whole number."))
    return value


def _number(value: Any) -> float:
    known = isinstance(value, int | float) and not isinstance(value, bool)
    if not known or not abs(value) < _LARGEST:  # neither is what is no number
        raise WrongValueError(Words("is to be a number."))
    return float(value)


def _choice(kind: type[Enum]) -> Convert:
    def convert(value: Any) -> Enum:
        try:
            return kind(value)
        except ValueError:
            known = ", ".join(str(member.value) for member in kind)
            raise WrongValueError(Words("is to be one of: {known}.", known=known)) from None

    return convert


def _sequence(convert: Convert) -> Convert:
    def convert_all(value: Any) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise WrongValueError(Words("is to be a list."))
        items = []
        for place, item in enumerate(value):
            try:
                items.append(convert(item))
            except WrongValueError as error:
                raise error.under(f"[{place}]") from None
        return tuple(items)

    return convert_all


def _record(kind: type) -> Convert:
    hints = typing.get_type_hints(kind)
    fields = dataclasses.fields(kind)
    converters = {field.name: _converter(hints[field.name]) for field in fields}
    needed = {
        field.name
        for field in fields
        if field.default is dataclasses.MISSING
        and types.NoneType not in typing.get_args(hints[field.name])
    }
    optional = {field.name: None for field in fields if field.default is dataclasses.MISSING}
    for name in needed:
        del optional[name]

    def convert(value: Any) -> Any:
        if not isinstance(value, dict):
            raise WrongValueError(Words("is to be a table."))
        values = dict[str, Any](optional)
        for name, item in value.items():
            if name not in converters:
                raise WrongValueError(Words("is not known here."), str(name))
            try:
                values[name] = converters[name](item)
            except WrongValueError as error:
                raise error.under(name) from None
        for name in needed - values.keys():
            raise WrongValueError(Words("is missing."), name)
        return kind(**values)

    return convert
