/// How one table of the file differs from the declared one.
public struct TableDiff: Hashable, Sendable {
  /// The table as the file has it.
  public let live: TableSnapshot
  /// The table as it is declared.
  public let target: TableSnapshot
  /// The old name of each declared column that is renamed in this file.
  public let renamedColumns: [Name: Name]
  /// Whether the table has another name in the file, or another spelling of it that is to go.
  public let isRenamed: Bool
  /// What differs in the table itself.
  public let changes: [TableChange]
  /// What differs in its indexes.
  public let indexChanges: [IndexChange]
  /// The place of each declared column in the live table; nil where each is the one of its own name.
  private let sources: [Name: Int]?
  private let droppedPlaces: [Int]
  private let addedPlaces: [Int]

  init(
    live: TableSnapshot,
    target: TableSnapshot,
    isRenamed: Bool,
    renamedColumns: [Name: Name],
    changes: [TableChange],
    indexChanges: [IndexChange]
  ) {
    self.live = live
    self.target = target
    self.isRenamed = isRenamed
    self.renamedColumns = renamedColumns
    self.changes = changes
    self.indexChanges = indexChanges
    var places = Dictionary(
      zip(live.columns.map(\.name), live.columns.indices),
      uniquingKeysWith: { old, _ in old }
    )
    if !renamedColumns.isEmpty {
      let used = Set(renamedColumns.values)
      let renamed = renamedColumns.compactMapValues { places[$0] }
      places = places.filter { !used.contains($0.key) }.merging(renamed) { $1 }
    }
    sources = places
    let taken = Set(target.columns.compactMap { places[$0.name] })
    droppedPlaces = live.columns.indices.filter { !taken.contains($0) }
    addedPlaces = target.columns.indices.filter { places[target.columns[$0].name] == nil }
  }

  /// A table whose columns stay as they are.
  init(live: TableSnapshot, target: TableSnapshot, indexChanges: [IndexChange]) {
    self.live = live
    self.target = target
    self.indexChanges = indexChanges
    isRenamed = false
    renamedColumns = [:]
    changes = []
    sources = nil
    droppedPlaces = []
    addedPlaces = []
  }

  /// A table that stays as it is.
  init(unchanged table: TableSnapshot) {
    self.init(live: table, target: table, indexChanges: [])
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { changes.isEmpty && indexChanges.isEmpty && !isRenamed }

  /// The live column whose values a declared column takes over.
  func source(of column: Name) -> ColumnSnapshot? {
    guard let sources else { return live.column(column) }
    return sources[column].map { live.columns[$0] }
  }

  /// The live columns that no declared column takes over.
  var droppedColumns: [ColumnSnapshot] { droppedPlaces.map { live.columns[$0] } }

  /// The declared columns that take nothing over.
  var addedColumns: [ColumnSnapshot] { addedPlaces.map { target.columns[$0] } }
}

/// One thing in which a table differs from the declared one.
public enum TableChange: Hashable, Sendable {
  /// A declared column that the file lacks.
  case columnAdded(ColumnSnapshot)
  /// A column of the file that is not declared.
  case columnDropped(ColumnSnapshot)
  /// A column with a new name.
  case columnRenamed(from: Name, to: Name)
  /// A column whose definition differs.
  case columnChanged(ColumnDiff)
  /// The columns stand in another order than the declared one, which counts.
  case columnsReordered
  /// Another primary key.
  case primaryKeyChanged(from: KeySnapshot?, to: KeySnapshot?)
  /// A UNIQUE constraint that the file lacks.
  case uniqueAdded(KeySnapshot)
  /// A UNIQUE constraint that is not declared.
  case uniqueDropped(KeySnapshot)
  /// A CHECK that the file lacks.
  case checkAdded(CheckSnapshot)
  /// A CHECK that is not declared.
  case checkDropped(CheckSnapshot)
  /// A foreign key that the file lacks.
  case foreignKeyAdded(ForeignKeySnapshot)
  /// A foreign key that is not declared.
  case foreignKeyDropped(ForeignKeySnapshot)
  /// STRICT comes or goes.
  case strictChanged(to: Bool)
  /// WITHOUT ROWID comes or goes.
  case withoutRowIDChanged(to: Bool)
}

/// How one column of the file differs from the declared one.
public struct ColumnDiff: Hashable, Sendable {
  /// The column as the file has it.
  public let live: ColumnSnapshot
  /// The column as it is declared.
  public let target: ColumnSnapshot
  /// In what they differ.
  public let aspects: Set<Aspect>

  /// A part of a column's definition.
  public enum Aspect: String, Hashable, Sendable, Codable, CaseIterable {
    /// The type word.
    case type
    /// NOT NULL, with its name and its ON CONFLICT clause.
    case notNull
    /// The default.
    case defaultValue
    /// The collating sequence.
    case collation
    /// The expression of a generated column, or where its value lives.
    case generated
  }

  init(live: ColumnSnapshot, target: ColumnSnapshot) {
    self.live = live
    self.target = target
    var aspects: Set<Aspect> = []
    if live.typeKey != target.typeKey { aspects.insert(.type) }
    if live.notNull?.normalised != target.notNull?.normalised { aspects.insert(.notNull) }
    if live.defaultKey != target.defaultKey { aspects.insert(.defaultValue) }
    if live.collation != target.collation { aspects.insert(.collation) }
    if live.generatedKey != target.generatedKey
      || live.generated?.storage != target.generated?.storage
    {
      aspects.insert(.generated)
    }
    self.aspects = aspects
  }

  /// Whether NULLs that the file may hold are no longer let in.
  var forbidsNull: Bool { live.notNull == nil && target.notNull != nil }
}

/// What differs in the indexes of a table.
public enum IndexChange: Hashable, Sendable {
  /// An index that the file lacks.
  case added(IndexSnapshot)
  /// An index that is not declared.
  case dropped(IndexSnapshot)
  /// An index that holds something else under the same name.
  case changed(from: IndexSnapshot, to: IndexSnapshot)
}

extension NotNull {
  /// ABORT is what SQLite does anyway, and constraint names fold like all names.
  fileprivate var normalised: [Name] {
    [
      Name(onConflict.map { $0 == .abort ? "" : $0.rawValue } ?? ""),
      Name(constraintName ?? ""),
    ]
  }
}
