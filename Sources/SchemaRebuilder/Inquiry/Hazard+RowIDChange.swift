extension Probe {
  /// The rows that get another rowid, or none, where something in the file has kept the old ones.
  ///
  /// Only rowids that no column holds can be lost: an INTEGER PRIMARY KEY is carried as a value.
  static func rowIDChange(_ rows: LiveRows, keepers: [RowIDKeeper]) -> [Probe] {
    let diff = rows.diff
    guard diff.changesRowIDs, diff.live.rowIDAlias == nil, let rowID = rows.source.rowID,
      let keeper = keepers.first(where: { $0.keepsRowIDs(of: diff.live.name) })
    else { return [] }
    let new = diff.target.rowIDAlias.flatMap(rows.stored)
    return [
      Probe(
        .rowIDChange,
        rows,
        condition: new.map { "\(rowID) IS NOT \($0)" } ?? "1",
        detail: "\(keeper.kind) \(keeper.name)"
      )
    ]
  }
}

/// A trigger or view of the file, which may have written a table's rowids somewhere else.
///
/// A full-text table with its content in the table is none: it is filled again.
struct RowIDKeeper: Hashable {
  let kind: String
  let name: Name
  /// The table of a trigger: its rows are called NEW and OLD.
  let table: Name?
  let sql: String

  init(_ trigger: TriggerSnapshot) {
    kind = "trigger"
    name = trigger.name
    table = trigger.table
    sql = trigger.sql
  }

  init(_ view: ViewSnapshot) {
    kind = "view"
    name = view.name
    table = nil
    sql = view.sql
  }

  func keepsRowIDs(of other: Name) -> Bool {
    guard table == other || mentions(other, in: sql), let text = try? SQLText(sql) else {
      return false
    }
    return text.indicesOfNames.contains { index in
      guard ["rowid", "_rowid_", "oid"].contains(text.name(text.tokens[index]))
      else { return false }
      guard let qualifier = text.qualifier(before: index) else { return !text.isListed(index) }
      return qualifier == other || table == other && ["new", "old"].contains(qualifier)
    }
  }
}

extension SQLText {
  /// The name before a dot before the token.
  fileprivate func qualifier(before index: Int) -> Name? {
    guard index > 1, isPunctuation(tokens[index - 1], ".") else { return nil }
    return name(tokens[index - 2])
  }

  /// Whether the word stands in the column list of an INSERT: it is then another table's rowid.
  fileprivate func isListed(_ index: Int) -> Bool {
    guard let open = tokens[..<index].lastIndex(where: { isPunctuation($0, "(") }), open > 1
    else { return false }
    let between = tokens[open + 1..<index]
    return between.allSatisfy { $0.kind.canBeName || $0.kind == .string || isPunctuation($0, ",") }
      && (isWord(tokens[open - 2], "into") || isPunctuation(tokens[open - 2], "."))
  }
}

extension Hazard {
  static func rowIDChange(_ answer: Findings.Answer) -> Hazard {
    let table = answer.probe.table
    return Hazard(
      answer,
      sentence:
        "\(counted(answer.rows, "row")) of \(table) would no longer have the rowid by which "
        + "\(answer.probe.detail) knows \(answer.rows == 1 ? "it" : "them")",
      advice: "keep the rowids in a column first (INTEGER PRIMARY KEY), or "
        + "\(allowing(.rowIDChange, table)) and mend what has kept them"
    )
  }
}
