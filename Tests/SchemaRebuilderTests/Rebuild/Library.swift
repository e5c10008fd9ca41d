import SchemaRebuilderCSQLite
import Testing

/// A connection that another library has opened, with nothing of this package in it.
final class Library {
  let handle: OpaquePointer
  let waiting = Waiting()

  /// How the library waits for a lock.
  final class Waiting {
    var calls = 0
    var answer: (Int) -> Bool = { _ in false }
  }

  init(_ path: String, isNew: Bool = true) throws {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    try #require(sqlite3_open_v2(path, &handle, flags, nil) == SQLITE_OK)
    self.handle = try #require(handle)
    Self.prepare(self.handle)
    wait()
    if isNew {
      try run(
        """
        PRAGMA journal_mode=WAL;
        CREATE TABLE box(id INTEGER PRIMARY KEY, name TEXT COLLATE backwards);
        CREATE INDEX box_name ON box(name, initial(name));
        CREATE TABLE item(
          id INTEGER PRIMARY KEY, box INTEGER NOT NULL REFERENCES box ON DELETE CASCADE, name TEXT
        );
        INSERT INTO box VALUES (1, 'ab'), (2, 'ba');
        INSERT INTO item(box) VALUES (1), (1);
        """
      )
    }
    try run("PRAGMA foreign_keys=ON; PRAGMA synchronous=FULL")
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// What every connection of the library has.
  static func prepare(_ handle: OpaquePointer) {
    sqlite3_create_function_v2(
      handle,
      "initial",
      1,
      SQLITE_UTF8 | SQLITE_DETERMINISTIC,
      nil,
      { context, _, values in sqlite3_result_int(context, sqlite3_value_bytes(values?[0])) },
      nil,
      nil,
      nil
    )
    sqlite3_create_collation_v2(
      handle,
      "backwards",
      SQLITE_UTF8,
      nil,
      { _, leftCount, left, rightCount, right in
        let left = UnsafeRawBufferPointer(start: left, count: Int(leftCount)).reversed()
        let right = UnsafeRawBufferPointer(start: right, count: Int(rightCount)).reversed()
        return left.elementsEqual(right) ? 0 : left.lexicographicallyPrecedes(right) ? -1 : 1
      },
      nil
    )
  }

  private func wait() {
    sqlite3_busy_handler(
      handle,
      { context, calls in
        guard let context else { return 0 }
        let waiting = Unmanaged<Waiting>.fromOpaque(context).takeUnretainedValue()
        waiting.calls = Int(calls) + 1
        return waiting.answer(waiting.calls) ? 1 : 0
      },
      Unmanaged.passUnretained(waiting).toOpaque()
    )
  }
}

extension Library {
  func run(_ sql: String) throws {
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    try #require(result == SQLITE_OK, "\(String(cString: sqlite3_errmsg(handle))): \(sql)")
  }

  /// Compiles a statement, which the library keeps.
  func statement(_ sql: String) throws -> OpaquePointer {
    var statement: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    try #require(sqlite3_prepare_v3(handle, sql, -1, flags, &statement, nil) == SQLITE_OK)
    return try #require(statement)
  }

  /// Runs a statement that was kept, and lets it wait again.
  @discardableResult
  func rows(_ statement: OpaquePointer, binding value: Int64?) throws -> [String] {
    defer { sqlite3_reset(statement) }
    if let value { sqlite3_bind_int64(statement, 1, value) }
    var rows: [String] = []
    var result = sqlite3_step(statement)
    while result == SQLITE_ROW {
      let values = (0..<sqlite3_column_count(statement)).map { column in
        let text = sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
        return text.isEmpty ? "''" : text
      }
      rows.append(values.joined(separator: "|"))
      result = sqlite3_step(statement)
    }
    try #require(result == SQLITE_DONE, "\(String(cString: sqlite3_errmsg(handle)))")
    return rows
  }

  /// What a query answers.
  func rows(_ sql: String) throws -> [String] {
    let statement = try statement(sql)
    defer { sqlite3_finalize(statement) }
    return try rows(statement, binding: nil)
  }

  /// Whether foreign keys are on, the journal mode, and how the disk is waited for.
  func settings() throws -> [String] {
    try ["foreign_keys", "journal_mode", "synchronous"].flatMap { try rows("PRAGMA \($0)") }
  }
}
