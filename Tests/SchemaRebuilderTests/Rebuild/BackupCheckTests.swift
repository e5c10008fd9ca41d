import Foundation
import Testing

@testable import SchemaRebuilder

/// What a copy lacks is found before anything is changed.
@Suite struct BackupCheckTests {
  private let folder: ScratchFolder
  private let sql = """
    CREATE TABLE t(a); CREATE TABLE w(k PRIMARY KEY) WITHOUT ROWID;
    INSERT INTO t VALUES (1), (2); INSERT INTO w VALUES ('x');
    """

  init() throws {
    folder = try ScratchFolder()
    try folder.database(sql, named: "one.db")
    try folder.database(sql, named: "two.db")
  }

  private func differences() throws -> [String] {
    try BackupCheck(source: folder.open("one.db"), copy: folder.open("two.db")).differences()
  }

  @Test func `a copy is no different`() throws {
    #expect(try differences() == [])
  }

  @Test(arguments: [
    ("DELETE FROM t WHERE a = 2", "t has 1 row instead of 2"),
    ("DELETE FROM w", "w has 0 rows instead of 1"),
    ("PRAGMA user_version=3", "its user_version is 3 instead of 0"),
    ("ALTER TABLE t ADD COLUMN b", "its schema is another one"),
    ("CREATE TABLE u(a)", "its page_count is 4 instead of 3"),
  ])
  func `what is missing is found`(change: String, sentence: String) throws {
    try folder.open("two.db").execute(change)
    #expect(try differences() == [sentence])
  }

  @Test func `damage is found`() throws {
    var bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("two.db")))
    // The first cell of the second page, which is the root of t.
    bytes[4096 + 8] = 0xFF
    try folder.file(bytes, named: "two.db")
    let found = try? differences()
    #expect(found != [])
  }
}
