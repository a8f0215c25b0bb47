"""The verbs of tables, chairs and games, by noun. What also touches lists lives in waitlist/commands."""

from tables.commands.absences import end_absence
from tables.commands.chairs import (
    check_age,
    check_free,
    check_not_seated,
    fill_hole,
    get_up,
    last_of_session,
    sit_again,
    sit_down,
)
from tables.commands.tables import (
    AS_CLOSED,
    as_it_is,
    become,
    chairs_in_use,
    chairs_touched,
    close_table,
    floor_topics,
    make_tables,
    no_fills,
    open_table,
    run,
    start,
    table_topics,
)

__all__ = [
    "AS_CLOSED",
    "as_it_is",
    "become",
    "chairs_in_use",
    "chairs_touched",
    "check_age",
    "check_free",
    "check_not_seated",
    "close_table",
    "end_absence",
    "fill_hole",
    "floor_topics",
    "get_up",
    "last_of_session",
    "make_tables",
    "no_fills",
    "open_table",
    "run",
    "sit_again",
    "sit_down",
    "start",
    "table_topics",
]
