extension Construct {
  static let constraints = [
    Construct(
      name: "CHECKs, unnamed and named",
      item: item("size INTEGER CHECK (size > 0)", end: "CONSTRAINT small CHECK (size < 100)"),
      looks: [
        .refuses("UPDATE item SET size = 0", "CHECK constraint failed: size > 0"),
        .refuses("UPDATE item SET size = 100", "CHECK constraint failed: small"),
      ],
      changes: [
        Change(name: "removed", item: item(), looks: [.gives("UPDATE item SET size = -1", [])]),
        Change(
          name: "changed",
          item: item("size INTEGER CHECK (size > 1)", end: "CONSTRAINT tiny CHECK (size < 10)"),
          looks: [
            .refuses("UPDATE item SET size = 1", "size > 1"),
            .refuses("UPDATE item SET size = 10", "tiny"),
          ]
        ),
      ]
    ),
    Construct(
      name: "a CHECK that names its own table",
      item: item("size INTEGER CHECK (item.size > 0)"),
      more: "CREATE INDEX by_size ON item(size); ANALYZE;",
      looks: [.refuses("UPDATE item SET size = 0", "item.size > 0")],
      changes: [Change(name: "changed", item: item("size INTEGER CHECK (item.size > 1)"))]
    ),
    Construct(
      name: "ON CONFLICT",
      item: item(
        "size INTEGER NOT NULL ON CONFLICT IGNORE",
        end: "CONSTRAINT one UNIQUE (size, mark) ON CONFLICT REPLACE"
      ),
      rows: "INSERT INTO item VALUES (1, 1, 5, 'a'), (7, 2, 9, NULL), (8, 2, 9, NULL);",
      looks: [
        .gives("INSERT INTO item VALUES (9, 1, NULL, 'x'); SELECT count(*) FROM item", ["3"]),
        .gives(
          "INSERT INTO item VALUES (9, 2, 5, 'a'); SELECT id, shelf FROM item ORDER BY id",
          ["7|2", "8|2", "9|2"]
        ),
      ],
      changes: [
        Change(
          name: "removed",
          item: item("size INTEGER NOT NULL", end: "CONSTRAINT one UNIQUE (size, mark)"),
          looks: [.refuses("INSERT INTO item VALUES (9, 2, 5, 'a')", "UNIQUE constraint failed")]
        ),
        Change(
          name: "changed",
          item: item(
            "size INTEGER NOT NULL ON CONFLICT ROLLBACK",
            end: "CONSTRAINT one UNIQUE (size, mark) ON CONFLICT IGNORE"
          ),
          looks: [
            .gives("INSERT INTO item VALUES (9, 2, 5, 'a'); SELECT max(id) FROM item", ["8"])
          ]
        ),
      ]
    ),
    Construct(
      name: "STRICT",
      item: item("size INTEGER, extra ANY", options: " STRICT"),
      rows: "INSERT INTO item VALUES (1, 1, 5, '007', 'a'), (7, 2, '9', 1.5, NULL);",
      looks: [
        .refuses("UPDATE item SET size = 'big'", "cannot store TEXT value in INTEGER column"),
        .gives(
          "SELECT typeof(size), typeof(extra) FROM item",
          ["'integer'|'text'", "'integer'|'real'"]
        ),
      ],
      changes: [
        Change(
          name: "removed",
          item: item("size INTEGER, extra"),
          looks: [.gives("UPDATE item SET size = 'big'", [])]
        )
      ]
    ),
  ]

  static let columns = [
    Construct(
      name: "COLLATE of columns, keys and indexes",
      item: item("size TEXT COLLATE NOCASE UNIQUE"),
      more: "CREATE UNIQUE INDEX by_mark ON item(mark COLLATE RTRIM);",
      rows: "INSERT INTO item VALUES (1, 1, 'S', 'a'), (7, 2, 'm', NULL);",
      looks: [
        .gives("SELECT id FROM item WHERE size = 's'", ["1"]),
        .refuses("INSERT INTO item(size) VALUES ('M')", "UNIQUE constraint failed: item.size"),
        .refuses("INSERT INTO item(mark) VALUES ('a  ')", "UNIQUE constraint failed: item.mark"),
      ],
      changes: [
        Change(
          name: "removed",
          item: item("size TEXT UNIQUE"),
          more: "CREATE UNIQUE INDEX by_mark ON item(mark);",
          looks: [.gives("INSERT INTO item(size, mark) VALUES ('M', 'a ')", [])]
        ),
        Change(name: "changed", item: item("size TEXT COLLATE RTRIM UNIQUE")),
      ]
    ),
    Construct(
      name: "generated columns, virtual and stored",
      item: item(
        "size INTEGER, twice INTEGER AS (size * 2), half REAL AS (twice / 4.0) STORED, label AS (mark || '!') UNIQUE"
      ),
      more: "CREATE INDEX by_twice ON item(twice, half DESC);",
      looks: [
        .gives("SELECT twice, half, label FROM item", ["10|2.5|'a!'", "18|4.5|NULL"]),
        .gives("UPDATE item SET size = 1; SELECT DISTINCT twice, half FROM item", ["2|0.5"]),
        .refuses("INSERT INTO item(mark) VALUES ('a')", "UNIQUE constraint failed: item.label"),
      ],
      changes: [
        Change(name: "removed", item: item(), more: ""),
        Change(
          name: "changed",
          item: item(
            "size INTEGER, twice INTEGER AS (size + size) STORED, half AS (size / 2), label AS (mark) UNIQUE"
          ),
          looks: [.gives("SELECT twice, half, label FROM item", ["10|2|'a'", "18|4|NULL"])]
        ),
      ]
    ),
    Construct(
      name: "columns without a type",
      item: item("size, extra"),
      rows: "INSERT INTO item VALUES (1, 1, 5, '5', 'a'), (7, 2, 5.0, x'35', NULL);",
      looks: [
        .gives(
          "SELECT typeof(size), typeof(extra) FROM item",
          ["'integer'|'text'", "'real'|'blob'"]
        )
      ],
      changes: [Change(name: "changed", item: item("size BLOB, extra BLOB"))]
    ),
    Construct(
      name: "defaults, a double-quoted text among them",
      item: item(
        "size INTEGER DEFAULT (1 + 1), state TEXT DEFAULT \"new\" CHECK (state <> \"old\")"
      ),
      rows: "INSERT INTO item VALUES (1, 1, 5, 'x', 'a'); INSERT INTO item(id) VALUES (7);",
      looks: [
        .gives("SELECT size, state FROM item WHERE id = 7", ["2|'new'"]),
        .gives(
          "INSERT INTO item(id) VALUES (8); SELECT size, state FROM item WHERE id = 8",
          ["2|'new'"]
        ),
        .refuses("UPDATE item SET state = 'old'", "CHECK constraint failed"),
      ],
      changes: [
        Change(
          name: "changed",
          item: item("size INTEGER DEFAULT 3, state TEXT DEFAULT 'old'"),
          looks: [
            .gives(
              "INSERT INTO item(id) VALUES (8); SELECT size, state FROM item WHERE id = 8",
              ["3|'old'"]
            )
          ],
          isReversible: false
        )
      ]
    ),
  ]
}
