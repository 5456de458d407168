"""What figures were measured on: machine and versions. Knows no measurement."""

from __future__ import annotations

import platform
from importlib.metadata import version
from pathlib import Path

import psutil


def machine() -> dict[str, str | int | float]:
    """As it goes into JSON."""
    return {
        "system": platform.system(),
        "processor": _processor(),
        "cores": psutil.cpu_count(logical=False) or 1,
        "memory_gb": round(psutil.virtual_memory().total / 1e9, 1),
        "python": platform.python_version(),
        "llama_cpp_python": version("llama-cpp-python"),
        "paceline": version("paceline"),
    }


def _processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()
