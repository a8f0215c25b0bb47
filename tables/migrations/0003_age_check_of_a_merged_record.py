from django.db import migrations

BODY = """
    CREATE OR REPLACE FUNCTION tables_sitting_age_check_first() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF NEW.player_id IS NOT NULL AND NOT EXISTS (
            {seen}
        ) THEN
            RAISE EXCEPTION 'player % has no age check', NEW.player_id USING ERRCODE = 'check_violation';
        END IF;
        RETURN NULL;
    END $$;
"""
OWN = "SELECT 1 FROM players_agecheck WHERE player_id = NEW.player_id"
OF_ANY_RECORD = """SELECT 1 FROM players_agecheck seen JOIN players_player whose ON whose.id = seen.player_id
            WHERE NEW.player_id IN (whose.id, whose.merged_into_id)"""


class Migration(migrations.Migration):
    """The age check of a record that was merged into another holds for that one (I36)."""

    dependencies = [("tables", "0002_guards"), ("players", "0002_guards")]

    operations = [migrations.RunSQL(BODY.format(seen=OF_ANY_RECORD), BODY.format(seen=OWN))]
