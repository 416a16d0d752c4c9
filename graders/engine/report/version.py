"""The version of nakijk, as installed."""


def version() -> str:
    """Return the version of the installed package, `0+checkout` when run from an uninstalled checkout."""
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return installed("nakijk")
    except PackageNotFoundError:
        return "0+checkout"
