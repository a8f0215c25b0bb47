import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    """Who typed a wrong PIN, and whose it was compared with. Those of before told neither, and count no longer."""

    dependencies = [("pokerroom", "0004_approvals_by_name")]

    operations = [
        migrations.RunSQL("DELETE FROM pokerroom_pintry", migrations.RunSQL.noop),
        migrations.RemoveField("pintry", "right"),
        migrations.AddField(
            "pintry",
            "typed_by",
            models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="+", to=settings.AUTH_USER_MODEL),
            preserve_default=False,
        ),
        migrations.AddField(
            "pintry",
            "whose",
            models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name="+", to=settings.AUTH_USER_MODEL),
            preserve_default=False,
        ),
    ]
