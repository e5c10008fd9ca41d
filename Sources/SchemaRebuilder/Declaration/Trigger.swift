/// A trigger, declared by its CREATE TRIGGER statement.
public struct Trigger: Hashable, Sendable {
  /// The trigger's name, without quotes.
  public var name: String
  /// Everything that follows the name: `AFTER INSERT ON t BEGIN … END`.
  public var body: SQLFragment

  /// Makes a trigger of its name and of everything that follows it.
  public init(name: String, body: SQLFragment) {
    self.name = name
    self.body = body
  }
}

extension Trigger {
  /// Makes a trigger: `Trigger("touch", "AFTER UPDATE ON message BEGIN … END")`.
  public init(_ name: String, _ body: SQLFragment) {
    self.init(name: name, body: body)
  }
}
