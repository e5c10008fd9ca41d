import Foundation
import Testing

@testable import SchemaRebuilder

/// How much room a run needs is estimated, and a run that finds less is refused.
@Suite struct DiskSpaceTests {
  private let folder: ScratchFolder
  private let path: String
  private let schema: Schema

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, a INT, b TEXT, c TEXT UNIQUE);
      CREATE INDEX i ON t(b);
      CREATE TABLE w(k TEXT PRIMARY KEY, v) WITHOUT ROWID;
      CREATE TABLE other(a, b); CREATE INDEX o ON other(a);
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
      INSERT INTO t SELECT i, i % 100, 'word ' || i % 777, 'key ' || i FROM n;
      INSERT INTO w SELECT c, randomblob(id % 90) FROM t WHERE id < 4000;
      INSERT INTO other SELECT id, b FROM t WHERE id < 3000;
      """
    )
    schema = try Schema(
      sql: """
        CREATE TABLE t(id INTEGER PRIMARY KEY, a INT DEFAULT 5, b TEXT, c TEXT UNIQUE);
        CREATE INDEX i ON t(b);
        CREATE TABLE w(k TEXT PRIMARY KEY, v NOT NULL) WITHOUT ROWID;
        CREATE TABLE other(a, b, c); CREATE INDEX o ON other(a);
        """
    )
  }

  private func size(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
    return try #require(attributes[.size] as? Int)
  }

  private func expectNear(
    _ estimate: Int?,
    _ truth: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let estimate = try #require(estimate)
    #expect(Double(estimate) > Double(truth) / 1.5, sourceLocation: sourceLocation)
    #expect(Double(estimate) < Double(truth) * 1.5, sourceLocation: sourceLocation)
  }

  @Test(arguments: [false, true])
  func `the estimate is near to what the file and its journal grow by`(overwrites: Bool) throws {
    // The journal is kept, so that its size can be read afterwards.
    let prepare: Prepare = { handle in
      try SQLiteConnection(borrowing: handle)
        .execute("PRAGMA journal_mode=PERSIST; PRAGMA secure_delete=\(overwrites ? "ON" : "OFF")")
    }
    let before = try size("app.db")
    let rebuilder = Rebuilder(
      schema,
      policy: Policy(strategy: .rebuild),
      prepare: prepare
    )
    let space = try rebuilder.plan(at: path).diskSpace
    #expect(try rebuilder.run(at: path).tables.map(\.rows) == [20_000, 3999, 2999])
    try expectNear(space?.file, try size("app.db") - before)
    try expectNear(space?.journal, try size("app.db-journal"))
    #expect(space.map { $0.temporary > 100_000 } == true)
  }

  @Test(arguments: [false, true])
  func `in WAL mode what is written stands beside the file as well`(overwrites: Bool) throws {
    let prepare: Prepare = { handle in
      try SQLiteConnection(borrowing: handle)
        .execute("PRAGMA secure_delete=\(overwrites ? "ON" : "OFF")")
    }
    let other = try folder.open()
    try other.execute("PRAGMA journal_mode=WAL; SELECT * FROM w")
    let before = try size("app.db")
    let rebuilder = Rebuilder(
      schema,
      policy: Policy(strategy: .rebuild),
      prepare: prepare
    )
    let space = try rebuilder.plan(at: path).diskSpace
    #expect(try !rebuilder.run(at: path).isEmpty)
    try expectNear(space?.journal, try size("app.db-wal"))
    try other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    try expectNear(space?.file, try size("app.db") - before)
  }

  @Test func `what rewrites no table needs nothing`() throws {
    let schema = try Schema(
      sql: """
        CREATE TABLE t(id INTEGER PRIMARY KEY, a INT, b TEXT, c TEXT UNIQUE, d);
        CREATE INDEX i ON t(b);
        """
    )
    let plan = try Rebuilder(schema).plan(at: path)
    #expect(!plan.isEmpty)
    #expect(plan.diskSpace == DiskSpace(file: 0, journal: 0, temporary: 0))
  }

  @Test func `the plan says it, from a megabyte on`() throws {
    let plan = try Rebuilder(schema, policy: Policy(strategy: .rebuild)).plan(at: path)
    let sentence = try #require(plan.diskSpace?.sentence)
    #expect(plan.sql.contains("\n-- \(sentence)\n"))
    let data = try JSONEncoder().encode(plan)
    #expect(try JSONDecoder().decode(Plan.self, from: data) == plan)
  }

  @Test func `a database in memory needs no disk`() throws {
    let connection = try SQLiteConnection.inMemory("CREATE TABLE t(id INTEGER PRIMARY KEY)")
    #expect(try Rebuilder(schema).plan(on: connection.handle).diskSpace == nil)
  }

  private func expectRefused(
    _ rebuilder: Rebuilder,
    _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self, sourceLocation: sourceLocation) {
      try rebuilder.run(at: path)
    }
    #expect(error?.kind == .notEnoughSpace, sourceLocation: sourceLocation)
    #expect(error?.message == message, sourceLocation: sourceLocation)
    #expect(try folder.contents() == before, sourceLocation: sourceLocation)
  }

  @Test func `a run that finds less is refused before it writes`() throws {
    var rebuilder = Rebuilder(schema, policy: Policy(strategy: .rebuild))
    let total = try #require(try rebuilder.plan(at: path).diskSpace?.total)
    rebuilder.freeSpace = { _ in total - 1 }
    try expectRefused(
      rebuilder,
      "\(path): the run needs about \(phrase(total)) on the volume of \(folder.url.path), and "
        + "\(phrase(total - 1)) are free there"
    )
    rebuilder.freeSpace = { _ in total }
    #expect(try !rebuilder.run(at: path).isEmpty)
  }

  @Test func `a backup on the same volume needs its room as well`() throws {
    var rebuilder = Rebuilder(
      schema,
      policy: Policy(strategy: .rebuild),
      backup: folder.path("old.db")
    )
    let total = try #require(try rebuilder.plan(at: path).diskSpace?.total)
    let all = try total + size("app.db")
    rebuilder.freeSpace = { _ in all - 1 }
    try expectRefused(
      rebuilder,
      "\(path): the run with its backup needs about \(phrase(all)) on the volume of "
        + "\(folder.url.path), and \(phrase(all - 1)) are free there"
    )
    rebuilder.freeSpace = { _ in all }
    #expect(try rebuilder.run(at: path).backup == folder.path("old.db"))
  }

  @Test func `a saved plan is refused as well`() throws {
    let plan = try Rebuilder(schema, policy: Policy(strategy: .rebuild)).plan(at: path)
    var vast = plan
    vast.diskSpace = DiskSpace(file: .max / 2, journal: 0, temporary: 0)
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) { try Rebuilder.apply(vast, at: path) }
    #expect(error?.kind == .notEnoughSpace)
    #expect(try folder.contents() == before)
    #expect(try !Rebuilder.apply(vast, at: path, checksDiskSpace: false).isEmpty)
  }

  @Test func `it runs where the room is not known, and where nobody wants to know it`() throws {
    let copy = folder.path("copy.db")
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    var rebuilder = Rebuilder(schema, policy: Policy(strategy: .rebuild))
    rebuilder.freeSpace = { _ in nil }
    #expect(try !rebuilder.run(at: path).isEmpty)
    rebuilder.freeSpace = { _ in 0 }
    rebuilder.checksDiskSpace = false
    #expect(try !rebuilder.run(at: copy).isEmpty)
  }

  @Test func `a disk without room for what WAL mode needs is full`() {
    let error = RebuildError(SQLiteError(code: 4874, message: "disk I/O error"), at: "app.db")
    #expect(error.kind == .diskFull)
  }

  @Test func `the system is asked how much is free`() throws {
    let free = try #require(freeBytes(in: folder.url.path))
    #expect(free > 0)
    #expect(freeBytes(in: folder.path("nowhere")) == nil)
    #expect(isSameVolume(path, folder.url.path) == true)
    #expect(isSameVolume(path, "/proc/self") == false)
  }

  @Test(arguments: [
    "INSERT INTO r(rowid, a) VALUES (9223372036854775807, 1)",
    "INSERT INTO r(rowid, a) VALUES (-9223372036854775808, 1), (9223372036854775807, 2)",
    "INSERT INTO r VALUES (NULL)", "SELECT 1",
  ])
  func `rowids of any size are measured`(rows: String) throws {
    try folder.open().execute("CREATE TABLE r(a); \(rows)")
    let reader = try FileMeasuring(connection: folder.open())
    let table = try #require(SchemaReader(connection: folder.open()).snapshot().table("r"))
    #expect(try reader.measure(table).rows ?? -1 >= 0)
  }
}
