/// SQL text that SQLite would not take, or that does not belong in a schema.
public struct SQLTextError: Error, Hashable, Sendable {
  /// What is wrong, in one sentence.
  public var message: String
  /// The line of the place, counted from 1.
  public var line: Int
  /// The column of the place, counted from 1 in characters.
  public var column: Int

  /// Makes an error about one place in a text.
  public init(message: String, line: Int, column: Int) {
    self.message = message
    self.line = line
    self.column = column
  }
}

extension SQLTextError: CustomStringConvertible {
  /// The place and the message, as compilers print them.
  public var description: String { "\(line):\(column): \(message)" }
}
