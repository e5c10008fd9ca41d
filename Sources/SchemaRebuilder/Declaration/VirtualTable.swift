/// A virtual table as it is declared. <https://sqlite.org/vtab.html>
public struct VirtualTable: Hashable, Sendable {
  /// The table's name, without quotes.
  public var name: String
  /// The module, such as `fts5`.
  public var module: String
  /// What stands between the parentheses, each argument as it is written.
  public var arguments: [String]
  /// The names that the table had in earlier releases.
  public var renamed: PreviousNames?

  /// Makes a virtual table of its parts.
  public init(
    name: String,
    module: String,
    arguments: [String] = [],
    renamed: PreviousNames? = nil
  ) {
    self.name = name
    self.module = module
    self.arguments = arguments
    self.renamed = renamed
  }
}

extension VirtualTable {
  /// Makes a virtual table: `VirtualTable("search", using: "fts5", "title", "tokenize='porter'")`.
  public init(_ name: String, using module: String, _ arguments: String...) {
    self.init(name: name, module: module, arguments: arguments)
  }

  /// The table with names that it had in earlier releases.
  public func renamed(from names: String..., since: Int? = nil) -> VirtualTable {
    var table = self
    table.renamed = PreviousNames(renamed, adding: names, since: since)
    return table
  }
}
