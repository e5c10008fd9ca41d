import SchemaRebuilderCSQLite
import SchemaRebuilder

extension Construct {
  static let indexes = [
    Construct(
      name: "indexes: partial, expression, DESC, COLLATE, unique",
      item: item(),
      more: """
        CREATE INDEX some ON item(size DESC, mark COLLATE NOCASE) WHERE size > 5;
        CREATE UNIQUE INDEX one ON item(lower(mark), size + 0) WHERE mark IS NOT NULL;
        CREATE INDEX qualified ON item(size) WHERE item.size > 1;
        ANALYZE;
        """,
      looks: [
        .refuses("INSERT INTO item(mark, size) VALUES ('A', 5)", "UNIQUE constraint failed"),
        .gives("SELECT id FROM item INDEXED BY some WHERE size > 5", ["7"]),
      ],
      changes: [
        Change(name: "removed", item: item(), more: ""),
        Change(
          name: "changed",
          more: """
            CREATE INDEX some ON item(size, mark) WHERE size > 6;
            CREATE INDEX one ON item(lower(mark));
            CREATE INDEX qualified ON item(size DESC) WHERE item.size > 1;
            """,
          looks: [.gives("INSERT INTO item(mark, size) VALUES ('A', 5)", [])]
        ),
        Change(
          name: "moved to other tables",
          more: """
            CREATE INDEX some ON tag(word);
            CREATE UNIQUE INDEX one ON shelf(label);
            CREATE INDEX qualified ON tag(item) WHERE tag.item > 1;
            """,
          looks: [.refuses("INSERT INTO shelf(label) VALUES ('low')", "shelf.label")]
        ),
      ]
    ),
    Construct(
      name: "an app's own collation and function",
      item: item("size TEXT COLLATE backwards", end: "CHECK (shout(mark) <> 'NO')"),
      more: """
        CREATE UNIQUE INDEX loud ON item(shout(mark), size COLLATE backwards DESC);
        CREATE VIEW v AS SELECT shout(mark) AS loud FROM item;
        CREATE TRIGGER t AFTER UPDATE ON item BEGIN SELECT shout(new.mark); END;
        """,
      rows: "INSERT INTO item VALUES (1, 1, 'a', 'x'), (7, 2, 'b', 'y');",
      looks: [
        .gives("SELECT size FROM item ORDER BY size", ["'b'", "'a'"]),
        .gives("SELECT loud FROM v ORDER BY 1", ["'x!'", "'y!'"]),
      ],
      changes: [
        Change(
          name: "removed",
          item: item("size TEXT"),
          more: "CREATE UNIQUE INDEX loud ON item(mark);",
          dropsUndeclared: true,
          looks: [.gives("SELECT size FROM item ORDER BY size", ["'a'", "'b'"])]
        )
      ],
      prepare: { connection in
        sqlite3_create_collation_v2(
          connection,
          "backwards",
          SQLITE_UTF8,
          nil,
          { _, leftCount, left, rightCount, right in
            guard let left, let right else { return 0 }
            let a = UnsafeRawBufferPointer(start: left, count: Int(leftCount))
            let b = UnsafeRawBufferPointer(start: right, count: Int(rightCount))
            return a.elementsEqual(b) ? 0 : a.lexicographicallyPrecedes(b) ? 1 : -1
          },
          nil
        )
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
        sqlite3_create_function_v2(
          connection,
          "shout",
          1,
          flags,
          nil,
          { context, _, values in
            guard let value = values?[0], let text = sqlite3_value_text(value) else {
              return sqlite3_result_null(context)
            }
            let loud = String(cString: text) + "!"
            sqlite3_result_text(
              context,
              loud,
              -1,
              unsafeBitCast(-1, to: sqlite3_destructor_type.self)
            )
          },
          nil,
          nil,
          nil
        )
      }
    ),
  ]
}
