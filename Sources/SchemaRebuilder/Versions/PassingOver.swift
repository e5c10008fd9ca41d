/// Which versions of a history need not be gone through, since going straight on ends the same.
///
/// That is so where every step changes the rows' shape in a way that no other step of the way
/// touches again: a table gets columns in any number of steps, each for good, and is otherwise
/// changed in one step at most. Whatever could lie between otherwise (code, fills, renames, what is
/// dropped and comes again, a default that changes after rows have taken it) is gone through.
struct PassingOver {
  private let live: SchemaSnapshot
  private let version: Int
  private let policy: Policy
  private var previous: SchemaSnapshot
  private var previousVersion: Int
  private var created: Set<Name> = []
  private var shapes: [Name: Shape] = [:]
  private var isFirst = true

  /// What the way has done to a table so far.
  fileprivate struct Shape {
    var isChanged = false
    var addedColumns: Set<Name> = []
  }

  /// A way that begins at a file.
  init(from live: SchemaSnapshot, version: Int, policy: Policy) {
    self.live = live
    self.version = version
    self.policy = policy
    previous = live
    previousVersion = version
  }

  /// Goes on to a version, if whatever came before it can be passed over on the way.
  ///
  /// - Returns: whether it can; after no, the way is over.
  mutating func goesOn(to version: SchemaVersion, _ snapshot: SchemaSnapshot) -> Bool {
    let hints = version.schema.hints + version.hints
    guard permits, !hints.tombstones.contains(where: names),
      takes(diff(previous, snapshot, hints, previousVersion)),
      isPlain(diff(live, snapshot, hints, self.version), hints, self.version)
    else { return false }
    previous = snapshot
    previousVersion = version.number
    isFirst = false
    return true

    func takes(_ diff: SchemaDiff) -> Bool {
      isPlain(diff, hints, previousVersion) && keepsAll(diff) && note(diff)
    }

    /// Whether the permission is for a table that the file has: a later version may not repeat it.
    func names(_ tombstone: Hints.TombstoneHint) -> Bool {
      tombstone.column == nil && live.table(tombstone.table) != nil
    }
  }
}

extension PassingOver {
  /// Cures choose among the rows of a step, backups are kept of each, and what a rebuild by hand
  /// has left is put back before the first.
  private var permits: Bool {
    policy.cures.isEmpty && !policy.keepsBackups && !policy.recoversLeftovers
  }

  private func diff(
    _ old: SchemaSnapshot,
    _ new: SchemaSnapshot,
    _ hints: Hints,
    _ version: Int
  ) -> SchemaDiff {
    SchemaDiff(
      from: old,
      to: new,
      hints: hints,
      version: version,
      columnOrder: policy.columnOrder
    )
  }

  /// Whether no hint acts, and no virtual table changes.
  private func isPlain(_ diff: SchemaDiff, _ hints: Hints, _ version: Int) -> Bool {
    let fills = Fills(hints, diff: diff, version: version)
    return diff.virtualTables.isSettled
      && diff.commonTables.allSatisfy { table in
        !table.isRenamed && table.renamedColumns.isEmpty
          && fills.columns(of: table.target.name).isEmpty
      }
  }

  /// Whether nothing goes; what the file has beside the schema is there all the way.
  private func keepsAll(_ diff: SchemaDiff) -> Bool {
    isFirst || diff.undeclaredTables.isEmpty && diff.virtualTables.undeclared.isEmpty
  }

  /// Takes note of a step.
  ///
  /// - Returns: whether it touches nothing that a step before has touched.
  private mutating func note(_ diff: SchemaDiff) -> Bool {
    for table in diff.createdTables {
      guard live.table(table.name) == nil else { return false }
      created.insert(table.name)
    }
    // Whether a row has a parent depends on both tables.
    let parents = diff.commonTables.flatMap { $0.changes.compactMap(\.newParent) }
    guard !parents.contains(where: { shapes[$0]?.isChanged == true }) else { return false }
    // A table that the way itself has created holds no rows.
    for table in diff.commonTables where !created.contains(table.target.name) {
      guard shapes[table.target.name, default: Shape()].takes(table) else { return false }
    }
    for parent in parents { shapes[parent, default: Shape()].isChanged = true }
    return true
  }
}

extension PassingOver.Shape {
  fileprivate mutating func takes(_ table: TableDiff) -> Bool {
    var changesNow = table.indexChanges.contains(where: \.concernsUniqueness)
    for change in table.changes {
      switch change {
      case .columnAdded: break
      case .columnDropped, .columnRenamed: return false
      case .columnChanged(let column):
        guard !addedColumns.contains(column.live.name) else { return false }
        changesNow = true
      case .strictChanged:
        guard addedColumns.isEmpty else { return false }
        changesNow = true
      default: changesNow = true
      }
    }
    guard !(changesNow && isChanged) else { return false }
    isChanged = isChanged || changesNow
    addedColumns.formUnion(table.addedColumns.map(\.name))
    return true
  }
}

extension TableChange {
  /// The table to which a new foreign key refers.
  fileprivate var newParent: Name? {
    guard case .foreignKeyAdded(let key) = self else { return nil }
    return key.table
  }
}

extension IndexChange {
  fileprivate var concernsUniqueness: Bool {
    switch self {
    case .added(let index), .dropped(let index): index.unique
    case .changed(let old, let new): old.unique || new.unique
    }
  }
}
