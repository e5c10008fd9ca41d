extension Construct {
  static let references = [
    Construct(
      name: "every action of a foreign key",
      item: """
        CREATE TABLE item(
          id INTEGER PRIMARY KEY,
          shelf INTEGER DEFAULT 1 REFERENCES shelf ON DELETE SET DEFAULT ON UPDATE CASCADE,
          size INTEGER CONSTRAINT s REFERENCES shelf(id) ON DELETE SET NULL ON UPDATE SET NULL,
          a INTEGER REFERENCES shelf ON DELETE RESTRICT,
          b INTEGER REFERENCES shelf(id) ON DELETE NO ACTION MATCH FULL,
          mark TEXT<own>
        );
        """,
      rows: "INSERT INTO item VALUES (1, 2, 2, 1, 1, 'a'), (7, 2, NULL, NULL, NULL, NULL);",
      looks: [
        .gives(
          "PRAGMA foreign_keys=ON; DELETE FROM shelf WHERE id = 2; SELECT shelf, size FROM item",
          ["1|NULL", "1|NULL"]
        ),
        .gives(
          "PRAGMA foreign_keys=ON; UPDATE shelf SET id = 4 WHERE id = 2; SELECT shelf, size FROM item",
          ["4|NULL", "4|NULL"]
        ),
        .refuses(
          "PRAGMA foreign_keys=ON; DELETE FROM shelf WHERE id = 1",
          "FOREIGN KEY constraint failed"
        ),
      ],
      changes: [
        Change(
          name: "changed",
          item: """
            CREATE TABLE item(
              id INTEGER PRIMARY KEY, shelf INTEGER REFERENCES shelf ON DELETE CASCADE,
              size INTEGER, a INTEGER, b INTEGER REFERENCES shelf ON DELETE CASCADE, mark TEXT<own>
            );
            """,
          looks: [
            .gives("PRAGMA foreign_keys=ON; DELETE FROM shelf; SELECT count(*) FROM item", ["0"])
          ]
        )
      ]
    ),
    Construct(
      name: "DEFERRABLE",
      item: deferred("DEFERRABLE INITIALLY DEFERRED"),
      looks: [
        .gives(lateParent + "SELECT count(*) FROM item", ["3"]),
        .refuses(
          "PRAGMA foreign_keys=ON; BEGIN; INSERT INTO item(shelf) VALUES (9); COMMIT",
          "FOREIGN KEY constraint failed"
        ),
      ],
      changes: [
        Change(
          name: "removed",
          item: deferred(""),
          looks: [.refuses(lateParent, "FOREIGN KEY constraint failed")]
        ),
        Change(name: "changed", item: deferred("NOT DEFERRABLE INITIALLY DEFERRED")),
      ]
    ),
    Construct(
      name: "a table that refers to itself",
      item: item("size INTEGER, under INTEGER REFERENCES item(id) ON DELETE CASCADE"),
      rows: "INSERT INTO item VALUES (1, 1, 5, 7, 'a'), (7, 2, 9, NULL, NULL);",
      looks: [
        .gives(
          "PRAGMA foreign_keys=ON; DELETE FROM item WHERE id = 7; SELECT count(*) FROM item",
          ["0"]
        )
      ],
      changes: [Change(name: "changed", item: item("size INTEGER, under INTEGER REFERENCES item"))]
    ),
    Construct(
      name: "a reference to columns that an index makes unique",
      shelf: """
        CREATE TABLE shelf(id INTEGER PRIMARY KEY, label TEXT COLLATE NOCASE<parent>);
        CREATE UNIQUE INDEX by_label ON shelf(label);
        """,
      item: """
        CREATE TABLE item(
          id INTEGER PRIMARY KEY, shelf TEXT REFERENCES shelf(label) ON UPDATE CASCADE, size INTEGER,
          mark TEXT<own>
        );
        """,
      rows: "INSERT INTO item VALUES (1, 'LOW', 5, 'a'), (7, 'high', 9, NULL);",
      looks: [
        .gives(
          "PRAGMA foreign_keys=ON; UPDATE shelf SET label = 'top' WHERE id = 1; SELECT shelf FROM item",
          ["'top'", "'high'"]
        )
      ]
    ),
  ]

  private static func deferred(_ words: String) -> String {
    """
    CREATE TABLE item(
      id INTEGER PRIMARY KEY, shelf INTEGER, size INTEGER, mark TEXT<own>,
      CONSTRAINT k FOREIGN KEY (shelf) REFERENCES shelf(id) ON DELETE CASCADE \(words)
    );
    """
  }

  private static let lateParent = """
    PRAGMA foreign_keys=ON;
    BEGIN; INSERT INTO item(shelf) VALUES (9); INSERT INTO shelf VALUES (9, 'late'); COMMIT;
    """
}
