/// One row of an answer.
public struct SQLiteRow: Hashable, Sendable {
  /// The values, in the order of the columns.
  public let values: [SQLiteValue]
  /// The names of the columns, in the same order; none where only the library itself asked.
  public let columns: [Name]

  init(values: [SQLiteValue], columns: [Name] = []) {
    self.values = values
    self.columns = columns
  }

  /// The value in a column, counted from 0.
  public subscript(index: Int) -> SQLiteValue { values[index] }

  /// The value in the column of a name; the first one, where several have it.
  ///
  /// ```swift
  /// let title = try row["title"].text
  /// ```
  ///
  /// - Throws: an ``SQLiteError`` where the answer has no such column, since a misspelt name must
  ///   not pass for NULL.
  public subscript(column: Name) -> SQLiteValue {
    get throws(SQLiteError) {
      guard let index = columns.firstIndex(of: column) else { throw .noColumn(column, columns) }
      return values[index]
    }
  }
}

extension SQLiteRow {
  /// The text in a column, or nil for NULL and for anything that is no text.
  func text(_ index: Int) -> String? {
    guard case .text(let bytes) = values[index] else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name in a column; empty where there is none.
  func name(_ index: Int) -> Name { Name(text(index) ?? "") }

  /// The integer in a column, or 0.
  func integer(_ index: Int) -> Int {
    guard case .integer(let value) = values[index] else { return 0 }
    return Int(value)
  }

  func flag(_ index: Int) -> Bool { integer(index) != 0 }
}
