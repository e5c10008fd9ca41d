extension Construct {
  static let keys = [
    Construct(
      name: "AUTOINCREMENT and its counter",
      item: numbered("AUTOINCREMENT"),
      rows: numberedRows + "DELETE FROM item WHERE id = 9;",
      looks: [.gives("INSERT INTO item(size) VALUES (1); SELECT max(id) FROM item", ["10"])],
      changes: [
        Change(
          name: "removed",
          item: numbered(""),
          looks: [.gives("INSERT INTO item(size) VALUES (1); SELECT max(id) FROM item", ["8"])],
          looksBack: false
        )
      ]
    ),
    Construct(
      name: "the counter of an emptied table",
      item: numbered("AUTOINCREMENT"),
      rows: numberedRows + "DELETE FROM item;",
      tagRows: "",
      looks: [.gives("INSERT INTO item(size) VALUES (1); SELECT id FROM item", ["10"])]
    ),
    Construct(
      name: "WITHOUT ROWID",
      item: coded("code TEXT PRIMARY KEY", options: " WITHOUT ROWID"),
      tag: codedTag,
      rows: codedRows,
      tagRows: codedTagRows,
      looks: [
        .refuses("SELECT rowid FROM item", "no such column"),
        .refuses("INSERT INTO item(size) VALUES (1)", "NOT NULL constraint failed: item.code"),
        .gives(
          "PRAGMA foreign_keys=ON; DELETE FROM item WHERE code = 'b'; SELECT word FROM tag",
          ["'blue'"]
        ),
      ],
      changes: [
        Change(
          name: "removed",
          item: coded("code TEXT PRIMARY KEY"),
          looks: [.gives("SELECT rowid, code FROM item ORDER BY code", ["1|'a'", "2|'b'"])]
        )
      ]
    ),
    Construct(
      name: "composite keys",
      item: coded(
        "code TEXT, nr INTEGER DEFAULT 1",
        end:
          "PRIMARY KEY (code, nr DESC), CONSTRAINT u UNIQUE (code), UNIQUE (nr, size COLLATE NOCASE)"
      ),
      tag: codedTag,
      rows: codedRows,
      tagRows: codedTagRows,
      looks: [
        .refuses("INSERT INTO item(code, size) VALUES ('c', 5)", "item.nr, item.size"),
        .refuses("INSERT INTO item(code, nr) VALUES ('a', 2)", "item.code"),
      ],
      changes: [
        Change(
          name: "changed",
          item: coded("code TEXT UNIQUE, nr INTEGER DEFAULT 1", end: "PRIMARY KEY (nr, code)"),
          looks: [.gives("INSERT INTO item(code, size) VALUES ('c', 5)", [])]
        ),
        Change(name: "removed", item: coded("code TEXT PRIMARY KEY, nr INTEGER DEFAULT 1")),
      ]
    ),
    Construct(
      name: "UNIQUE, inline and at the end",
      item: item("size INTEGER UNIQUE", end: "CONSTRAINT both UNIQUE (shelf, mark)"),
      looks: [
        .refuses("INSERT INTO item(size) VALUES (9)", "item.size"),
        .refuses("INSERT INTO item(shelf, mark) VALUES (1, 'a')", "item.shelf, item.mark"),
      ],
      changes: [
        Change(name: "removed", item: item(), looks: [.gives("UPDATE item SET size = 1", [])]),
        Change(name: "changed", item: item("size INTEGER", end: "UNIQUE (mark, size, shelf)")),
      ]
    ),
    Construct(
      name: "implicit rowids",
      item: "CREATE TABLE item(shelf INTEGER REFERENCES shelf(id), size INTEGER, mark TEXT<own>);",
      tag: "CREATE TABLE tag(id INTEGER PRIMARY KEY, item INTEGER, word TEXT<child>);",
      rows: "INSERT INTO item(rowid, size) VALUES (5, 1), (-3, 2), (9000000000, 3);",
      looks: [.gives("SELECT rowid, size FROM item", ["-3|2", "5|1", "9000000000|3"])],
      changes: [
        Change(
          name: "changed",
          item: "CREATE TABLE item(shelf INTEGER, rowid TEXT, size INTEGER, mark TEXT<own>);",
          looks: [
            .gives("SELECT _rowid_, rowid FROM item", ["-3|NULL", "5|NULL", "9000000000|NULL"])
          ],
          isReversible: false
        )
      ]
    ),
    Construct(
      name: "columns named rowid, oid and _rowid_",
      item:
        "CREATE TABLE item(oid TEXT, _rowid_ INTEGER, rowid, shelf, size INTEGER, mark TEXT<own>);",
      tag: "CREATE TABLE tag(id INTEGER PRIMARY KEY, item INTEGER, word TEXT<child>);",
      rows: "INSERT INTO item(oid, _rowid_, rowid) VALUES ('a', 5, x'00'), ('b', 5, NULL);",
      looks: [.gives("SELECT oid, _rowid_, rowid FROM item", ["'a'|5|x'00'", "'b'|5|NULL"])]
    ),
  ]

  private static func numbered(_ keyword: String) -> String {
    """
    CREATE TABLE item(
      id INTEGER PRIMARY KEY \(keyword), shelf INTEGER REFERENCES shelf(id), size INTEGER,
      mark TEXT<own>
    );
    """
  }

  private static let numberedRows = """
    INSERT INTO item VALUES (1, 1, 5, 'a'), (7, 2, 9, NULL), (9, 1, 1, 'z');
    """

  private static func coded(_ key: String, end: String = "", options: String = "") -> String {
    """
    CREATE TABLE item(
      \(key), shelf INTEGER REFERENCES shelf(id), size INTEGER, mark TEXT<own>
      \(end.isEmpty ? "" : ", " + end)
    )\(options);
    """
  }

  private static let codedTag = """
    CREATE TABLE tag(
      id INTEGER PRIMARY KEY, item TEXT REFERENCES item(code) ON DELETE CASCADE, word TEXT<child>
    );
    """
  private static let codedRows = "INSERT INTO item(code, size) VALUES ('b', 9), ('a', 5);"
  private static let codedTagRows = "INSERT INTO tag VALUES (1, 'b', 'red'), (2, 'a', 'blue');"
}
