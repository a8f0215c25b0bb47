from django.db import migrations, models


class Migration(migrations.Migration):
    """Events are signed; those of before stay as they were."""

    dependencies = [("pokerroom", "0010_layers")]

    operations = [
        migrations.AddField(
            "event",
            "mac",
            models.CharField(blank=True, default="", help_text="of the hash; none before 0.2.0", max_length=32),
        ),
    ]
