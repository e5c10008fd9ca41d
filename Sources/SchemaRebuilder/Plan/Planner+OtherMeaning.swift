/// Undeclared views and triggers that would still compile, and mean something else.
extension Planner {
  /// The undeclared views and triggers that stay.
  var keptDependants: Set<Name> {
    Set(dropped.keptViews.map(\.name) + dropped.keptTriggers.map(\.name))
  }

  /// The columns of the file that are there no longer under their names, and that something which
  /// stays may have found by them.
  var goingColumns: [ColumnPlace] {
    guard !keptDependants.isEmpty else { return [] }
    return diff.commonTables.flatMap { table in
      (renamed(table).map(\.old) + table.droppedColumns.map(\.name)).filter(mayBeFound)
        .map { ColumnPlace(table.live.name, $0) }
    }
  }

  /// The columns that are new under their names, and that something which stays may find by them.
  var comingColumns: [ColumnPlace] {
    guard !keptDependants.isEmpty else { return [] }
    return diff.commonTables.flatMap { table in
      (renamed(table).map(\.new) + table.addedColumns.map(\.name)).filter(mayBeFound)
        .map { ColumnPlace(table.target.name, $0) }
    }
  }

  private func renamed(_ table: TableDiff) -> [(old: Name, new: Name)] {
    table.renamedColumns.filter { $0.key != $0.value }.sorted { $0.key < $1.key }
      .map { ($0.value, $0.key) }
  }

  /// Whether columns of views may come or go, and something that stays may find them.
  var viewsChange: Bool {
    !keptDependants.isEmpty
      && !(diff.views.added.isEmpty && diff.views.changed.isEmpty && dropped.views.isEmpty)
  }

  /// The columns of views that something which stays may find by their names, in their order.
  func places(_ columns: Set<ColumnPlace>) -> [ColumnPlace] {
    columns.filter { $0.column.map(mayBeFound) ?? false }
      .sorted { ($0.table, $0.column ?? "") < ($1.table, $1.column ?? "") }
  }

  /// By what it says, or by a NATURAL JOIN, which names nothing.
  private func mayBeFound(_ column: Name) -> Bool {
    let texts = dropped.keptViews.map(\.sql) + dropped.keptTriggers.map(\.sql)
    return texts.contains { mentions(column, in: $0) || mentions("natural", in: $0) }
  }

  /// An undeclared view or trigger that would find another column by a name in it: `place` is the
  /// one that it finds then or, unless `isNew`, found before; nil where several do it together.
  func otherMeaning(_ object: Name, of place: ColumnPlace?, isNew: Bool) -> Hazard {
    let view = dropped.keptViews.first { $0.name == object }
    let trigger = dropped.keptTriggers.first { $0.name == object }
    let code = view == nil ? Hazard.Code.dropTrigger : .dropView
    let column = place.flatMap { place in place.column.map { "column \($0) of \(place.table)" } }
    return Hazard(
      code: code,
      table: object,
      column: nil,
      sentence: "\(view == nil ? "trigger" : "view") \(object) is not declared and would mean "
        + "something else, since it would \(isNew ? "find" : "no longer find") "
        + "\(column ?? "a column") by a name in it or by a NATURAL JOIN: "
        + (view?.sql ?? trigger?.sql ?? ""),
      rows: nil,
      keyName: "",
      keys: [],
      advice: Hazard.declareOrLetGo(object, code),
      verdict: policy.allows(code, table: object, column: nil) ? .allowed : .refused
    )
  }
}
