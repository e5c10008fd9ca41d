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
    guard !going.isEmpty || !coming.isEmpty else { return [] }
    let (first, last) = (try meanings(live), try meanings(reached))
    let (before, after) = (first.programs, last.programs)
    let lasting = first.viewColumns.intersection(last.viewColumns)
    func programs(
      _ objects: [SchemaReader.StoredObject],
      hiding columns: [ColumnPlace]
    ) throws -> [Name: [SQLiteRow]] {
      try meanings(objects, hiding: columns, lasting: lasting).programs
    }
    // What does not compile, before or after, is nobody's meaning.
    let kept = Set(before.keys).intersection(after.keys)
    let withoutGoing = try programs(live, hiding: going)
    let lost = kept.filter { before[$0] != withoutGoing[$0] }
    let withoutComing = try programs(reached, hiding: coming)
    let found = kept.subtracting(lost).filter { isOther(withoutComing[$0], than: after[$0]) }
    return try lost.sorted().map { name in
      let column = try going.first { try programs(live, hiding: [$0])[name] != before[name] }
      return planner.otherMeaning(name, of: column, isNew: false)
    }
      + found.sorted().map { name in
        let column = try coming.first {
          isOther(try programs(reached, hiding: [$0])[name], than: after[name])
        }
        return planner.otherMeaning(name, of: column, isNew: true)
      }
  }

  /// Whether an object has found one of the columns by its name that are hidden for `hidden`.
  private func isOther(_ hidden: [SQLiteRow]?, than program: [SQLiteRow]?) -> Bool {
    hidden != nil && hidden != program
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
