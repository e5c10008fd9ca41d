extension Leftover {
  /// What must be known of the rows of a table and its backup.
  enum Question: Hashable, CaseIterable {
    /// The rows of the backup.
    case backup
    /// The rows of the table.
    case table
    /// The rows of the backup that the table lacks.
    case missing
    /// Those of them that a copy which stopped half-way would have copied.
    case skipped
    /// The rows of the table that the backup lacks.
    case added
    /// The rows of the table that the backup has with other values.
    case changed
    /// The rows of the table with a value of their own where the backup has no column.
    case edited
    /// The rows of the backup with a value for which the table has no column.
    case lost
  }

  /// The question, asked of the file as it is; nil where it has no sense.
  func probe(_ question: Question) -> Probe? {
    switch question {
    case .backup: backup.map { probe(of: $0, "b", "1") }
    case .table: live.map { probe(of: $0, "x", "1") }
    case .missing: both { _, backup in probe(of: backup, "b", "NOT \(isInTable(equal: false))") }
    case .skipped:
      both { _, backup in
        probe(of: backup, "b", "NOT \(isInTable(equal: false)) AND \(isBeforeLastCopied(backup))")
      }
    case .added: both { live, _ in probe(of: live, "x", "NOT \(isInBackup(equal: false))") }
    case .changed:
      both { live, _ in
        probe(of: live, "x", "\(isInBackup(equal: false)) AND NOT \(isInBackup(equal: true))")
      }
    case .edited: both { live, _ in probe(of: live, "x", isEdited ?? "0") }
    case .lost: both { _, backup in probe(of: backup, "b", holdsMore ?? "0") }
    }
  }

  private func both(_ body: (TableSnapshot, TableSnapshot) -> Probe) -> Probe? {
    guard let live, let backup, key != nil else { return nil }
    return body(live, backup)
  }

  private func probe(of rows: TableSnapshot, _ alias: String, _ condition: String) -> Probe {
    Probe(
      .leftover,
      table: target.name,
      from: from(rows.name, alias) + " NOT INDEXED",
      question: .rows(
        condition: condition,
        key: rows.rowKey(alias),
        keyName: rows.rowKeyName
      ),
      detail: backupName.text
    )
  }
}

extension Leftover {
  /// The condition on a row of the backup, b, that the table has it, and with equal values.
  func isInTable(equal: Bool) -> String {
    exists(from(table, "x"), keysAreEqual("b") + (equal ? " AND \(valuesAreEqual)" : ""))
  }

  /// The condition on a row of the table, x, that the backup has it, and with equal values.
  func isInBackup(equal: Bool) -> String {
    exists(from(backupName, "b"), keysAreEqual("b") + (equal ? " AND \(valuesAreEqual)" : ""))
  }

  private func from(_ name: Name, _ alias: String) -> String {
    "main.\(quoted(name)) AS \(alias)"
  }

  private func exists(_ from: String, _ condition: String) -> String {
    "EXISTS (SELECT 1 FROM \(from) WHERE \(condition))"
  }

  private func keysAreEqual(_ alias: String) -> String {
    let words = (live?.rowIDWord ?? "rowid", backup?.rowIDWord ?? "rowid")
    guard let key, !key.isEmpty else { return "x.\(words.0) IS \(alias).\(words.1)" }
    return key.map { "x.\(quoted($0.column.name)) IS \(alias).\(quoted($0.old.name))" }
      .joined(separator: " AND ")
  }

  /// By bytes: a collation would take other text for the same.
  private var valuesAreEqual: String {
    let terms = pairs.map {
      "x.\(quoted($0.column.name)) COLLATE BINARY IS b.\(quoted($0.old.name))"
    }
    return terms.isEmpty ? "1" : terms.joined(separator: " AND ")
  }

  /// A copy goes through the backup in the order in which it is stored.
  private func isBeforeLastCopied(_ backup: TableSnapshot) -> String {
    let order = backup.rowIDWord.map { [$0] } ?? backup.primaryKey?.columns.map { quoted($0.name) }
    let columns = order ?? []
    let (left, right) = (columns.map { "b.\($0)" }, columns.map { "c.\($0)" })
    let last = right.map { "\($0) DESC" }.joined(separator: ", ")
    let isCopied = exists(from(table, "x"), keysAreEqual("c"))
    return "(\(left.joined(separator: ", "))) < (SELECT \(right.joined(separator: ", ")) "
      + "FROM \(from(backupName, "c")) WHERE \(isCopied) ORDER BY \(last) LIMIT 1)"
  }

  /// The condition on a row of the table that it holds more than its backup can; nil where none does.
  var isEdited: String? {
    let terms = newColumns.map { column -> String in
      let value = "x.\(quoted(column.name))"
      let standIn = column.defaultSQL.flatMap { try? defaultLiteral($0) } ?? "NULL"
      guard standIn != "NULL" else { return "\(value) IS NOT NULL" }
      return "\(value) IS NOT NULL AND \(value) COLLATE BINARY IS NOT (\(standIn))"
    }
    return terms.isEmpty ? nil : terms.joined(separator: " OR ")
  }

  /// The condition on a row of the backup that it holds more than its table can; nil where none does.
  var holdsMore: String? {
    let terms = lostColumns.map { "b.\(quoted($0.name)) IS NOT NULL" }
    return terms.isEmpty ? nil : terms.joined(separator: " OR ")
  }
}
