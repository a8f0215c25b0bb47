from django.db import migrations, models


class Migration(migrations.Migration):
    """An absence keeps the condition of its rule, not only whether there is one."""

    dependencies = [("tables", "0003_age_check_of_a_merged_record")]

    operations = [
        migrations.AddField(
            "absence",
            "only_if",
            models.CharField(
                blank=True, default="", help_text="given up only when this is so: list, feeder, …", max_length=16
            ),
            preserve_default=False,
        ),
        migrations.RunSQL(
            "SET CONSTRAINTS ALL IMMEDIATE; UPDATE tables_absence SET only_if = 'list' WHERE if_wanted",
            migrations.RunSQL.noop,
        ),
        migrations.RemoveField("absence", "if_wanted"),
    ]
