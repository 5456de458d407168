"""Where Paceline starts: the window, or a subcommand. Knows only which of the two."""

from __future__ import annotations

import gc
import os
import sys


def main() -> int:
    """Run `paceline`: with no argument or a model file the window, else the command line."""
    if getattr(sys, "frozen", False):
        import multiprocessing  # only a frozen program is started anew as its own children

        multiprocessing.freeze_support()
    arguments = sys.argv[1:]
    if not arguments or arguments[0].lower().endswith(".gguf"):
        if _lacks_a_screen():
            print(
                "paceline: There is no screen to open a window on. "
                "Use `paceline chat`; `paceline --help` lists all commands.",
                file=sys.stderr,
            )
            return 2
        gc.disable()  # what is imported stays: looking through it costs a tenth of the start
        from app.gui.start import run as run_window

        return run_window(sys.argv)
    from app.cli import run as run_command

    return run_command(arguments)


def _lacks_a_screen() -> bool:
    """On Linux and its like Qt would abort the process with words for programmers."""
    if sys.platform in ("win32", "darwin"):
        return False
    return not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))


if __name__ == "__main__":
    sys.exit(main())
