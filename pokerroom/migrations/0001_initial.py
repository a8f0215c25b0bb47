import django.contrib.postgres.fields
import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

import pokerroom.models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
    ]

    operations = [
        migrations.CreateModel(
            name='Heartbeat',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=20, unique=True)),
                ('at', models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name='Room',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('slug', models.SlugField(unique=True)),
                ('name', models.CharField(max_length=80)),
                ('timezone', models.CharField(default='America/New_York', max_length=64)),
                ('version', models.BigIntegerField(default=0)),
                ('head_hash', models.CharField(default='0000000000000000000000000000000000000000000000000000000000000000', max_length=64)),
                ('last_event_at', models.DateTimeField(null=True)),
                ('next_policy_at', models.DateTimeField(null=True)),
                ('auto_call_paused', models.BooleanField(default=False)),
            ],
        ),
        migrations.CreateModel(
            name='Staff',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('password', models.CharField(max_length=128, verbose_name='password')),
                ('last_login', models.DateTimeField(blank=True, null=True, verbose_name='last login')),
                ('username', models.CharField(max_length=60, unique=True)),
                ('name', models.CharField(max_length=80)),
                ('role', models.CharField(choices=[('table', 'table'), ('host', 'host'), ('supervisor', 'supervisor'), ('manager', 'manager')], max_length=12)),
                ('pin', models.CharField(blank=True, max_length=128)),
                ('is_active', models.BooleanField(default=True)),
                ('bound_to', models.PositiveSmallIntegerField(help_text="a table's own tablet: that table's number", null=True)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='staff', to='pokerroom.room')),
            ],
            options={
                'abstract': False,
                'constraints': [models.UniqueConstraint(fields=('room', 'bound_to'), name='one_tablet_a_table'), models.CheckConstraint(condition=models.Q(models.Q(('bound_to__isnull', False), ('role', 'table')), models.Q(models.Q(('role', 'table'), _negated=True), ('bound_to__isnull', True)), _connector='OR'), name='only_a_tablet_is_bound')],
            },
        ),
        migrations.CreateModel(
            name='PinTry',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('at', models.DateTimeField()),
                ('right', models.BooleanField()),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
            ],
        ),
        migrations.CreateModel(
            name='PolicyVersion',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('effective_from', models.DateTimeField()),
                ('figures', models.JSONField(default=dict)),
                ('by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='policy_versions', to='pokerroom.room')),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('room', 'number'), name='policy_number_once_in_a_room')],
            },
        ),
        migrations.CreateModel(
            name='Event',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('seq', models.BigIntegerField()),
                ('command', models.BigIntegerField(help_text='seq of the first event of the same command')),
                ('at', models.DateTimeField()),
                ('recorded_at', models.DateTimeField()),
                ('verb', models.CharField(max_length=40)),
                ('subject', models.CharField(max_length=40)),
                ('touches', django.contrib.postgres.fields.ArrayField(base_field=models.CharField(max_length=40), default=list, size=None)),
                ('data', models.JSONField(default=dict)),
                ('policy_number', models.PositiveIntegerField()),
                ('device', models.CharField(blank=True, max_length=80)),
                ('request_id', models.CharField(blank=True, max_length=64)),
                ('gaming_day', models.DateField()),
                ('hash', models.CharField(max_length=64)),
                ('actor', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='events', to='pokerroom.room')),
            ],
            options={
                'indexes': [models.Index(fields=['room', 'subject', 'seq'], name='pokerroom_e_room_id_060cf3_idx'), models.Index(fields=['room', 'command'], name='pokerroom_e_room_id_35814c_idx')],
                'constraints': [models.UniqueConstraint(fields=('room', 'seq'), name='seq_once_in_a_room'), models.CheckConstraint(condition=models.Q(('seq__gte', 1)), name='seq_from_one'), models.CheckConstraint(condition=models.Q(('recorded_at__gte', models.F('at'))), name='recorded_not_before_it_happened')],
            },
        ),
        migrations.CreateModel(
            name='Approval',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('path', models.CharField(max_length=200)),
                ('facts', models.JSONField(default=dict)),
                ('says', models.CharField(max_length=200)),
                ('asked_at', models.DateTimeField()),
                ('due_at', models.DateTimeField()),
                ('decided_at', models.DateTimeField(null=True)),
                ('outcome', models.CharField(blank=True, max_length=8)),
                ('asked_by', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('decided_by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='approvals', to='pokerroom.room')),
            ],
            options={
                'verbose_name': 'approval',
                'constraints': [models.CheckConstraint(condition=models.Q(models.Q(('decided_at__isnull', True), ('outcome', '')), models.Q(('decided_at__isnull', False), models.Q(('outcome', ''), _negated=True)), _connector='OR'), name='a_decision_has_a_time'), models.CheckConstraint(condition=models.Q(('decided_by__isnull', True), models.Q(('decided_by', models.F('asked_by')), _negated=True), _connector='OR'), name='nobody_approves_themselves')],
            },
        ),
        migrations.CreateModel(
            name='IdempotencyKey',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.CharField(max_length=120)),
                ('digest', models.CharField(help_text='of method, path and body', max_length=64)),
                ('status', models.PositiveSmallIntegerField(null=True)),
                ('body', models.JSONField(null=True)),
                ('at', models.DateTimeField(db_default=pokerroom.models.ClockTimestamp())),
                ('caller', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('caller', 'key'), name='key_once_a_caller')],
            },
        ),
        migrations.AddField(
            model_name='room',
            name='policy',
            field=models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.policyversion'),
        ),
    ]
