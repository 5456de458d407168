"""One command from the sources to the installers of this system, in dist/.

    uv run --group package python packaging/build.py [frozen] [deb] [run] [appimage] …

Without a word it makes all that this system can make, with checksums and a bill of materials.
llama.cpp is taken from build/native/bin where packaging/native.py has put it; the one that is
installed serves only processors like this machine's.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from deb import make_deb
from freeze import BUILD, DIST, FROZEN, NATIVE, ROOT, freeze, size
from linux_tree import VERSION, lay_out
from portable import make_appimage, make_run
from sbom import write_sbom

Maker = Callable[[Path, Path], Path | None]


def make_tree(frozen: Path, folder: Path) -> None:
    """What the Flatpak manifest takes."""
    lay_out(frozen, BUILD / "tree")


def make_setup(frozen: Path, folder: Path) -> Path:
    """Inno Setup's installer; PACELINE_SIGNTOOL is the command that signs, if there is one."""
    compiler = shutil.which("iscc") or r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe"
    signer = os.environ.get("PACELINE_SIGNTOOL")
    signing = [f"/Ssigner={signer}", "/DSigned"] if signer else []
    script = ROOT / "packaging" / "windows" / "paceline.iss"
    subprocess.run([compiler, f"/DVersion={VERSION}", *signing, str(script)], check=True)
    return folder / f"paceline-{VERSION}-setup.exe"


def make_dmg(frozen: Path, folder: Path) -> Path:
    script = ROOT / "packaging" / "macos" / "make_dmg.sh"
    subprocess.run(["bash", str(script), VERSION], check=True, cwd=ROOT)
    return next(folder.glob(f"paceline-{VERSION}-*.dmg"))


def makers() -> dict[str, Maker]:
    """What this system can make, in this order."""
    match sys.platform:
        case "win32":
            return {"setup": make_setup}
        case "darwin":
            return {"dmg": make_dmg}
        case _:
            linux: dict[str, Maker] = {"deb": make_deb, "run": make_run, "appimage": make_appimage}
            return linux | {"tree": make_tree}


def write_sums(files: list[Path], place: Path) -> None:
    """As `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    place.write_text("".join(sorted(lines)), "utf-8")


def main() -> None:
    known = makers()
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("what", nargs="*", help=f"of frozen, {', '.join(known)}; default: all")
    parser.add_argument("--native", type=Path, default=NATIVE, help="llama.cpp's libraries")
    parser.add_argument("--keep", action="store_true", help="take dist/paceline as it is")
    chosen = parser.parse_args()
    if unknown := set(chosen.what) - set(known) - {"frozen"}:
        parser.error(f"{', '.join(unknown)} can't be made here")
    if not chosen.keep:
        native = chosen.native if chosen.native.is_dir() else None
        if native is None:
            print("llama.cpp as it is installed: for processors like this machine's alone.")
        freeze(native)
    models = sum(file.stat().st_size for file in FROZEN.rglob("*.gguf"))
    print(
        f"{FROZEN.name}: {(size(FROZEN) - models) / 1e6:.0f} MB, and {models / 1e6:.0f} of models"
    )
    wanted = [name for name in known if not chosen.what or name in chosen.what]
    made = [path for name in wanted if (path := known[name](FROZEN, DIST)) is not None]
    bill = DIST / "sbom.cdx.json"
    write_sbom(bill, FROZEN)
    write_sums([*made, bill], DIST / "SHA256SUMS")
    for path in made:
        print(f"{path.name}: {path.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
