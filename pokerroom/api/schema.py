"""The OpenAPI document, written from the endpoints: each deed's fields are its parameters, its shape is its answer."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from drf_spectacular.openapi import AutoSchema
from drf_spectacular.plumbing import ComponentRegistry, ResolvedComponent, get_doc, resolve_type_hint
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse

from pokerroom.api.fields import Facts
from pokerroom.api.shapes import Asked, Refusal

KEY = OpenApiParameter(
    "Idempotency-Key",
    {"type": "string", "minLength": 1, "maxLength": 120, "pattern": r"^[ -~]{1,120}$"},
    OpenApiParameter.HEADER,
    description="The same key again answers what the first answered, and does nothing.",
)
IF_MATCH = OpenApiParameter(
    "If-Match",
    str,
    OpenApiParameter.HEADER,
    description="The `ETag` that was read: where the thing has changed since, 412 `changed_meanwhile`, and it stays.",
)
ETAG = OpenApiParameter("ETag", str, OpenApiParameter.HEADER, response=[200], description="The version of the thing.")
ERRORS = (
    "400 malformed or missing, field by field · 401 nobody is logged in · 403 this member of staff may not · "
    "404 no such thing in this room · 409 the room's state or its rules say no · 412 it was changed since · "
    "429 too often · 503 busy"
)


def shape(hint: Any, registry: ComponentRegistry) -> dict[str, Any]:
    """A type as OpenAPI 3.1 says it; a TypedDict becomes a component of its name."""
    origin, args = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return _component(hint, registry)
    if origin is list:
        return {"type": "array", "items": shape(args[0], registry)}
    if origin is dict and args[1] is not Any:
        return {"type": "object", "additionalProperties": shape(args[1], registry)}
    if origin in (Union, UnionType):
        return {"anyOf": [{"type": "null"} if arg is NoneType else shape(arg, registry) for arg in args]}
    if origin is Literal:
        return {"type": "string", "enum": list(args)}
    return dict(resolve_type_hint(hint))


def _component(hint: Any, registry: ComponentRegistry) -> dict[str, Any]:
    name = hint.__name__.removesuffix("Shape")
    component = ResolvedComponent(name=name, type=ResolvedComponent.SCHEMA, object=hint)
    if component not in registry:
        registry.register(component)  # first by name, so that a shape may hold itself
        component.schema = {
            "type": "object",
            "description": get_doc(hint),
            "properties": {key: shape(inner, registry) for key, inner in get_type_hints(hint).items()},
            "required": sorted(hint.__required_keys__),
        }
    return dict(component.ref)


def body(facts: Facts) -> dict[str, Any]:
    """What a request may say: these fields and no others."""
    needed = [name for name, field in facts.items() if field.is_required]
    return {
        "type": "object",
        "properties": {name: dict(field.schema) for name, field in facts.items()},
        "additionalProperties": False,
        **({"required": needed} if needed else {}),
    }


class EndpointSchema(AutoSchema):
    """One operation of an endpoint."""

    view: Any

    @property
    def deed(self) -> Any:
        return self.view.deeds[self.method.lower()]

    def get_operation_id(self) -> str:
        return str(self.deed.name)

    def get_description(self) -> str:  # type: ignore[override]
        return str(get_doc(self.deed.act))

    def get_tags(self) -> list[str]:
        words = [word for word in self.path.split("/") if word and not word.startswith("{")]
        return [words[3] if len(words) > 3 else words[-1]]

    def get_request_serializer(self) -> Any:
        return {"application/json": body(self.deed.facts)} if self.method != "GET" else None

    def _get_request_for_media_type(self, serializer: Any, direction: str = "request") -> tuple[Any, bool]:
        return serializer, bool(serializer.get("required"))

    def get_override_parameters(self) -> list[Any]:
        versions = [ETAG] if self.view.has_versions() else []
        if self.method == "PATCH":
            return [KEY, *versions, *([IF_MATCH] if versions else [])]
        if self.method != "GET":
            return [KEY] if self.view.keeps_keys else []
        return versions + [
            OpenApiParameter(name, dict(field.schema), required=field.is_required)
            for name, field in self.deed.facts.items()
        ]

    def get_response_serializers(self) -> Any:
        done = OpenApiResponse(shape(self.deed.answers, self.registry), "Done.")
        asked = OpenApiResponse(shape(Asked, self.registry), "A host's request: it waits for a supervisor.")
        refused = OpenApiResponse(shape(Refusal, self.registry), ERRORS)
        return {self.deed.status: done, **({202: asked} if self.deed.approvable else {}), "default": refused}
