"""What every app shares: rooms, staff, policy versions, events, heartbeats, idempotency keys."""

from __future__ import annotations

from typing import ClassVar
from zoneinfo import ZoneInfo

from django.contrib.auth.hashers import check_password, make_password
from django.contrib.auth.models import AbstractBaseUser, BaseUserManager
from django.contrib.postgres.fields import ArrayField
from django.db import models
from django.db.models import CheckConstraint, F, Func, Q, UniqueConstraint

from pokerroom.roles import Role

FIRST_HASH = "0" * 64


class ClockTimestamp(Func):
    """The database's clock, read when it is asked (not when the transaction began)."""

    function = "clock_timestamp"
    output_field = models.DateTimeField()


class Room(models.Model):
    """One poker room. Its row is the lock under which every change in it is made."""

    slug = models.SlugField(unique=True)
    name = models.CharField(max_length=80)
    timezone = models.CharField(max_length=64, default="America/New_York")
    version = models.BigIntegerField(default=0)
    head_hash = models.CharField(max_length=64, default=FIRST_HASH)
    last_event_at = models.DateTimeField(null=True)
    policy = models.ForeignKey("PolicyVersion", null=True, on_delete=models.PROTECT, related_name="+")
    next_policy_at = models.DateTimeField(null=True)
    auto_call_paused = models.BooleanField(default=False)
    has_set_aside = models.BooleanField(default=False, help_text="something raised and is tried again later")
    silent_since = models.DateTimeField(null=True, help_text="an outage: no automatic calls until a host says so")

    def __str__(self) -> str:
        return self.name

    @property
    def zone(self) -> ZoneInfo:
        return ZoneInfo(self.timezone)


class StaffManager(BaseUserManager["Staff"]):
    def create_user(self, username: str, password: str, **facts: object) -> Staff:
        staff = self.model(username=username, **facts)
        staff.set_password(password)
        staff.save(using=self._db)
        return staff


class Staff(AbstractBaseUser):
    """Somebody who works in a room. No superusers: the role table decides everything."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="staff")
    username = models.CharField(max_length=60, unique=True)
    name = models.CharField(max_length=80)
    role = models.CharField(max_length=12, choices=[(role.value, role.value) for role in Role])
    temporary_password = models.BooleanField(default=False, help_text="chosen by somebody else, to be changed")
    pin = models.CharField(max_length=128, blank=True)
    is_active = models.BooleanField(default=True)
    bound_to = models.PositiveSmallIntegerField(null=True, help_text="a table's own tablet: that table's number")

    objects: ClassVar[StaffManager] = StaffManager()
    USERNAME_FIELD = "username"
    REQUIRED_FIELDS: ClassVar[list[str]] = ["name", "role"]

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(fields=["room", "bound_to"], name="one_tablet_a_table"),
            CheckConstraint(
                condition=Q(role=Role.TABLE, bound_to__isnull=False) | (~Q(role=Role.TABLE) & Q(bound_to__isnull=True)),
                name="only_a_tablet_is_bound",
            ),
        ]

    def __str__(self) -> str:
        return self.name

    def set_pin(self, digits: str) -> None:
        self.pin = make_password(digits)

    def check_pin(self, digits: str) -> bool:
        return bool(self.pin) and check_password(digits, self.pin)


class DatedSetting(models.Model):
    """A setting of the room, of a game or of a table, from and until a moment; stays on record after it ends.

    Of those that cover a moment the one that began last holds. Without a value, the layer below holds again.
    """

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="dated_settings")
    layer = models.CharField(max_length=60, blank=True, help_text='"" the room, "game:1-3-nlh", "table:4"')
    key = models.CharField(max_length=40)
    value = models.JSONField(null=True)
    since = models.DateTimeField()
    until = models.DateTimeField(null=True)
    withdrawn_at = models.DateTimeField(null=True, help_text="taken back by an undo")
    by = models.ForeignKey(Staff, null=True, on_delete=models.PROTECT, related_name="+")

    class Meta:
        constraints: ClassVar = [
            CheckConstraint(
                condition=Q(until__isnull=True) | Q(until__gt=F("since")), name="setting_ends_after_it_begins"
            ),
        ]
        indexes: ClassVar = [models.Index(fields=["room", "since"], name="setting_in_order")]


class PolicyVersion(models.Model):
    """The settings in force from a moment on, as computed then from those that are dated; each event names one.

    `settings`: the room's own, where they differ from the defaults. `layers`: those of games and tables.
    """

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="policy_versions")
    number = models.PositiveIntegerField()
    effective_from = models.DateTimeField()
    settings = models.JSONField(default=dict)
    layers = models.JSONField(default=dict)
    by = models.ForeignKey(Staff, null=True, on_delete=models.PROTECT, related_name="+")

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(fields=["room", "number"], name="policy_number_once_in_a_room"),
        ]


class Event(models.Model):
    """What happened, once, in order; append-only by trigger, chained by hash. `event_search` finds some of many."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="events", db_index=False)
    seq = models.BigIntegerField()
    command = models.BigIntegerField(help_text="seq of the first event of the same command")
    at = models.DateTimeField()
    recorded_at = models.DateTimeField()
    actor = models.ForeignKey(Staff, null=True, on_delete=models.PROTECT, related_name="+", db_index=False)
    verb = models.CharField(max_length=40)
    subject = models.CharField(max_length=40)
    touches = ArrayField(models.CharField(max_length=40), default=list)
    data = models.JSONField(default=dict)
    policy_number = models.PositiveIntegerField()
    device = models.CharField(max_length=80, blank=True)
    request_id = models.CharField(max_length=64, blank=True)
    gaming_day = models.DateField()
    hash = models.CharField(max_length=64)
    mac = models.CharField(max_length=32, blank=True, default="", help_text="of the hash; none before 0.2.0")

    class Meta:
        constraints: ClassVar = [
            UniqueConstraint(fields=["room", "seq"], name="seq_once_in_a_room"),
            CheckConstraint(condition=Q(seq__gte=1), name="seq_from_one"),
            CheckConstraint(condition=Q(recorded_at__gte=F("at")), name="recorded_not_before_it_happened"),
        ]
        indexes: ClassVar = [
            models.Index(fields=["room", "subject", "seq"]),
            models.Index(fields=["room", "command"]),
        ]

    def __str__(self) -> str:
        return f"{self.seq} {self.verb} {self.subject}"


class Heartbeat(models.Model):
    """When a once-a-second job last really ran, by the database's clock."""

    name = models.CharField(max_length=20, unique=True)
    at = models.DateTimeField()


class BackupDevice(models.Model):
    """A device that keeps the backup view, known by a key."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="backup_devices")
    name = models.CharField(max_length=40)
    key_digest = models.CharField(max_length=64, unique=True)
    bound_at = models.DateTimeField()
    bound_by = models.ForeignKey(Staff, on_delete=models.PROTECT, related_name="+")
    released_at = models.DateTimeField(null=True)

    class Meta:
        constraints: ClassVar = [
            CheckConstraint(condition=Q(released_at__gte=F("bound_at")), name="released_after_it_was_bound")
        ]


class IdempotencyKey(models.Model):
    """What a request with this key answered the first time; the same again does nothing more."""

    caller = models.ForeignKey(Staff, on_delete=models.CASCADE, related_name="+")
    key = models.CharField(max_length=120)
    digest = models.CharField(max_length=64, help_text="of method, path and body")
    status = models.PositiveSmallIntegerField(null=True)
    body = models.JSONField(null=True)
    at = models.DateTimeField(db_default=ClockTimestamp())

    class Meta:
        constraints: ClassVar = [UniqueConstraint(fields=["caller", "key"], name="key_once_a_caller")]


class SetAside(models.Model):
    """A row that could not expire, or a hook that failed, put aside with its error so that all else goes on."""

    room = models.ForeignKey(Room, on_delete=models.CASCADE, related_name="set_aside")
    what = models.CharField(max_length=40, help_text="the kind of expiration, or the hook")
    row = models.BigIntegerField(help_text="0 for a hook")
    error = models.CharField(max_length=300)
    since = models.DateTimeField()
    tries = models.PositiveIntegerField(default=1)
    next_try_at = models.DateTimeField()

    class Meta:
        constraints: ClassVar = [UniqueConstraint(fields=["room", "what", "row"], name="set_aside_once")]


class Approval(models.Model):
    """A host's request that a supervisor must approve: the deed by name, its facts, what it is about; one decision.

    Rows from before deeds had names have a `path` instead; they are read, never carried out.
    """

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="approvals")
    deed = models.CharField(max_length=40, blank=True, default="")
    path = models.CharField(max_length=200, blank=True, default="")
    facts = models.JSONField(default=dict)
    stands = models.JSONField(default=dict, help_text="noun → what it was when this was asked")
    says = models.CharField(max_length=200)
    asked_by = models.ForeignKey(Staff, on_delete=models.PROTECT, related_name="+")
    asked_at = models.DateTimeField()
    due_at = models.DateTimeField()
    decided_at = models.DateTimeField(null=True)
    decided_by = models.ForeignKey(Staff, null=True, on_delete=models.PROTECT, related_name="+")
    outcome = models.CharField(max_length=8, blank=True)
    ended_why = models.CharField(max_length=200, blank=True, default="")

    class Meta:
        verbose_name = "approval"
        constraints: ClassVar = [
            CheckConstraint(
                condition=Q(decided_at__isnull=True, outcome="") | (Q(decided_at__isnull=False) & ~Q(outcome="")),
                name="a_decision_has_a_time",
            ),
            CheckConstraint(
                condition=Q(decided_by__isnull=True) | ~Q(decided_by=F("asked_by")), name="nobody_approves_themselves"
            ),
        ]


class PinTry(models.Model):
    """A wrong PIN, or one not judged yet: who typed it, and whose it was compared with."""

    room = models.ForeignKey(Room, on_delete=models.PROTECT, related_name="+")
    typed_by = models.ForeignKey(Staff, on_delete=models.CASCADE, related_name="+")
    whose = models.ForeignKey(Staff, on_delete=models.CASCADE, related_name="+")
    at = models.DateTimeField()
