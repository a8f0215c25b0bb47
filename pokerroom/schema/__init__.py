"""What the database is made of, beside what the migrations make of an empty one."""

from pokerroom.schema.differences import Difference, differences

__all__ = ["Difference", "differences"]
