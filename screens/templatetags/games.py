"""What the form of a game needs: its fields by name, each with what was shown in it."""

from __future__ import annotations

from collections.abc import Mapping

from django import template
from django.forms import BoundField, Form
from django.utils.safestring import SafeString

register = template.Library()


@register.filter
def field_of(form: Form, name: str) -> BoundField:
    return form[name]


@register.filter
def as_shown(field: BoundField) -> SafeString:
    """What stood in the field when the page was made, hidden."""
    return field.as_hidden(only_initial=True)


@register.filter
def said_of(facts: Mapping[str, str], name: str) -> str:
    """What is wrong with the field, if anything."""
    return facts.get(name, "")
