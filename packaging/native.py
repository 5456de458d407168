"""llama.cpp for installers: every kind of CPU and Vulkan as back ends that are loaded at run time.
Knows nothing of Paceline.

    uv run python packaging/native.py [--source FOLDER] [--no-vulkan] [--cmake=-DNAME=VALUE …]

The source is the one that llama-cpp-python's own release carries, so that its bindings fit. One
download then serves a machine without AVX2 and one with a graphics card; a back end whose driver is
missing is passed over. The libraries land in build/native/bin.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "native"
# ggml's code for AMX dies in its first pass (llama.cpp#20824): so it is compiled out. Microsoft's
# compiler never makes it; these flags, even empty ones, would take its exceptions (/EHsc) away.
_NO_AMX = ("-DCMAKE_C_FLAGS=-U__AMX_INT8__", "-DCMAKE_CXX_FLAGS=-U__AMX_INT8__")
OPTIONS = (
    "-DCMAKE_BUILD_TYPE=Release",
    "-DBUILD_SHARED_LIBS=ON",
    "-DGGML_NATIVE=OFF",
    "-DGGML_BACKEND_DL=ON",
    "-DGGML_CPU_ALL_VARIANTS=ON",
    "-DGGML_CCACHE=OFF",
    # libggml.so is asked for by that name, and must not be there as libggml.so.0 as well: loaded
    # twice it would have two lists of back ends.
    "-DCMAKE_PLATFORM_NO_VERSIONED_SONAME=ON",
    "-DLLAMA_BUILD_COMMON=OFF",
    "-DLLAMA_BUILD_EXAMPLES=OFF",
    "-DLLAMA_BUILD_SERVER=OFF",
    "-DLLAMA_BUILD_TESTS=OFF",
    "-DLLAMA_BUILD_TOOLS=OFF",
    "-DCMAKE_BUILD_WITH_INSTALL_RPATH=ON",
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--source", type=Path, help="llama.cpp's folder; else it is fetched")
    parser.add_argument("--build", type=Path, default=BUILD)
    parser.add_argument("--no-vulkan", action="store_true")
    parser.add_argument("--cmake", action="append", default=[], help="one more option for CMake")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args()
    if sys.platform == "win32" and shutil.which("cl") is None:
        raise SystemExit("cl is missing: run this in the x64 Native Tools Command Prompt.")
    source = chosen.source or fetched(chosen.build.parent)
    options = [*OPTIONS, *platform_options(not chosen.no_vulkan), *chosen.cmake]
    run("cmake", "-S", source, "-B", chosen.build, "-G", "Ninja", *options)
    # The library depends on all of its back ends.
    run("cmake", "--build", chosen.build, "--parallel", chosen.jobs, "--target", "llama")
    print(f"llama.cpp {version()} is in {chosen.build / 'bin'}")


def version() -> str:
    """Of llama-cpp-python, as it is installed beside the program."""
    return metadata.version("llama-cpp-python")


def platform_options(vulkan: bool) -> list[str]:
    """On a Mac the graphics card is Metal's; elsewhere Vulkan serves all makers."""
    if sys.platform == "darwin":
        return [*_NO_AMX, "-DCMAKE_INSTALL_RPATH=@loader_path", "-DGGML_METAL_EMBED_LIBRARY=ON"]
    gpu = f"-DGGML_VULKAN={'ON' if vulkan else 'OFF'}"
    if sys.platform == "win32":
        # Ninja takes the first compiler on PATH, which may be MinGW's. Without OpenMP ggml has
        # threads of its own, and the program no need of one more of Microsoft's libraries.
        compilers = ["-DCMAKE_C_COMPILER=cl", "-DCMAKE_CXX_COMPILER=cl"]
        return [gpu, "-DGGML_OPENMP=OFF", *compilers]
    return [gpu, *_NO_AMX, "-DCMAKE_INSTALL_RPATH=$ORIGIN"]


def fetched(folder: Path) -> Path:
    """llama.cpp out of the sources of the llama-cpp-python that is installed."""
    unpacked = folder / f"llama_cpp_python-{version()}"
    if not unpacked.exists():
        folder.mkdir(parents=True, exist_ok=True)
        wanted = f"llama-cpp-python=={version()}"
        # uv has no `download`; pip builds metadata for it, which compiles nothing.
        run("uvx", "pip", "download", "--no-deps", "--no-binary", ":all:", "-d", folder, wanted)
        with tarfile.open(unpacked.with_name(unpacked.name + ".tar.gz")) as archive:
            archive.extractall(folder, filter="data")
    return unpacked / "vendor" / "llama.cpp"


def run(program: str, *arguments: object) -> None:
    found = shutil.which(program)
    if found is None:
        raise SystemExit(f"{program} is missing. packaging/README.md says what a build needs.")
    print("$", program, *arguments, flush=True)
    subprocess.run([found, *map(str, arguments)], check=True)


if __name__ == "__main__":
    main()
