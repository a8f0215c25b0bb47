"""The verbs of tables, chairs and games, by noun. What also touches lists lives in waitlist/commands."""

from tables.commands.absences import end_absence
from tables.commands.floor import (
    become,
    check_age,
    check_free,
    check_not_seated,
    close_table,
    fill_hole,
    floor_topics,
    get_up,
    last_of_session,
    make_tables,
    no_fills,
    open_table,
    run,
    sit_again,
    sit_down,
    start,
    table_topics,
)

__all__ = [
    "become",
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
