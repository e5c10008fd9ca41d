extension Probe {
  /// The rows that refer to no parent under a new foreign key, or lose it by a cure.
  static func orphan(_ rows: LiveRows, _ curing: Curing) -> [Probe] {
    rows.diff.target.foreignKeys.compactMap { key in
      curing.condition(key, rows).map { orphan(key, rows, condition: $0) }
    }
  }

  static func orphan(_ key: ForeignKeySnapshot, _ rows: LiveRows, condition: String) -> Probe {
    Probe(
      .orphan,
      rows,
      column: key.columns[0],
      condition: condition,
      detail: key.whatRefers
    )
  }

  /// Whether it is about the rows that refer by a key.
  func isAboutOrphans(of key: ForeignKeySnapshot) -> Bool {
    code == .orphan && column == key.columns[0] && detail == key.whatRefers
  }
}

extension ForeignKeySnapshot {
  /// The parent, and the columns where one does not tell the key from others.
  fileprivate var whatRefers: String {
    columns.count == 1 ? table.text : "\(table.text) by \(list)"
  }

  fileprivate var list: String { columns.map(\.description).joined(separator: ", ") }
}

extension Hazard {
  static func orphan(_ answer: Findings.Answer, _ curing: Curing) -> Hazard {
    let probe = answer.probe
    let key = curing.key(askedBy: probe)
    let stay =
      "let them stay without a parent "
      + permission(.orphan, probe.table, probe.column)
    return Hazard(
      answer,
      sentence: "\(counted(answer.rows, "row")) of \(probe.table) would refer by "
        + "\(key?.list ?? probe.column?.description ?? "") to no row of "
        + (key?.table.text ?? probe.detail),
      advice: either((key.map { curing.settling($0, of: probe.table) } ?? []) + [stay])
    )
  }
}

extension Curing {
  /// The key whose rows were asked for, of a declared table or of one that is kept.
  fileprivate func key(askedBy probe: Probe) -> ForeignKeySnapshot? {
    if let table = diff.commonTable(probe.table) {
      return table.target.foreignKeys.first(where: probe.isAboutOrphans)
    }
    let kept = diff.undeclaredTables.first { $0.name == probe.table }
    return kept?.foreignKeys.map(followed).first(where: probe.isAboutOrphans)
  }

  /// What helps the orphans of a key, beside letting them be.
  fileprivate func settling(_ key: ForeignKeySnapshot, of table: Name) -> [String] {
    // A cure can name no table that is not declared.
    guard let table = diff.commonTable(table) else { return ["correct or delete those rows first"] }
    let rows = rows(of: table)
    let columns = key.columns.compactMap(table.target.column)
    var ways = ["correct or delete those rows first"]
    if rows.areNew(columns) {
      let parentIsThere = diff.parent(of: key) != nil
      ways = parentIsThere ? ["first insert the row of \(key.table) to which they refer"] : []
    }
    return ways + rows.declaring(columns) + cures(of: key, table)
  }

  /// The cures that could act, as parts of an advice.
  private func cures(of key: ForeignKeySnapshot, _ table: TableDiff) -> [String] {
    func acts(_ remedy: Policy.Cure.Remedy, _ column: Name) -> Bool {
      var curing = self
      curing.cures.insert(
        .orphans(table: table.target.name, column: column, remedy: remedy),
        at: 0
      )
      return curing.obstacle(key, of: table) == nil
    }
    func flag(_ column: Name, _ remedies: String) -> String {
      "(\(TypedFlag.orphans(table.target.name, column, remedies)))"
    }
    let first = key.columns[0]
    let goes = acts(.delete, first)
    let null = key.columns.first { acts(.null, $0) }
    if goes, null == first { return ["let them go or be NULL \(flag(first, "delete|null"))"] }
    return (goes ? ["let them go \(flag(first, "delete"))"] : [])
      + (null.map { ["let \($0) be NULL in them \(flag($0, "null"))"] } ?? [])
  }
}
