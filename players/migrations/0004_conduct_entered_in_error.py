import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

from pokerroom.guards import never_changed, sealed


class Migration(migrations.Migration):
    """Conduct that was entered in error stays on record, marked so, for good."""

    dependencies = [
        ('players', '0003_stated_public_names'),
        ('pokerroom', '0007_policy_settings'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='ConductReversal',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('by', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('conduct', models.OneToOneField(on_delete=django.db.models.deletion.PROTECT, related_name='reversal', to='players.conduct')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
            ],
        ),
        sealed("players_conductreversal", conduct_id="players_conduct"),
        never_changed("players_conductreversal"),
    ]
