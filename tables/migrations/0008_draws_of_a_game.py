from django.db import migrations, models

OF_THEIR_TABLE = """
    UPDATE tables_draw draw SET game_id = felt.game_id FROM tables_table felt
    WHERE felt.id = draw.table_id AND draw.closed_at IS NULL
"""
IN_ONE_ROOM = """
    ALTER TABLE tables_draw ADD CONSTRAINT tables_draw_game_id_same_room FOREIGN KEY (room_id, game_id)
    REFERENCES tables_game (room_id, id) DEFERRABLE INITIALLY DEFERRED
"""


class Migration(migrations.Migration):
    """A draw knows its game, which its table has no more once it is closed (T43)."""

    dependencies = [("tables", "0007_a_chair_turned_down")]

    operations = [
        migrations.AddField(
            model_name="draw",
            name="game",
            field=models.ForeignKey(
                help_text="null: closed before this was kept",
                null=True,
                on_delete=models.deletion.PROTECT,
                related_name="+",
                to="tables.game",
            ),
        ),
        migrations.RunSQL(OF_THEIR_TABLE, migrations.RunSQL.noop),
        migrations.RunSQL(
            IN_ONE_ROOM, "ALTER TABLE tables_draw DROP CONSTRAINT IF EXISTS tables_draw_game_id_same_room"
        ),
    ]
