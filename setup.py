"""Compile every module that has a .pxd beside it. All the rest is in pyproject.toml."""

import os
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

try:
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError
except ImportError:
    cythonize = None

ROOT = Path("src/hotzone")
CONSTANTS = {"words", "rule", "adding", "stopwatch"}  # what these hold comes from their .pxd alone, so there is nothing to compile
SOURCES = sorted(p for p in ROOT.rglob("*.py") if p.with_suffix(".pxd").exists() and p.stem not in CONSTANTS)
FLAGS = ["-O2", "-g0", "-ffp-contract=off"]
DIRECTIVES = {
    "annotation_typing": False,  # the .pxd alone says what is a C type
    "boundscheck": False,
    "wraparound": False,
    "cdivision": False,  # `/` and `%` as in Python, so both modes agree
    "cpow": True,
    "infer_types": True,
    "initializedcheck": False,
}


def say_uncompiled(why: str) -> None:
    """Tell in one line that the game is slow, and why."""
    print(f"hotzone: {why}: the game runs uncompiled, about 40 times slower", file=sys.stderr)


def declarations_changed() -> bool:
    """Cython does not follow a .pxd through another .pxd, so a changed one must rebuild all."""
    built = [c.stat().st_mtime for p in SOURCES if (c := "build/c" / p.with_suffix(".c")).exists()]
    return not built or max(p.stat().st_mtime for p in [Path("setup.py"), *ROOT.rglob("*.pxd")]) > min(built)


class BuildAllOrNone(build_ext):
    """Compile all modules or none: a compiled module cannot call the C functions of one that is not."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except (BaseError, CCompilerError):
            say_uncompiled("no C compiler that works")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def run(self) -> None:
        super().run()
        if self.inplace:  # what was compiled before would hide the source it came from
            built = {Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions}
            for path in ROOT.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
                if path.resolve() not in built:
                    path.unlink()


def extensions() -> list[Extension]:
    """List what to compile; nothing where Cython is missing."""
    if cythonize is None:
        say_uncompiled("no Cython")
        return []
    for folder in {ROOT, *(p.parent for p in SOURCES)}:
        if not (folder / "__init__.py").exists():
            sys.exit(f"hotzone: {folder} needs an __init__.py, or Cython would overlook its .pxd files")
    modules = [".".join(p.relative_to("src").with_suffix("").parts) for p in SOURCES]
    try:
        return cythonize(
            [Extension(name, [str(p)], extra_compile_args=FLAGS) for name, p in zip(modules, SOURCES, strict=True)],
            language_level=3,
            compiler_directives=DIRECTIVES,
            build_dir="build/c",
            force=declarations_changed(),
            nthreads=os.cpu_count() or 1,
        )
    except CompileError as error:
        sys.exit(f"hotzone: Cython refuses {error}: see above")


if __name__ == "__main__":
    if os.environ.get("HOTZONE_PURE"):
        setup()
    else:
        setup(ext_modules=extensions(), cmdclass={"build_ext": BuildAllOrNone})
