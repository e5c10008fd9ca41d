/// A schema in parts that can be edited one by one; names are resolved when it is written as SQL.
///
/// Columns, tables and views are known by numbers, so that an edit keeps its references together.
struct Draft {
  var tables: [DraftTable] = []
  var views: [DraftView] = []
  var triggers: [DraftTrigger] = []
  var searches: [DraftSearch] = []
  var nextNumber = 1

  mutating func newNumber() -> Int {
    nextNumber += 1
    return nextNumber
  }

  func table(_ number: Int) -> DraftTable? { tables.first { $0.number == number } }

  func view(_ number: Int) -> DraftView? { views.first { $0.number == number } }
}

struct DraftTable {
  var number: Int
  var name: String
  var columns: [DraftColumn]
  var key: DraftKey?
  var uniques: [DraftUnique] = []
  var checks: [DraftExpression] = []
  var references: [DraftReference] = []
  var indexes: [DraftIndex] = []
  var isStrict = false
  var isWithoutRowID = false

  func column(_ number: Int) -> DraftColumn? { columns.first { $0.number == number } }

  var stored: [DraftColumn] { columns.filter { $0.generated == nil } }

  /// Whether the key is one column of the type INTEGER, which then is the rowid.
  var rowIDColumn: Int? {
    guard !isWithoutRowID, let key, key.columns.count == 1, !key.columns[0].isDescending,
      column(key.columns[0].number)?.type == "INTEGER"
    else { return nil }
    return key.columns[0].number
  }
}

struct DraftColumn {
  var number: Int
  var name: String
  var type: String
  var notNull: String?
  var defaultSQL: String?
  var collation: String?
  var check: DraftExpression?
  var generated: DraftExpression?
  var isStoredGenerated = false
}

/// An expression whose columns are written as `$1` and `$2`.
struct DraftExpression: Hashable {
  var template: String
  var columns: [Int]
  /// Whether the table's name stands before each column.
  var isQualified = false
  /// Only for a CHECK.
  var constraintName: String?
}

struct DraftKey {
  var columns: [DraftTerm]
  var isAutoincrement = false
  var conflict: String?
  var isInline = false
}

struct DraftTerm {
  var number: Int
  var isDescending = false
  var collation: String?
}

struct DraftUnique {
  var columns: [Int]
  var conflict: String?
  var constraintName: String?
}

struct DraftReference {
  var columns: [Int]
  var table: Int
  /// None for the parent's primary key.
  var parentColumns: [Int]
  var actions: String
  /// Only for a constraint that is written at the table's end.
  var constraintName: String?
}

struct DraftIndex {
  var name: String
  var terms: [DraftTerm]
  var expression: DraftExpression?
  var isUnique = false
  var condition: DraftExpression?
}

/// A full-text table over the rows of another one, which triggers keep up to date.
struct DraftSearch {
  var name: String
  var table: Int
  var columns: [Int]
}

struct DraftView {
  var number: Int
  var name: String
  var source: Source
  var columnNames: [String]?

  enum Source {
    /// All columns where none are named.
    case table(Int, columns: [Int], condition: DraftExpression?)
    case join(Int, Int)
    case count(Int)
    case view(Int)
  }
}

struct DraftTrigger {
  var name: String
  /// The table or view on which it stands.
  var host: Int
  var timing: String
  var event: String
  var ofColumns: [Int] = []
  var condition: DraftExpression?
  var actions: [Action]

  enum Action {
    case insert(Int, Int)
    case update(Int, Int)
    case delete(Int)
    case nothing
  }
}
