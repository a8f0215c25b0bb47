import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('pokerroom', '0001_initial'),
        ('pokerroom', '__first__'),
    ]

    operations = [
        migrations.CreateModel(
            name='Player',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=60)),
                ('public_name', models.CharField(max_length=60)),
                ('search', models.CharField(help_text='what a search compares', max_length=140)),
                ('phone', models.CharField(blank=True, help_text='E.164', max_length=20)),
                ('card', models.CharField(blank=True, max_length=30)),
                ('tier', models.PositiveSmallIntegerField(default=0)),
                ('born_on', models.DateField(null=True)),
                ('note', models.CharField(blank=True, max_length=500)),
                ('employee', models.BooleanField(default=False)),
                ('barred_until', models.DateTimeField(null=True)),
                ('barred_why', models.CharField(blank=True, max_length=200)),
                ('merged_into', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='merged', to='players.player')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='players', to='pokerroom.room')),
            ],
            options={
                'indexes': [models.Index(fields=['room', 'search'], name='players_pla_room_id_de50b0_idx'), models.Index(fields=['room', 'phone'], name='players_pla_room_id_c51518_idx')],
                'constraints': [models.UniqueConstraint(condition=models.Q(('card', ''), _negated=True), fields=('room', 'card'), name='card_once_in_a_room'), models.CheckConstraint(condition=models.Q(('tier__lte', 9)), name='tier_up_to_nine'), models.CheckConstraint(condition=models.Q(('name', ''), _negated=True), name='a_player_has_a_name')],
            },
        ),
        migrations.CreateModel(
            name='Conduct',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(choices=[('warning', 'warning'), ('penalty', 'penalty'), ('removed', 'removed'), ('ejected', 'ejected')], max_length=8)),
                ('rule', models.CharField(max_length=12)),
                ('note', models.CharField(blank=True, max_length=300)),
                ('at', models.DateTimeField()),
                ('review_on', models.DateField(null=True)),
                ('by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='conduct', to='players.player')),
            ],
        ),
        migrations.CreateModel(
            name='ApartPair',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('since', models.DateTimeField()),
                ('until', models.DateTimeField(null=True)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
                ('one', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='players.player')),
                ('other', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='players.player')),
            ],
            options={
                'constraints': [models.CheckConstraint(condition=models.Q(('one__lt', models.F('other'))), name='apart_pair_in_order'), models.UniqueConstraint(condition=models.Q(('until__isnull', True)), fields=('one', 'other'), name='apart_once_at_a_time')],
            },
        ),
        migrations.CreateModel(
            name='AgeCheck',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('how', models.CharField(choices=[('born_on', 'birth date entered'), ('id_seen', 'ID seen')], max_length=8)),
                ('by', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='age_checks', to='players.player')),
            ],
        ),
    ]
