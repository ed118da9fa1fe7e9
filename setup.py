"""Compile every module that has a .pxd beside it. All the rest is in pyproject.toml."""

import os
import re
import sys
import sysconfig
import tomllib
from pathlib import Path
from threading import Lock
from time import monotonic

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

try:
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError
except ImportError:
    cythonize = None

ROOT = Path("src/hotzone")
TABLE = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["hotzone"]["build"]
PLAY = os.environ.get("HOTZONE_BUILD") == "play"  # only what playing needs, compiled in half the time
LEFT_OUT = set(TABLE["not-for-playing"] if PLAY else ())
NAMED = re.compile(r'^(?:from (hotzone[\w.]*) cimport (\([^)]*\)|[^(\n]*)|include "(.+)")$', re.M)  # what a .pxd names
SHARED = "hotzone._cyutility"  # what Cython would otherwise write into every module
FLAGS = {  # no compiler may fuse a product and a sum: the same numbers on every machine, and uncompiled
    "unix": ["-O1" if PLAY else "-O2", "-g0", "-ffp-contract=off"],
    "mingw32": ["-O1" if PLAY else "-O2", "-g0", "-ffp-contract=off"],
    "msvc": ["/O1" if PLAY else "/O2", "/fp:strict"],
}
DIRECTIVES = {
    "annotation_typing": False,  # the .pxd alone says what is a C type
    "auto_pickle": False,  # no compiled object is pickled as it is
    "binding": False,  # a method needs no Python function around it
    "boundscheck": False,
    "wraparound": False,
    "cdivision": False,  # `/` and `%` as in Python, so both modes agree
    "cpow": True,
    "emit_code_comments": False,
    "infer_types": True,
    "initializedcheck": False,
    "show_performance_hints": False,
}


def sources() -> list[Path]:
    """List what to compile: all with a .pxd, but no module of constants, and no room that this build leaves out."""
    declared = [path.with_suffix(".py") for path in ROOT.rglob("*.pxd") if path.stem not in TABLE["constants"]]
    return sorted(path for path in declared if LEFT_OUT.isdisjoint(path.relative_to(ROOT).parent.parts))


def say_uncompiled(why: str) -> None:
    """Tell in one line that the game is slow, and why."""
    print(f"hotzone: {why}: the game runs uncompiled, about 40 times slower", file=sys.stderr)


def c_file(source: Path) -> Path:
    """Say where Cython writes a module."""
    return Path("build/c") / source.with_suffix(".c")


def declared(path: Path, seen: set[Path]) -> set[Path]:
    """Find all declarations that a .pxd stands on, itself among them: Cython does not follow one through another."""
    if path not in seen and path.exists():
        seen.add(path)
        for package, names, included in NAMED.findall(path.read_text("utf-8")):
            if included:
                declared(Path(os.path.normpath(path.parent / included)), seen)
                continue
            folder = Path("src", *package.split("."))
            declared(folder.with_suffix(".pxd"), seen)
            for name in re.findall(r"(\w+)(?: as \w+)?", names):
                declared(folder / f"{name}.pxd", seen)
    return seen


def is_changed(source: Path) -> bool:
    """Say whether a module, a declaration it stands on or this file is newer than what Cython wrote."""
    if not c_file(source).exists():
        return True
    inputs = [Path("setup.py"), source, *declared(source.with_suffix(".pxd"), set())]
    return max(path.stat().st_mtime for path in inputs) > c_file(source).stat().st_mtime


class Progress:
    """One line a step with its seconds; on a terminal it counts meanwhile."""

    def __init__(self, step: str, total: int) -> None:
        self.line, self.done, self.began, self.lock = f"{step} {total} modules …", 0, monotonic(), Lock()
        self.live = total > 0 and sys.stderr.isatty()
        self.count(0)

    def count(self, more: int = 1) -> None:
        """So many more are done."""
        with self.lock:
            self.done += more
            if self.live:
                print(f"\r{self.line} {self.done or ''}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """All are done; `.ci/run` collects the seconds of all steps in a file."""
        seconds = round(monotonic() - self.began)
        print(f"{chr(13) if self.live else ''}{self.line} {seconds} s", file=sys.stderr, flush=True)
        if os.environ.get("HOTZONE_TIMES"):
            with Path(os.environ["HOTZONE_TIMES"]).open("a", encoding="utf-8") as times:
                times.write(f"{seconds:5} s  {self.line.removesuffix(' …')}\n")


class BuildAllOrNone(build_ext):
    """Compile all modules or none: a compiled module cannot call the C functions of one that is not.

    What is compiled is kept in a folder of its own for each kind of build, and copied at the end to where it is wanted: beside the
    sources or into a wheel. So nothing is compiled twice, and no program starts with half of the modules.
    """

    def finalize_options(self) -> None:
        """Use all processors, and keep each kind of build in a folder of its own."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        kind = f"build/{'play' if PLAY else 'all'}.{self.plat_name}-{sys.implementation.cache_tag}"
        self.build_temp, self.kept = f"{kind}/objects", f"{kind}/modules"

    def build_extensions(self) -> None:
        """Compile what changed; without a compiler that works, say so and go on without."""
        for extension in self.extensions:
            extension.extra_compile_args = FLAGS.get(self.compiler.compiler_type, [])
        stale = [extension for extension in self.extensions if self.is_stale(extension)]
        self.progress = Progress("compiling", len(stale))
        try:
            super().build_extensions()
        except (BaseError, CCompilerError) as error:
            if os.environ.get("HOTZONE_COMPILED"):  # who makes a compiled wheel wants no other
                raise
            say_uncompiled(f"no C compiler that works ({error})")
            self.extensions = []
        if stale and self.extensions:
            self.progress.end()

    def is_stale(self, extension: Extension) -> bool:
        """Say whether a module's C file changed since it was compiled."""
        built = Path(self.get_ext_fullpath(extension.name))
        return not built.exists() or any(Path(source).stat().st_mtime > built.stat().st_mtime for source in extension.sources)

    def build_extension(self, extension: Extension) -> None:
        """Compile one module and count it."""
        stale = self.is_stale(extension)
        super().build_extension(extension)
        if stale:
            self.progress.count()

    def run(self) -> None:
        """Compile, then copy all modules to where they are wanted."""
        wanted, self.build_lib, inplace, self.inplace = self.build_lib, self.kept, self.inplace, False
        super().run()
        self.build_lib, self.inplace = wanted, inplace
        target = Path("src" if inplace else wanted)
        for path in target.glob(f"hotzone/**/*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            path.unlink()  # what was compiled before would hide the source it came from
        for extension in self.extensions:
            name = self.get_ext_filename(extension.name)
            self.mkpath(str((target / name).parent))
            self.copy_file(str(Path(self.kept) / name), str(target / name), preserve_mode=False)


def extensions() -> list[Extension]:
    """List what to compile; nothing where Cython is missing."""
    if cythonize is None:
        say_uncompiled("no Cython")
        return []
    modules = sources()
    for folder in {ROOT, *(path.parent for path in modules)}:
        if not (folder / "__init__.py").exists():
            sys.exit(f"hotzone: {folder} needs an __init__.py, or Cython would overlook its .pxd files")
    stale = [path for path in modules if is_changed(path)]
    for path in stale:
        c_file(path).unlink(missing_ok=True)  # or Cython would leave some that it thinks are up to date
    progress = Progress("translating", len(stale))
    names = [".".join(path.relative_to("src").with_suffix("").parts) for path in modules]
    try:
        found: list[Extension] = cythonize(
            [Extension(SHARED, [f"src/{SHARED.replace('.', '/')}.c"])]
            + [Extension(name, [str(path)]) for name, path in zip(names, modules, strict=True)],
            language_level=3,
            compiler_directives=DIRECTIVES,
            shared_utility_qualified_name=SHARED,
            build_dir="build/c",
            quiet=True,
            nthreads=os.cpu_count() or 1,
        )
    except CompileError as error:
        sys.exit(f"hotzone: Cython refuses {error}: see above")
    if stale:
        progress.end()
    return sorted(found, key=lambda one: -Path(one.sources[0]).stat().st_size)  # no core waits for a large one at the end


if __name__ == "__main__":
    if os.environ.get("HOTZONE_PURE"):
        setup()
    else:
        setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})
