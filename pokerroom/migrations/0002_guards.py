from django.db import migrations

from pokerroom.guards import check_trigger, never_changed

GAP_FREE = """
    IF NEW.seq > 1 AND NOT EXISTS (
        SELECT 1 FROM pokerroom_event WHERE room_id = NEW.room_id AND seq = NEW.seq - 1
    ) THEN
        RAISE EXCEPTION 'room %: event % has none before it', NEW.room_id, NEW.seq
            USING ERRCODE = 'check_violation';
    END IF;
    IF (SELECT version FROM pokerroom_room WHERE id = NEW.room_id) < NEW.seq THEN
        RAISE EXCEPTION 'room %: its version is behind event %', NEW.room_id, NEW.seq
            USING ERRCODE = 'check_violation';
    END IF;
"""

VERSION_IS_LAST_EVENT = """
    IF NEW.version > 0 AND NOT EXISTS (
        SELECT 1 FROM pokerroom_event WHERE room_id = NEW.id AND seq = NEW.version AND hash = NEW.head_hash
    ) THEN
        RAISE EXCEPTION 'room %: its version % has no event', NEW.id, NEW.version
            USING ERRCODE = 'check_violation';
    END IF;
"""


class Migration(migrations.Migration):
    """Events are append-only and without a gap; the room's version is its last event (I27, I28, I32)."""

    dependencies = [("pokerroom", "0001_initial")]

    operations = [
        never_changed("pokerroom_event"),
        check_trigger("pokerroom_event", "gap_free", GAP_FREE, when="INSERT"),
        check_trigger("pokerroom_room", "version_is_last_event", VERSION_IS_LAST_EVENT, when="INSERT OR UPDATE OF version"),
    ]
