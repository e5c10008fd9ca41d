/// One constraint written after a column's type, as in `Column("id", .integer, .primaryKey)`.
///
/// A constraint is a way to write a ``Column``, which keeps it in its own properties.
public struct ColumnConstraint: Hashable, Sendable {
  /// What is written.
  let clause: Clause

  /// The constraints that a column takes.
  enum Clause: Hashable, Sendable {
    case primaryKey(ColumnKey)
    case notNull(NotNull)
    case unique(Unique)
    case check(Check)
    case defaultValue(DefaultValue)
    case collation(String)
    case references(ForeignKey)
    case generated(Generated)
  }

  /// Writes the constraint into a column; only CHECK and REFERENCES may stand there twice.
  func apply(to column: inout Column) {
    switch clause {
    case .primaryKey(let key): column.primaryKey = key
    case .notNull(let notNull): column.notNull = notNull
    case .unique(let unique): column.unique = unique
    case .check(let check): column.checks.append(check)
    case .defaultValue(let value): column.defaultValue = value
    case .collation(let name): column.collation = name
    case .references(let key): column.references.append(key)
    case .generated(let generated): column.generated = generated
    }
  }
}

// MARK: - Keys

extension ColumnConstraint {
  /// `PRIMARY KEY`.
  public static let primaryKey = ColumnConstraint(clause: .primaryKey(ColumnKey()))

  /// `PRIMARY KEY`, with an order, AUTOINCREMENT, ON CONFLICT or a name.
  public static func primaryKey(
    _ order: SortOrder? = nil,
    autoincrement: Bool = false,
    onConflict: ConflictResolution? = nil,
    name: String? = nil
  ) -> ColumnConstraint {
    let key = ColumnKey(
      order: order,
      autoincrement: autoincrement,
      onConflict: onConflict,
      constraintName: name
    )
    return ColumnConstraint(clause: .primaryKey(key))
  }

  /// `UNIQUE`.
  public static let unique = ColumnConstraint(clause: .unique(Unique(columns: [])))

  /// `UNIQUE`, with ON CONFLICT or a name.
  public static func unique(
    onConflict: ConflictResolution? = nil,
    name: String? = nil
  ) -> ColumnConstraint {
    let unique = Unique(columns: [], onConflict: onConflict, constraintName: name)
    return ColumnConstraint(clause: .unique(unique))
  }

  /// `REFERENCES`: the column's values are those of a parent's column.
  ///
  /// Without a parent column the parent's primary key is meant.
  /// <https://sqlite.org/foreignkeys.html>
  public static func references(
    _ table: String,
    _ parentColumn: String? = nil,
    onDelete: ForeignKey.Action? = nil,
    onUpdate: ForeignKey.Action? = nil,
    match: String? = nil,
    deferrable: ForeignKey.Deferrability? = nil,
    name: String? = nil
  ) -> ColumnConstraint {
    let key = ForeignKey(
      table: table,
      parentColumns: parentColumn.map { [$0] } ?? [],
      onDelete: onDelete,
      onUpdate: onUpdate,
      match: match,
      deferrable: deferrable,
      constraintName: name
    )
    return ColumnConstraint(clause: .references(key))
  }
}

// MARK: - Values

extension ColumnConstraint {
  /// `NOT NULL`.
  public static let notNull = ColumnConstraint(clause: .notNull(NotNull()))

  /// `NOT NULL`, with ON CONFLICT or a name.
  public static func notNull(
    onConflict: ConflictResolution? = nil,
    name: String? = nil
  ) -> ColumnConstraint {
    ColumnConstraint(clause: .notNull(NotNull(onConflict: onConflict, constraintName: name)))
  }

  /// `CHECK`: what must not be false, without the outer parentheses.
  public static func check(_ expression: SQLFragment, name: String? = nil) -> ColumnConstraint {
    ColumnConstraint(clause: .check(Check(expression: expression, constraintName: name)))
  }

  /// `DEFAULT` with a literal: `.default("x")` is the text 'x'.
  public static func `default`(_ value: DefaultValue) -> ColumnConstraint {
    ColumnConstraint(clause: .defaultValue(value))
  }

  /// `DEFAULT` with SQL: `.default(sql: "CURRENT_TIMESTAMP")`.
  public static func `default`(sql: SQLFragment) -> ColumnConstraint {
    ColumnConstraint(clause: .defaultValue(.sql(sql)))
  }

  /// `COLLATE` with the name of a collating sequence, such as NOCASE.
  public static func collate(_ name: String) -> ColumnConstraint {
    ColumnConstraint(clause: .collation(name))
  }

  /// `GENERATED ALWAYS AS`, computed when read or when written.
  /// <https://sqlite.org/gencol.html>
  public static func generated(
    as expression: SQLFragment,
    _ storage: Generated.Storage = .virtual
  ) -> ColumnConstraint {
    ColumnConstraint(clause: .generated(Generated(expression: expression, storage: storage)))
  }
}
