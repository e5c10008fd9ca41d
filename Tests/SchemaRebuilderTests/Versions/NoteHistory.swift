import Foundation

@testable import SchemaRebuilder

/// The history of a small app, with code, a rename, a fill and a version that changes rows alone.
enum NoteHistory {
  static let v1 = Schema {
    Table("note") {
      Column("id", .integer, .primaryKey)
      Column("text", .text)
    }
  }

  static let v2 = Schema {
    Table("note") {
      Column("id", .integer, .primaryKey)
      Column("body", .text, .notNull).renamed(from: "text").filled(by: "coalesce(text, '')")
      Column("words", .integer)
    }
  }

  static let v3 = Schema {
    Table("note") {
      Column("id", .integer, .primaryKey)
      Column("body", .text, .notNull)
      Column("words", .integer, .notNull)
      Column("title", .text, .notNull).filled(by: "substr(body, 1, 3) || words")
    }
  }

  static let v4 = Schema {
    Table("note") {
      Column("id", .integer, .primaryKey)
      Column("body", .text, .notNull)
      Column("words", .integer, .notNull)
      Column("title", .text, .notNull)
      Index("note_title", on: "title")
    }
  }

  /// What the versions' code sees is told to `tell`.
  static func history(_ tell: @escaping @Sendable (String) -> Void = { _ in }) -> SchemaHistory {
    SchemaHistory {
      SchemaVersion(1, v1)
      SchemaVersion(2, v2) { transaction in
        tell("before 2: \(try columns(transaction))")
        try transaction.execute("DELETE FROM note WHERE text = ?1", ["spam"])
      } didRebuild: { transaction in
        tell("after 2: \(try columns(transaction))")
        try transaction.execute("UPDATE note SET words = length(body)")
      }
      SchemaVersion(3, v3)
      SchemaVersion(
        5,
        v4,
        didRebuild: { transaction in
          tell("after 5: \(try columns(transaction))")
          try transaction.execute("UPDATE note SET title = upper(title)")
        }
      )
    }
  }

  private static func columns(_ transaction: SQLiteTransaction) throws -> String {
    try transaction.rows("PRAGMA main.table_info(note)").map { try $0["name"].text ?? "" }
      .joined(separator: " ")
  }

  /// The file as each release has left it, with the rows that it had then.
  static let files = [
    1: """
    CREATE TABLE note(id INTEGER PRIMARY KEY, text TEXT);
    INSERT INTO note VALUES (1, 'ink'), (2, NULL), (3, 'spam');
    """,
    2: """
    CREATE TABLE note(id INTEGER PRIMARY KEY, body TEXT NOT NULL, words INTEGER);
    INSERT INTO note VALUES (1, 'ink', 3), (2, '', 0);
    """,
    3: """
    CREATE TABLE note(
      id INTEGER PRIMARY KEY, body TEXT NOT NULL, words INTEGER NOT NULL, title TEXT NOT NULL
    );
    INSERT INTO note VALUES (1, 'ink', 3, 'ink3'), (2, '', 0, '0');
    """,
    5: """
    CREATE TABLE note(
      id INTEGER PRIMARY KEY, body TEXT NOT NULL, words INTEGER NOT NULL, title TEXT NOT NULL
    );
    CREATE INDEX note_title ON note(title);
    INSERT INTO note VALUES (1, 'ink', 3, 'INK3'), (2, '', 0, '0');
    """,
  ]

  /// The rows that every one of them has in the end.
  static let rows = ["1|'ink'|3|'INK3'", "2|''|0|'0'"]
  static let query = "SELECT id, body, words, title FROM note ORDER BY id"
}

/// Lines that code on other threads has told.
final class Told: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []

  var lines: [String] { lock.withLock { kept } }

  func tell(_ line: String) { lock.withLock { kept.append(line) } }
}
