/// A column or an expression in an index or a key.
public struct IndexedColumn: Hashable, Sendable {
  /// What is indexed.
  public var term: Term
  /// The collating sequence, where it is not the column's own.
  public var collation: String?
  /// The order.
  public var order: SortOrder?

  /// What is indexed.
  public enum Term: Hashable, Sendable {
    /// A column by its name.
    case column(String)
    /// An expression, in SQL.
    case expression(SQLFragment)
  }

  /// Makes an indexed column of its parts.
  public init(term: Term, collation: String? = nil, order: SortOrder? = nil) {
    self.term = term
    self.collation = collation
    self.order = order
  }
}

/// An index as it is declared.
public struct Index: Hashable, Sendable {
  /// The index's name, without quotes.
  public var name: String
  /// The table; nil where the index is declared inside its table.
  public var table: String?
  /// What is indexed, in order.
  public var columns: [IndexedColumn]
  /// Whether no two rows may be equal in the index.
  public var unique: Bool
  /// The condition of a partial index. <https://sqlite.org/partialindex.html>
  public var condition: SQLFragment?

  /// Makes an index of its parts.
  public init(
    name: String,
    table: String? = nil,
    columns: [IndexedColumn],
    unique: Bool = false,
    condition: SQLFragment? = nil
  ) {
    self.name = name
    self.table = table
    self.columns = columns
    self.unique = unique
    self.condition = condition
  }
}

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
