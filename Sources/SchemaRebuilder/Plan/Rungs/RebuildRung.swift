/// The plain rebuild: rename, create, copy, drop. <https://sqlite.org/lang_altertable.html#otheralter>
struct RebuildRung: TableRung {
  var rung: Rung { .rebuild }

  func obstacle(_ change: TableChangeRequest) -> String? { nil }

  func steps(_ change: TableChangeRequest) -> TableSteps {
    let aside =
      change.whyNotRenamed.map { copiedAside(change, because: $0) } ?? renamedAside(change)
    return TableSteps(
      now: keptRows(change) + droppedIndexes(change) + aside
        + [create(change)] + copy(change) + sequence(change) + statisticsAgain(change)
        + change.statisticsOfKeys
        + [dropBackup(change)]
        + forgottenSequence(change),
      later: change.diff.target.indexes.map(Plan.Step.createIndex)
    )
  }

  /// Only the indexes that must go before the table: the others go with the backup, and so keep
  /// their rows in `sqlite_stat1`.
  private func droppedIndexes(_ change: TableChangeRequest) -> [Plan.Step] {
    change.indexDrops
      + change.diff.live.indexes.filter(change.mustGo).flatMap { index in
        change.keepingStatistics(
          of: index,
          .dropIndex(index, "it names its own table, which stops the rename")
        )
      }
  }

  /// With the pragma on, the references, views and triggers that name the table stay as written.
  /// <https://sqlite.org/pragma.html#pragma_legacy_alter_table>
  private func renamedAside(_ change: TableChangeRequest) -> [Plan.Step] {
    let table = change.currentName
    return [
      Plan.Step(
        .setting,
        table,
        "leave references, views and triggers as written",
        sql: "PRAGMA legacy_alter_table=ON"
      ),
      Plan.Step(
        .setAside,
        table,
        "keep the old table as \(change.backupName)",
        sql: "ALTER TABLE main.\(quoted(table)) RENAME TO \(quoted(change.backupName))"
      ),
      Plan.Step(
        .setting,
        table,
        "let later renames be followed",
        sql: "PRAGMA legacy_alter_table=OFF"
      ),
    ]
  }

  private func create(_ change: TableChangeRequest) -> Plan.Step {
    Plan.Step(
      .createTable,
      change.diff.target.name,
      "create \(change.diff.target.name) as declared",
      sql: inMain(change.diff.target.sql)
    )
  }

  private func copy(_ change: TableChangeRequest) -> [Plan.Step] {
    let copy = RowCopy(change, from: .backup(change), into: change.diff.target.name)
    let table = change.diff.target.name
    let rest = copy.rest.map {
      Plan.Step(.copyRows, table, "copy the column for which there was no place", sql: $0)
    }
    let written = change.capabilities.pageCache.widened(
      for: [copy.step(for: table), rest].compactMap(\.self),
      of: change.diff.target
    )
    return change.checksLookAway(written) + [
      Plan.Step(
        .verify,
        table,
        copy.isWhole
          ? "every row of \(table) was copied" : "every row of \(table) that stays was copied",
        sql: copy.isWhole
          ? SQLCheck.equalCounts(change.backupName, table)
          : SQLCheck.equalCounts(copy.rows, of: table)
      )
    ] + change.brokenChecksAgain
  }

  private func sequence(_ change: TableChangeRequest) -> [Plan.Step] {
    guard change.diff.live.primaryKey?.autoincrement == true,
      change.diff.target.primaryKey?.autoincrement == true
    else { return [] }
    return .counter(of: change.diff.target.name, with: change.backupName)
  }

  private func dropBackup(_ change: TableChangeRequest) -> Plan.Step {
    Plan.Step(
      .dropTable,
      change.backupName,
      "drop the old table",
      sql: "DROP TABLE main.\(quoted(change.backupName))"
    )
  }
}

extension [Plan.Step] {
  /// Makes the counter of a table the higher one of its own and another table's.
  ///
  /// AUTOINCREMENT never hands out an id twice: the counter may only rise.
  /// <https://sqlite.org/autoinc.html>
  static func counter(of table: Name, with other: Name) -> [Plan.Step] {
    let name = literal(table.text)
    return highest(
      "carry the counter of \(table)",
      table,
      among: "main.sqlite_sequence WHERE name IN (\(name), \(literal(other.text)))"
    )
  }

  /// Begins the counter of a table above every key that it has.
  static func counter(of table: Name, above key: Name) -> [Plan.Step] {
    highest(
      "begin the counter of \(table)",
      table,
      among: "(SELECT seq FROM main.sqlite_sequence WHERE name = \(literal(table.text)) "
        + "UNION ALL SELECT max(max(\(quoted(key))), 0) FROM main.\(quoted(table)))"
    )
  }

  private static func highest(_ reason: String, _ table: Name, among rows: String) -> [Plan.Step] {
    let name = literal(table.text)
    return [
      Plan.Step(
        .sequence,
        table,
        reason,
        sql: "INSERT INTO main.sqlite_sequence(name, seq) SELECT \(name), seq FROM (SELECT "
          + "max(seq) AS seq FROM \(rows)) WHERE seq IS NOT NULL"
      ),
      Plan.Step(
        .sequence,
        table,
        "keep no counter of \(table) but the highest",
        sql: "DELETE FROM main.sqlite_sequence WHERE name = \(name) AND rowid < "
          + "(SELECT max(rowid) FROM main.sqlite_sequence WHERE name = \(name))"
      ),
    ]
  }
}

extension TableChangeRequest {
  /// Whether an index that stays as it is must go before the table is renamed.
  fileprivate func mustGo(_ index: IndexSnapshot) -> Bool {
    !diff.indexChanges.contains { $0.dropsIndex(named: index.name) }
      && mentionsQualifier(diff.live.name, in: index.sql)
  }
}

extension IndexChange {
  fileprivate func dropsIndex(named name: Name) -> Bool {
    switch self {
    case .added: false
    case .dropped(let index), .changed(let index, _): index.name == name
    }
  }
}

extension TableSnapshot {
  /// Whether a CHECK writes the table's own name before a column, which nothing else in it may do.
  ///
  /// SQLite then refuses to rename the table: the expression would name one that is not there.
  var namesItself: Bool { mentionsQualifier(name, in: sql) }
}
