"""What an administrator does with boards that people share: see them, and take one down."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from hotzone.core.errors import HotzoneError

if TYPE_CHECKING:
    from hotzone.store.admin_access import AdminAccess


def listed(access: AdminAccess, _: str) -> int:
    """Shared boards, the newest first."""
    rows = access.rows("select code, game, created, author, title from boards order by created desc")
    print("CODE                      GAME      SHARED            AUTHOR                TITLE")
    for code, game, created, author, title in rows:
        made = datetime.fromtimestamp(created, UTC).strftime("%Y-%m-%d %H:%M")
        print(f"{code:<25} {game:<9} {made}  {author or '-':<20}  {title}")
    return 0


def remove(access: AdminAccess, code: str) -> str:
    """Take a board down; matches that were played on it keep theirs."""
    if not access.rows("delete from boards where code = ? returning code", code):
        raise HotzoneError("unknown-shared-board", f"there is no shared board {code}")
    return f"{code} is not shared any more."
