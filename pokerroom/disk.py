"""Can the database write? From a full disk it goes on reading for hours: only a write tells."""

from __future__ import annotations

import os
import shutil

from pokerroom.run import places

# More than may be kept in memory: the database writes it to a file of its own, and drops it. No table is touched.
PROBE = "SET LOCAL work_mem = '64kB'; SELECT count(*) FROM generate_series(1, 10000)"
# PostgreSQL's log grows by files of this size; without room for the next one it ends.
NEXT_FILE_BYTES = 16 * 1024 * 1024


def ours_is_full() -> bool:
    """Whether the disk of the embedded database has no room for its next file: it may have died of that."""
    return not os.environ.get("DATABASE_URL") and shutil.disk_usage(places.data_dir()).free < NEXT_FILE_BYTES
