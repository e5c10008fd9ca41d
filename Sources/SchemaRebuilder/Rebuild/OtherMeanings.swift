/// Looks for undeclared views and triggers that would still compile, and mean something else.
struct OtherMeanings {
  private let planner: Planner
  private let encoding: String
  private let prepare: Prepare?

  init(_ planner: Planner, encoding: String, prepare: Prepare?) {
    self.planner = planner
    self.encoding = encoding
    self.prepare = prepare
  }

  /// The hazards of a plan that leads from one schema to another.
  func hazards(
    from live: [SchemaReader.StoredObject],
    to reached: [SchemaReader.StoredObject]
  ) throws -> [Hazard] {
    let (going, coming) = (planner.goingColumns, planner.comingColumns)
    guard !going.isEmpty || !coming.isEmpty || planner.viewsChange else { return [] }
    let (first, last) = (try meanings(live), try meanings(reached))
    let (before, after) = (first.programs, last.programs)
    let lasting = first.viewColumns.intersection(last.viewColumns)
    // What does not compile, before or after, is nobody's meaning.
    var search = Search(kept: Set(before.keys).intersection(after.keys))
    func programs(
      _ objects: [SchemaReader.StoredObject],
      _ columns: [ColumnPlace]
    ) throws -> [Name: [SQLiteRow]] {
      try meanings(objects, hiding: columns, lasting: lasting).programs
    }
    let lost = try search.next(in: going, before, isOther: { $0 != $1 }) { try programs(live, $0) }
    let found = try search.next(in: coming, after, isOther: isOther) { try programs(reached, $0) }
    // A declared view that reads another one may not compile where columns of that are hidden.
    let (old, new) = (first.viewColumns, last.viewColumns)
    let gone = planner.places(old.subtracting(new))
    let lostThere = try search.next(in: gone, before, isOther: isOther) { try programs(live, $0) }
    let come = planner.places(new.subtracting(old))
    let foundThere = try search.next(in: come, after, isOther: isOther) {
      try programs(reached, $0)
    }
    return (lost + lostThere).map { planner.otherMeaning($0, of: $1, isNew: false) }
      + (found + foundThere).map { planner.otherMeaning($0, of: $1, isNew: true) }
  }

  /// Whether an object has found one of the columns by its name that are hidden for `hidden`.
  private func isOther(_ hidden: [SQLiteRow]?, than program: [SQLiteRow]?) -> Bool {
    hidden != nil && hidden != program
  }

  /// The objects that are looked at, each until it is known to mean something else.
  private struct Search {
    var kept: Set<Name>

    /// Those that mean something else without the columns, each with the one that does it.
    mutating func next(
      in columns: [ColumnPlace],
      _ programs: [Name: [SQLiteRow]],
      isOther: ([SQLiteRow]?, [SQLiteRow]?) -> Bool,
      hiding: ([ColumnPlace]) throws -> [Name: [SQLiteRow]]
    ) throws -> [(Name, ColumnPlace?)] {
      guard !columns.isEmpty, !kept.isEmpty else { return [] }
      let hidden = try hiding(columns)
      let others = kept.filter { isOther(hidden[$0], programs[$0]) }.sorted()
      kept.subtract(others)
      return try others.map { name in
        (name, try columns.first { isOther(try hiding([$0])[name], programs[name]) })
      }
    }
  }

  private func meanings(
    _ objects: [SchemaReader.StoredObject],
    hiding columns: [ColumnPlace] = [],
    lasting: Set<ColumnPlace> = []
  ) throws -> Meanings {
    try Meanings(
      of: objects,
      kept: planner.keptDependants,
      hiding: columns,
      lasting: lasting,
      encoding: encoding,
      prepare: prepare
    )
  }
}
