from django.db import migrations

from pokerroom.guards import check_trigger, moves_trigger, sealed

OUTCOME_IS_NEVER_REWRITTEN = """
    IF OLD.outcome <> '' AND (NEW.outcome, NEW.ended_at, NEW.entry_id) IS DISTINCT FROM
            (OLD.outcome, OLD.ended_at, OLD.entry_id) THEN
        RAISE EXCEPTION 'call % ended %: that is never rewritten', OLD.id, OLD.outcome
            USING ERRCODE = 'check_violation';
    END IF;
"""

CALLED_MEANS_AN_OPEN_CALL = """
    IF (SELECT status = 'called' FROM waitlist_entry WHERE id = NEW.id) <> EXISTS (
        SELECT 1 FROM waitlist_call WHERE entry_id = NEW.id AND outcome = ''
    ) THEN
        RAISE EXCEPTION 'entry %: called and an open call go together', NEW.id USING ERRCODE = 'check_violation';
    END IF;
"""

AN_OPEN_CALL_LOCKS_ITS_SEAT = """
    IF EXISTS (
        SELECT 1 FROM waitlist_call call JOIN waitlist_entry entry ON entry.id = call.entry_id
        JOIN tables_seat seat ON seat.id = call.seat_id
        WHERE call.id = NEW.id AND call.outcome = '' AND seat.locked_for_id IS DISTINCT FROM entry.player_id
    ) THEN
        RAISE EXCEPTION 'call % does not lock up its seat', NEW.id USING ERRCODE = 'check_violation';
    END IF;
"""


class Migration(migrations.Migration):
    """The database refuses impossible lists and calls (I3, I10, I11, I45)."""

    dependencies = [("waitlist", "0001_initial"), ("tables", "0002_guards")]

    operations = [
        sealed("waitlist_entry", game_id="tables_game", player_id="players_player"),
        sealed("waitlist_call", entry_id="waitlist_entry", seat_id="tables_seat", again_id="waitlist_call"),
        sealed("waitlist_standby", call_id="waitlist_call", entry_id="waitlist_entry"),
        sealed("waitlist_page", entry_id="waitlist_entry", call_id="waitlist_call"),
        moves_trigger(
            "waitlist_entry",
            "status",
            {
                "waiting": frozenset({"called", "held", "seated", "removed"}),
                "called": frozenset({"waiting", "held", "seated", "removed"}),
                "held": frozenset({"waiting", "called", "seated", "removed"}),
                "seated": frozenset({"waiting", "called", "held"}),
                "removed": frozenset({"waiting", "called", "held"}),
            },
        ),
        check_trigger("waitlist_call", "outcome_is_never_rewritten", OUTCOME_IS_NEVER_REWRITTEN, when="UPDATE"),
        check_trigger("waitlist_entry", "called_means_an_open_call", CALLED_MEANS_AN_OPEN_CALL),
        check_trigger("waitlist_call", "an_open_call_locks_its_seat", AN_OPEN_CALL_LOCKS_ITS_SEAT),
    ]
