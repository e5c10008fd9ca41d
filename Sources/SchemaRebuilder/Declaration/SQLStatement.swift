/// One statement of a schema kept as SQL text.
public struct SQLStatement: Hashable, Sendable {
  /// The statement, without its closing semicolon and without hint comments.
  public var sql: String
  /// What the hint comments in the statement say.
  public var hints: Hints
  /// The line of the text on which the statement begins, counted from 1.
  public var line: Int
  /// The column of that line, counted from 1 in characters.
  public var column: Int

  /// Makes a statement of its parts.
  public init(sql: String, hints: Hints = Hints(), line: Int = 1, column: Int = 1) {
    self.sql = sql
    self.hints = hints
    self.line = line
    self.column = column
  }
}
