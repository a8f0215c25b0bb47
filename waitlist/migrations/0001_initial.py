import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

import waitlist.rules


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('players', '0001_initial'),
        ('pokerroom', '0001_initial'),
        ('pokerroom', '__first__'),
        ('tables', '0001_initial'),
    ]

    operations = [
        migrations.CreateModel(
            name='Entry',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('status', models.CharField(choices=[('waiting', 'waiting'), ('called', 'called'), ('held', 'held'), ('seated', 'seated'), ('removed', 'removed')], default=waitlist.rules.Status['WAITING'], max_length=8)),
                ('due_at', models.DateTimeField(help_text='deadline of an unanswered call or of a hold', null=True)),
                ('ended_at', models.DateTimeField(null=True)),
                ('ended_why', models.CharField(blank=True, max_length=120)),
                ('via', models.CharField(choices=[('desk', 'desk'), ('phone', 'phone'), ('kiosk', 'kiosk'), ('web', 'web'), ('floor', 'floor')], max_length=6)),
                ('joined_at', models.DateTimeField()),
                ('origin', models.CharField(choices=[('list', 'list'), ('broken', 'broken'), ('chips', 'chips'), ('dinner', 'dinner')], default=waitlist.rules.Origin['LIST'], max_length=8)),
                ('origin_at', models.DateTimeField(null=True)),
                ('origin_rank', models.PositiveSmallIntegerField(help_text='draw order of a broken table', null=True)),
                ('origin_rule', models.CharField(blank=True, max_length=12)),
                ('origin_cents', models.BigIntegerField(help_text='extended dinner: what was taken off the table (T34)', null=True)),
                ('arrived_at', models.DateTimeField(help_text='first arrival; stepping out does not clear it', null=True)),
                ('away_since', models.DateTimeField(help_text='not here since; null = here', null=True)),
                ('back_by', models.DateTimeField(help_text='stepped out until', null=True)),
                ('called_at', models.DateTimeField(help_text='the last call', null=True)),
                ('missed_at', models.DateTimeField(help_text='when the call was made that was missed (T45)', null=True)),
                ('back_at', models.DateTimeField(help_text='checked back in from hold (T45)', null=True)),
                ('passes', models.PositiveSmallIntegerField(default=0)),
                ('passed_at', models.DateTimeField(null=True)),
                ('put_rung', models.PositiveSmallIntegerField(help_text='a staff move: rung, moment and key', null=True)),
                ('put_moment', models.DateTimeField(null=True)),
                ('put_key', models.DecimalField(decimal_places=15, max_digits=30, null=True)),
                ('put_why', models.CharField(blank=True, max_length=160)),
                ('note', models.CharField(blank=True, max_length=200)),
                ('not_tables', models.JSONField(default=list, help_text='numbers of tables the player does not want')),
                ('seat_wish', models.CharField(blank=True, max_length=60)),
                ('game', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='entries', to='tables.game')),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='entries', to='players.player')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='entries', to='pokerroom.room')),
            ],
            options={
                'verbose_name': 'entry',
                'indexes': [models.Index(condition=models.Q(('status__in', (waitlist.rules.Status['WAITING'], waitlist.rules.Status['CALLED'], waitlist.rules.Status['HELD']))), fields=['room', 'game'], name='live_entries'), models.Index(condition=models.Q(('due_at__isnull', False)), fields=['due_at'], name='entries_due'), models.Index(fields=['room', 'ended_at'], name='waitlist_en_room_id_52eb6d_idx')],
                'constraints': [models.UniqueConstraint(condition=models.Q(('status__in', (waitlist.rules.Status['WAITING'], waitlist.rules.Status['CALLED'], waitlist.rules.Status['HELD']))), fields=('game', 'player'), name='once_on_this_list'), models.CheckConstraint(condition=models.Q(models.Q(('status__in', (waitlist.rules.Status['WAITING'], waitlist.rules.Status['CALLED'], waitlist.rules.Status['HELD'])), ('ended_at__isnull', True)), models.Q(models.Q(('status__in', (waitlist.rules.Status['WAITING'], waitlist.rules.Status['CALLED'], waitlist.rules.Status['HELD'])), _negated=True), ('ended_at__isnull', False), ('due_at__isnull', True)), _connector='OR'), name='an_entry_that_ended_knows_when'), models.CheckConstraint(condition=models.Q(models.Q(('status', waitlist.rules.Status['HELD']), _negated=True), ('due_at__isnull', False), _connector='OR'), name='a_hold_has_a_deadline'), models.CheckConstraint(condition=models.Q(models.Q(('status', waitlist.rules.Status['WAITING']), _negated=True), ('due_at__isnull', True), ('origin', waitlist.rules.Origin['DINNER']), _connector='OR'), name='waiting_has_no_deadline'), models.CheckConstraint(condition=models.Q(models.Q(('put_key__isnull', True), ('put_moment__isnull', True), ('put_rung__isnull', True)), models.Q(('put_key__isnull', False), ('put_moment__isnull', False), ('put_rung__isnull', False)), _connector='OR'), name='a_move_is_whole'), models.CheckConstraint(condition=models.Q(('arrived_at__isnull', False), ('away_since__isnull', False), _connector='OR'), name='here_means_arrived')],
            },
        ),
        migrations.CreateModel(
            name='Call',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('called_at', models.DateTimeField()),
                ('due_at', models.DateTimeField()),
                ('answered_at', models.DateTimeField(null=True)),
                ('ended_at', models.DateTimeField(null=True)),
                ('outcome', models.CharField(blank=True, choices=[('seated', 'seated'), ('passed', 'passed'), ('lapsed', 'lapsed'), ('removed', 'removed'), ('elsewhere', 'elsewhere'), ('withdrawn', 'withdrawn')], max_length=10)),
                ('opening', models.BooleanField(default=False, help_text='made before the table ran')),
                ('again', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to='waitlist.call')),
                ('by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='calls', to='pokerroom.room')),
                ('seat', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='tables.seat')),
                ('entry', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='calls', to='waitlist.entry')),
            ],
            options={
                'indexes': [models.Index(fields=['entry', 'called_at'], name='waitlist_ca_entry_i_1ec5da_idx')],
                'constraints': [models.UniqueConstraint(condition=models.Q(('outcome', '')), fields=('entry',), name='one_open_call_per_entry'), models.UniqueConstraint(condition=models.Q(('outcome', '')), fields=('seat',), name='one_open_call_per_seat'), models.CheckConstraint(condition=models.Q(models.Q(('ended_at__isnull', True), ('outcome', '')), models.Q(models.Q(('outcome', ''), _negated=True), ('ended_at__isnull', False)), _connector='OR'), name='a_call_that_ended_has_one_outcome'), models.CheckConstraint(condition=models.Q(models.Q(('outcome', waitlist.rules.Outcome['LAPSED']), _negated=True), models.Q(('answered_at__isnull', True), ('ended_at', models.F('due_at'))), _connector='OR'), name='a_lapse_is_stamped_when_due'), models.CheckConstraint(condition=models.Q(('due_at__gt', models.F('called_at'))), name='a_call_has_time')],
            },
        ),
        migrations.CreateModel(
            name='Page',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('batch', models.BigIntegerField(help_text="one banner: the seq of the command's first event")),
                ('made_at', models.DateTimeField()),
                ('state', models.CharField(choices=[('pending', 'pending'), ('shown', 'shown'), ('dropped', 'dropped')], default=waitlist.rules.PageState['PENDING'], max_length=8)),
                ('shown_from', models.DateTimeField(null=True)),
                ('shown_until', models.DateTimeField(null=True)),
                ('call', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='pages', to='waitlist.call')),
                ('entry', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='pages', to='waitlist.entry')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='pages', to='pokerroom.room')),
            ],
            options={
                'indexes': [models.Index(condition=models.Q(('state', 'pending')), fields=['room', 'made_at'], name='pages_pending'), models.Index(fields=['room', 'shown_until'], name='waitlist_pa_room_id_4d8c03_idx')],
                'constraints': [models.CheckConstraint(condition=models.Q(models.Q(('shown_from__isnull', True), ('shown_until__isnull', True)), models.Q(('shown_from__isnull', False), ('shown_until__gt', models.F('shown_from'))), _connector='OR'), name='a_banner_has_a_span'), models.CheckConstraint(condition=models.Q(models.Q(('state', waitlist.rules.PageState['SHOWN']), ('shown_from__isnull', False)), models.Q(models.Q(('state', waitlist.rules.PageState['SHOWN']), _negated=True), ('shown_from__isnull', True)), _connector='OR'), name='a_page_shown_knows_when')],
            },
        ),
        migrations.CreateModel(
            name='Standby',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('showed_at', models.DateTimeField(null=True)),
                ('ended_at', models.DateTimeField(null=True)),
                ('call', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='standbys', to='waitlist.call')),
                ('entry', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='standbys', to='waitlist.entry')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('call', 'entry'), name='one_standby_per_call_and_entry')],
            },
        ),
    ]
