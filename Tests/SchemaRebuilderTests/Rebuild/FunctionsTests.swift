import Foundation
import Testing

@testable import SchemaRebuilder

/// Fills that call functions in Swift.
@Suite struct FunctionsTests {
  private let folder: ScratchFolder
  private let path: String
  private let schema: Schema
  private let preview = SQLFunction("preview", arguments: 1) { values in
    SQLiteValue(values[0].text.map { String($0.prefix(3)) })
  }

  init() throws {
    folder = try ScratchFolder()
    path = try folder.database(
      "CREATE TABLE note(body TEXT); INSERT INTO note VALUES ('a👩‍👩‍👧b and more'), (NULL), ('xy')"
    )
    schema = try Schema(
      sql:
        "CREATE TABLE note(body TEXT, preview TEXT NOT NULL -- @filled by=coalesce(preview(body), lower('-'))\n);"
    )
  }

  private let filled = ["'a👩‍👩‍👧b'", "'-'", "'xy'"]

  private func rebuilder(_ functions: [SQLFunction]) -> Rebuilder {
    Rebuilder(schema, functions: functions)
  }

  @Test func `they fill a column, and the plan says that it needs them`() throws {
    let rebuilder = rebuilder([preview])
    let plan = try rebuilder.plan(at: path)
    #expect(plan.requires == ["preview"])
    #expect(plan.sql.contains("-- requires the function preview, which SQLite does not have\n"))
    _ = try rebuilder.run(at: path)
    #expect(try folder.lines("SELECT preview FROM note") == filled)
    #expect(try rebuilder.plan(at: path).isEmpty)
  }

  @Test func `without them nothing is touched, and the error says which one is missing`() throws {
    let before = try folder.contents()
    for work in [{ _ = try rebuilder([]).plan(at: path) }, { _ = try rebuilder([]).run(at: path) }]
    {
      let error = #expect(throws: RebuildError.self) { try work() }
      #expect(error?.kind == .functionMissing)
      #expect(
        error?.message == "\(path): the fill of note.preview calls preview(), which is no function "
          + "of SQLite and was not given"
      )
    }
    #expect(try folder.contents() == before)
  }

  @Test func `a saved plan is applied with them, and with nothing less`() throws {
    let saved = try JSONEncoder().encode(try rebuilder([preview]).plan(at: path))
    let plan = try JSONDecoder().decode(Plan.self, from: saved)
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) { try Rebuilder.apply(plan, at: path) }
    #expect(error?.kind == .functionMissing)
    #expect(
      error?.message
        == "\(path): the plan requires the function preview, which was not given"
    )
    #expect(try folder.contents() == before)
    _ = try Rebuilder.apply(plan, at: path, functions: [preview])
    #expect(try folder.lines("SELECT preview FROM note") == filled)
  }

  @Test func `a function of prepare will do, and is required as well`() throws {
    let preview = preview
    let rebuilder = Rebuilder(schema) { handle in
      try SQLiteConnection(borrowing: handle).register([preview])
    }
    #expect(try rebuilder.plan(at: path).requires == ["preview"])
    _ = try rebuilder.run(at: path)
    #expect(try folder.lines("SELECT preview FROM note") == filled)
  }

  @Test func `a borrowed connection has them only while it is worked with`() throws {
    let connection = try folder.open()
    #expect(try rebuilder([preview]).plan(on: connection.handle).requires == ["preview"])
    #expect(throws: SQLiteError.self) { try connection.execute("SELECT preview(1)") }
    _ = try rebuilder([preview]).run(on: connection.handle)
    #expect(try connection.lines("SELECT preview FROM note") == filled)
    #expect(throws: SQLiteError.self) { try connection.execute("SELECT preview(1)") }
  }

  @Test func `the app's own function of that name is not replaced`() throws {
    let connection = try folder.open()
    try connection.register([SQLFunction("preview", arguments: 1) { _ in "the app's" }])
    let error = #expect(throws: RebuildError.self) {
      try rebuilder([preview]).run(on: connection.handle)
    }
    #expect(error?.kind == .functionRefused)
    #expect(
      error?.message == "the function preview with 1 argument cannot be given: the connection has "
        + "one of that name"
    )
    #expect(try connection.lines("SELECT preview(1)") == ["'the app''s'"])
    #expect(try connection.lines("SELECT count(*) FROM pragma_table_info('note')") == ["1"])
  }

  @Test func `an error that one throws stops the run and leaves the file as it was`() throws {
    struct TooShort: Error, CustomStringConvertible { let description = "too short" }
    let failing = SQLFunction("preview", arguments: 1) { values in
      if values[0].text == "xy" { throw TooShort() }
      return "long"
    }
    let before = try folder.contents()
    let error = #expect(throws: RebuildError.self) { try rebuilder([failing]).run(at: path) }
    #expect(error?.description.contains("preview() failed: too short") == true)
    #expect(try folder.contents() == before)
  }

  @Test func `where the fill does not act nothing is required`() throws {
    _ = try rebuilder([preview]).run(at: path)
    #expect(try rebuilder([]).plan(at: path).requires == [])
    #expect(try rebuilder([]).run(at: path).isEmpty)
  }
}
