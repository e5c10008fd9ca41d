extension Probe {
  /// The rows of a table that goes.
  static func dropTable(_ table: TableSnapshot) -> Probe {
    dropTable(table.name, key: table.rowKey(quoted(table.name)), keyName: table.rowKeyName)
  }

  static func dropTable(_ table: VirtualTableSnapshot) -> Probe {
    dropTable(table.name, key: "rowid")
  }

  private static func dropTable(
    _ name: Name,
    key: String,
    keyName: String = "rowid",
    detail: String = ""
  ) -> Probe {
    Probe(
      .dropTable,
      table: name,
      from: "main.\(quoted(name)) NOT INDEXED",
      question: .rows(condition: "1", key: key, keyName: keyName),
      detail: detail
    )
  }

  /// What a virtual table would lose that is created anew: all rows, or some columns of them.
  static func virtualTable(_ change: VirtualTableChange) -> [Probe] {
    let name = change.live.name
    switch change.way {
    case .recreate, .refill: return []
    case .lose where change.live.storage == .unknown: return []
    case .lose: return [dropTable(name, key: "rowid", detail: "declared differently")]
    case .copy:
      return change.droppedColumns.map { column in
        Probe(
          .dropColumn,
          table: name,
          column: column,
          from: "main.\(quoted(name)) NOT INDEXED",
          question: .rows(
            condition: "\(quoted(name)).\(quoted(column)) IS NOT NULL",
            key: "rowid",
            keyName: "rowid"
          )
        )
      }
    }
  }
}

extension Hazard {
  static func dropTable(_ answer: Findings.Answer) -> Hazard {
    let table = answer.probe.table
    guard answer.probe.detail.isEmpty else {
      return Hazard(
        answer,
        sentence: "virtual table \(table) is declared differently, and the "
          + "\(counted(answer.rows, "row")) that it holds cannot be brought into the new form",
        advice: "\(allowing(.dropTable, table)), and fill it again yourself"
      )
    }
    return Hazard(
      answer,
      sentence: "table \(table) is not declared and holds \(counted(answer.rows, "row")), which "
        + "would be dropped with it",
      advice: "if it was renamed, say so (.renamed(from:), -- @renamed from=\(table), "
        + "\(TypedFlag.renameTable(table))); if it may go, say that (DroppedTable(…), "
        + "-- @dropped \(table), \(TypedFlag.allowDrop(table)))"
    )
  }
}
