import SchemaRebuilderTesting
import Testing

@testable import SchemaRebuilder

/// A file of 200 pages that may not grow as far as a run needs.
///
/// `EVERY_MOMENT=1` tries every size.
@Suite struct DiskFullTests {
  private static let pages = 200

  /// Rows of one page each, until the file has just so many pages.
  private func database(_ journal: HarbourDatabase.Journal) throws -> FixtureDatabase {
    let database = try FixtureDatabase(
      """
      PRAGMA page_size=512; PRAGMA journal_mode=\(journal.rawValue);
      CREATE TABLE t(a, b); CREATE INDEX i ON t(b);
      """
    )
    let reader = try DatabaseReader(path: database.path)
    try reader.execute("BEGIN")
    while try reader.rows("PRAGMA page_count") != [["\(Self.pages)"]] {
      try reader.execute("INSERT INTO t VALUES (hex(zeroblob(200)), (SELECT count(*) FROM t))")
    }
    try reader.execute("COMMIT")
    return database
  }

  private func rebuilder(_ way: HarbourDatabase.Way, _ limit: Int?) throws -> Rebuilder {
    let columns =
      switch way {
      case .rebuild: "a TEXT NOT NULL, b"
      case .swap: "a TEXT NOT NULL, b, c"
      case .edit: "a NOT NULL, b"
      case .update: "a TEXT, b"
      }
    let schema = try Schema(sql: "CREATE TABLE t(\(columns)); CREATE INDEX i ON t(b, a);")
    let policy = Policy(strategy: way == .rebuild ? .rebuild : .automatic)
    return Rebuilder(schema, version: 2, policy: policy) { connection in
      guard let limit else { return }
      try SQLiteConnection(borrowing: connection).execute("PRAGMA max_page_count=\(limit)")
    }
  }

  @Test(arguments: [HarbourDatabase.Journal.delete, .wal], HarbourDatabase.Way.allCases)
  func `at every size up to what a run needs the old file is left`(
    journal: HarbourDatabase.Journal,
    way: HarbourDatabase.Way
  ) throws {
    let database = try database(journal)
    let grown = try database.copy()
    #expect(try rebuilder(way, nil).run(at: grown).tables.map(\.rung) == [way.rung])
    let needed = try #require(Int(grown.rows("PRAGMA page_count")[0][0]))
    #expect(needed > Self.pages)
    let (bytes, dump) = (try database.bytes(), try database.dump())
    let sizes = Moments.some(8, of: needed - Self.pages).map { Self.pages - 1 + $0 }
    for size in sizes {
      let error = #expect(throws: RebuildError.self) { try rebuilder(way, size).run(at: database) }
      #expect(error?.kind == .diskFull, "\(size) of \(needed) pages: \(String(describing: error))")
      #expect(error?.message == "\(database.path) does not fit on the disk")
      #expect(error?.description.hasSuffix("\nNothing was changed.") == true)
      #expect(try database.bytes() == bytes)
      #expect(try database.rows("PRAGMA integrity_check") == [["'ok'"]])
    }
    #expect(sizes.first == Self.pages)
    #expect(sizes.last == needed - 1)
    #expect(try database.dump() == dump)
    try rebuilder(way, needed).run(at: database)
    #expect(try database.dump() == grown.dump())
  }
}
