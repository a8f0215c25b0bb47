import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


def date_settings(apps, schema_editor):
    """What the versions held becomes dated: the version in force since it is in force, those to come as they will be."""
    Room, DatedSetting = apps.get_model("pokerroom", "Room"), apps.get_model("pokerroom", "DatedSetting")
    Version = apps.get_model("pokerroom", "PolicyVersion")
    for room in Room.objects.select_related("policy"):
        versions = Version.objects.filter(room=room).order_by("effective_from", "number")
        coming = versions.filter(effective_from__gte=room.next_policy_at) if room.next_policy_at else versions.none()
        for version in [*([room.policy] if room.policy else []), *coming]:
            for key, value in version.settings.items():
                DatedSetting.objects.create(
                    room=room, key=key, value=value, since=version.effective_from, by=version.by
                )
        coming.delete()


class Migration(migrations.Migration):
    """Settings of games and tables beside the room's own, each from and until a moment."""

    dependencies = [
        ('pokerroom', '0009_no_axes'),
    ]

    operations = [
        migrations.AddField(
            model_name='policyversion',
            name='layers',
            field=models.JSONField(default=dict),
        ),
        migrations.CreateModel(
            name='DatedSetting',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('layer', models.CharField(blank=True, help_text='"" the room, "game:1-3-nlh", "table:4"', max_length=60)),
                ('key', models.CharField(max_length=40)),
                ('value', models.JSONField(null=True)),
                ('since', models.DateTimeField()),
                ('until', models.DateTimeField(null=True)),
                ('withdrawn_at', models.DateTimeField(help_text='taken back by an undo', null=True)),
                ('by', models.ForeignKey(null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('room', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='dated_settings', to='pokerroom.room')),
            ],
            options={
                'indexes': [models.Index(fields=['room', 'since'], name='setting_in_order')],
                'constraints': [models.CheckConstraint(condition=models.Q(('until__isnull', True), ('until__gt', models.F('since')), _connector='OR'), name='setting_ends_after_it_begins')],
            },
        ),
        migrations.RunPython(date_settings, migrations.RunPython.noop, elidable=True),
    ]
