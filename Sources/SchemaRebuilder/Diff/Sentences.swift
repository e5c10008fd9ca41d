extension TableChange {
  /// What differs, as a sentence without its full stop.
  func sentence(table: Name) -> String {
    switch self {
    case .columnAdded(let column): "column \(column.name) is new"
    case .columnDropped(let column): "column \(column.name) is no longer declared"
    case .columnRenamed(let old, let new): "column \(old) is now called \(new)"
    case .columnChanged(let diff): diff.sentence
    case .columnsReordered: "its columns stand in another order"
    case .primaryKeyChanged(let old, let new?) where old?.described == new.described:
      "the primary key \(new.described) is \(new.isRowIDAlias ? "now" : "no longer") the rowid"
    case .primaryKeyChanged(let old, let new):
      "the primary key is \(described(new)), and was \(described(old))"
    case .uniqueAdded(let key): "UNIQUE \(key.described) is new"
    case .uniqueDropped(let key): "UNIQUE \(key.described) is no longer declared"
    case .checkAdded(let check): "CHECK (\(check.expression)) is new"
    case .checkDropped(let check): "CHECK (\(check.expression)) is no longer declared"
    case .foreignKeyAdded(let key): "the foreign key \(key.described) is new"
    case .foreignKeyDropped(let key): "the foreign key \(key.described) is no longer declared"
    case .strictChanged(let strict): "the table is \(strict ? "now" : "no longer") STRICT"
    case .withoutRowIDChanged(let without):
      "the table is \(without ? "now" : "no longer") WITHOUT ROWID"
    }
  }

  private func described(_ key: KeySnapshot?) -> String { key?.described ?? "none" }
}

extension IndexChange {
  /// What differs, as a sentence without its full stop.
  var sentence: String {
    switch self {
    case .added(let index): "index \(index.name) is new"
    case .dropped(let index): "index \(index.name) is not declared"
    case .changed(let old, let new) where old.hasSameText(as: new):
      "index \(new.name) follows its columns, which are compared by other rules now"
    case .changed(let index, _): "index \(index.name) is declared differently"
    }
  }
}

extension IndexSnapshot {
  /// Whether the statements are the same, so that only the columns make a difference.
  fileprivate func hasSameText(as other: IndexSnapshot) -> Bool {
    guard let own = try? CanonicalSQL(sql, names: []),
      let others = try? CanonicalSQL(other.sql, names: [])
    else { return false }
    return own == others
  }
}

extension ColumnDiff {
  /// What differs, as a sentence without its full stop.
  var sentence: String {
    let parts = Aspect.allCases.filter(aspects.contains).map(described)
    return "column \(target.name) " + parts.joined(separator: ", ")
  }

  private func described(_ aspect: Aspect) -> String {
    switch aspect {
    case .type: "has type \(word(target.type)) instead of \(word(live.type))"
    case .notNull:
      switch (live.notNull, target.notNull) {
      case (nil, .some(let new)): "is \(described(new)) now"
      case (_, nil): "may be NULL now"
      case (.some(let old), .some(let new)): "is \(described(new)) instead of \(described(old))"
      }
    case .defaultValue:
      "has default \(target.defaultSQL ?? "none") instead of \(live.defaultSQL ?? "none")"
    case .collation: "is collated by \(target.collation) instead of \(live.collation)"
    case .generated:
      target.generated == nil
        ? "is no longer generated"
        : live.generated == nil ? "is generated now" : "is generated differently"
    }
  }

  private func word(_ type: String) -> String { type.isEmpty ? "none" : type }

  private func described(_ constraint: NotNull) -> String {
    let name = constraint.constraintName.map { "CONSTRAINT \($0) " } ?? ""
    let conflict = onConflict(constraint.onConflict).map { " " + $0 } ?? ""
    return name + "NOT NULL" + conflict
  }
}

extension KeySnapshot {
  fileprivate var described: String {
    let names = columns.map { column in
      column.name.description
        + (column.collation == "BINARY" ? "" : " COLLATE \(column.collation)")
        + (column.descending ? " DESC" : "")
    }
    return "(\(names.joined(separator: ", ")))" + (autoincrement ? " AUTOINCREMENT" : "")
      + (SchemaRebuilder.onConflict(onConflict).map { " " + $0 } ?? "")
      + (constraintName.map { " named \($0)" } ?? "")
  }
}

extension ForeignKeySnapshot {
  fileprivate var described: String {
    let parents = parentColumns.map(\.description).joined(separator: ", ")
    return "(\(columns.map(\.description).joined(separator: ", "))) to \(table)"
      + (parents.isEmpty ? "" : "(\(parents))") + (isDeferred ? ", deferred" : "")
      + (match == "NONE" ? "" : ", match \(match)")
      + (constraintName.map { ", named \($0)" } ?? "")
      + (onDelete == .noAction ? "" : ", on delete \(keyword(onDelete))")
      + (onUpdate == .noAction ? "" : ", on update \(keyword(onUpdate))")
  }
}

extension SchemaDiff {
  /// Everything that differs, a sentence each, without full stops.
  public var sentences: [String] {
    createdTables.map { "table \($0.name) is missing" }
      + commonTables.flatMap(\.sentences)
      + views.sentences("view", name: \.name) + triggers.sentences("trigger", name: \.name)
      + virtualTables.sentences("virtual table", name: \.name)
  }

  /// What the file has that is not declared, a sentence each, without full stops.
  public var undeclared: [String] {
    undeclaredTables.map { "table \($0.name) is not declared" }
      + views.undeclared.map { "view \($0.name) is not declared" }
      + triggers.undeclared.map { "trigger \($0.name) is not declared" }
      + virtualTables.undeclared.map { "virtual table \($0.name) is not declared" }
  }
}

extension TableDiff {
  /// What differs, a sentence each, without full stops.
  public var sentences: [String] {
    (isRenamed ? ["table \(live.name) is now called \(target.name)"] : [])
      + changes.map { "\(target.name): \($0.sentence(table: target.name))" }
      + indexChanges.map { "\(target.name): \($0.sentence)" }
  }
}

extension ObjectChanges {
  fileprivate func sentences(_ what: String, name: (Object) -> Name) -> [String] {
    added.map { "\(what) \(name($0)) is missing" }
      + changed.map { "\(what) \(name($0.target)) is declared differently" }
  }
}
