/// Compares the rows without a parent before and after a change; only new ones count.
struct ForeignKeyWatch {
  private let connection: SQLiteConnection
  private let checks: [(check: ForeignKeyCheck, before: [SQLiteRow: Int])]

  /// Takes note of the rows that have no parent before anything is changed.
  init(_ checks: [ForeignKeyCheck], on connection: SQLiteConnection) throws {
    self.connection = connection
    self.checks = try checks.map { check in
      (check, try check.before.map { try connection.rows($0).counted } ?? [:])
    }
  }

  /// Throws where a row has lost its parent, or a new foreign key finds none.
  ///
  /// `wanted` are the checks that can still be made; nil for all.
  func check(place: String, among wanted: Set<ForeignKeyCheck>? = nil) throws {
    for (check, before) in checks where wanted?.contains(check) ?? true {
      let after = try connection.rows(check.after).counted
      let new = after.filter { $0.value > before[$0.key] ?? 0 }
      guard !new.isEmpty else { continue }
      let rows = new.map { $0.value - (before[$0.key] ?? 0) }.reduce(0, +)
      let keys = new.keys.map { $0.values.map(\.description).joined(separator: " ") }
        .sorted().prefix(3).joined(separator: ", ")
      throw RebuildError(
        .foreignKeyViolations,
        "\(place): \(counted(rows, "row")) of \(check.child) would refer to no parent by "
          + "\(check.columns.map(\.text).joined(separator: ", ")) (rows \(keys))",
        object: check.child,
        statement: check.after,
        advice: "correct or delete those rows first, or leave the foreign key out"
      )
    }
  }
}

extension Array where Element == SQLiteRow {
  fileprivate var counted: [SQLiteRow: Int] {
    Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
  }
}
