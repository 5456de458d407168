"""The command line: the same replies as the window's, without Qt."""

from app.cli.commands import run

__all__ = ["run"]
