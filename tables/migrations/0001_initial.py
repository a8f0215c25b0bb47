import django.contrib.postgres.constraints
import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

import tables.rules.floor
import tables.rules.moves


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('players', '0001_initial'),
        ('pokerroom', '0001_initial'),
        ('pokerroom', '__first__'),
    ]

    operations = [
        migrations.CreateModel(
            name='Game',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('slug', models.SlugField(max_length=40)),
                ('name', models.CharField(max_length=60)),
                ('short', models.CharField(max_length=24)),
                ('place', models.PositiveSmallIntegerField(default=0, help_text='order on the screens')),
                ('offered', models.BooleanField(default=True)),
                ('structure', models.CharField(choices=[('no limit', 'no limit'), ('pot limit', 'pot limit'), ('limit', 'limit'), ('spread limit', 'spread limit'), ('fixed multiples', 'fixed multiples')], max_length=16)),
                ('small_blind', models.BigIntegerField(null=True)),
                ('big_blind', models.BigIntegerField(null=True)),
                ('ante', models.BigIntegerField(null=True)),
                ('bring_in', models.BigIntegerField(null=True)),
                ('buy_in_min', models.BigIntegerField(null=True)),
                ('buy_in_max', models.BigIntegerField(null=True)),
                ('max_kind', models.CharField(choices=[('fixed', 'fixed'), ('none', 'none'), ('not stated', 'not stated')], default=tables.rules.floor.MaxKind['FIXED'], max_length=12)),
                ('match_percent', models.PositiveSmallIntegerField(null=True)),
                ('most_chairs', models.PositiveSmallIntegerField(default=9)),
                ('run_it_twice', models.BooleanField(default=False)),
                ('sheet', models.JSONField(default=dict, help_text='what else a player asks: raises, straddle, kill, bomb pots')),
                ('scheduled_at', models.DateTimeField(null=True)),
                ('list_closed_at', models.DateTimeField(help_text='no new names since', null=True)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='games', to='pokerroom.room')),
            ],
            options={
                'ordering': ['place', 'pk'],
                'constraints': [models.UniqueConstraint(fields=('room', 'slug'), name='game_once_in_a_room'), models.CheckConstraint(condition=models.Q(models.Q(('buy_in_max__isnull', False), ('max_kind', tables.rules.floor.MaxKind['FIXED'])), models.Q(models.Q(('max_kind', tables.rules.floor.MaxKind['FIXED']), _negated=True), ('buy_in_max__isnull', True)), _connector='OR'), name='a_fixed_maximum_has_an_amount'), models.CheckConstraint(condition=models.Q(('buy_in_min__isnull', True), ('buy_in_min__gt', 0), _connector='OR'), name='buy_in_min_is_an_amount'), models.CheckConstraint(condition=models.Q(('buy_in_max__isnull', True), ('buy_in_max__gte', models.F('buy_in_min')), _connector='OR'), name='buy_in_max_not_below_min')],
            },
        ),
        migrations.CreateModel(
            name='Session',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('started_at', models.DateTimeField()),
                ('dinner_used_at', models.DateTimeField(null=True)),
                ('player', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='sessions', to='players.player')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
            ],
        ),
        migrations.CreateModel(
            name='Sitting',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('since', models.DateTimeField()),
                ('ended_at', models.DateTimeField(null=True)),
                ('buy_in', models.BigIntegerField(null=True)),
                ('left_with', models.BigIntegerField(null=True)),
                ('leaving_at', models.DateTimeField(null=True)),
                ('missed_small', models.BooleanField(default=False, help_text='missed-blind buttons on the seat (T44, CR22)')),
                ('missed_big', models.BooleanField(default=False)),
                ('note', models.CharField(blank=True, help_text='for the dealer: dead button, dead small blind', max_length=120)),
                ('gaming_day', models.DateField()),
                ('game', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='sittings', to='tables.game')),
                ('player', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='sittings', to='players.player')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='sittings', to='pokerroom.room')),
                ('session', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='sittings', to='tables.session')),
            ],
            options={
                'constraints': [models.UniqueConstraint(condition=models.Q(('ended_at__isnull', True)), fields=('room', 'player'), name='one_seat_per_player_in_a_room'), models.CheckConstraint(condition=models.Q(('buy_in__isnull', True), ('buy_in__gt', 0), _connector='OR'), name='a_buy_in_is_an_amount'), models.CheckConstraint(condition=models.Q(('left_with__isnull', True), ('left_with__gte', 0), _connector='OR'), name='left_with_not_below_zero'), models.CheckConstraint(condition=models.Q(('ended_at__isnull', True), ('ended_at__gte', models.F('since')), _connector='OR'), name='a_sitting_ends_after_it_starts'), django.contrib.postgres.constraints.ExclusionConstraint(condition=models.Q(('player__isnull', False)), expressions=[(models.Func(models.F('player_id'), models.F('player_id'), models.Value('[]'), function='int8range'), '&&'), (models.Func(models.F('since'), models.F('ended_at'), function='tstzrange'), '&&')], name='a_player_sits_once_at_a_time')],
            },
        ),
        migrations.CreateModel(
            name='Table',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveSmallIntegerField()),
                ('status', models.CharField(choices=[('closed', 'closed'), ('open', 'open'), ('running', 'running'), ('breaking', 'breaking')], default=tables.rules.floor.TableStatus['CLOSED'], max_length=8)),
                ('chairs', models.PositiveSmallIntegerField(default=9)),
                ('no_fills', models.BooleanField(default=False)),
                ('must_move', models.BooleanField(default=False, help_text="a feeder: its players move to the game's other tables")),
                ('fill_first', models.BooleanField(default=False, help_text='filled before the other tables of its game')),
                ('opened_at', models.DateTimeField(null=True)),
                ('running_since', models.DateTimeField(null=True)),
                ('clock_due_at', models.DateTimeField(help_text='the 30-second clock: at zero the hand is dead (T30)', null=True)),
                ('floor_called_at', models.DateTimeField(help_text='a supervisor is asked to come', null=True)),
                ('game', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='tables', to='tables.game')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='tables', to='pokerroom.room')),
            ],
            options={
                'ordering': ['number'],
                'constraints': [models.UniqueConstraint(fields=('room', 'number'), name='table_once_in_a_room'), models.CheckConstraint(condition=models.Q(models.Q(('game__isnull', True), ('opened_at__isnull', True), ('status', tables.rules.floor.TableStatus['CLOSED'])), models.Q(models.Q(('status', tables.rules.floor.TableStatus['CLOSED']), _negated=True), ('game__isnull', False), ('opened_at__isnull', False)), _connector='OR'), name='an_open_table_has_a_game'), models.CheckConstraint(condition=models.Q(('running_since__isnull', True), ('status__in', [tables.rules.floor.TableStatus['RUNNING'], tables.rules.floor.TableStatus['BREAKING']]), _connector='OR'), name='only_a_running_table_runs'), models.CheckConstraint(condition=models.Q(models.Q(('status', tables.rules.floor.TableStatus['RUNNING']), _negated=True), ('running_since__isnull', False), _connector='OR'), name='a_running_table_knows_since_when')],
            },
        ),
        migrations.CreateModel(
            name='Draw',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('opened_at', models.DateTimeField()),
                ('closed_at', models.DateTimeField(null=True)),
                ('seed', models.CharField(blank=True, help_text='hex; shown once the draw is closed', max_length=64)),
                ('seed_hash', models.CharField(blank=True, help_text='shown before: SHA-256 of the seed', max_length=64)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='draws', to='tables.table')),
            ],
            options={
                'constraints': [models.UniqueConstraint(condition=models.Q(('closed_at__isnull', True)), fields=('table',), name='one_draw_at_a_time')],
            },
        ),
        migrations.CreateModel(
            name='Bag',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.CharField(max_length=20)),
                ('amount', models.BigIntegerField(null=True)),
                ('picked_up_at', models.DateTimeField()),
                ('verified_by', models.CharField(blank=True, max_length=80)),
                ('ended_at', models.DateTimeField(null=True)),
                ('ended_as', models.CharField(blank=True, choices=[('returned', 'returned'), ('paid', 'paid')], max_length=8)),
                ('counted_by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='bags', to='players.player')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='bags', to='pokerroom.room')),
                ('game', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='tables.game')),
                ('sitting', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='bags', to='tables.sitting')),
            ],
            options={
                'verbose_name': 'bag',
                'constraints': [models.UniqueConstraint(condition=models.Q(('ended_at__isnull', True)), fields=('room', 'number'), name='bag_number_once'), models.CheckConstraint(condition=models.Q(('amount__isnull', True), ('amount__gte', 0), _connector='OR'), name='a_bag_is_not_below_zero'), models.CheckConstraint(condition=models.Q(('amount__isnull', True), models.Q(('verified_by', ''), _negated=True), _connector='OR'), name='a_count_has_a_second_name'), models.CheckConstraint(condition=models.Q(models.Q(('ended_as', ''), ('ended_at__isnull', True)), models.Q(('amount__isnull', False), ('ended_at__isnull', False), models.Q(('ended_as', ''), _negated=True)), _connector='OR'), name='a_bag_that_went_was_counted')],
            },
        ),
        migrations.CreateModel(
            name='Seat',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveSmallIntegerField()),
                ('open_since', models.DateTimeField(null=True)),
                ('locked_until', models.DateTimeField(help_text='null while locked: until staff say otherwise', null=True)),
                ('locked_for', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to='players.player')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='seats', to='tables.table')),
            ],
            options={
                'ordering': ['table__number', 'number'],
                'constraints': [models.UniqueConstraint(fields=('table', 'number'), name='seat_once_at_a_table'), models.CheckConstraint(condition=models.Q(('locked_until__isnull', True), ('locked_for__isnull', False), _connector='OR'), name='a_lock_up_is_for_somebody')],
            },
        ),
        migrations.CreateModel(
            name='Chips',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(choices=[('buy-in', 'buy-in'), ('add-on', 'add-on'), ('rebuy', 'rebuy')], max_length=8)),
                ('cents', models.BigIntegerField()),
                ('largest_stack', models.BigIntegerField(help_text='as entered by staff', null=True)),
                ('short', models.BooleanField(default=False, help_text='below the minimum, where the room allows it')),
                ('at', models.DateTimeField()),
                ('by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
                ('sitting', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='chips', to='tables.sitting')),
            ],
            options={
                'constraints': [models.CheckConstraint(condition=models.Q(('cents__gt', 0)), name='chips_are_an_amount')],
            },
        ),
        migrations.CreateModel(
            name='CashOut',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('table', models.PositiveSmallIntegerField()),
                ('at', models.DateTimeField()),
                ('amount', models.BigIntegerField(help_text='null: not stated yet', null=True)),
                ('taken_back', models.BooleanField(default=False, help_text='undone: the player never left')),
                ('player', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='cash_outs', to='players.player')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
                ('game', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='tables.game')),
                ('session', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='tables.session')),
                ('sitting', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='cash_outs', to='tables.sitting')),
            ],
            options={
                'indexes': [models.Index(fields=['player', 'game', 'at'], name='tables_cash_player__bd2aa3_idx')],
                'constraints': [models.CheckConstraint(condition=models.Q(('amount__isnull', True), ('amount__gte', 0), _connector='OR'), name='cash_out_not_below_zero')],
            },
        ),
        migrations.CreateModel(
            name='Request',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('wish', models.CharField(choices=[('seat', 'seat'), ('table', 'table')], max_length=5)),
                ('to_seat', models.PositiveSmallIntegerField(help_text='null: any chair', null=True)),
                ('state', models.CharField(choices=[('asked', 'asked'), ('approved', 'approved'), ('done', 'done'), ('withdrawn', 'withdrawn')], default=tables.rules.moves.RequestState['ASKED'], max_length=9)),
                ('asked_at', models.DateTimeField()),
                ('approved_at', models.DateTimeField(null=True)),
                ('ended_at', models.DateTimeField(null=True)),
                ('approved_by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='requests', to='pokerroom.room')),
                ('sitting', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='requests', to='tables.sitting')),
                ('to_table', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to='tables.table')),
            ],
            options={
                'verbose_name': 'request',
                'constraints': [models.UniqueConstraint(condition=models.Q(('ended_at__isnull', True)), fields=('sitting', 'wish'), name='one_open_request_of_a_kind'), models.CheckConstraint(condition=models.Q(models.Q(('state__in', ['done', 'withdrawn']), ('ended_at__isnull', False)), models.Q(models.Q(('state__in', ['done', 'withdrawn']), _negated=True), ('ended_at__isnull', True)), _connector='OR'), name='a_request_that_ended_knows_when'), models.CheckConstraint(condition=models.Q(models.Q(('state', 'approved'), _negated=True), ('approved_by__isnull', False), _connector='OR'), name='an_approval_has_a_name')],
            },
        ),
        migrations.CreateModel(
            name='Absence',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('since', models.DateTimeField()),
                ('ordinal', models.PositiveSmallIntegerField(help_text='how many were away from that table, this one counted')),
                ('kind', models.CharField(help_text="dinner, first, second, third, or the name of a room's own rule", max_length=12)),
                ('rule', models.CharField(max_length=12)),
                ('wants_dinner', models.BooleanField(default=False)),
                ('allowed_seconds', models.PositiveIntegerField(help_text='null: counted in blinds or laps only', null=True)),
                ('allowed_blinds', models.PositiveSmallIntegerField(null=True)),
                ('allowed_laps', models.PositiveSmallIntegerField(null=True)),
                ('either', models.BooleanField(default=True, help_text='any limit ends it; false: all of them together')),
                ('blinds', models.PositiveSmallIntegerField(default=0, help_text='missed so far')),
                ('laps', models.PositiveSmallIntegerField(default=0, help_text='of the button, so far')),
                ('extra_seconds', models.PositiveIntegerField(default=0)),
                ('by_itself', models.BooleanField(default=False, help_text='picked up at the deadline without a person')),
                ('if_wanted', models.BooleanField(default=False, help_text='given up only when somebody can take the seat')),
                ('return_to', models.CharField(default='top', help_text='place on the list after a pick-up', max_length=6)),
                ('due_at', models.DateTimeField(null=True)),
                ('ended_at', models.DateTimeField(null=True)),
                ('ended_as', models.CharField(blank=True, choices=[('back', 'back'), ('picked up', 'picked up'), ('left', 'left'), ('undone', 'undone')], max_length=10)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
                ('sitting', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='absences', to='tables.sitting')),
                ('table', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='tables.table')),
            ],
            options={
                'indexes': [models.Index(condition=models.Q(('ended_at__isnull', True)), fields=['room', 'due_at'], name='absences_open')],
                'constraints': [models.UniqueConstraint(condition=models.Q(('ended_at__isnull', True)), fields=('sitting',), name='one_open_absence_per_sitting'), models.CheckConstraint(condition=models.Q(models.Q(('ended_as', ''), ('ended_at__isnull', True)), models.Q(('ended_at__gte', models.F('since')), models.Q(('ended_as', ''), _negated=True)), _connector='OR'), name='an_absence_that_ended_knows_how'), models.CheckConstraint(condition=models.Q(('ordinal__gte', 1)), name='an_absence_has_an_order'), models.CheckConstraint(condition=models.Q(models.Q(('allowed_seconds__isnull', True), ('due_at__isnull', True)), models.Q(('allowed_seconds__isnull', False), ('due_at__isnull', False)), _connector='OR'), name='an_allowance_in_time_has_a_deadline')],
            },
        ),
        migrations.CreateModel(
            name='Posting',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('journal', models.BigIntegerField(help_text='seq of the event that it belongs to')),
                ('account', models.CharField(choices=[('table', 'table'), ('custody', 'custody'), ('cage', 'cage')], max_length=8)),
                ('cents', models.BigIntegerField()),
                ('bag', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='postings', to='tables.bag')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('room', 'journal', 'bag', 'account'), name='one_posting_per_side'), models.CheckConstraint(condition=models.Q(('cents', 0), _negated=True), name='a_posting_moves_something')],
            },
        ),
        migrations.CreateModel(
            name='Placement',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('since', models.DateTimeField()),
                ('until', models.DateTimeField(null=True)),
                ('came_by', models.CharField(choices=[('seated', 'seated'), ('seat change', 'seat change'), ('table change', 'table change'), ('must-move', 'must-move'), ('break', 'break')], default=tables.rules.moves.CameBy['SEATED'], max_length=12)),
                ('called_order', models.BigIntegerField(help_text='the call that it came from: list place (must-move)', null=True)),
                ('hole_since', models.DateTimeField(help_text='since when the chair had been open: the seat-fill clock', null=True)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
                ('seat', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='placements', to='tables.seat')),
                ('sitting', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='placements', to='tables.sitting')),
            ],
            options={
                'constraints': [models.UniqueConstraint(condition=models.Q(('until__isnull', True)), fields=('seat',), name='one_sitting_per_seat'), models.UniqueConstraint(condition=models.Q(('until__isnull', True)), fields=('sitting',), name='one_chair_per_sitting'), models.CheckConstraint(condition=models.Q(('until__isnull', True), ('until__gte', models.F('since')), _connector='OR'), name='a_placement_ends_after_it_starts'), django.contrib.postgres.constraints.ExclusionConstraint(expressions=[(models.Func(models.F('seat_id'), models.F('seat_id'), models.Value('[]'), function='int8range'), '&&'), (models.Func(models.F('since'), models.F('until'), function='tstzrange'), '&&')], name='a_seat_holds_one_at_a_time')],
            },
        ),
        migrations.CreateModel(
            name='Card',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('card', models.CharField(max_length=2)),
                ('by_supervisor', models.BooleanField(default=False, help_text='drawn for an absent player')),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='pokerroom.room')),
                ('draw', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='cards', to='tables.draw')),
                ('seat', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to='tables.seat')),
                ('sitting', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='tables.sitting')),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('draw', 'card'), name='a_card_is_drawn_once'), models.UniqueConstraint(fields=('draw', 'sitting'), name='one_card_a_player')],
            },
        ),
    ]
