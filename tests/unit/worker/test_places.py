"""What the interpreter needs is found, and nothing that might be a bank."""

import json
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("only there is it asked for", allow_module_level=True)

from graders.engine.worker import places


def test_a_standard_library_with_other_things_in_it(tmp_path: Path) -> None:
    library = tmp_path / "lib/python3.11"
    for name in (
        "json",
        "lib-dynload",
        "site-packages/bank",
        "dist-packages",
        "test",
        "idlelib",
        "__pycache__",
        "config-3.11",
    ):
        (library / name).mkdir(parents=True)
    for name in ("ast.py", "sitecustomize.py", "secrets.txt", "bank.py", "_sysconfigdata__linux.py"):
        (library / name).touch()
    read, listed = places.needed(
        [str(tmp_path / "lib/python311.zip"), str(library), str(library / "lib-dynload"), "", "here"]
    )
    below = {
        Path(path).relative_to(tmp_path / "lib").as_posix() for path in read if path.startswith(str(tmp_path))
    }
    names = {"json", "lib-dynload", "__pycache__", "ast.py", "_sysconfigdata__linux.py"}
    assert below == {"python311.zip", *(f"python3.11/{name}" for name in names)}
    assert listed == [str(library)]


FIND = """
import json, sys
path = list(sys.path)
sys.path.insert(0, sys.argv[1])
from graders.engine.worker import places
print(json.dumps([path, *places.needed(path)]))
"""


@pytest.mark.parametrize("python", [sys.executable, "/usr/bin/python3"])
def test_of_an_interpreter(python: str) -> None:
    """Nothing that may be read holds, or is, a folder of packages, /proc, /tmp, a home, or this program."""
    if not Path(python).exists():
        pytest.skip(f"{python} is not installed")
    root = str(Path(places.__file__).parents[3])
    command = [python, "-s", "-P", "-S", "-B", "-c", FIND, root]
    path, read, listed = json.loads(
        subprocess.run(command, capture_output=True, check=True, cwd="/", env={}).stdout
    )
    assert {*listed} <= {*path}
    forbidden = [
        *(Path(sysconfig.get_paths()["purelib"]), Path("/proc/self"), Path("/tmp"), Path.home(), Path(root)),
        *(Path(folder, name) for folder in listed for name in ("site-packages", "dist-packages")),
    ]
    for place in read:
        assert not any(one.is_relative_to(place) for one in forbidden), place
        assert not any(Path(place).is_relative_to(one) for one in forbidden[-2 * len(listed) :]), place
    folder = Path(listed[0])
    assert {str(folder / name) for name in ("os.py", "json", "encodings", "__pycache__")} <= {*read}


def test_systems_without_a_folder_for_each_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """There packages may lie among the libraries: single files are named."""
    for name in ("libssl.so.3", "libz.so.1", "libm.so.6", "libmagic.so.1", "libssl.a", "python3.12"):
        (tmp_path / name).touch()
    monkeypatch.setattr(places, "_LIBRARY_FOLDERS", (str(tmp_path),))
    monkeypatch.setattr(places, "_is_there", lambda _: False)
    read, _ = places.needed([])
    assert {Path(path).name for path in read if path.startswith(str(tmp_path))} == {
        "libssl.so.3",
        "libz.so.1",
        "libm.so.6",
    }
