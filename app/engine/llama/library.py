"""The native library itself: started, its log, its devices. Knows no model."""

from __future__ import annotations

import ctypes
import logging
import os

import llama_cpp as llama

from app.engine.events import Device

log = logging.getLogger(__name__)

last_errors: list[str] = []  # what llama.cpp complained of, newest last


@llama.llama_log_callback  # type: ignore[untyped-decorator]
def _take_log(level: int, text: bytes, _data: object) -> None:
    line = text.decode("utf-8", "replace").rstrip()
    if level == 4 and line:  # GGML_LOG_LEVEL_ERROR
        last_errors.append(line)
        del last_errors[:-20]
    if line.strip("."):
        log.debug("%s", line)


def _library(name: str) -> ctypes.CDLL:
    """One of ggml's libraries, as libllama has loaded it: a second copy would have back ends of
    its own. On Windows symbols are not found through others, and a name has one copy."""
    if os.name != "nt":
        whole: ctypes.CDLL = llama.llama_cpp._lib
        return whole
    base = llama.llama_cpp._base_path
    library: ctypes.CDLL = llama._ctypes_extensions.load_shared_library(name, base)
    return library


def _start_library() -> None:
    llama.llama_log_set(_take_log, ctypes.c_void_p(0))
    # Builds with loadable back ends look beside the executable unless they are told where to look.
    load_all = _library("ggml").ggml_backend_load_all_from_path
    load_all.argtypes, load_all.restype = [ctypes.c_char_p], None
    load_all(str(llama.llama_cpp._base_path).encode())
    llama.llama_backend_init()


_start_library()

# llama_cpp's own binding makes a typed pointer of each answer, which takes longer than the call.
get_logits = llama.llama_cpp._lib["llama_get_logits"]
get_logits.argtypes, get_logits.restype = [ctypes.c_void_p], ctypes.c_void_p

_DEVICE_KINDS = {0: "CPU", 1: "GPU", 2: "integrated GPU", 3: "accelerator"}


def list_devices() -> tuple[Device, ...]:
    """Every device that llama.cpp reports, the CPU among them."""
    ggml, base = _library("ggml"), _library("ggml-base")
    ggml.ggml_backend_dev_count.restype = ctypes.c_size_t
    ggml.ggml_backend_dev_get.argtypes = [ctypes.c_size_t]
    ggml.ggml_backend_dev_get.restype = ctypes.c_void_p
    for function, result in (
        (base.ggml_backend_dev_name, ctypes.c_char_p),
        (base.ggml_backend_dev_description, ctypes.c_char_p),
        (base.ggml_backend_dev_type, ctypes.c_int),
    ):
        function.argtypes, function.restype = [ctypes.c_void_p], result
    size_p = ctypes.POINTER(ctypes.c_size_t)
    base.ggml_backend_dev_memory.argtypes = [ctypes.c_void_p, size_p, size_p]
    base.ggml_backend_dev_memory.restype = None
    devices = []
    for i in range(ggml.ggml_backend_dev_count()):
        device = ggml.ggml_backend_dev_get(i)
        free, total = ctypes.c_size_t(), ctypes.c_size_t()
        base.ggml_backend_dev_memory(device, ctypes.byref(free), ctypes.byref(total))
        devices.append(
            Device(
                base.ggml_backend_dev_name(device).decode(),
                base.ggml_backend_dev_description(device).decode(),
                _DEVICE_KINDS.get(base.ggml_backend_dev_type(device), "other"),
                free.value,
                total.value,
            )
        )
    return tuple(devices)
