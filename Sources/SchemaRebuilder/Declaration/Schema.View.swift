extension Schema {
  /// A view as it is declared.
  public struct View: Hashable, Sendable {
    /// The view's name, without quotes.
    public var name: String
    /// The names of its columns; empty to take those of the SELECT.
    public var columns: [String]
    /// The SELECT.
    public var select: SQLFragment

    /// Makes a view of its parts.
    public init(name: String, columns: [String] = [], select: SQLFragment) {
      self.name = name
      self.columns = columns
      self.select = select
    }
  }
}

extension Schema.View {
  /// Makes a view: `Schema.View("unread", as: "SELECT * FROM message WHERE readState = 0")`.
  public init(_ name: String, columns: [String] = [], as select: SQLFragment) {
    self.init(name: name, columns: columns, select: select)
  }
}
