import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

from pokerroom.guards import sealed


class Migration(migrations.Migration):
    """Pots in dispute (T66), sealed from other rooms."""

    dependencies = [
        ('pokerroom', '0002_guards'),
        ('tables', '0005_what_a_game_plays'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='Dispute',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('amount', models.BigIntegerField()),
                ('claimants', models.JSONField(help_text='who claims it, as they sat: seat, player, name')),
                ('at', models.DateTimeField()),
                ('decision', models.CharField(blank=True, max_length=200)),
                ('decided_at', models.DateTimeField(null=True)),
                ('by', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('decided_by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('game', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='tables.game')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='disputes', to='pokerroom.room')),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='disputes', to='tables.table')),
            ],
            options={
                'verbose_name': 'disputed pot',
                'constraints': [models.CheckConstraint(condition=models.Q(('amount__gt', 0)), name='a_disputed_pot_is_an_amount'), models.CheckConstraint(condition=models.Q(models.Q(('decided_at__isnull', True), ('decided_by__isnull', True), ('decision', '')), models.Q(('decided_at__isnull', False), ('decided_by__isnull', False), models.Q(('decision', ''), _negated=True)), _connector='OR'), name='a_decision_has_words_and_a_name')],
            },
        ),
        sealed("tables_dispute", table_id="tables_table", game_id="tables_game"),
    ]
