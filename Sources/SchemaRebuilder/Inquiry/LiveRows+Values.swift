/// What the declared columns will hold, in expressions over the live table.
///
/// A column converts what a comparison puts beside it, by its affinity, and an expression has none.
/// <https://sqlite.org/datatype3.html#affinity_of_expressions>
extension LiveRows {
  // `open` holds the generated columns that are being read: what one means may be another.
  func stored(_ column: ColumnSnapshot, open: Set<Name>) -> String? {
    withNull(exact(column, open: open) ?? asStored(column, open: open), in: column)
  }

  /// The value of a column with its affinity and collation, as SQLite would read it there; nil where
  /// an expression has another affinity.
  private func value(of column: ColumnSnapshot, open: Set<Name>) -> String? {
    withNull(exact(column, open: open), in: column)
  }

  private func withNull(_ value: String?, in column: ColumnSnapshot) -> String? {
    guard let value, let condition = nulls[column.name] else { return value }
    // A subquery has the affinity of its column, as CASE has not.
    return "((SELECT \(value) WHERE (\(condition)) IS NOT TRUE) "
      + "COLLATE \(quoted(column.collation)))"
  }

  private func exact(_ column: ColumnSnapshot, open: Set<Name>) -> String? {
    if let generated = column.generated { return computed(column, generated, open: open) }
    if !isFilled(column.name), diff.source(of: column.name) == nil {
      if takesRowID(column) { return source.rowID }
      if column.defaultIsNull { return "NULL" }
    }
    if let old = plainSource(of: column) {
      let value = source.column(old)
      return old.collation == column.collation ? value : collated(value, by: column)
    }
    guard column.affinity == .blob else { return nil }
    // The plus takes away the affinity that the value may have.
    return unconverted(column).map { collated("+(\($0.value))", by: column) }
  }

  /// The live column whose values go over as they are.
  func plainSource(of column: ColumnSnapshot) -> ColumnSnapshot? {
    guard !isFilled(column.name), !hasMisfits(column.name),
      let old = diff.source(of: column.name), old.affinity == column.affinity,
      source.value(of: column) == source.column(old),
      column.generated == nil || isComputedAlike(column, as: old)
    else { return nil }
    return old
  }

  private func collated(_ value: String, by column: ColumnSnapshot) -> String {
    "(\(value) COLLATE \(quoted(column.collation)))"
  }

  /// What is written to a column, and the affinity by which it is as it is; none where nobody knows.
  private func unconverted(_ column: ColumnSnapshot) -> (value: String, affinity: Affinity)? {
    let written = try? column.defaultSQL.map(defaultLiteral) ?? "NULL"
    let isWrittenAsStored = written.map { column.affinity.stores($0) } ?? false
    guard let value = source.value(of: column) else {
      return written.map { ("(\($0))", isWrittenAsStored ? column.affinity : .blob) }
    }
    guard let old = diff.source(of: column.name), !isFilled(column.name),
      !hasMisfits(column.name)
    else { return (value, .blob) }
    let isPlain = value == source.column(old)
    return (
      value, isPlain || isWrittenAsStored && old.affinity == column.affinity ? old.affinity : .blob
    )
  }

  private func asStored(_ column: ColumnSnapshot, open: Set<Name>) -> String? {
    if let expression = column.generated?.expression.sql {
      guard !open.contains(column.name),
        let computed = translated(expression, open: open.union([column.name]))
      else { return nil }
      return converted("(\(computed))", from: .blob, to: column.affinity)
    }
    guard let (value, affinity) = unconverted(column) else { return nil }
    guard let condition = source.castCondition(column), let old = diff.source(of: column.name)
    else {
      return converted(value, from: affinity, to: column.affinity) ?? value
    }
    let present = source.column(old)
    let result = converted(present, from: old.affinity, to: column.affinity)
    let written = cast(present, to: column, where: condition, else: result ?? present)
    guard let standIn = source.standIn(for: column) else { return written }
    return "coalesce(\(written), "
      + "\(converted("(\(standIn))", from: .blob, to: column.affinity) ?? standIn))"
  }

  /// The value of a generated column: the file's, or its expression where that gives no other.
  private func computed(
    _ column: ColumnSnapshot,
    _ generated: Generated,
    open: Set<Name>
  ) -> String? {
    if let old = diff.source(of: column.name), isComputedAlike(column, as: old) {
      return source.column(old)
    }
    guard column.affinity == .blob, !open.contains(column.name),
      let expression = translated(generated.expression.sql, open: open.union([column.name]))
    else { return nil }
    return collated("+(\(expression))", by: column)
  }
}

extension LiveRows {
  /// A value that an expression reads with another affinity than it would have by itself.
  private struct Retyped {
    /// When the value is of the kind that the column's affinity makes.
    let isOfItsKind: String
    /// The value with the affinity, which changes none of that kind.
    let typed: String
    /// Any other value: SQLite compares it as it is.
    let bare: String
  }

  private func retyped(_ column: ColumnSnapshot, open: Set<Name>) -> Retyped? {
    guard let value = stored(column, open: open) else { return nil }
    // CAST has an affinity, and changes no value that is of its type already.
    let (kinds, type) =
      column.affinity == .text ? ("<> 'blob'", "TEXT") : ("NOT IN ('text', 'blob')", "NUMERIC")
    return Retyped(
      isOfItsKind: "typeof(\(value)) \(kinds)",
      typed: collated("CAST(\(value) AS \(type))", by: column),
      bare: collated("+\(value)", by: column)
    )
  }

  /// Rewrites an expression to read the live table.
  ///
  /// Where a column has another affinity than the expression for its value, the expression is
  /// written for each kind of value; `kinds` says for which kinds it is being written.
  func translated(
    _ expression: String,
    open: Set<Name>,
    kinds: [Name: Bool] = [:]
  ) -> String? {
    guard let text = try? SQLText(expression) else { return nil }
    var result = ""
    var position = 0
    for index in text.indicesOfNames {
      let token = text.tokens[index]
      let name = text.name(token)
      if text.isQualifier(index) {
        // The table's name before a column goes; the column says itself where it is read.
        guard name == diff.target.name else { return nil }
        result += text.text(position..<token.range.lowerBound)
        position = text.tokens[index + 1].range.upperBound
        continue
      }
      guard let column = diff.target.column(name) else {
        if name == diff.target.name { return nil }
        continue
      }
      guard !text.isCalled(index), !text.isKeyword(index) else { continue }
      var read = value(of: column, open: open)
      if read == nil {
        guard let retyped = retyped(column, open: open) else { return nil }
        guard let kind = kinds[name] else {
          return byKind(of: name, retyped.isOfItsKind, expression, open: open, kinds: kinds)
        }
        read = kind ? retyped.typed : retyped.bare
      }
      result += text.text(position..<token.range.lowerBound) + (read ?? "")
      position = token.range.upperBound
      // Columns that read each other would double the text with each step.
      guard result.utf8.count < Self.longestText else { return nil }
    }
    return result + text.text(position..<text.utf8.count)
  }

  private func byKind(
    of name: Name,
    _ condition: String,
    _ expression: String,
    open: Set<Name>,
    kinds: [Name: Bool]
  ) -> String? {
    // Each column doubles the text.
    guard kinds.count < 3,
      let typed = translated(expression, open: open, kinds: kinds.merging([name: true]) { $1 }),
      let bare = translated(expression, open: open, kinds: kinds.merging([name: false]) { $1 }),
      typed.utf8.count + bare.utf8.count < Self.longestText
    else { return nil }
    return "(CASE WHEN \(condition) THEN \(typed) ELSE \(bare) END)"
  }

  private static let longestText = 50_000
}

extension Affinity {
  /// Whether a column stores a literal as it is written.
  func stores(_ literal: String) -> Bool {
    guard let text = try? SQLText(literal), text.tokens.count == 1 else { return self == .blob }
    let word = text.text(text.tokens[0])
    switch text.tokens[0].kind {
    case .blob: return true
    case .string: return self == .text || self == .blob
    case .number:
      return self == .blob || storesIntegers && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    default: return self == .blob || Name(word) == "null"
    }
  }
}
