import SchemaRebuilder

extension Construct {
  static let oddities = [
    Construct(
      name: "2,000 columns and no key that is the rowid",
      item: """
        CREATE TABLE item(\((1...1998).map { "c\($0)" }.joined(separator: ", ")),
          last INTEGER NOT NULL CHECK (last > 0), mark TEXT<own>);
        CREATE UNIQUE INDEX by_last ON item(last, c1998);
        """,
      tag: "CREATE TABLE tag(id INTEGER PRIMARY KEY, item INTEGER, word TEXT<child>);",
      rows: """
        INSERT INTO item(rowid, c1, c1997, c1998, last, mark) VALUES (3, 1, 'x', 2, 3, 'a');
        INSERT INTO item(rowid, c1, c1997, c1998, last, mark) VALUES (9, 4, NULL, x'05', 6, NULL);
        """,
      looks: [
        .gives(
          "SELECT rowid, c1, c1997, c1998, last, mark FROM item",
          ["3|1|'x'|2|3|'a'", "9|4|NULL|x'05'|6|NULL"]
        ),
        .refuses("UPDATE item SET last = 0", "CHECK constraint failed"),
      ]
    ),
    Construct(
      name: "names in every style of quotes",
      shelf:
        "create table if not exists 'shelf'([id] INTEGER PRIMARY KEY, \"label\" TEXT<parent>);",
      item: """
        CREATE TABLE `item`(
          "id" INTEGER PRIMARY KEY, 'shelf' INTEGER REFERENCES [shelf]("id"), -- where it stands
          size int /* how large */, "mark" TEXT<own>
        );
        """,
      looks: [.gives("SELECT id, shelf, size, mark FROM item", ["1|1|5|'a'", "7|2|9|NULL"])]
    ),
    Construct(
      name: "a table with a name like a backup's",
      item: item() + "CREATE TABLE item_bak(id INTEGER PRIMARY KEY, item TEXT);",
      more: "CREATE VIEW shelf_bak AS SELECT * FROM shelf; CREATE INDEX tag_bak ON tag(word);",
      rows: "INSERT INTO item(id, shelf, size, mark) VALUES (1, 1, 5, 'a'), (7, 2, 9, NULL);"
        + "INSERT INTO item_bak VALUES (3, 'kept');",
      looks: [
        .gives("SELECT * FROM item_bak", ["3|'kept'"]),
        .gives("SELECT label FROM shelf_bak", ["'low'", "'high'"]),
      ]
    ),
    Construct(
      name: "columns that exchange their names",
      item: item("size INTEGER, weight TEXT UNIQUE"),
      rows: "INSERT INTO item VALUES (1, 1, 5, 'x', 'a'), (7, 2, 9, 'y', NULL);",
      looks: [.gives("SELECT size, weight FROM item", ["5|'x'", "9|'y'"])],
      changes: [
        Change(
          name: "changed",
          item: item("weight INTEGER, size TEXT UNIQUE"),
          hints: Hints(renames: [
            .init(table: "item", column: "size", previous: ["weight"]),
            .init(table: "item", column: "weight", previous: ["size"]),
          ]),
          looks: [.gives("SELECT size, weight FROM item", ["'x'|5", "'y'|9"])],
          isReversible: false
        )
      ]
    ),
  ]

  static let files = [
    ("UTF-16le", "PRAGMA encoding = 'UTF-16le';"),
    ("UTF-16be", "PRAGMA encoding = 'UTF-16be';"),
    ("auto_vacuum full", "PRAGMA auto_vacuum = FULL;"),
    ("auto_vacuum incremental", "PRAGMA auto_vacuum = INCREMENTAL;"),
    ("pages of 512 bytes", "PRAGMA page_size = 512;"),
    ("the old file format", "PRAGMA legacy_file_format = ON;"),
    ("WAL mode", "PRAGMA journal_mode = WAL;"),
  ].map { name, pragmas in
    Construct(
      name: "a file with \(name)",
      pragmas: pragmas,
      item: item("size INTEGER CHECK (hex(mark) <> '00')"),
      more: "CREATE INDEX by_size ON item(size DESC, mark COLLATE NOCASE);",
      rows: "INSERT INTO item(id, shelf, size, mark) VALUES (1, 1, 5, 'é𝄞'), (7, 2, 9, NULL);",
      looks: [.gives("SELECT size, mark FROM item ORDER BY size", ["5|'é𝄞'", "9|NULL"])],
      changes: [
        Change(
          name: "changed",
          item: item("size INTEGER NOT NULL, kind TEXT COLLATE NOCASE UNIQUE"),
          more: "CREATE INDEX by_size ON item(size, mark COLLATE NOCASE DESC);",
          looks: [.gives("SELECT size, mark FROM item ORDER BY size", ["5|'é𝄞'", "9|NULL"])],
          looksBack: false
        )
      ]
    )
  }
}
