"""sqlite-utils: `transform`, and `add_column` where nothing else is asked."""

import sys

import sqlite_utils

from clock import measured

ORDER = ["id", "uid", "state", "sender", "stamp", "subject", "amount", "code", "draft", "note"]

CHANGES = {
    "add-column": lambda table: table.add_column("flagged", int, not_null_default=0),
    "rename-column": lambda table: table.transform(rename={"note": "remark"}),
    "not-null-dropped": lambda table: table.transform(not_null={"code": False}),
    "not-null-added": lambda table: table.transform(not_null={"subject"}),
    "default-changed": lambda table: table.transform(defaults={"state": 1}),
    "type-changed": lambda table: table.transform(types={"amount": int}),
    "column-dropped": lambda table: table.transform(drop={"draft"}),
    "order": lambda table: table.transform(column_order=ORDER),
}

change, path = sys.argv[1:]
with measured():
    database = sqlite_utils.Database(path)
    CHANGES[change](database["message"])
    database.conn.close()
