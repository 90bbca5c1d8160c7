"""Saving and copying: tagged classes under their names, states as plain data, quick copies."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, ClassVar, Self, Union, cast, get_args, get_origin, get_type_hints

from pydantic import GetCoreSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

from engine.fast_init import fast_init
from engine.packages import game_of

Copy = Callable[[Any], Any]


_adapters: dict[Any, TypeAdapter[Any]] = {}
_copiers: dict[Any, "Copy | None"] = {}


def adapter(kind: Any) -> TypeAdapter[Any]:
    """Return pydantic's reader and writer for a type, built once."""
    if kind not in _adapters:
        _adapters[kind] = TypeAdapter(kind)
    return _adapters[kind]


def to_data(value: Any) -> Any:
    """Return a dataclass as JSON-able data."""
    return adapter(type(value)).dump_python(value, mode="json")


def to_json(value: Any) -> bytes:
    """Return a dataclass as JSON, much quicker than by way of data."""
    return adapter(type(value)).dump_json(value)


def from_data(kind: Any, data: Any) -> Any:
    """Return the value, every field checked; raise pydantic.ValidationError if one does not fit."""
    return adapter(kind).validate_python(data)


class Tagged:
    """Base of closed families (steps, events) whose members are saved under `game.ClassName`."""

    __slots__ = ()
    members: ClassVar[dict[str, type["Tagged"]]]
    game: ClassVar[str]
    tag: ClassVar[str]
    field_names: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if Tagged in cls.__bases__:
            cls.members = {}
            return
        cls.game = game_of(cls)
        cls.tag = f"{cls.game}.{cls.__name__}"
        cls.members[cls.tag] = cls
        cls.field_names = tuple([each.name for each in fields(cls)]) if is_dataclass(cls) else ()
        fast_init(cls)

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        if Tagged not in cls.__bases__:
            return handler(source)
        return core_schema.no_info_plain_validator_function(
            cls.read, serialization=core_schema.plain_serializer_function_ser_schema(cls.written)
        )

    @classmethod
    def read(cls, data: Any) -> Self:
        """Return a member of this family from its data; raise ValueError if it is none."""
        if isinstance(data, cls):
            return data
        if not isinstance(data, dict) or data.get("is") not in cls.members:
            raise ValueError(f"not a known {cls.__name__.lower()}")
        rest = {key: value for key, value in data.items() if key != "is"}
        return cast(Self, from_data(cls.members[data["is"]], rest))

    def written(self) -> dict[str, Any]:
        return {"is": self.tag, **to_data(self)}


def copier(kind: Any) -> Copy | None:
    """Return how to copy values of a type, or None if they cannot change and may be shared."""
    if kind not in _copiers:
        _copiers[kind] = _copier(kind)
    return _copiers[kind]


def _copier(kind: Any) -> Copy | None:
    origin, args = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        inner = [copier(arg) for arg in args if arg is not NoneType]
        return _optional(inner[0]) if any(inner) else None
    if origin is list:
        return _list_copier(args[0])
    if origin is dict:
        return _dict_copier(copier(args[1]))
    if _is_mutable_dataclass(origin):  # a generic one: a hidden pile
        return _dataclass_copier(origin)
    if _is_mutable_dataclass(kind):
        return _dataclass_copier(kind)
    return None


def _is_mutable_dataclass(kind: Any) -> bool:
    return is_dataclass(kind) and not cast(Any, kind).__dataclass_params__.frozen


def _optional(inner: Copy | None) -> Copy:
    assert inner is not None, "a union may hold one mutable type and None"
    return lambda value: None if value is None else inner(value)


def _list_copier(kind: Any) -> Copy:
    if _is_mutable_dataclass(kind):
        return _dataclass_copier(kind, listed=True)
    inner = copier(kind)
    return list.copy if inner is None else lambda values: [inner(value) for value in values]


def _dict_copier(inner: Copy | None) -> Copy:
    if inner is None:
        return dict.copy
    return lambda values: {key: inner(value) for key, value in values.items()}


def _dataclass_copier(kind: type, *, listed: bool = False) -> Copy:
    """Write the copying out as one call, as dataclasses write __init__: a search copies often.

    A list of them is copied in one comprehension, which spares a call for each.
    """
    hints = get_type_hints(kind)
    scope: dict[str, Any] = {"kind": kind}
    parts = []
    for field in fields(kind):
        if how := copier(hints[field.name]):
            scope[f"copy_{field.name}"] = how
            parts.append(f"copy_{field.name}(value.{field.name})")
        else:
            parts.append(f"value.{field.name}")
    copied = f"kind({', '.join(parts)})"
    source = f"values: [{copied} for value in values]" if listed else f"value: {copied}"
    return cast(Copy, eval(f"lambda {source}", scope))


def clone(value: Any) -> Any:
    """Return a copy that shares only what cannot change."""
    how = copier(type(value))
    return value if how is None else how(value)
