"""Settings in force, layer by layer: a table's value, else its game's, else the room's, else the house default."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from pokerroom.refusals import NotFound

if TYPE_CHECKING:
    from pokerroom.models import Room

Layers = frozenset[str]

ROOM = ""  # the name of the room's own layer; "game:1-3-nlh" and "table:4" are the others


class HasSlug(Protocol):
    slug: str


class HasNumber(Protocol):
    number: int


class Policy:
    """The settings in force: `policy.call_claim_seconds`. Times of day and money come as strings.

    `policy.at(game, table)` is what holds there: every rule that concerns a game or a table asks that.
    """

    DEFAULTS: ClassVar[dict[str, Any]] = {}

    def __init__(
        self,
        settings: Mapping[str, Any] | None = None,
        number: int = 0,
        layers: Mapping[str, Mapping[str, Any]] | None = None,
    ) -> None:
        """`settings`: the room's own; `layers`: those of games and tables, by the layer's name."""
        self.number = number
        self._settings = {**self.DEFAULTS, **(settings or {})}
        self._from = dict.fromkeys(settings or {}, ROOM)
        self._layers = layers or {}
        self._seen: dict[tuple[str, ...], Policy] = {}

    def __getattr__(self, key: str) -> Any:
        try:
            return self.__dict__["_settings"][key]
        except KeyError:
            raise AttributeError(key) from None

    def as_dict(self) -> dict[str, Any]:
        return dict(self._settings)

    def source_of(self, key: str) -> str:
        """Where this value comes from: "house" is the default, "room", or the layer's name."""
        return (self._from[key] or "room") if key in self._from else "house"

    def everywhere(self, key: str) -> list[Any]:
        """What this setting says in the room and wherever a layer sets it anew."""
        return [self._settings[key], *(layer[key] for layer in self._layers.values() if key in layer)]

    def at(self, game: HasSlug | None = None, table: HasNumber | None = None) -> Policy:
        """The settings that hold for this game, at this table."""
        return self.through(
            (game_layer(game.slug) if game else ROOM, table_layer(table.number) if table else ROOM),
        )

    def through(self, layers: Iterable[str]) -> Policy:
        """The settings that hold where these layers lie over the room's, the last one on top."""
        found = tuple(layer for layer in layers if layer in self._layers)
        if not found:
            return self
        if found not in self._seen:
            self._seen[found] = self._under(found)
        return self._seen[found]

    def _under(self, layers: tuple[str, ...]) -> Policy:
        policy = Policy(None, self.number)
        policy._settings, policy._from = dict(self._settings), dict(self._from)
        for layer in layers:
            policy._settings.update(self._layers[layer])
            policy._from.update(dict.fromkeys(self._layers[layer], layer))
        return policy


def game_layer(slug: str) -> str:
    return f"game:{slug}"


def table_layer(number: int) -> str:
    return f"table:{number}"


def kind_of(layer: str) -> str:
    """ "game:1-3-nlh" → "game"; the room's own layer → "room"."""
    return layer.partition(":")[0] or "room"


def named(layer: str) -> str:
    """A layer in a sentence: Table 4, 1-3-nlh, the room."""
    kind, _, name = layer.partition(":")
    return f"Table {name}" if kind == "table" else name or "the room"


# Which layers lie over the room's at a game or a table; raises NotFound where there is none of that name. The kernel
# knows neither games nor tables: the app that does registers them.
LAYERS: dict[str, Callable[[Room, str], tuple[str, ...]]] = {}


def layers_at(room: Room, layer: str) -> tuple[str, ...]:
    """The layers that hold where this one does: at a table its game's, then its own. Raises NotFound."""
    if layer == ROOM:
        return ()
    kind, _, name = layer.partition(":")
    if kind not in LAYERS:
        raise NotFound("Settings are the room's, a game's or a table's.")
    return LAYERS[kind](room, name)
