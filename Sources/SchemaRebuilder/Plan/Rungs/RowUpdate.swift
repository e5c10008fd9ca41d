/// How the stored rows of a table become those of the declared one without leaving their places.
///
/// It is done through a table in which no column has a type but those whose values are converted: so
/// every other value is read and written as it is stored.
/// <https://sqlite.org/datatype3.html#column_affinity_behavior_example>
struct RowUpdate {
  private let change: TableChangeRequest
  /// The live columns, in the order in which a row holds them.
  private let live: [ColumnSnapshot]
  /// What becomes of the value at each place; empty where a column goes.
  private let places: [Place]
  /// The columns that go with their values.
  private let going: [ColumnSnapshot]

  private struct Place {
    let live: ColumnSnapshot
    let target: ColumnSnapshot
    /// The live column that holds the value which is to stand here.
    let source: ColumnSnapshot

    var isMoved: Bool { source.name != live.name }
    var converts: Bool { !source.affinity.storesAlike(target.affinity) }
  }

  init(_ change: TableChangeRequest) {
    self.change = change
    let diff = change.diff
    live = diff.live.storedColumns
    going = diff.droppedColumns.filter { $0.generated == nil }
    let sources = diff.target.storedColumns.compactMap { target in
      diff.source(of: target.name).map { (target, $0) }
    }
    places =
      going.isEmpty
      ? zip(live, sources).map { Place(live: $0, target: $1.0, source: $1.1) } : []
  }

  private var diff: TableDiff { change.diff }

  /// What stands in the way, as a sentence; nil where nothing does.
  var obstacle: String? {
    let table = diff.target.name
    if diff.live.withoutRowID || diff.target.withoutRowID {
      return "the rows of \(table) are kept in the index of its key"
    }
    if let other = diff.changes.first(where: { !isInPlace($0) }) {
      return "an update of its rows would not do: \(change.whyNotDefinitionAlone(other))"
    }
    if (diff.live.columns + diff.target.columns).contains(where: {
      $0.generated?.storage == .stored
    }) {
      return "\(table) stores values that it computes"
    }
    if let column = diff.addedColumns.first(where: { $0.generated == nil }) {
      return "column \(column.name) is new, for which no row has a place"
    }
    if diff.startsCounting { return "an update of its rows would not make \(table) count" }
    if diff.live.rowIDAlias?.name != diff.target.rowIDAlias?.name {
      return "an update of its rows would not do: another column is its rowid"
    }
    if let column = live.first(where: { $0.untypedDefault == nil }) {
      return "rows may hold the default of \(column.name) only as the definition says it"
    }
    return going.isEmpty ? whyNotWritten : whyNotDropped
  }

  private func isInPlace(_ change: TableChange) -> Bool {
    switch change {
    case .columnsReordered: true
    case .columnDropped: true
    case .columnChanged(let column):
      self.change.isDefinitionAlone(change)
        || column.aspects.isSubset(of: [.type, .notNull, .defaultValue])
          && column.live.generated == nil && column.target.generated == nil && !diff.target.strict
          && !self.change.isFilled(column.target.name)
    default: self.change.isDefinitionAlone(change)
    }
  }

  private var whyNotWritten: String? {
    let source = RowSource.live(diff, fills: change.fills)
    for place in places {
      let name = place.target.name
      let isRowID = place.live.name == diff.live.rowIDAlias?.name
      if isRowID || place.source.name == diff.live.rowIDAlias?.name, place.isMoved {
        return "the rowid \(diff.live.rowIDAlias?.name ?? name) has another place in the row"
      }
      if source.castCondition(place.target) != nil {
        return "values of \(name) are cast on purpose"
      }
      // A column of the type REAL holds 5.0 as 5, and says so to nobody.
      if place.converts, place.source.affinity == .real,
        [.text, .blob].contains(place.target.affinity)
      {
        return "\(name) was of the type REAL, which stores whole numbers as integers"
      }
      if isTyped(place), place.target.affinity == .real, places.contains(where: \.isMoved) {
        return "\(name) is written as REAL, which reads integers as other numbers, and columns move"
      }
    }
    return writes.isEmpty ? "an update would write nothing that differs" : nil
  }

  private var whyNotDropped: String? {
    guard let column = going.first, going.count == 1 else {
      return "\(going.count) columns go, for which one copy is cheaper than \(going.count) updates"
    }
    let sources = diff.target.storedColumns.compactMap { diff.source(of: $0.name) }
    guard sources.map(\.name) == live.map(\.name).filter({ $0 != column.name }),
      zip(diff.target.storedColumns, sources).allSatisfy({ $0.affinity.storesAlike($1.affinity) })
    else { return "column \(column.name) goes, and others are moved or converted" }
    if column.name == diff.live.rowIDAlias?.name {
      return "\(column.name), which goes, is the rowid"
    }
    if diff.target.storedColumns.contains(where: takesDefault) {
      return "column \(column.name) goes, and a default takes the place of NULL"
    }
    return change.whyNothingIsReadAgain
  }
}

extension RowUpdate {
  /// The statement that makes the table through which the rows are written.
  var create: Plan.Step {
    let columns = live.enumerated().map { index, column in
      if column.name == diff.live.rowIDAlias?.name {
        return "\(quoted(column.name)) INTEGER PRIMARY KEY"
      }
      let place = places.indices.contains(index) ? places[index] : nil
      let type = place.flatMap { isTyped($0) ? $0.target.affinity.rawValue : nil }
      let value = column.untypedDefault.flatMap { $0.isEmpty ? nil : "DEFAULT \($0)" }
      return [quoted(column.name), type, value].compactMap(\.self).joined(separator: " ")
    }
    let name = quoted(change.backupName)
    return Plan.Step(
      .createTable,
      change.backupName,
      "make \(change.backupName), through which the rows of \(change.currentName) are written",
      sql: "CREATE TABLE main.\(name) (\n  \(columns.joined(separator: ",\n  "))\n)"
    )
  }

  /// The statement that writes the rows.
  var step: Plan.Step {
    let table = change.currentName
    let name = "main.\(quoted(change.backupName))"
    if let column = going.first {
      return Plan.Step(
        .dropColumn,
        table,
        "take \(column.name) out of each row of \(table)",
        sql: "ALTER TABLE \(name) DROP COLUMN \(quoted(column.name))"
      )
    }
    let values = writes.map { "\($0.column) = \($0.value)" }.joined(separator: ", ")
    let conditions = writes.compactMap(\.condition)
    let isLimited = conditions.count == writes.count
    let condition = isLimited ? "\nWHERE \(conditions.joined(separator: " OR "))" : ""
    return Plan.Step(
      .updateRows,
      table,
      "write the rows of \(table) where they stand",
      sql: "UPDATE OR ABORT \(name) SET \(values)\(condition)",
      rowIDs: (diff.live.rowIDAlias?.name ?? diff.live.rowIDWord.map { Name($0) }).map { word in
        RowIDOrder(table: change.backupName, rowID: word)
      }
    )
  }

  private struct Write {
    let column: String
    let value: String
    /// The rows in which something differs; nil for all.
    let condition: String?
  }

  private var writes: [Write] {
    places.compactMap { place in
      let column = quoted(place.live.name)
      let old = quoted(place.source.name)
      let literal = standIn(for: place)
      let value = literal.map { "coalesce(\(old), \($0))" } ?? old
      if place.isMoved || place.source.readsOtherDefault(than: place.target) {
        return Write(column: column, value: value, condition: nil)
      }
      let isNull = literal.map { _ in "\(old) IS NULL" }
      let isOther = place.converts ? place.target.affinity.converted(old) : nil
      let conditions = [isNull, isOther].compactMap(\.self)
      guard !conditions.isEmpty else { return nil }
      return Write(column: column, value: value, condition: conditions.joined(separator: " OR "))
    }
  }

  /// The default that steps in for NULL, as the column stores it; nil where none does.
  private func standIn(for place: Place) -> String? {
    guard takesDefault(place.target), let sql = place.target.defaultSQL,
      let literal = try? defaultLiteral(sql)
    else { return nil }
    let affinity = place.target.affinity
    let digits = literal.hasPrefix("-") ? String(literal.dropFirst()) : literal
    guard !isTyped(place), !affinity.stores(literal),
      !affinity.stores(digits), !ColumnSnapshot.clocks.contains(Name(literal))
    else { return literal }
    return converted("(\(literal))", from: .blob, to: affinity) ?? literal
  }

  /// Whether SQLite is to convert what is written there; another column would convert those of its
  /// values that do not fit it.
  private func isTyped(_ place: Place) -> Bool {
    place.converts && place.target.affinity != .blob
  }

  /// Whether the default steps in for NULL, where NULL is no longer let in.
  private func takesDefault(_ target: ColumnSnapshot) -> Bool {
    guard let old = diff.source(of: target.name) else { return false }
    return old.notNull == nil && diff.target.forbidsNull(target) && !target.defaultIsNull
  }
}

extension Affinity {
  /// The condition under which a column of this affinity would store another value.
  fileprivate func converted(_ value: String) -> String? {
    switch self {
    case .integer, .numeric: "typeof(\(value)) IN ('text', 'real')"
    case .real: "typeof(\(value)) = 'text'"
    case .text: "typeof(\(value)) IN ('integer', 'real')"
    case .blob: nil
    }
  }
}
