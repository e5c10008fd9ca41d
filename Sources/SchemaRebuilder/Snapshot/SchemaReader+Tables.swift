extension SchemaReader {
  func table(_ object: StoredObject, sql: String, kind: TableKind) throws -> TableSnapshot {
    let parsed = try ParsedTable(parsing: sql)
    let facts = try columnFacts(object.name)
    guard facts.count == parsed.table.columns.count,
      facts.indices.allSatisfy({ facts[$0].name == Name(parsed.table.columns[$0].name) })
    else {
      throw disagreement(object, "its columns are not those in its CREATE statement")
    }
    // They count only where an expression is compared.
    let names = parsed.hasExpressions ? Set(facts.map(\.name) + [object.name]) : []
    let context = TableContext(object: object, parsed: parsed, names: names, kind: kind)
    let columns = try facts.indices.map { try column(facts[$0], at: $0, in: context) }
    let keys = try keys(of: columns, in: context)
    return TableSnapshot(
      name: object.name,
      sql: sql,
      columns: columns,
      primaryKey: keys.primary,
      uniques: keys.uniques,
      checks: try (parsed.table.columns.flatMap(\.checks) + parsed.table.checks)
        .map { try check($0, names: names) },
      foreignKeys: try foreignKeys(in: context),
      indexes: [],
      automaticIndexes: keys.indexes,
      rowTree: keys.rowTree,
      strict: kind.strict,
      withoutRowID: kind.withoutRowID
    )
  }

  /// What is at hand while one table is read.
  struct TableContext {
    let object: StoredObject
    let parsed: ParsedTable
    let names: Set<Name>
    let kind: TableKind
  }

  private struct ColumnFact {
    let name: Name
    let type: String
    let notNull: Bool
    let defaultSQL: String?
    let keyPosition: Int
    let isGenerated: Bool
  }

  // https://sqlite.org/pragma.html#pragma_table_xinfo
  private func columnFacts(_ table: Name) throws -> [ColumnFact] {
    try connection.map("PRAGMA main.table_xinfo(\(quoted(table)))") {
      ColumnFact(
        name: $0.name(1),
        type: $0.text(2) ?? "",
        notNull: $0.flag(3),
        defaultSQL: $0.text(4),
        keyPosition: $0.integer(5),
        isGenerated: $0.integer(6) >= 2
      )
    }
  }

  private func column(
    _ fact: ColumnFact,
    at index: Int,
    in context: TableContext
  ) throws -> ColumnSnapshot {
    let declared = context.parsed.table.columns[index]
    guard fact.isGenerated == (declared.generated != nil) else {
      throw disagreement(context.object, "SQLite and the parser differ on \(fact.name)")
    }
    return ColumnSnapshot(
      name: fact.name,
      type: fact.type,
      typeKey: try typeKey(fact.type),
      notNull: try notNull(fact, declared, in: context),
      // SQLite keeps the expression of a generated column where others keep their default.
      defaultSQL: fact.isGenerated ? nil : fact.defaultSQL,
      defaultKey: fact.isGenerated ? nil : try fact.defaultSQL.map(defaultKey),
      collation: try collation(of: fact.name, declared, in: context),
      generated: declared.generated,
      generatedKey: try declared.generated.map {
        try CanonicalSQL($0.expression.sql, names: context.names)
      },
      keyPosition: fact.keyPosition,
      affinity: Affinity(ofType: fact.type, strict: context.kind.strict),
      definition: SQLTextSlice.text(context.parsed.columnRanges[index], in: context.object.sql),
      inlineChecks: try declared.checks.map { try check($0, names: context.names) },
      inlineForeignKeys: declared.references.map {
        ForeignKeySnapshot(declared: $0, columns: [fact.name])
      },
      isInlineUnique: declared.unique != nil || declared.primaryKey != nil
    )
  }

  /// SQLite is asked where the text names a collation at all.
  private func collation(
    of name: Name,
    _ declared: Column,
    in context: TableContext
  ) throws -> Name {
    guard declared.collation != nil else { return "BINARY" }
    return try connection.columnMetadata(table: context.object.name, column: name).collation
  }

  /// A key WITHOUT ROWID or in a STRICT table is NOT NULL without saying so, and
  /// `PRAGMA table_xinfo` says so. <https://sqlite.org/withoutrowid.html>
  private func notNull(
    _ fact: ColumnFact,
    _ declared: Column,
    in context: TableContext
  ) throws -> NotNull? {
    let isImplied = fact.keyPosition > 0 && (context.kind.withoutRowID || context.kind.strict)
    guard fact.notNull == (declared.notNull != nil) || isImplied else {
      throw disagreement(
        context.object,
        "SQLite and its statement differ on NOT NULL of \(fact.name)"
      )
    }
    return declared.notNull
  }

  func check(_ check: Check, names: Set<Name>) throws -> CheckSnapshot {
    CheckSnapshot(
      expression: check.expression.sql,
      key: try CanonicalSQL(check.expression.sql, names: names),
      constraintName: check.constraintName.map { Name($0) }
    )
  }

  /// Letter case and spacing of a type are no difference; another word is.
  ///
  /// SQLite takes quotes away, so that what it tells of `"it's"` is no SQL text any more.
  private func typeKey(_ type: String) throws -> CanonicalSQL {
    if let key = CanonicalSQL(word: type) { return key }
    if let key = try? CanonicalSQL(type, names: []) { return key }
    return try CanonicalSQL(quoted(Name(type)), names: [])
  }

  /// A default is compared without outer parentheses; a word or name in it is a text.
  private func defaultKey(_ sql: String) throws -> CanonicalSQL {
    if let key = CanonicalSQL(plainLiteral: sql) { return key }
    // A number is compared as a value: .5 is 0.5, and 0x10 is 16.
    let text = try SQLText("(\(try defaultLiteral(sql))\n)")
    var reader = TokenReader(text)
    return try CanonicalSQL(defaultExpression(reader.defaultValue()), names: [])
  }
}

/// The default as an expression that means the same anywhere.
///
/// `DEFAULT active` is the text 'active', but the bare word in a SELECT would be a column; the
/// same goes for every style of quotes. <https://sqlite.org/lang_createtable.html#dfltval>
func defaultLiteral(_ sql: String) throws -> String {
  let text = try SQLText(sql)
  let tokens = CanonicalSQL.trimmedParentheses(text, text.tokens[...])
  guard let first = tokens.first, let last = tokens.last else { return sql }
  let keywords = ["null", "true", "false", "current_time", "current_date", "current_timestamp"]
  let isName = first.kind == .quotedName || first.kind == .bracketName || first.kind == .word
  if tokens.count == 1, isName, !keywords.contains(where: { text.isWord(first, $0) }) {
    return literal(text.name(first).text)
  }
  return text.text(first.range.lowerBound..<last.range.upperBound)
}

enum SQLTextSlice {
  static func text(_ range: Range<Int>, in sql: String?) -> String {
    var sql = sql ?? ""
    return sql.withUTF8 { String(decoding: $0[range], as: UTF8.self) }
  }
}
