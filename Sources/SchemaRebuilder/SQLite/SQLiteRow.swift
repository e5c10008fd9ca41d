/// One row of an answer.
struct SQLiteRow: Hashable, Sendable {
  let values: [SQLiteValue]

  subscript(index: Int) -> SQLiteValue { values[index] }

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
