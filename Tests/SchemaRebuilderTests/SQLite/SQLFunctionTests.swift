import SchemaRebuilderCSQLite
import Testing

@testable import SchemaRebuilder

@Suite struct SQLFunctionTests {
  private let connection: SQLiteConnection

  init() throws {
    connection = try SQLiteConnection.inMemory()
  }

  @Test func `every kind of value goes in and comes out as it is`() throws {
    try connection.register([SQLFunction("same", arguments: 1) { $0[0] }])
    let literals = [
      "NULL", "-9223372036854775808", "0.5", "'é'", "''", "x''", "x'00ff'",
      "CAST(x'610062ff' AS TEXT)",
    ]
    for literal in literals {
      let sql =
        "SELECT same(\(literal)) IS \(literal), typeof(same(\(literal))) = typeof(\(literal))"
      #expect(try connection.lines(sql) == ["1|1"], "\(literal)")
    }
  }

  @Test func `a text of a file in UTF-16 comes in UTF-8`() throws {
    try connection.execute(
      "PRAGMA encoding='UTF-16'; CREATE TABLE t(a); INSERT INTO t VALUES ('é🙂')"
    )
    try connection.register([
      SQLFunction("bytes", arguments: 1) { SQLiteValue($0[0].bytes?.count) }
    ])
    #expect(try connection.lines("SELECT bytes(a) FROM t") == ["6"])
  }

  @Test func `it may take any number of arguments`() throws {
    try connection.register([SQLFunction("many", arguments: -1) { SQLiteValue($0.count) }])
    #expect(try connection.lines("SELECT many(), many(1, NULL, 3)") == ["0|3"])
  }

  @Test func `what it throws is the error of the statement`() throws {
    struct Odd: Error, CustomStringConvertible { let description = "an odd value" }
    try connection.register([SQLFunction("strict", arguments: 1) { _ in throw Odd() }])
    let error = #expect(throws: SQLiteError.self) { try connection.execute("SELECT strict(1)") }
    #expect(error?.message == "strict() failed: an odd value")
  }

  @Test func `an index may use it where it is deterministic`() throws {
    try connection.execute("CREATE TABLE t(a)")
    try connection.register([
      SQLFunction("same", arguments: 1, isDeterministic: true) { $0[0] },
      SQLFunction("any", arguments: 1) { $0[0] },
    ])
    try connection.execute("CREATE INDEX i ON t(same(a))")
    #expect(throws: SQLiteError.self) { try connection.execute("CREATE INDEX j ON t(any(a))") }
  }

  @Test func `what it holds is let go when it is taken back, and when the connection closes`()
    throws
  {
    final class Held: Sendable {}
    weak var held: Held?
    func hold(_ other: SQLiteConnection, andTakeBack isTakenBack: Bool) throws {
      let object = Held()
      held = object
      let function = SQLFunction("hold", arguments: 0) { _ in SQLiteValue("\(object)") }
      try other.register([function])
      if isTakenBack { other.unregister([function]) }
    }
    try hold(connection, andTakeBack: true)
    #expect(held == nil)
    #expect(throws: SQLiteError.self) { try connection.execute("SELECT hold()") }
    do {
      let other = try SQLiteConnection.inMemory()
      try hold(other, andTakeBack: false)
      #expect(held != nil)
    }
    #expect(held == nil)
  }

  @Test(arguments: [("lower", 1), ("LOWER", -1), ("max", 2), ("own", 1), ("own", -1), ("any", 3)])
  func `the name of a function that is there is refused`(name: Name, count: Int) throws {
    try connection.register([
      SQLFunction("own", arguments: 1) { _ in "own" }, SQLFunction("any", arguments: -1) { _ in 1 },
    ])
    let error = #expect(throws: RebuildError.self) {
      try connection.register([
        SQLFunction("new", arguments: 0) { _ in nil },
        SQLFunction(name, arguments: count) { _ in "other" },
      ])
    }
    #expect(error?.kind == .functionRefused)
    #expect(try connection.lines("SELECT own(1), lower('A'), max(1, 2)") == ["'own'|'a'|2"])
    #expect(throws: SQLiteError.self, "none of the two is there") {
      try connection.execute("SELECT new()")
    }
  }

  @Test func `SQLite takes no function back while a statement is running`() throws {
    let function = SQLFunction("own", arguments: 0) { _ in 1 }
    try connection.register([function])
    var statement: OpaquePointer?
    sqlite3_prepare_v2(connection.handle, "VALUES (1), (2)", -1, &statement, nil)
    sqlite3_step(statement)
    connection.unregister([function])
    #expect(try connection.lines("SELECT own()") == ["1"])
    let error = #expect(throws: RebuildError.self) {
      try Rebuilder(
        Schema(elements: []),
        functions: [SQLFunction("other", arguments: 0) { _ in 1 }]
      )
      .plan(on: connection.handle)
    }
    #expect(error?.kind == .connectionInUse)
    sqlite3_finalize(statement)
    connection.unregister([function])
    #expect(throws: SQLiteError.self) { try connection.execute("SELECT own()") }
  }

  @Test func `the same name with another number of arguments is another function`() throws {
    try connection.register([
      SQLFunction("own", arguments: 1) { _ in 1 }, SQLFunction("own", arguments: 2) { _ in 2 },
    ])
    #expect(try connection.lines("SELECT own(0), own(0, 0)") == ["1|2"])
  }

  @Test(arguments: [40_000, -2, Int.max])
  func `a number of arguments that SQLite does not take is refused`(count: Int) {
    let error = #expect(throws: RebuildError.self) {
      try connection.register([SQLFunction("f", arguments: count) { _ in nil }])
    }
    #expect(error?.kind == .functionRefused)
  }
}
