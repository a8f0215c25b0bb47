"""Style sheets, scripts and fonts: collected under names that hold their digest, so that browsers may keep them.

No page fails for want of them. In a rolling upgrade a page of one version asks a node of the other for names that it
does not have: it gets that node's own file. A node where nothing was collected serves them from their folders.
"""

from __future__ import annotations

import filecmp
import functools
import logging
import re
from pathlib import Path
from typing import Any

from django.conf import settings
from django.contrib.staticfiles import finders
from django.contrib.staticfiles.apps import StaticFilesConfig
from django.http import HttpRequest, HttpResponseBase
from whitenoise.middleware import WhiteNoiseMiddleware
from whitenoise.responders import StaticFile
from whitenoise.storage import CompressedManifestStaticFilesStorage

WITH_DIGEST = re.compile(r".+\.[0-9a-f]{12}\.\w+")
NOT_COLLECTED = "The static files were not collected: run manage.py collectstatic."
OUTDATED = "The static files were collected from another version: run manage.py collectstatic."

log = logging.getLogger(__name__)


class StaticFiles(StaticFilesConfig):
    """What no page of ours asks for is not collected: of the API's pages only the one of drf-spectacular is shown."""

    ignore_patterns = [*StaticFilesConfig.ignore_patterns, "rest_framework"]


class Storage(CompressedManifestStaticFilesStorage):
    """Names with their digest; the plain name of what was not collected."""

    def stored_name(self, name: str) -> str:
        try:
            return str(super().stored_name(name))
        except ValueError:
            return name


class Middleware(WhiteNoiseMiddleware):
    """Serves them: collected ones, those of another version under their own name, and uncollected ones."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if said := trouble():
            log.warning(said)

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        if found := self._of_another_version(request.path_info):
            return self.serve(found, request)
        return super().__call__(request)

    def _of_another_version(self, path: str) -> StaticFile | None:
        if path in self.files or not path.startswith(self.static_prefix) or not WITH_DIGEST.fullmatch(path):
            return None
        return self.files.get(self.get_name_without_hash(path))


@functools.cache
def trouble() -> str:
    """What is wrong with the collected files of this process; "" where nothing is, or nothing is collected here."""
    if not settings.STATIC_ROOT:
        return ""
    collected = Path(settings.STATIC_ROOT)
    if not (collected / Storage.manifest_name).exists():
        return NOT_COLLECTED
    same = all(_same(storage.path(name), collected / (prefix or "") / name) for name, prefix, storage in _sources())
    return "" if same else OUTDATED


def _sources() -> list[tuple[str, str | None, Any]]:
    """Each of our own files: name, prefix and the storage that it is in."""
    found = finders.get_finder("django.contrib.staticfiles.finders.FileSystemFinder")
    return [(name, storage.prefix, storage) for name, storage in found.list(StaticFiles.ignore_patterns)]


def _same(source: str, collected: Path) -> bool:
    return collected.exists() and filecmp.cmp(source, collected, shallow=False)
