/// Names of the file that were said beside the schema and are nowhere.
///
/// They may stand for ever, since what they are about is done, but one may also be misspelt: that is
/// a remark, while a name that should be declared is a ``DeclarationMistake``.
extension Planner {
  var unknownNameRemarks: [String] {
    guard !file.snapshot.isEmpty else { return [] }
    return unknownPermissions + misplacedPermissions + unknownTombstones + unknownOldNames
      + idleFills
  }

  private var unknownPermissions: [String] {
    let places = policy.allowed.compactMap { permission in
      permission.table.map { (permission.code, ColumnPlace($0, permission.column)) }
    }
    guard !places.isEmpty else { return [] }
    let known = knownNames
    return places.filter { !isKnown($0.1, known) }.map {
      "\($0.rawValue) is allowed for \($1), which neither the file nor the declared schema has"
    }
  }

  private var unknownTombstones: [String] {
    guard !saidBeside.tombstones.isEmpty else { return [] }
    let known = knownNames
    return saidBeside.tombstones.map { ColumnPlace($0.table, $0.column) }
      .filter { !isKnown($0, known) }
      .map { "\($0) may be dropped, and the file does not have it: it is gone, or misspelt" }
  }

  private var unknownOldNames: [String] {
    saidBeside.renames.compactMap { rename in
      let old = rename.previous.map(\.text).joined(separator: ", ")
      let isThere =
        rename.column == nil
        ? !knownNames.isDisjoint(with: rename.previous)
        : pairs(of: rename.table).contains { table in
          rename.previous.contains { table.live.column($0) != nil }
        }
      guard !isThere else { return nil }
      return "\(ColumnPlace(rename.table, rename.column)) was \(old), and the file does not have "
        + "that: it is renamed, or misspelt"
    }
  }

  /// A fill gives values to rows that are there, and a table that comes has none.
  private var idleFills: [String] {
    let created = Set(diff.createdTables.map(\.name))
    return saidBeside.fills.filter { created.contains($0.table) }.map {
      "\(ColumnPlace($0.table, $0.column)) has a fill, which does nothing: it is for the rows of a "
        + "table that is there, and \($0.table) is new"
    }
  }

  private var knownNames: Set<Name> { file.snapshot.names.union(declared.snapshot.names) }

  private func isKnown(_ place: ColumnPlace, _ names: Set<Name>) -> Bool {
    guard names.contains(place.table) || !pairs(of: place.table).isEmpty else { return false }
    guard let column = place.column else { return true }
    let sides = [file.snapshot, declared.snapshot]
    let tables = sides.compactMap { $0.table(place.table) } + pairs(of: place.table).map(\.live)
    return tables.contains { $0.column(column) != nil }
      || sides.compactMap { $0.virtualTable(place.table) }.contains { $0.columns.contains(column) }
  }

  private func pairs(of table: Name) -> [TableDiff] {
    diff.commonTables.filter { $0.target.name == table || $0.live.name == table }
  }
}

extension SchemaSnapshot {
  /// The names of all that a hazard may be about.
  fileprivate var names: Set<Name> {
    let dependants = views.map(\.name) + triggers.map(\.name)
    return Set(tables.map(\.name) + tables.flatMap { $0.indexes.map(\.name) } + dependants)
      .union(virtualTables.map(\.name))
  }
}
