/// The rows without a parent in a whole file, by the values with which they refer to one.
///
/// It is for changes that no plan describes, such as the code of a migration. Values name a row
/// better than rowids there, which SQL that recreates a table may change.
struct OrphanCensus {
  private var rows: [Reference: [SQLiteRow: Int]] = [:]
  /// All that refer by a foreign key which fits no key of its parent.
  private var unfit: [Reference: [SQLiteRow: Int]] = [:]

  private struct Reference: Hashable {
    let child: Name
    let columns: [Name]
  }

  init(_ connection: SQLiteConnection) throws {
    let snapshot = try SchemaReader(connection: connection).snapshot()
    for table in snapshot.tables {
      for key in table.foreignKeys {
        let reference = Reference(child: table.name, columns: key.columns)
        let values = key.columns.map { "c.\(quoted($0))" }.joined(separator: ", ")
        let parent = snapshot.table(key.table)
        let fits = parent.map { key.orphans(of: table, selecting: values, parent: $0) != nil }
        let query = key.orphansOrAll(of: table, selecting: values, parent: parent)
        let found = try connection.rows(query).map { ($0, 1) }
        if fits ?? true {
          rows[reference, default: [:]].merge(found, uniquingKeysWith: +)
        } else {
          unfit[reference, default: [:]].merge(found, uniquingKeysWith: +)
        }
      }
    }
  }

  /// Throws where more rows refer to no parent than in an earlier census.
  ///
  /// What referred to none before may do so still. Where a table or column has another name by now,
  /// numbers alone are compared.
  func refuseNewOnes(since before: OrphanCensus, at place: String) throws {
    var known = before.rows
    var forgiven = 0
    for reference in known.keys where rows[reference] == nil {
      forgiven += known.removeValue(forKey: reference)?.values.reduce(0, +) ?? 0
    }
    for (reference, found) in rows.sorted(by: { $0.key.child < $1.key.child }) {
      let old = known[reference] ?? before.unfit[reference]
      let new = found.filter { $0.value > old?[$0.key] ?? 0 }
      let count = new.map { $0.value - (old?[$0.key] ?? 0) }.reduce(0, +)
      if old == nil, count <= forgiven {
        forgiven -= count
        continue
      }
      guard count > 0 else { continue }
      throw error(reference, count, new.keys.map { $0 }, at: place)
    }
  }

  private func error(
    _ reference: Reference,
    _ count: Int,
    _ rows: [SQLiteRow],
    at place: String
  ) -> RebuildError {
    let values = rows.map { $0.values.map(\.description).joined(separator: " ") }.sorted()
    return RebuildError(
      .foreignKeyViolations,
      "\(place): \(counted(count, "row")) of \(reference.child) would refer to no parent by "
        + "\(reference.columns.map(\.text).joined(separator: ", ")) "
        + "(\(values.prefix(3).joined(separator: ", "))\(values.count > 3 ? ", …" : ""))",
      object: reference.child,
      advice: "delete or change those rows too: foreign keys are not enforced meanwhile, so that "
        + "no ON DELETE acts"
    )
  }
}
