/// A view or trigger that is not declared and goes by the order of columns rather than their names.
///
/// `INSERT INTO t VALUES (…)` in a trigger, or `SELECT *` where its columns are given other names,
/// still compiles when the columns of `t` change their places, and then mixes up their values.
struct PositionalReader: Hashable {
  let kind: String
  let name: Name
  private let sql: String

  init(_ trigger: TriggerSnapshot) {
    kind = "trigger"
    name = trigger.name
    sql = trigger.sql
  }

  init(_ view: ViewSnapshot) {
    kind = "view"
    name = view.name
    sql = view.sql
  }

  /// Whether it takes the columns of the table by their places.
  func goesByPlaces(of table: Name) -> Bool {
    guard mentions(table, in: sql) else { return false }
    guard let text = try? SQLText(sql) else { return true }
    return text.insertsByPlaces(into: table) || renamesStars(text)
  }

  /// Whether it hands on the order of the table's columns as its own.
  func handsOn(_ table: Name) -> Bool {
    guard kind == "view", mentions(table, in: sql) else { return false }
    guard let text = try? SQLText(sql) else { return true }
    return text.hasStar
  }

  /// A star whose columns are named by their places: in a view with a column list, in a compound
  /// SELECT, or in what a trigger inserts or compares.
  private func renamesStars(_ text: SQLText) -> Bool {
    guard text.hasStar else { return false }
    if kind == "trigger" { return true }
    return text.hasColumnList || ["union", "intersect", "except"].contains(where: text.hasWord)
  }
}

extension SQLText {
  fileprivate func hasWord(_ word: String) -> Bool { tokens.contains { isWord($0, word) } }

  /// A star behind SELECT, a comma or a dot; behind a value it multiplies, in parentheses it counts.
  fileprivate var hasStar: Bool {
    zip(tokens, tokens.dropFirst()).contains { before, token in
      isPunctuation(token, "*")
        && (isPunctuation(before, ",") || isPunctuation(before, ".")
          || ["select", "distinct", "all"].contains { isWord(before, $0) })
    }
  }

  /// Whether a view's name is followed by the names of its columns.
  fileprivate var hasColumnList: Bool {
    guard let end = tokens.firstIndex(where: { isWord($0, "as") }) else { return false }
    return tokens[..<end].contains { isPunctuation($0, "(") }
  }

  /// Whether rows are inserted into the table without naming its columns.
  fileprivate func insertsByPlaces(into table: Name) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].kind.canBeName, name(tokens[index]) == table, index > 0,
        index + 1 < tokens.count
      else { return false }
      let isTarget =
        isWord(tokens[index - 1], "into")
        || index > 2 && isPunctuation(tokens[index - 1], ".") && isWord(tokens[index - 3], "into")
      return isTarget
        && ["values", "select", "with"].contains { isWord(tokens[index + 1], $0) }
    }
  }
}

extension TableDiff {
  /// Whether a column that stays has another place among those that were there.
  ///
  /// Columns that come at the end move none.
  var movesColumns: Bool {
    let old = live.columns.map(\.name)
    let new = target.columns.map { source(of: $0.name)?.name }
    return Array(new.prefix(old.count)) != old
  }
}

extension Hazard {
  static func columnOrder(_ table: Name, reader: PositionalReader, policy: Policy) -> Hazard {
    Hazard(
      code: .columnOrder,
      table: table,
      column: nil,
      sentence: "the columns of \(table) change their places, and \(reader.kind) \(reader.name), "
        + "which is not declared, goes by their places: its values would be mixed up",
      rows: nil,
      keyName: "",
      keys: [],
      advice: "declare the \(reader.kind) with the names of the columns, declare the columns in "
        + "the order of the file, or allow \(Code.columnOrder.rawValue):\(table)",
      verdict: policy.allows(.columnOrder, table: table, column: nil) ? .allowed : .refused
    )
  }
}
