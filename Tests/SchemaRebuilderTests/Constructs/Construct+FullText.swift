import SchemaRebuilder

extension Construct {
  static let fullText = [
    Construct(
      name: "FTS5 with texts of its own",
      item: item(),
      more: "CREATE VIRTUAL TABLE words USING fts5(title, body UNINDEXED, tokenize = 'porter');",
      rows: """
        INSERT INTO item(id, shelf, size, mark) VALUES (1, 1, 5, 'a'), (7, 2, 9, NULL);
        INSERT INTO words(rowid, title, body) VALUES (4, 'running water', 'x'), (9, 'ink', 'y');
        INSERT INTO words(words, rank) VALUES ('rank', 'bm25(3.0)'), ('automerge', 2);
        """,
      looks: [
        .gives(isSound("words"), []),
        .gives("SELECT rowid, body FROM words WHERE words MATCH 'run'", ["4|'x'"]),
        .gives(
          "SELECT k, v FROM words_config ORDER BY k LIMIT 2",
          ["'automerge'|2", "'rank'|'bm25(3.0)'"]
        ),
      ],
      changes: [
        Change(
          name: "changed",
          more: "CREATE VIRTUAL TABLE words USING fts5(body, title, note, prefix = '2');",
          looks: [
            .gives(isSound("words"), []),
            .gives("SELECT rowid, body FROM words WHERE words MATCH 'running'", ["4|'x'"]),
            .gives(
              "SELECT k, v FROM words_config ORDER BY k LIMIT 2",
              ["'automerge'|2", "'rank'|'bm25(3.0)'"]
            ),
          ],
          isReversible: false
        ),
        Change(
          name: "removed",
          more: "",
          allowed: [.dropTable],
          dropsUndeclared: true,
          isReversible: false
        ),
      ]
    ),
    Construct(
      name: "FTS5 over the rows of a table, and its triggers",
      item: item("size INTEGER, body TEXT"),
      more: search("mark, body", tokenizer: "unicode61") + triggersOf("mark, body"),
      rows: """
        INSERT INTO item(id, shelf, mark, body) VALUES (1, 1, 'red ink', 'x'), (7, 2, 'café', NULL);
        INSERT INTO search(search, rank) VALUES ('usermerge', 3);
        """,
      looks: [
        .gives(isSound("search"), []),
        .gives("SELECT rowid FROM search WHERE search MATCH 'cafe'", ["7"]),
        .gives("SELECT k, v FROM search_config ORDER BY k LIMIT 1", ["'usermerge'|3"]),
        .gives(
          "UPDATE item SET mark = 'blue' WHERE id = 1; SELECT rowid FROM search('blue OR red')",
          ["1"]
        ),
        .gives("DELETE FROM item WHERE id = 1; " + isSound("search"), []),
      ],
      changes: [
        Change(
          name: "changed",
          more: search("mark", tokenizer: "unicode61 remove_diacritics 0") + triggersOf("mark"),
          looks: [
            .gives(isSound("search"), []),
            .gives("SELECT rowid FROM search WHERE search MATCH 'cafe'", []),
            .gives("SELECT k, v FROM search_config ORDER BY k LIMIT 1", ["'usermerge'|3"]),
          ],
          looksBack: false
        ),
        Change(
          name: "its table renamed",
          item: item("size INTEGER, body TEXT").replacing("TABLE item", with: "TABLE thing"),
          tag: "CREATE TABLE tag(id INTEGER PRIMARY KEY, item INTEGER REFERENCES thing(id)"
            + " ON DELETE CASCADE, word TEXT<child>);",
          more: search("mark, body", tokenizer: "unicode61", of: "thing")
            + triggersOf("mark, body", on: "thing"),
          hints: Hints(renames: [.init(table: "thing", previous: ["item"])]),
          looks: [
            .gives(isSound("search"), []),
            .gives("SELECT rowid FROM search WHERE search MATCH 'cafe'", ["7"]),
            .gives("INSERT INTO thing(id, mark) VALUES (8, 'cafe'); " + isSound("search"), []),
          ],
          isReversible: false
        ),
      ]
    ),
    Construct(
      name: "FTS5 over implicit rowids",
      item: "CREATE TABLE item(shelf INTEGER REFERENCES shelf(id), size INTEGER, mark TEXT<own>);",
      tag: "CREATE TABLE tag(id INTEGER PRIMARY KEY, item INTEGER, word TEXT<child>);",
      more: "CREATE VIRTUAL TABLE search USING fts5(mark, content = 'item');",
      rows: """
        INSERT INTO item(rowid, mark) VALUES (5, 'red'), (900, 'blue');
        INSERT INTO search(search) VALUES ('rebuild');
        """,
      looks: [
        .gives(isSound("search"), []), .gives("SELECT rowid FROM search('blue')", ["900"]),
      ]
    ),
    Construct(
      name: "FTS5 without contents, and its vocabulary",
      item: item(),
      more: """
        CREATE VIRTUAL TABLE bare USING fts5(mark, content = '');
        CREATE VIRTUAL TABLE terms USING fts5vocab('bare', 'row');
        """,
      rows: """
        INSERT INTO item(id, shelf, size, mark) VALUES (1, 1, 5, 'a'), (7, 2, 9, NULL);
        INSERT INTO bare(rowid, mark) VALUES (1, 'red ink'), (7, 'ink');
        """,
      looks: [
        .gives("SELECT rowid FROM bare('ink')", ["1", "7"]),
        .gives("SELECT term, doc FROM terms", ["'ink'|2", "'red'|1"]),
      ],
      changes: [
        Change(
          name: "its vocabulary changed",
          more: """
            CREATE VIRTUAL TABLE bare USING fts5(mark, content = '');
            CREATE VIRTUAL TABLE terms USING fts5vocab('bare', 'col');
            """,
          looks: [.gives("SELECT term, col FROM terms", ["'ink'|'mark'", "'red'|'mark'"])]
        )
      ]
    ),
    Construct(
      name: "rtree",
      item: item(),
      more: """
        CREATE VIRTUAL TABLE area USING rtree(id, x0, x1, +note);
        CREATE TRIGGER placed AFTER INSERT ON item BEGIN
          INSERT INTO area VALUES (new.id, new.size, new.size + 1, new.mark); END;
        """,
      looks: [
        .gives("SELECT id, note FROM area WHERE x1 > 6", ["7|NULL"]),
        .gives("SELECT rtreecheck('area')", ["'ok'"]),
        .gives("INSERT INTO item(id, size) VALUES (8, 20); SELECT max(x0) FROM area", ["20.0"]),
      ],
      changes: [
        Change(
          name: "changed",
          more: """
            CREATE VIRTUAL TABLE area USING rtree(nr, left, right, +note);
            CREATE TRIGGER placed AFTER INSERT ON item BEGIN
              INSERT INTO area VALUES (new.id, new.size, new.size + 1, new.mark); END;
            """,
          looks: [.gives("SELECT nr, left FROM area", ["1|5.0", "7|9.0"])]
        )
      ]
    ),
  ]

  private static func isSound(_ table: String) -> String {
    "INSERT INTO \(table)(\(table)) VALUES ('integrity-check')"
  }

  private static func search(
    _ columns: String,
    tokenizer: String,
    of table: String = "item"
  ) -> String {
    """
    CREATE VIRTUAL TABLE search USING fts5(
      \(columns), content = '\(table)', content_rowid = 'id', tokenize = '\(tokenizer)'
    );
    """
  }

  private static func triggersOf(_ columns: String, on table: String = "item") -> String {
    func values(_ row: String) -> String {
      columns.split(separator: ", ").map { "\(row).\($0)" }.joined(separator: ", ")
    }
    let add = "INSERT INTO search(rowid, \(columns)) VALUES (new.id, \(values("new")));"
    let remove = """
      INSERT INTO search(search, rowid, \(columns)) VALUES ('delete', old.id, \(values("old")));
      """
    return """
      CREATE TRIGGER search_add AFTER INSERT ON \(table) BEGIN \(add) END;
      CREATE TRIGGER search_remove AFTER DELETE ON \(table) BEGIN \(remove) END;
      CREATE TRIGGER search_change AFTER UPDATE ON \(table) BEGIN \(remove) \(add) END;
      """
  }
}
