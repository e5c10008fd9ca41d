/// The fills that act in one file, by table and column.
///
/// A fill acts where the file lacks the column, or where the plan changes the column's type, its
/// NOT NULL (also one that comes with a key) or its table's STRICT; never on a column that is as
/// declared, whatever else rebuilds the table: a fill that acted again would overwrite what was
/// typed since.
struct Fills: Hashable, Sendable {
  private var acting: [Name: [Name: Hints.FillHint]] = [:]
  /// The columns in which values are cast on purpose.
  private var casts: Set<ColumnPlace>
  /// The columns with values that their own type would not have stored.
  private var misfits: Set<ColumnPlace> = []

  /// No fills.
  static let none = Fills(casts: [])

  private init(casts: Set<ColumnPlace>) { self.casts = casts }

  init(_ hints: Hints, diff: SchemaDiff, version: Int?, casts: Set<ColumnPlace> = []) {
    self.casts = casts
    for table in diff.commonTables {
      for fill in hints.fills where fill.table == table.target.name {
        guard isDue(since: fill.since, version: version), table.isFillable(fill.column) else {
          continue
        }
        acting[table.target.name, default: [:]][fill.column] = fill
      }
    }
  }

  /// Whether none acts in this file.
  var isEmpty: Bool { acting.isEmpty }

  func fill(_ table: Name, _ column: Name) -> Hints.FillHint? { acting[table]?[column] }

  func isCast(_ place: ColumnPlace) -> Bool { casts.contains(place) }

  /// Whether a copy converts values of a column though its type stays.
  func hasMisfits(_ place: ColumnPlace) -> Bool { misfits.contains(place) }

  /// The same where no other values are cast.
  func casting(only places: Set<ColumnPlace>) -> Fills {
    var fills = self
    fills.casts.formIntersection(places)
    return fills
  }

  /// The same where it is known which columns have values that they would not store so.
  func converting(_ places: Set<ColumnPlace>) -> Fills {
    var fills = self
    fills.misfits = places
    return fills
  }

  /// The fills that act in a table, in a fixed order.
  func all(of table: Name) -> [Hints.FillHint] {
    (acting[table] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
  }

  /// The columns of a table that are filled.
  func columns(of table: Name) -> Set<Name> { Set(acting[table]?.keys.map(\.self) ?? []) }
}

extension Planner {
  /// What the fills that act call as functions.
  var functionCalls: [FunctionCall] {
    if fills.isEmpty { return [] }
    return diff.commonTables.flatMap { fills.all(of: $0.target.name) }.flatMap { fill in
      calledFunctions(in: fill.expression.sql).sorted()
        .map { FunctionCall(function: $0, table: fill.table, column: fill.column) }
    }
  }
}

/// A function, and the column whose fill calls it.
struct FunctionCall: Hashable {
  let function: Name
  let table: Name
  let column: Name
}

extension TableDiff {
  /// Whether a fill of the column would act.
  func isFillable(_ column: Name) -> Bool {
    comesToRefuseNull(column) || changesInItself(column)
  }

  /// Whether a fill of the column would act for nothing but the key, whose change tells of it.
  func isFilledByItsKeyAlone(_ column: Name) -> Bool {
    comesToRefuseNull(column) && !changesInItself(column)
  }

  private func changesInItself(_ column: Name) -> Bool {
    changes.contains { change in
      switch change {
      case .columnAdded(let added): added.name == column
      case .columnChanged(let diff):
        diff.target.name == column && !diff.aspects.isDisjoint(with: [.type, .notNull])
      case .strictChanged: true
      default: false
      }
    }
  }

  /// Whether NULLs that the file may hold are no longer let in: by NOT NULL, or by the key.
  private func comesToRefuseNull(_ column: Name) -> Bool {
    guard let old = source(of: column), let new = target.column(column) else { return false }
    return target.refusesNull(new) && !live.refusesNull(old)
  }
}
