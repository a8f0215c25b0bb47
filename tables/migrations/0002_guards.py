from django.db import migrations

from pokerroom.guards import check_trigger, moves_trigger, sealed

LIVE_ONLY_AT_OPEN_TABLES = """
    IF NEW.until IS NULL AND EXISTS (
        SELECT 1 FROM tables_placement live
        JOIN tables_seat seat ON seat.id = live.seat_id JOIN tables_table t ON t.id = seat.table_id
        WHERE live.id = NEW.id AND live.until IS NULL AND (t.status = 'closed' OR seat.number > t.chairs)
    ) THEN
        RAISE EXCEPTION 'nobody sits at a closed table or in a chair not in use' USING ERRCODE = 'check_violation';
    END IF;
"""

NOBODY_SITS_AT_A_CLOSED_TABLE = """
    IF (SELECT status FROM tables_table WHERE id = NEW.id) = 'closed' AND EXISTS (
        SELECT 1 FROM tables_placement live JOIN tables_seat seat ON seat.id = live.seat_id
        WHERE seat.table_id = NEW.id AND live.until IS NULL
    ) THEN
        RAISE EXCEPTION 'table % cannot close while anybody sits', NEW.number USING ERRCODE = 'check_violation';
    END IF;
"""

AGE_CHECK_BEFORE_THE_FIRST_SEAT = """
    IF NEW.player_id IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM players_agecheck WHERE player_id = NEW.player_id
    ) THEN
        RAISE EXCEPTION 'player % has no age check', NEW.player_id USING ERRCODE = 'check_violation';
    END IF;
"""

ONE_SITTING_AND_ONE_LOCK_UP = """
    IF EXISTS (
        SELECT 1 FROM tables_seat seat JOIN tables_placement live ON live.seat_id = seat.id AND live.until IS NULL
        JOIN tables_sitting sitting ON sitting.id = live.sitting_id
        WHERE seat.id = NEW.id AND sitting.leaving_at IS NULL
            AND (seat.locked_for_id IS NOT NULL OR seat.open_since IS NOT NULL)
    ) THEN
        RAISE EXCEPTION 'seat % is taken, yet open or locked up', NEW.id USING ERRCODE = 'check_violation';
    END IF;
"""

ONLY_LIVE_SITTINGS_HOLD_CHAIRS = """
    IF NEW.ended_at IS NOT NULL AND EXISTS (
        SELECT 1 FROM tables_sitting sitting JOIN tables_placement live ON live.sitting_id = sitting.id
        WHERE sitting.id = NEW.id AND sitting.ended_at IS NOT NULL AND live.until IS NULL
    ) THEN
        RAISE EXCEPTION 'sitting % has ended and still holds a chair', NEW.id USING ERRCODE = 'check_violation';
    END IF;
"""


class Migration(migrations.Migration):
    """The database refuses impossible chairs (I3, I5, I36, I45)."""

    dependencies = [("tables", "0001_initial"), ("players", "0002_guards")]

    operations = [
        sealed("tables_game"),
        sealed("tables_table", game_id="tables_game"),
        sealed("tables_seat", table_id="tables_table", locked_for_id="players_player"),
        sealed("tables_session", player_id="players_player"),
        sealed("tables_sitting", session_id="tables_session", player_id="players_player", game_id="tables_game"),
        sealed("tables_placement", sitting_id="tables_sitting", seat_id="tables_seat"),
        moves_trigger(
            "tables_table",
            "status",
            {
                "closed": frozenset({"open"}),
                "open": frozenset({"running", "breaking", "closed"}),
                "running": frozenset({"breaking", "closed", "open"}),
                "breaking": frozenset({"closed"}),
            },
        ),
        check_trigger("tables_placement", "live_only_at_open_tables", LIVE_ONLY_AT_OPEN_TABLES),
        check_trigger("tables_table", "nobody_sits_at_a_closed_table", NOBODY_SITS_AT_A_CLOSED_TABLE),
        check_trigger("tables_sitting", "age_check_first", AGE_CHECK_BEFORE_THE_FIRST_SEAT),
        check_trigger("tables_seat", "one_sitting_and_one_lock_up", ONE_SITTING_AND_ONE_LOCK_UP),
        check_trigger("tables_sitting", "only_live_sittings_hold_chairs", ONLY_LIVE_SITTINGS_HOLD_CHAIRS),
    ]
