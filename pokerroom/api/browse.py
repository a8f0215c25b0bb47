"""The OpenAPI document as a page: each deed with what it takes and answers. No script, so the CSP stays strict."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Any

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.http import require_GET
from drf_spectacular.generators import SchemaGenerator


@cache
def document() -> dict[str, Any]:
    """Read once a process: it changes with the code alone."""
    return dict(SchemaGenerator().get_schema(request=None, public=True))


@require_GET
def schema(request: HttpRequest) -> JsonResponse:
    """The document itself, as JSON, which is YAML as well."""
    return JsonResponse(document())


@require_GET
def page(request: HttpRequest) -> HttpResponse:
    told = document()
    deeds = sorted((deed for path, methods in told["paths"].items() for deed in _deeds(path, methods)), key=_noun)
    nouns = [(noun, list(group)) for noun, group in groupby(deeds, key=_noun)]
    shapes = [{"name": name, **shape} for name, shape in sorted(told["components"]["schemas"].items())]
    return render(request, "api.html", {"info": told["info"], "nouns": nouns, "shapes": [_shape(s) for s in shapes]})


def _noun(deed: dict[str, Any]) -> str:
    return str(deed["noun"])


def _deeds(path: str, methods: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        {
            "noun": told["tags"][0],
            "id": told["operationId"],
            "method": method.upper(),
            "path": path,
            "says": told["description"],
            "takes": _fields(told.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema"))
            + [_field(field["name"], field["schema"], field.get("required")) for field in _query(told)],
            "answers": [(code, _type(_answer(answer))) for code, answer in told["responses"].items() if code < "300"],
        }
        for method, told in methods.items()
    ]


def _query(told: dict[str, Any]) -> list[dict[str, Any]]:
    return [field for field in told.get("parameters", []) if field["in"] == "query"]


def _answer(answer: dict[str, Any]) -> dict[str, Any]:
    return dict(answer.get("content", {}).get("application/json", {}).get("schema", {}))


def _shape(shape: dict[str, Any]) -> dict[str, Any]:
    return {"name": shape["name"], "says": shape.get("description", ""), "fields": _fields(shape)}


def _fields(schema: dict[str, Any] | None) -> list[dict[str, Any]]:
    schema = schema or {}
    needed = schema.get("required", [])
    return [_field(name, field, name in needed) for name, field in schema.get("properties", {}).items()]


def _field(name: str, schema: dict[str, Any], needed: object) -> dict[str, Any]:
    return {"name": name, "type": _type(schema), "needed": bool(needed), "says": schema.get("description", "")}


def _type(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " or ".join(_type(choice) for choice in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(map(str, schema["enum"]))
    if schema.get("type") == "array":
        return f"list of {_type(schema['items'])}"
    return str(schema.get("format") or schema.get("type") or "anything")
