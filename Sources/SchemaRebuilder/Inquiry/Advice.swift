/// The ways in which rows can get other values, to be advised: none that would not act.
extension LiveRows {
  /// What helps where the values of some columns do not fit.
  func settling(_ columns: [ColumnSnapshot]) -> [String] {
    (areNew(columns) ? [] : ["change those rows first"]) + declaring(columns)
  }

  /// Whether the values of the columns are nowhere in the file, where somebody could change them.
  func areNew(_ columns: [ColumnSnapshot]) -> Bool {
    !columns.isEmpty && columns.allSatisfy { $0.generated != nil || hasDefault($0) }
  }

  private func hasDefault(_ column: ColumnSnapshot) -> Bool {
    diff.source(of: column.name) == nil && !isFilled(column.name)
  }

  /// What can be said beside the schema, or in it, so that the columns get other values.
  func declaring(_ columns: [ColumnSnapshot]) -> [String] {
    let plain = columns.filter { $0.generated == nil }
    let filled = plain.filter { isFilled($0.name) }
    let new = plain.filter(hasDefault)
    let fillable = plain.filter { diff.isFillable($0.name) && !isFilled($0.name) }
    var ways: [String] = []
    if !filled.isEmpty { ways.append("write another fill of \(filled.list)") }
    if !new.isEmpty { ways.append("declare another default of \(new.list)") }
    if !fillable.isEmpty {
      ways.append(filling(fillable))
    }
    return ways
  }

  /// The advice to say what columns are to hold.
  func filling(_ columns: [ColumnSnapshot]) -> String {
    let way = Hazard.byAFill(diff.target.name, columns.map(\.name))
    return "say \(way) what \(columns.list) is to hold"
  }

  /// What helps where values do not fit the type of a column.
  func settlingType(of column: Name) -> [String] {
    guard let target = diff.target.column(column) else { return [] }
    let cast = "cast them (\(TypedFlag.cast(diff.target.name, column)))"
    return settling([target]) + (source.castableCondition(target) == nil ? [] : [cast])
  }

  /// The columns whose values an expression reads, through generated ones too.
  func columns(readBy expression: String) -> [ColumnSnapshot] {
    var columns: [ColumnSnapshot] = []
    var expressions = [expression]
    while let next = expressions.popLast() {
      for column in diff.target.columns where mentions(column.name, in: next) {
        guard !columns.contains(where: { $0.name == column.name }) else { continue }
        columns.append(column)
        if let generated = column.generated { expressions.append(generated.expression.sql) }
      }
    }
    return columns
  }
}

extension [ColumnSnapshot] {
  var list: String { map(\.name.description).joined(separator: ", ") }
}

/// Several ways as one sentence: "this, that, or the other".
func either(_ ways: [String]) -> String {
  guard let last = ways.last, ways.count > 1 else { return ways.first ?? "" }
  return ways.dropLast().joined(separator: ", ") + ", or " + last
}
