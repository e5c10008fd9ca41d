import SchemaRebuilderTesting

@testable import SchemaRebuilder

/// A random schema with rows and what became of it in a few releases; all of it from one seed.
struct RandomHistory {
  let seed: UInt64
  let before: String
  private(set) var history = SchemaHistory(versions: [])
  private(set) var edits: [String] = []

  init(seed: UInt64) throws {
    self.seed = seed
    var chance = Chance(seed: seed)
    var draft = RandomCase.draft(&chance)
    before =
      try RandomCase.before(draft, FileSettings(&chance), &chance) + "PRAGMA user_version = 1"
    history.versions.append(SchemaVersion(1, try Self.schema(draft)))
    for number in 2...chance.number(3...5) {
      var editor = DraftEditor(draft, chance: Chance(seed: chance.next()))
      for _ in 0..<chance.number(1...2) {
        var attempt = editor
        // What can be passed over is to come up often enough.
        if chance.once(in: 3) || attempt.maker.draft.tables.isEmpty {
          attempt.edit()
        } else {
          attempt.addColumn(chance.number(below: attempt.maker.draft.tables.count))
        }
        if RandomCase.isValid(attempt.maker.draft) { editor = attempt }
      }
      var told = DraftHints(
        editor: editor,
        old: draft,
        new: editor.maker.draft,
        chance: Chance(seed: chance.next())
      )
      edits.append("version \(number): \(editor.edits.joined(separator: "; "))")
      draft = editor.maker.draft
      if draft.tables.isEmpty { return }
      history.versions.append(
        SchemaVersion(number, try Self.schema(draft), hints: told.hints())
      )
    }
  }

  private static func schema(_ draft: Draft) throws -> Schema {
    var writer = DraftWriter(draft, style: 0)
    return try Schema(sql: writer.statements().map { $0 + ";\n" }.joined())
  }

  /// Runs the history on a copy of a file that was made with `before`.
  ///
  /// - Returns: the rows of every table, or why there are none, and the versions passed over.
  func outcome(
    passingOver: Bool,
    on file: FixtureDatabase
  ) throws -> (rows: [String]?, error: String?, passed: [[Int]]) {
    let database = try file.copy()
    let rebuilder = HistoryRebuilder(
      history,
      passesOver: passingOver,
      policy: Policy(allowed: [.init(.dropColumn), .init(.dropTable), .init(.changeValues)])
    )
    return try withExtendedLifetime(database) {
      let passed = (try? rebuilder.plan(at: database.path))?.steps.map(\.passedOver) ?? []
      do {
        _ = try rebuilder.run(at: database.path)
      } catch {
        return (nil, "\(error)", passed)
      }
      return (try rows(of: database), nil, passed)
    }
  }

  /// The rows with their rowids, the columns in the order of their names.
  private func rows(of database: FixtureDatabase) throws -> [String] {
    let reader = try DatabaseReader(path: database.path)
    let snapshot = try SchemaReader(
      connection: SQLiteConnection(path: database.path, mode: .readOnly)
    ).snapshot()
    let tables = snapshot.tables.map { table in
      let columns =
        [table.rowIDWord].compactMap(\.self)
        + table.columns.map(\.name).sorted().map { quoted($0) }
      return (table.name, columns.joined(separator: ", "))
    }
    let own = try tables.sorted { $0.0 < $1.0 }.flatMap { name, columns in
      try reader.rows("SELECT \(columns) FROM main.\(quoted(name)) ORDER BY \(columns)").map {
        "\(name): \($0.joined(separator: ", "))"
      }
    }
    return try own + counters(reader)
  }

  private func counters(_ reader: DatabaseReader) throws -> [String] {
    let name = "sqlite_sequence"
    guard try !reader.rows("SELECT 1 FROM sqlite_schema WHERE name = '\(name)'").isEmpty else {
      return []
    }
    // A copy of no rows leaves a counter of 0, which says what none says.
    return try reader.rows("SELECT name, seq FROM \(name) WHERE seq <> 0 ORDER BY name").map {
      "\(name): \($0.joined(separator: ", "))"
    }
  }
}
