extension DraftWriter {
  mutating func create(_ table: DraftTable) -> String {
    let columns = table.columns.map { definition($0, in: table) }
    let body = (columns + constraints(of: table)).joined(separator: style.some(", ", ",\n  ", ","))
    var options: [String] = []
    if table.isStrict { options.append(word("STRICT")) }
    if table.isWithoutRowID { options.append(word("WITHOUT ROWID")) }
    return joined([word("CREATE TABLE"), quote(table.name), "(\(body))"])
      + " " + options.shuffled(using: &style).joined(separator: ", ")
  }

  mutating func definition(_ column: DraftColumn, in table: DraftTable) -> String {
    var parts: [String] = []
    if let notNull = column.notNull { parts.append(word(notNull)) }
    if let value = column.defaultSQL { parts.append(word("DEFAULT") + " " + value) }
    if let collation = column.collation { parts.append(word("COLLATE") + " " + collation) }
    if let check = column.check { parts.append(constraint(check, in: table)) }
    if let expression = column.generated {
      let storage = word(column.isStoredGenerated ? "STORED" : style.some("VIRTUAL", ""))
      let always = style.some("", "GENERATED ALWAYS ")
      parts.append("\(always)AS (\(text(expression, in: table))) \(storage)")
    }
    if let key = table.key, key.isInline, key.columns[0].number == column.number {
      parts.append(
        [
          word("PRIMARY KEY"), key.columns[0].isDescending ? "DESC" : "", key.conflict ?? "",
          key.isAutoincrement ? word("AUTOINCREMENT") : "",
        ].filter { !$0.isEmpty }.joined(separator: " ")
      )
    }
    for (place, unique) in table.uniques.enumerated()
    where unique.columns == [column.number] && unique.constraintName == nil && style.once(in: 2) {
      inline.insert([table.number, 0, place])
      parts.append(joined([word("UNIQUE"), unique.conflict]))
    }
    for (place, reference) in table.references.enumerated()
    where reference.columns == [column.number] && style.once(in: 2) {
      inline.insert([table.number, 1, place])
      parts.append(parentClause(reference))
    }
    return joined([quote(column.name), column.type] + parts.shuffled(using: &style))
  }

  mutating func constraints(of table: DraftTable) -> [String] {
    var parts: [String] = []
    if let key = table.key, !key.isInline {
      let terms = list(key.columns.compactMap { term($0, in: table) })
      parts.append(joined([word("PRIMARY KEY"), terms, key.conflict]))
    }
    for (place, unique) in table.uniques.enumerated()
    where !inline.contains([table.number, 0, place]) {
      let name = unique.constraintName.map { word("CONSTRAINT") + " " + quote($0) }
      parts.append(
        joined([name, word("UNIQUE"), names(unique.columns, in: table), unique.conflict])
      )
    }
    for check in table.checks { parts.append(constraint(check, in: table)) }
    for (place, reference) in table.references.enumerated()
    where !inline.contains([table.number, 1, place]) {
      let name = reference.constraintName.map { word("CONSTRAINT") + " " + quote($0) }
      let columns = names(reference.columns, in: table)
      parts.append(joined([name, word("FOREIGN KEY"), columns, parentClause(reference)]))
    }
    return parts.shuffled(using: &style)
  }

  private mutating func constraint(_ check: DraftExpression, in table: DraftTable) -> String {
    let name = check.constraintName.map { word("CONSTRAINT") + " " + quote($0) }
    return joined([name, word("CHECK") + " (\(text(check, in: table)))"])
  }

  mutating func parentClause(_ reference: DraftReference) -> String {
    guard let parent = draft.table(reference.table) else { return "" }
    let columns = reference.parentColumns.isEmpty ? nil : names(reference.parentColumns, in: parent)
    return joined([word("REFERENCES"), quote(parent.name), columns, reference.actions])
  }

  mutating func term(_ term: DraftTerm, in table: DraftTable) -> String? {
    guard let column = table.column(term.number) else { return nil }
    let collation = term.collation.map { word("COLLATE") + " " + $0 }
    return joined([quote(column.name), collation, term.isDescending ? word("DESC") : nil])
  }

  mutating func create(_ index: DraftIndex, on table: DraftTable) -> String {
    var terms = index.terms.compactMap { term($0, in: table) }
    if let expression = index.expression { terms.append(text(expression, in: table)) }
    return joined([
      word(index.isUnique ? "CREATE UNIQUE INDEX" : "CREATE INDEX"), quote(index.name),
      word("ON"), quote(table.name), list(terms),
      index.condition.map { word("WHERE") + " " + text($0, in: table) },
    ])
  }
}
