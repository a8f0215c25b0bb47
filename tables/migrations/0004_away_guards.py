from django.db import migrations

from pokerroom.guards import check_trigger, never_changed, sealed

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
    """The database refuses impossible absences and custody that does not add up (I15, I19, I20, I26, I45)."""

    dependencies = [("tables", "0003_away_and_money")]

    operations = [
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
        never_changed("tables_posting"),
        check_trigger("tables_absence", "nobody_who_left_is_away", NOBODY_WHO_LEFT_IS_AWAY),
        check_trigger("tables_sitting", "no_open_absence_after_the_end", A_STAY_THAT_ENDED_HAS_NO_OPEN_ABSENCE),
        check_trigger("tables_posting", "a_journal_sums_to_zero", A_JOURNAL_SUMS_TO_ZERO, when="INSERT"),
        check_trigger("tables_bag", "custody_holds_what_the_bag_says", CUSTODY_HOLDS_WHAT_THE_BAG_SAYS),
    ]
