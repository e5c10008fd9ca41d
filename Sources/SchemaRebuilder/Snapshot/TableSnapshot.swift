/// A table as SQLite says that it is.
public struct TableSnapshot: Hashable, Sendable {
  /// The table's name.
  public internal(set) var name: Name
  /// The stored CREATE statement.
  public internal(set) var sql: String
  /// The columns, hidden and generated ones too, in order.
  public internal(set) var columns: [ColumnSnapshot]
  /// The primary key.
  public internal(set) var primaryKey: KeySnapshot?
  /// The UNIQUE constraints.
  public internal(set) var uniques: [KeySnapshot]
  /// The CHECK constraints.
  public internal(set) var checks: [CheckSnapshot]
  /// The foreign keys.
  public internal(set) var foreignKeys: [ForeignKeySnapshot]
  /// The indexes made by CREATE INDEX.
  public internal(set) var indexes: [IndexSnapshot]
  /// The indexes that SQLite has made for keys and UNIQUE constraints.
  let automaticIndexes: [AutomaticIndex]
  /// The key that holds the rows of a table WITHOUT ROWID; nil for other tables.
  ///
  /// SQLite may have taken it from a UNIQUE constraint over the same columns.
  let rowTree: AutomaticIndex?
  /// Whether the table is STRICT.
  public internal(set) var strict: Bool
  /// Whether the table is WITHOUT ROWID.
  public internal(set) var withoutRowID: Bool

  func column(_ name: Name) -> ColumnSnapshot? { columns.first { $0.name == name } }

  /// The column that is another name of the rowid. <https://sqlite.org/lang_createtable.html#rowid>
  var rowIDAlias: ColumnSnapshot? {
    guard let key = primaryKey, key.isRowIDAlias else { return nil }
    return column(key.columns[0].name)
  }

  /// The columns by which the rows of a table WITHOUT ROWID are sorted; nothing for other tables.
  var rowOrder: [KeyColumnName] { rowTree?.columns ?? [] }

  /// A word that reads the rowid: one of the three that no column has taken.
  var rowIDWord: String? {
    guard !withoutRowID else { return nil }
    return ["rowid", "_rowid_", "oid"].first { column(Name($0)) == nil }
  }

  /// The columns whose values are stored and so must be copied.
  var storedColumns: [ColumnSnapshot] { columns.filter { $0.generated == nil } }
}

/// A column as SQLite says that it is.
public struct ColumnSnapshot: Hashable, Sendable {
  /// The column's name.
  public internal(set) var name: Name
  /// The type words as they are written; empty where there are none.
  public internal(set) var type: String
  let typeKey: CanonicalSQL
  /// Whether NULL is refused by a NOT NULL constraint.
  public internal(set) var notNull: NotNull?
  /// The default, in SQL without outer parentheses.
  public internal(set) var defaultSQL: String?
  let defaultKey: CanonicalSQL?
  /// The collating sequence.
  public internal(set) var collation: Name
  /// The expression of a generated column.
  public internal(set) var generated: Generated?
  let generatedKey: CanonicalSQL?
  /// The column's place in the primary key, counted from 1; 0 outside it.
  public internal(set) var keyPosition: Int
  /// What SQLite converts values to when they are stored.
  public internal(set) var affinity: Affinity
  /// The column's own definition in the CREATE statement.
  let definition: String
  /// The CHECKs and foreign keys that stand in the definition.
  let inlineChecks: [CheckSnapshot]
  let inlineForeignKeys: [ForeignKeySnapshot]
  let isInlineUnique: Bool
}

/// An index that SQLite has made for a key or a UNIQUE constraint: `sqlite_autoindex_TABLE_NUMBER`.
///
/// SQLite counts the constraints in their order, and finds the index of each by that number alone.
/// <https://sqlite.org/fileformat2.html#intschema>
struct AutomaticIndex: Hashable, Sendable {
  let number: Int
  let columns: [KeyColumnName]
}

/// A column of a key or index, with what decides its order.
public struct KeyColumn: Hashable, Sendable {
  /// The column's name; nil for an expression.
  public let name: Name?
  /// The expression, in SQL.
  public let expression: String?
  let expressionKey: CanonicalSQL?
  /// The collating sequence.
  public let collation: Name
  /// Whether the order is descending.
  public let descending: Bool

  /// An expression is equal to another by its tokens, not by how it is written.
  public static func == (left: KeyColumn, right: KeyColumn) -> Bool {
    left.name == right.name && left.expressionKey == right.expressionKey
      && left.collation == right.collation && left.descending == right.descending
  }

  /// Feeds what decides equality into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(expressionKey)
    hasher.combine(collation)
    hasher.combine(descending)
  }
}

/// A primary key or UNIQUE constraint.
public struct KeySnapshot: Hashable, Sendable {
  /// The columns, in order.
  public internal(set) var columns: [KeyColumnName]
  /// Whether AUTOINCREMENT is given.
  public internal(set) var autoincrement: Bool
  /// Whether the key is another name of the rowid.
  public internal(set) var isRowIDAlias: Bool
  /// The ON CONFLICT clause; nil for ABORT, the default.
  public internal(set) var onConflict: ConflictResolution?
  /// The name given by CONSTRAINT.
  public internal(set) var constraintName: Name?
}

/// A named column of a primary key or UNIQUE constraint.
public struct KeyColumnName: Hashable, Sendable {
  /// The column's name.
  public let name: Name
  /// The collating sequence.
  public let collation: Name
  /// Whether the order is descending.
  public let descending: Bool
}

/// A CHECK constraint.
public struct CheckSnapshot: Hashable, Sendable {
  /// The expression, in SQL.
  public let expression: String
  let key: CanonicalSQL
  /// The name given by CONSTRAINT.
  public let constraintName: Name?

  /// Two checks are equal by the tokens of their expressions and by their names.
  public static func == (left: CheckSnapshot, right: CheckSnapshot) -> Bool {
    left.key == right.key && left.constraintName == right.constraintName
  }

  /// Feeds what decides equality into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(constraintName)
  }
}

/// A foreign key.
public struct ForeignKeySnapshot: Hashable, Sendable {
  /// The child's columns.
  public internal(set) var columns: [Name]
  /// The parent table.
  public internal(set) var table: Name
  /// The parent's columns; empty for the parent's primary key.
  public internal(set) var parentColumns: [Name]
  /// What happens to the child when the parent's row is deleted.
  public internal(set) var onDelete: ForeignKey.Action
  /// What happens to the child when the parent's key is changed.
  public internal(set) var onUpdate: ForeignKey.Action
  /// The word after MATCH; `NONE` where there is none.
  public internal(set) var match: Name
  /// Whether the check waits for COMMIT.
  public internal(set) var isDeferred: Bool
  /// The name given by CONSTRAINT.
  public internal(set) var constraintName: Name?
}

/// An index made by CREATE INDEX.
public struct IndexSnapshot: Hashable, Sendable {
  /// The index's name.
  public internal(set) var name: Name
  /// The stored CREATE statement.
  public internal(set) var sql: String
  /// What is indexed.
  public internal(set) var columns: [KeyColumn]
  /// Whether no two rows may be equal in the index.
  public internal(set) var unique: Bool
  /// The condition of a partial index, in SQL.
  public internal(set) var condition: String?
  let conditionKey: CanonicalSQL?

  /// Whether both indexes hold the same entries in the same order under the same name.
  func isSame(as other: IndexSnapshot) -> Bool {
    name == other.name && unique == other.unique && columns == other.columns
      && conditionKey == other.conditionKey
  }
}
