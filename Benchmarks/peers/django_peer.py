"""Django's schema editor, with a model that says everything which a model can say of the table."""

import sys

import django
from django.conf import settings

from clock import measured

change, path = sys.argv[1:]
settings.configure(
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": path}},
    INSTALLED_APPS=[],
    DEFAULT_AUTO_FIELD="django.db.models.AutoField",
)
django.setup()

from django.db import connection, models  # noqa: E402  Django wants its settings first


class Message(models.Model):
    id = models.AutoField(primary_key=True)
    uid = models.TextField(unique=True)
    sender = models.TextField(db_collation="NOCASE")
    subject = models.TextField(null=True)
    draft = models.TextField(null=True)
    amount = models.TextField()
    stamp = models.IntegerField()
    state = models.IntegerField(db_default=0)
    code = models.TextField()
    note = models.TextField(null=True)

    class Meta:
        app_label = "bench"
        db_table = "message"
        indexes = [
            models.Index("sender", models.F("stamp").desc(), name="message_sender"),
            models.Index(fields=["stamp"], name="message_stamp"),
        ]
        constraints = [
            models.CheckConstraint(condition=models.Q(state__range=(0, 9)), name="states"),
        ]


def altered(name, field, new_name=None):
    field.set_attributes_from_name(new_name or name)
    field.model = Message
    return lambda editor: editor.alter_field(Message, Message._meta.get_field(name), field,
                                             strict=True)


def added(name, field):
    field.set_attributes_from_name(name)
    field.model = Message
    return lambda editor: editor.add_field(Message, field)


def constrained():
    """As after a migration: the model says what the table is to have."""
    constraint = models.CheckConstraint(condition=models.Q(stamp__gt=0), name="stamped")
    Message._meta.constraints.append(constraint)
    return lambda editor: editor.add_constraint(Message, constraint)


CHANGES = {
    "add-column": lambda: added("flagged", models.IntegerField(db_default=0)),
    "rename-column": lambda: altered("note", models.TextField(null=True), "remark"),
    "not-null-dropped": lambda: altered("code", models.TextField(null=True)),
    "not-null-added": lambda: altered("subject", models.TextField()),
    "check-added": constrained,
    "default-changed": lambda: altered("state", models.IntegerField(db_default=1)),
    "type-changed": lambda: altered("amount", models.IntegerField()),
    "column-dropped": lambda: lambda editor: editor.remove_field(
        Message, Message._meta.get_field("draft")),
    "unique-added": lambda: altered("code", models.TextField(unique=True)),
}

work = CHANGES[change]()
with measured():
    with connection.schema_editor() as editor:
        work(editor)
    connection.close()
