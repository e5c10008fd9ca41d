/// Something in a declaration that cannot be meant as it is written.
public struct SchemaProblem: Hashable, Sendable {
  /// The table, index, view or trigger, or `table.column`, without quotes.
  public var object: String
  /// What is wrong and what to write instead.
  public var message: String

  /// Makes a problem of the object that has it and of a sentence.
  public init(object: String, message: String) {
    self.object = object
    self.message = message
  }
}

extension SchemaProblem: CustomStringConvertible {
  /// The object and the message, on one line.
  public var description: String { "\(object): \(message)" }
}
