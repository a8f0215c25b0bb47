from django.db import migrations

# Numbers are kept from their last digit on: what a card or telephone ends with is what its term begins with.
TERMS = r"""
    CREATE FUNCTION players_player_terms(room bigint, search varchar, card varchar, phone varchar)
    RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 400 AS $$
        SELECT array_to_tsvector(ARRAY(
            SELECT room || '/word:' || left(word, 40) FROM string_to_table(search, ' ') AS word WHERE word <> ''
            UNION
            SELECT room || '/number:' || reverse(digits)
            FROM unnest(ARRAY[card, phone]) AS number, regexp_replace(number, '[^0-9]', '', 'g') AS digits
            WHERE digits <> ''
        ))
    $$;
"""

INDEX = """
    CREATE INDEX player_terms ON players_player
    USING gin (players_player_terms(room_id, search, card, phone)) WITH (fastupdate = off)
"""


class Migration(migrations.Migration):
    """One index finds players by the words of their names and the last digits of their numbers."""

    dependencies = [("players", "0004_conduct_entered_in_error")]

    operations = [
        migrations.RunSQL(TERMS, "DROP FUNCTION players_player_terms"),
        migrations.RunSQL(INDEX, "DROP INDEX player_terms"),
    ]
