"""A quicker `__init__` for frozen dataclasses, of which every move makes a dozen."""

from dataclasses import MISSING, fields
from typing import Any, TypeVar, cast

T = TypeVar("T")


def fast_init(kind: type[T]) -> type[T]:
    """Let a frozen slotted dataclass fill its slots directly: above its decorator, or as a call.

    The `__init__` that dataclasses write goes by `object.__setattr__`, which looks every name up
    again and takes nearly twice as long. All else stays theirs: equality, defaults, being frozen.
    Kept instead of msgspec's Struct, which was tried for actions and steps: no quicker in random
    play against chess (Architects 1.40 : 1.38, Crescent Moon 1.00 : 1.00, Jerusalem 1.12 : 1.13),
    and it has no metadata for private fields and no way through pydantic.
    """
    # With slots=True each class is made twice; only the second time are there fields and slots.
    if "__dataclass_fields__" not in vars(kind) or not _is_plain(kind):
        return kind
    made: Any = vars(kind)["__init__"]
    names = [field.name for field in fields(cast(Any, kind))]
    scope = {f"set_{name}": getattr(kind, name).__set__ for name in names}
    body = "; ".join([f"set_{name}(self, {name})" for name in names]) or "pass"
    exec(f"def __init__(self, {', '.join(names)}): {body}", scope)
    quick: Any = scope["__init__"]
    quick.__defaults__, quick.__annotations__ = made.__defaults__, made.__annotations__
    quick.__qualname__, quick.__module__ = made.__qualname__, made.__module__
    kind.__init__ = quick  # type: ignore[method-assign]
    return kind


def _is_plain(kind: Any) -> bool:
    """Return whether every field is a plain argument, with no factory and no `__post_init__`."""
    plain = [
        field.init and not field.kw_only and field.default_factory is MISSING
        for field in fields(kind)
    ]
    return kind.__dataclass_params__.frozen and all(plain) and not hasattr(kind, "__post_init__")
