from django.db import migrations

from pokerroom.guards import check_trigger, moves_trigger, never_changed, sealed

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


NOBODY_WHO_LEFT_IS_AWAY = """
    IF NEW.ended_at IS NULL AND EXISTS (
        SELECT 1 FROM tables_absence away JOIN tables_sitting sitting ON sitting.id = away.sitting_id
        WHERE away.id = NEW.id AND away.ended_at IS NULL AND sitting.ended_at IS NOT NULL
    ) THEN
        RAISE EXCEPTION 'absence %: its sitting has ended', NEW.id USING ERRCODE = 'check_violation';
    END IF;
"""

A_STAY_THAT_ENDED_HAS_NO_OPEN_ABSENCE = """
    IF NEW.ended_at IS NOT NULL AND EXISTS (
        SELECT 1 FROM tables_absence away JOIN tables_sitting sitting ON sitting.id = away.sitting_id
        WHERE sitting.id = NEW.id AND sitting.ended_at IS NOT NULL AND away.ended_at IS NULL
    ) THEN
        RAISE EXCEPTION 'sitting % has ended and is still away', NEW.id USING ERRCODE = 'check_violation';
    END IF;
"""

A_JOURNAL_SUMS_TO_ZERO = """
    IF (SELECT sum(cents) FROM tables_posting WHERE room_id = NEW.room_id AND journal = NEW.journal) <> 0 THEN
        RAISE EXCEPTION 'journal % does not sum to zero', NEW.journal USING ERRCODE = 'check_violation';
    END IF;
"""

CUSTODY_HOLDS_WHAT_THE_BAG_SAYS = """
    IF (
        SELECT coalesce(sum(posting.cents), 0) <> CASE WHEN bag.ended_at IS NULL THEN coalesce(bag.amount, 0) ELSE 0 END
        FROM tables_bag bag LEFT JOIN tables_posting posting ON posting.bag_id = bag.id AND posting.account = 'custody'
        WHERE bag.id = NEW.id GROUP BY bag.id
    ) THEN
        RAISE EXCEPTION 'bag % and custody do not agree', NEW.id USING ERRCODE = 'check_violation';
    END IF;
"""


class Migration(migrations.Migration):
    """The database refuses impossible chairs and absences, and custody that does not add up (I3, I5, I15, I19, I36, I45)."""

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
                "closed": frozenset({"open", "breaking"}),
                "open": frozenset({"running", "breaking", "closed"}),
                "running": frozenset({"breaking", "closed", "open"}),
                "breaking": frozenset({"closed", "running", "open"}),
            },
        ),
        check_trigger("tables_placement", "live_only_at_open_tables", LIVE_ONLY_AT_OPEN_TABLES),
        check_trigger("tables_table", "nobody_sits_at_a_closed_table", NOBODY_SITS_AT_A_CLOSED_TABLE),
        check_trigger("tables_sitting", "age_check_first", AGE_CHECK_BEFORE_THE_FIRST_SEAT),
        check_trigger("tables_seat", "one_sitting_and_one_lock_up", ONE_SITTING_AND_ONE_LOCK_UP),
        check_trigger("tables_sitting", "only_live_sittings_hold_chairs", ONLY_LIVE_SITTINGS_HOLD_CHAIRS),
        sealed("tables_absence", sitting_id="tables_sitting", table_id="tables_table"),
        sealed("tables_bag", player_id="players_player", game_id="tables_game", sitting_id="tables_sitting"),
        sealed("tables_posting", bag_id="tables_bag"),
        sealed("tables_chips", sitting_id="tables_sitting"),
        sealed(
            "tables_cashout",
            player_id="players_player",
            game_id="tables_game",
            session_id="tables_session",
            sitting_id="tables_sitting",
        ),
        sealed("tables_request", sitting_id="tables_sitting", to_table_id="tables_table"),
        sealed("tables_draw", table_id="tables_table"),
        sealed("tables_card", draw_id="tables_draw", sitting_id="tables_sitting", seat_id="tables_seat"),
        never_changed("tables_posting"),
        check_trigger("tables_absence", "nobody_who_left_is_away", NOBODY_WHO_LEFT_IS_AWAY),
        check_trigger("tables_sitting", "no_open_absence_after_the_end", A_STAY_THAT_ENDED_HAS_NO_OPEN_ABSENCE),
        check_trigger("tables_posting", "a_journal_sums_to_zero", A_JOURNAL_SUMS_TO_ZERO, when="INSERT"),
        check_trigger("tables_bag", "custody_holds_what_the_bag_says", CUSTODY_HOLDS_WHAT_THE_BAG_SAYS),
    ]
