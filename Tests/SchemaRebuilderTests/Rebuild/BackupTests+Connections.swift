import Foundation
import Testing

@testable import SchemaRebuilder

/// Connections of the caller's own, and saved plans.
extension BackupTests {
  @Test func `it is made of a borrowed connection's file`() throws {
    let connection = try folder.open()
    let report = try Rebuilder(schema, backup: copy).run(on: connection.handle)
    #expect(report.backup == copy)
    #expect(try folder.lines(content, in: "old.db") == old)
    #expect(try connection.lines(content) == new)
  }

  @Test func `it is made of a file that its connection has locked for good`() throws {
    let connection = try folder.open()
    try connection.execute("PRAGMA locking_mode=EXCLUSIVE; SELECT * FROM t")
    let report = try Rebuilder(schema, backup: copy).run(on: connection.handle)
    #expect(report.backup == copy)
    #expect(try folder.lines(content, in: "old.db") == old)
    #expect(try connection.lines(content) == new)
  }

  @Test func `it is made of a database in memory`() throws {
    let connection = try SQLiteConnection.inMemory(rows)
    let report = try Rebuilder(schema, backup: copy).run(on: connection.handle)
    #expect(report.backup == copy)
    #expect(try folder.lines(content, in: "old.db") == old)
    #expect(try connection.lines(content) == new)
  }

  @Test func `a saved plan says where it is to be, unless another place is said`() throws {
    let plan = try Rebuilder(schema, backup: copy).plan(at: path)
    #expect(plan.backup == copy)
    #expect(
      plan.sql.contains(
        "-- a run writes a verified copy of the database to \(copy) first; this script does not\n"
      )
    )
    #expect(try files == ["app.db"])
    let other = folder.path("other.db")
    try folder.database(rows, named: "second.db")
    #expect(
      try Rebuilder.apply(plan, at: folder.path("second.db"), backup: other).backup == other
    )
    #expect(try Rebuilder.apply(plan, at: path).backup == copy)
    for name in ["old.db", "other.db"] { #expect(try folder.lines(content, in: name) == old) }
  }

  @Test func `a plan that was saved before there were backups is read`() throws {
    let plan = try Rebuilder(schema).plan(at: path)
    let text = String(decoding: try JSONEncoder().encode(plan), as: UTF8.self)
    #expect(!text.contains("backup\""))
    #expect(try JSONDecoder().decode(Plan.self, from: Data(text.utf8)) == plan)
  }
}
