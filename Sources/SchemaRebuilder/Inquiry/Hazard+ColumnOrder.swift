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
    return !text.stars.isEmpty
  }

  /// Whether a column that comes to the table's end shifts those by whose numbers it goes.
  func countsPastTheEnd(of table: Name) -> Bool {
    guard mentions(table, in: sql), let text = try? SQLText(sql) else { return false }
    return text.stars.contains { star in
      star + 1 < text.tokens.count && text.isPunctuation(text.tokens[star + 1], ",")
    } && text.hasNumberedTerm
  }

  /// Whether a column that comes may change what it has of the others: where it goes by places, or
  /// compares rows as a whole.
  var takesColumnsAsTheyCome: Bool {
    guard let text = try? SQLText(sql) else { return true }
    let isWhole = ["natural", "distinct"].contains(where: text.hasWord)
    return isWhole || text.comparesTable || renamesStars(text)
  }

  /// A star whose columns are named by their places: where a list of columns gives them names, in a
  /// compound SELECT, in what is compared or inserted, and where a term is the number of one.
  private func renamesStars(_ text: SQLText) -> Bool {
    guard !text.stars.isEmpty else { return false }
    if kind == "trigger" { return true }
    return text.hasColumnList || text.hasNumberedTerm || text.comparesStar
      || ["union", "intersect", "except"].contains(where: text.hasWord)
  }
}

extension SQLText {
  fileprivate func hasWord(_ word: String) -> Bool { tokens.contains { isWord($0, word) } }

  /// The stars behind SELECT, a comma or a dot; behind a value one multiplies, in parentheses it
  /// counts.
  fileprivate var stars: [Int] {
    tokens.indices.dropFirst().filter { index in
      let before = tokens[index - 1]
      return isPunctuation(tokens[index], "*")
        && (isPunctuation(before, ",") || isPunctuation(before, ".")
          || ["select", "distinct", "all"].contains { isWord(before, $0) })
    }
  }

  /// Whether the name of a view or of a common table is followed by the names of its columns.
  fileprivate var hasColumnList: Bool {
    tokens.indices.dropFirst().dropLast().contains { index in
      isPunctuation(tokens[index - 1], ")") && isWord(tokens[index], "as")
        && (isPunctuation(tokens[index + 1], "(")
          || ["select", "with", "values", "not", "materialized"].contains {
            isWord(tokens[index + 1], $0)
          })
    }
  }

  /// Whether all columns of a subquery are compared, in their order.
  fileprivate var comparesStar: Bool {
    stars.contains { star in
      guard star > 2, isWord(tokens[star - 1], "select"), isPunctuation(tokens[star - 2], "(")
      else { return false }
      let before = tokens[star - 3]
      return isWord(before, "in") || isWord(before, "is") || isWord(before, "not")
        || ["=", "==", "<>", "!=", "<", "<=", ">", ">="].contains { isPunctuation(before, $0) }
    }
  }

  /// Whether a table is compared by its name alone, and so by all that is in it.
  /// <https://sqlite.org/lang_expr.html#the_in_and_not_in_operators>
  fileprivate var comparesTable: Bool {
    indicesOfNames.contains { $0 > 0 && isWord(tokens[$0 - 1], "in") }
  }

  /// Whether a term of GROUP BY or ORDER BY is the number of a column.
  /// <https://sqlite.org/lang_select.html#the_order_by_clause>
  fileprivate var hasNumberedTerm: Bool {
    tokens.indices.dropFirst(2).contains { index in
      guard isWord(tokens[index - 1], "by"),
        isWord(tokens[index - 2], "group") || isWord(tokens[index - 2], "order")
      else { return false }
      return hasNumber(inListAt: index)
    }
  }

  private func hasNumber(inListAt start: Int) -> Bool {
    var depth = 0
    for index in tokens[start...].indices {
      let token = tokens[index]
      if isPunctuation(token, "(") { depth += 1 }
      if isPunctuation(token, ")") { depth -= 1 }
      if depth < 0 || depth == 0 && ["limit", "having"].contains(where: { isWord(token, $0) }) {
        return false
      }
      if depth == 0, token.kind == .number,
        index == start || isPunctuation(tokens[index - 1], ",")
      {
        return true
      }
    }
    return false
  }

  /// Whether rows are inserted into the table without naming its columns.
  fileprivate func insertsByPlaces(into table: Name) -> Bool {
    indicesOfNames.contains { index in
      guard name(tokens[index]) == table, index > 0,
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
        + "the order of the file, or \(allowing(.columnOrder, table))",
      verdict: policy.allows(.columnOrder, table: table, column: nil) ? .allowed : .refused
    )
  }
}
